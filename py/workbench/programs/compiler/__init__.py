"""What a C or C++ compiler and checked programs say, and which language a program is written in."""
