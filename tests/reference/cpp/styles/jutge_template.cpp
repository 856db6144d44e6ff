#include <iostream>
#include <map>
#include <memory>
#include <string>
#include <utility>
#include <vector>

template <class T>
class Matrix {
    int n_;
    std::unique_ptr<T[]> data_;

public:
    Matrix(int n, T value) : n_(n), data_(new T[n * n]) {
        for (int i = 0; i < n * n; ++i) data_[i] = value;
    }
    int size() const { return n_; }
    bool has(int i, int j) const { return i >= 0 && i < n_ && j >= 0 && j < n_; }
    T& at(int i, int j) { return data_[i * n_ + j]; }
    const T& at(int i, int j) const { return data_[i * n_ + j]; }
};

typedef Matrix<char> Board;

const std::vector<std::pair<int, int>> DIRECTIONS = {
    {1, 0}, {1, 1}, {0, 1}, {-1, 1}, {-1, 0}, {-1, -1}, {0, -1}, {1, -1},
};

std::ostream& operator<<(std::ostream& os, const Board& board) {
    std::map<char, int> total;
    for (int i = 0; i < board.size(); ++i) {
        std::string line;
        for (int j = 0; j < board.size(); ++j) {
            line += board.at(i, j);
            ++total[board.at(i, j)];
        }
        os << line << '\n';
    }
    return os << total['N'] << ':' << total['B'] << "\n\n";
}

void flip(Board& board, int i, int j, int di, int dj, int steps, char color) {
    for (int s = 1; s < steps; ++s) board.at(i + s * di, j + s * dj) = color;
}

void play(Board& board, int i, int j, char color) {
    for (const auto& direction : DIRECTIONS) {
        int steps = 1;
        bool closed = false;
        while (board.has(i + steps * direction.first, j + steps * direction.second)) {
            char found = board.at(i + steps * direction.first, j + steps * direction.second);
            if (found == '.') break;
            if (found == color) {
                closed = true;
                break;
            }
            ++steps;
        }
        if (closed) flip(board, i, j, direction.first, direction.second, steps, color);
    }
    board.at(i, j) = color;
}

int main() {
    int n;
    std::cin >> n;
    Board board(n, '.');
    int m = n / 2;
    board.at(m, m) = board.at(m - 1, m - 1) = 'B';
    board.at(m, m - 1) = board.at(m - 1, m) = 'N';
    std::cout << board;
    std::string color;
    int row, col;
    while (std::cin >> color >> row >> col) {
        play(board, row - 1, col - 1, color[0]);
        std::cout << board;
    }
}
