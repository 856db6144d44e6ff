// Structs on the heap in a linked list, pointers, and C++11.
#include <cstdio>
#include <iostream>
#include <memory>
#include <set>
#include <string>
#include <vector>

struct Move {
  int from, to;
  Move *next;
};

class Moves {
 public:
  ~Moves() {
    while (first_) {
      Move *next = first_->next;
      delete first_;
      first_ = next;
    }
  }

  void add(int from, int to) { first_ = new Move{from, to, first_}; }

  int print() const {
    std::vector<const Move *> in_order;
    for (const Move *move = first_; move; move = move->next) in_order.push_back(move);
    while (!in_order.empty()) {
      const Move *move = in_order.back();
      std::printf("%c%d-%c%d\n", 'A' + move->from / 8, move->from % 8 + 1, 'A' + move->to / 8,
                  move->to % 8 + 1);
      in_order.pop_back();
    }
    return first_ != nullptr;
  }

 private:
  Move *first_ = nullptr;
};

struct Board {
  std::string squares;

  bool has(int r, int c) const { return r >= 0 && r < 8 && c >= 0 && c < 8; }
  char at(int r, int c) const { return squares[8 * r + c]; }

  int on_line(int r, int c, int dr, int dc) const {
    int number = 0;
    for (int i = -7; i <= 7; ++i) {
      if (has(r + i * dr, c + i * dc) && at(r + i * dr, c + i * dc) != '.') ++number;
    }
    return number;
  }

  std::unique_ptr<Moves> moves(char own) const {
    std::unique_ptr<Moves> found(new Moves);
    const int steps[8][2] = {{-1, -1}, {-1, 0}, {-1, 1}, {0, 1}, {1, 1}, {1, 0}, {1, -1}, {0, -1}};
    for (int r = 0; r < 8; ++r) {
      for (int c = 0; c < 8; ++c) {
        if (at(r, c) != own) continue;
        for (const int *step : steps) {
          int length = on_line(r, c, step[0], step[1]);
          std::set<char> jumped;
          for (int i = 1; i < length && has(r + i * step[0], c + i * step[1]); ++i)
            jumped.insert(at(r + i * step[0], c + i * step[1]));
          jumped.erase('.');
          jumped.erase(own);
          int to_r = r + length * step[0], to_c = c + length * step[1];
          if (jumped.empty() && has(to_r, to_c) && at(to_r, to_c) != own)
            found->add(8 * r + c, 8 * to_r + to_c);
        }
      }
    }
    return found;
  }
};

int main() {
  std::string row;
  bool later = false;
  while (std::cin >> row) {
    if (later) std::puts("");
    later = true;
    Board board;
    for (int r = 0; r < 8; ++r, std::cin >> row) board.squares += row;
    if (!board.moves(row[0])->print()) std::puts("No moves are possible");
  }
}
