// C++23: std::println, and a span of squares.
#include <algorithm>
#include <iostream>
#include <print>
#include <span>
#include <string_view>
#include <vector>

void show(std::span<const char> squares, int n) {
  for (int row = 0; row < n; ++row) {
    auto line = squares.subspan(row * n, n);
    std::println("{}", std::string_view(line.data(), line.size()));
  }
  std::println("{}:{}\n", std::ranges::count(squares, 'N'), std::ranges::count(squares, 'B'));
}

int main() {
  int n;
  if (!(std::cin >> n)) return 0;
  std::vector<char> squares(n * n, '.');
  auto square = [&](int row, int column) -> char& { return squares[(row - 1) * n + column - 1]; };
  auto inside = [n](int row, int column) { return std::min(row, column) > 0 && std::max(row, column) <= n; };
  const int h = n / 2;
  square(h, h) = square(h + 1, h + 1) = 'B';
  square(h, h + 1) = square(h + 1, h) = 'N';
  show(squares, n);
  char color;
  int row, column;
  while (std::cin >> color >> row >> column) {
    for (int down : {-1, 0, 1}) {
      for (int right : {-1, 0, 1}) {
        int r = row + down, c = column + right;
        while (inside(r, c) && square(r, c) != '.' && square(r, c) != color) r += down, c += right;
        if (!inside(r, c) || square(r, c) != color) continue;
        if (down == 0 && right == 0) continue;
        for (; r != row || c != column; r -= down, c -= right) square(r, c) = color;
      }
    }
    square(row, column) = color;
    show(squares, n);
  }
}
