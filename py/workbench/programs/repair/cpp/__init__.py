"""Small edits of C and C++ programs, and the program that contains all of them."""
