"""The elements of the page: listens to events and shows the state. Only this room knows it."""
