// C++20: bit boards, with ranges and std::popcount.
#include <bit>
#include <cstdint>
#include <cstdio>
#include <iostream>
#include <ranges>
#include <string>

using Bits = std::uint64_t;

constexpr Bits not_a = 0xfefefefefefefefe, not_h = 0x7f7f7f7f7f7f7f7f;

Bits bit(int square) { return 1ULL << square; }

Bits shifted(Bits bits, int direction) {
  switch (direction) {
    case 0: return bits << 8;
    case 1: return bits >> 8;
    case 2: return bits << 1 & not_a;
    case 3: return bits >> 1 & not_h;
    case 4: return bits << 9 & not_a;
    case 5: return bits >> 9 & not_h;
    case 6: return bits << 7 & not_h;
    default: return bits >> 7 & not_a;
  }
}

struct Position {
  Bits discs[2] = {0, 0};
  int player = 0;

  Bits flips(int square, int own) const {
    Bits all = 0;
    for (int direction : std::views::iota(0, 8)) {
      Bits line = 0;
      Bits at = shifted(bit(square), direction);
      while (at & discs[1 - own]) {
        line |= at;
        at = shifted(at, direction);
      }
      if (at & discs[own]) all |= line;
    }
    return all;
  }

  Bits moves() const {
    Bits found = 0;
    for (int square : std::views::iota(0, 64)) {
      bool is_empty = !((discs[0] | discs[1]) & bit(square));
      if (is_empty && flips(square, player)) found |= bit(square);
    }
    return found;
  }

  void play(int square) {
    if (!moves()) player = 1 - player;
    Bits changed = flips(square, player);
    discs[player] |= changed | bit(square);
    discs[1 - player] &= ~changed;
    player = 1 - player;
  }
};

int main() {
  int games = 0;
  std::cin >> games;
  for (int game : std::views::iota(0, games)) {
    if (game) std::puts("");
    Position position;
    std::string word;
    for (int row : std::views::iota(0, 8)) {
      std::cin >> word;
      for (int column : std::views::iota(0, 8)) {
        if (word[column] == 'B') position.discs[0] |= bit(8 * row + column);
        if (word[column] == 'W') position.discs[1] |= bit(8 * row + column);
      }
    }
    std::cin >> word;
    position.player = word == "W";
    while (std::cin >> word && word != "Q") {
      if (word == "L") {
        Bits moves = position.moves();
        if (!moves) std::printf("No legal move.");
        for (bool first = true; moves; moves &= moves - 1, first = false) {
          int square = std::countr_zero(moves);
          std::printf("%s(%d,%d)", first ? "" : " ", square / 8 + 1, square % 8 + 1);
        }
        std::puts("");
        continue;
      }
      position.play(8 * (word[1] - '1') + word[2] - '1');
      std::printf("Black - %2d White - %2d\n", std::popcount(position.discs[0]),
                  std::popcount(position.discs[1]));
    }
    for (int square : std::views::iota(0, 64)) {
      std::putchar(position.discs[0] & bit(square) ? 'B' : position.discs[1] & bit(square) ? 'W' : '-');
      if (square % 8 == 7) std::puts("");
    }
  }
}
