"""What the tests and the benchmark stand on: a browser, a served page."""
