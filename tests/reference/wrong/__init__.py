"""Programs for the judges that are wrong, each in one way; `programs` lists them all."""
