"""The repertoire: trees of opening moves that the user learns by heart."""
