"""The compiler of C and C++ in the page, and what compiled programs did."""
