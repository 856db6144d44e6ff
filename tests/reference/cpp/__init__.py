"""C and C++ programs of ours: correct, wrong, undefined, hostile, and some that do not compile."""
