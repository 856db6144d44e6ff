"""What the page asks the engine and what it knows from the answers."""
