{"cells": [], "metadata": {}, "execution_count": null, "nbformat": 4, "nbformat_minor": 5}
