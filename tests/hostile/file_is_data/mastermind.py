{"cells": [], "nbformat": 4}
