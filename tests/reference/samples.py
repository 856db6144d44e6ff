"""The samples of the formats, and stored work."""

from reference.formats import REFERENCES

UVA220_INPUT, UVA220_OUTPUT = REFERENCES["uva220"].sample
JUTGE_INPUT, JUTGE_OUTPUT = REFERENCES["jutge"].sample
BOARDSILLY_INPUT, BOARDSILLY_OUTPUT = REFERENCES["boardsilly"].sample
INPUTS = {name: reference.sample[0] for name, reference in REFERENCES.items()}
OUTPUTS = {name: reference.sample[1] for name, reference in REFERENCES.items()}
# What the page stores of a visit, without its game.
STORED_WORK = {
    "page": "othello",
    "format": "auto",
    "input": "",
    "yours": "",
    "program": "",
    "step": -1,
}
