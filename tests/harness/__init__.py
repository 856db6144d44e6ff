"""Infrastructure of tests and benchmarks: browsers, servers, error recording."""
