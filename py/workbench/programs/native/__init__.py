"""Runs a program as a process of this machine."""
