"""The workbench wing: judges, comparison and the test of programs."""
