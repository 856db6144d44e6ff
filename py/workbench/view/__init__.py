"""What the page shows of the workbench wing."""
