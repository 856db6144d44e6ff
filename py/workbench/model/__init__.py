"""The state of the workbench wing."""
