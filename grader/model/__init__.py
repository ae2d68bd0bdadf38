"""The words of the grader as frozen dataclasses and enums; imports from no other room."""
