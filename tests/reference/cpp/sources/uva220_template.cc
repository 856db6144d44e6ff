// Templates, std::array and single headers, with streams that are not synchronised.
#include <array>
#include <cstdint>
#include <iostream>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

namespace {

enum class Disc : std::uint8_t { none, black, white };

constexpr Disc other(Disc disc) { return disc == Disc::black ? Disc::white : Disc::black; }

constexpr std::string_view symbols = "-BW";

constexpr std::array<std::pair<int, int>, 8> directions{{
    {-1, -1}, {-1, 0}, {-1, 1}, {0, -1}, {0, 1}, {1, -1}, {1, 0}, {1, 1},
}};

template <int N>
class Board {
 public:
  Disc &at(int r, int c) { return discs_[r * N + c]; }
  Disc at(int r, int c) const { return discs_[r * N + c]; }

  template <class Visit>
  int flips(int r, int c, Disc own, Visit visit) const {
    int number = 0;
    for (const auto &[down, right] : directions) {
      int length = 1;
      while (is(r + length * down, c + length * right, other(own))) ++length;
      if (!is(r + length * down, c + length * right, own)) continue;
      for (int i = 1; i < length; ++i, ++number) visit(r + i * down, c + i * right);
    }
    return number;
  }

  std::optional<std::string> moves(Disc own) const {
    std::string text;
    for (int r = 0; r < N; ++r) {
      for (int c = 0; c < N; ++c) {
        if (at(r, c) != Disc::none || !flips(r, c, own, [](int, int) {})) continue;
        if (!text.empty()) text += ' ';
        text += '(' + std::to_string(r + 1) + ',' + std::to_string(c + 1) + ')';
      }
    }
    if (text.empty()) return std::nullopt;
    return text;
  }

  void place(int r, int c, Disc own) {
    const Board before = *this;
    before.flips(r, c, own, [&](int i, int j) { at(i, j) = own; });
    at(r, c) = own;
  }

  int count(Disc disc) const {
    int number = 0;
    for (auto each : discs_) number += each == disc;
    return number;
  }

 private:
  bool is(int r, int c, Disc disc) const {
    return r >= 0 && r < N && c >= 0 && c < N && at(r, c) == disc;
  }

  std::array<Disc, N * N> discs_{};
};

template <int N>
std::ostream &operator<<(std::ostream &out, const Board<N> &board) {
  for (int r = 0; r < N; ++r) {
    for (int c = 0; c < N; ++c) out << symbols[static_cast<int>(board.at(r, c))];
    out << '\n';
  }
  return out;
}

std::string padded(int number) {
  const auto text = std::to_string(number);
  return text.size() < 2 ? ' ' + text : text;
}

Disc parsed(char symbol) { return static_cast<Disc>(symbols.find(symbol)); }

}  // namespace

int main() {
  std::ios::sync_with_stdio(false);
  std::cin.tie(nullptr);
  int games = 0;
  std::cin >> games;
  for (int game = 0; game < games; ++game) {
    if (game) std::cout << '\n';
    Board<8> board;
    std::string word;
    for (int r = 0; r < 8; ++r) {
      std::cin >> word;
      for (int c = 0; c < 8; ++c) board.at(r, c) = parsed(word[c]);
    }
    std::cin >> word;
    Disc player = parsed(word[0]);
    while (std::cin >> word && word != "Q") {
      const auto moves = board.moves(player);
      if (word == "L") {
        std::cout << moves.value_or("No legal move.") << '\n';
        continue;
      }
      if (!moves) player = other(player);
      board.place(word[1] - '1', word[2] - '1', player);
      std::cout << "Black - " << padded(board.count(Disc::black)) << " White - "
                << padded(board.count(Disc::white)) << '\n';
      player = other(player);
    }
    std::cout << board;
  }
}
