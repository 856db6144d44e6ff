"""The play wing: games, the engine and everything a player does with them."""
