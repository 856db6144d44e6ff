"""A program with arrays of many kinds, and what Clang 22 writes about it for debuggers.

The sections are those of `-O1 -g -gdwarf-4`; the addresses are from the linker's map.
"""

from base64 import b64decode

FILE = "program.cc"
SOURCE = """\
extern "C" int getchar(void);
namespace game { int grid[10][10]; }
static char chars[8][9];
enum class Color : unsigned char { NONE, BLACK, WHITE };
typedef Color Row[8];
volatile Row colors[8];
bool flat[64];
signed char large[40][50];
template <class T, int N> struct array { T __elems_[N]; };
array<array<short, 8>, 8> wrapped;
struct Inner { int turn; char cells[8][8]; };
struct Game { Game *next; Inner inner; static unsigned shared[8][8]; } the_game;
unsigned Game::shared[8][8];
char tiny[3][3], cube[8][8][8];
double weights[8][8];
int main() {
  static int local[8][8];
  int x = getchar() & 7, y = getchar() & 7;
  game::grid[x][y] = chars[x][y] = large[x][y] = wrapped.__elems_[x].__elems_[y] = 1;
  the_game.inner.cells[x][y] = Game::shared[x][y] = tiny[x & 1][y & 1] = cube[x][y][y] = 2;
  colors[x][y] = Color::WHITE, flat[x * 8 + y] = true, weights[x][y] = 1, local[x][y] = 3;
  int sum = game::grid[y][x] + chars[y][x] + large[y][x] + local[y][x] + flat[y] + weights[y][x];
  sum += wrapped.__elems_[y].__elems_[x] + the_game.inner.cells[y][x] + Game::shared[y][x];
  return sum + tiny[y & 1][x & 1] + cube[y][x][x] + (colors[y][x] == Color::BLACK);
}
"""
# By symbols.
ADDRESSES = {
    "_ZN4game4gridE": 0x800C00,
    "colors": 0x800D90,
    "flat": 0x800DD0,
    "large": 0x800E10,
    "wrapped": 0x8015E0,
    "the_game": 0x801660,
    "_ZN4Game6sharedE": 0x8016B0,
    "_ZZ4mainE5local": 0x801BC0,
    "_ZL5chars": 0x801CC0,
}
INFO = b64decode(
    """
WQMAAAQAAAAAAAQBRQEAACEAvAAAAAAAAABDAQAAYAAAAKcDAAACjAAAAAOoAAAAQQAAAAECBQMADIAA7gAAAAAEUwAAAAVa
AAAACgVaAAAACgAGHwAAAAUEB9AAAAAIBwgwAAAAcgAAAAEGBQOQDYAABH4AAAAFWgAAAAgACYMAAAAKjgAAAAcAAAABBQSa
AAAABVoAAAAIAAu5AAAARwAAAAEBBAwUAQAAAAzoAAAAAQwOAQAAAgAGYQAAAAgBCCMAAADRAAAAAQcFA9ANgAAE3QAAAAVa
AAAAQAAGfQAAAAIBCJ0AAAD1AAAAAQgFAxAOgAAEBwEAAAVaAAAAKAVaAAAAMgAGYwAAAAYBCLQAAAAfAQAAAQoFA+AVgAAN
BSkBAACAAQkOSAEAAOQAAAAPUwAAAOYAAAAIEMcAAACEAQAAAQkAAA0FGQEAABABCQ5xAQAA5AAAAA9TAAAA5gAAAAgQxwAA
AHgBAAABCQAABhAAAAAFAgRxAQAABVoAAAAIAARIAQAABVoAAAAIAAiIAAAAoQEAAAEMBQNgFoAADQWRAAAASAEMEAsAAADO
AQAAAQwAEE0AAADTAQAAAQwEEa0AAAAOAgAAAQwAEqEBAAANBVMAAABEAQsQbwAAAFMAAAABCwAQQQAAAPUBAAABCwQABAcC
AAAFWgAAAAgFWgAAAAgABmoAAAAGAQQgAgAABVoAAAAIBVoAAAAIAAYWAAAABwQTwgEAAAUDsBaAAP0AAAAIAAAAAEcCAAAB
DgUDsBeAAAQHAgAABVoAAAADBVoAAAADAAijAAAAagIAAAEOBQPAF4AABAcCAAAFWgAAAAgFWgAAAAgFWgAAAAgACCgAAACT
AgAAAQ8FA8AZgAAEpQIAAAVaAAAACAVaAAAACAAGlgAAAAQIFGAAAACnAwAAB+0DAAAAAJ90AAAAARBTAAAAFYIAAAAYAwAA
AREFA8AbgAAWAAAAAAMAAAABElMAAAAWJAAAAAUAAAABElMAAAAWSAAAAHkAAAABFlMAAAAXUQMAAG8AAAAXUQMAAH8AAAAA
BFMAAAAFWgAAAAgFWgAAAAgAGDsAAAA/AwAAAQMFA8AcgAA3AAAABAcCAAAFWgAAAAgFWgAAAAkAGVkAAAABAVMAAAAA
"""
)
ABBREVIATIONS = b64decode(
    """
AREBJQ4TBQMOEBcbDhEBEgYAAAI5AQMOAAADNAADDkkTPxk6CzsLAhhuDgAABAEBSRMAAAUhAEkTNwsAAAYkAAMOPgsLCwAA
ByQAAw4LCz4LAAAINAADDkkTPxk6CzsLAhgAAAk1AEkTAAAKFgBJEwMOOgs7CwAACwQBSRNtGQMOCws6CzsLAAAMKAADDhwP
AAANEwE2CwMOCws6CzsLAAAOLwBJEwMOAAAPMABJEwMOHA0AABANAAMOSRM6CzsLOAsAABENAAMOSRM6CzsLPxk8GQAAEg8A
SRMAABM0AEcTAhhuDgAAFC4BEQESBkAYl0IZAw46CzsLSRM/GQAAFTQAAw5JEzoLOwsCGAAAFjQAAhcDDjoLOwtJEwAAF4mC
AQAxExEBAAAYNAADDkkTOgs7CwIYbg4AABkuAAMOOgs7C0kTPBk/GQAAAA==
"""
)
TEXTS = b64decode(
    """
dGlueQB4AFJvdwBuZXh0AHNob3J0AHVuc2lnbmVkIGludABmbGF0AHdlaWdodHMAY29sb3JzAF9aTDVjaGFycwBjZWxscwBD
b2xvcgBpbm5lcgBJbm5lcgBnZXRjaGFyAHVuc2lnbmVkIGNoYXIAdHVybgBtYWluAHN1bQBib29sAGxvY2FsAHRoZV9nYW1l
AEdhbWUAZG91YmxlAGxhcmdlAGN1YmUAZ3JpZABzaGFyZWQAd3JhcHBlZABwcm9ncmFtLmNjAF9fZWxlbXNfAF9fQVJSQVlf
U0laRV9UWVBFX18AVABOAEJMQUNLAF9aTjRnYW1lNGdyaWRFAF9aTjRHYW1lNnNoYXJlZEUAV0hJVEUATk9ORQBhcnJheTxz
aG9ydCwgOD4AYXJyYXk8YXJyYXk8c2hvcnQsIDg+LCA4PgAvAGNsYW5nIHZlcnNpb24gMjIuMS4wIChodHRwczovL2NvZGVi
ZXJnLm9yZy9Zb1dBU1AvbGx2bS1wcm9qZWN0IDk1NjBhZTBmMmNjNDQwZTRmYzg5MWZkZGJjMTE5ZGE2ZjU2ZGFhNTkpAA==
"""
)
