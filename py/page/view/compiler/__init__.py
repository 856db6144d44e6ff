"""The worker of the compiler, the frame of compiled programs, and what the page shows of both."""
