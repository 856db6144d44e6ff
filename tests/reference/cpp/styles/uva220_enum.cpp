#include <array>
#include <cstdio>
#include <iostream>
#include <string>

enum class Cell { Empty, Black, White, Wall };

template <typename T, int Rows, int Columns>
class Grid {
    std::array<T, Rows * Columns> cells;

public:
    explicit Grid(T value) { cells.fill(value); }
    T& operator()(int row, int column) { return cells[row * Columns + column]; }
    const T& operator()(int row, int column) const { return cells[row * Columns + column]; }
};

using Board = Grid<Cell, 10, 10>;

Cell opposite(Cell side) { return side == Cell::Black ? Cell::White : Cell::Black; }

Cell cell_of(char symbol) {
    switch (symbol) {
        case 'B': return Cell::Black;
        case 'W': return Cell::White;
        default: return Cell::Empty;
    }
}

char symbol_of(Cell cell) {
    switch (cell) {
        case Cell::Black: return 'B';
        case Cell::White: return 'W';
        default: return '-';
    }
}

template <typename Action>
bool for_each_line(const Board& board, int row, int column, Cell side, Action action) {
    bool found = false;
    for (int down = -1; down <= 1; down++) {
        for (int right = -1; right <= 1; right++) {
            if (!down && !right) continue;
            int length = 1;
            while (board(row + length * down, column + length * right) == opposite(side)) length++;
            if (length > 1 && board(row + length * down, column + length * right) == side) {
                found = true;
                action(down, right, length);
            }
        }
    }
    return found;
}

bool is_legal(const Board& board, int row, int column, Cell side) {
    if (board(row, column) != Cell::Empty) return false;
    return for_each_line(board, row, column, side, [](int, int, int) {});
}

bool has_moves(const Board& board, Cell side) {
    for (int row = 1; row <= 8; row++)
        for (int column = 1; column <= 8; column++)
            if (is_legal(board, row, column, side)) return true;
    return false;
}

void list_moves(const Board& board, Cell side) {
    std::string separator;
    for (int row = 1; row <= 8; row++) {
        for (int column = 1; column <= 8; column++) {
            if (!is_legal(board, row, column, side)) continue;
            std::printf("%s(%d,%d)", separator.c_str(), row, column);
            separator = " ";
        }
    }
    std::puts(separator.empty() ? "No legal move." : "");
}

void make_move(Board& board, int row, int column, Cell side) {
    const Board before = board;
    for_each_line(before, row, column, side, [&](int down, int right, int length) {
        for (int step = 1; step < length; step++) board(row + step * down, column + step * right) = side;
    });
    board(row, column) = side;
}

int count_of(const Board& board, Cell side) {
    int sum = 0;
    for (int row = 1; row <= 8; row++)
        for (int column = 1; column <= 8; column++) sum += board(row, column) == side;
    return sum;
}

int main() {
    int games = 0;
    std::cin >> games;
    for (int game = 0; game < games; game++) {
        if (game > 0) std::puts("");
        Board board(Cell::Wall);
        std::string word;
        for (int row = 1; row <= 8; row++) {
            std::cin >> word;
            for (int column = 1; column <= 8; column++) board(row, column) = cell_of(word[column - 1]);
        }
        std::cin >> word;
        Cell side = cell_of(word[0]);
        while (std::cin >> word && word[0] != 'Q') {
            if (word[0] == 'L') {
                list_moves(board, side);
            } else {
                if (!has_moves(board, side)) side = opposite(side);
                make_move(board, word[1] - '0', word[2] - '0', side);
                side = opposite(side);
                std::printf("Black - %2d White - %2d\n", count_of(board, Cell::Black), count_of(board, Cell::White));
            }
        }
        for (int row = 1; row <= 8; row++) {
            for (int column = 1; column <= 8; column++) std::putchar(symbol_of(board(row, column)));
            std::puts("");
        }
    }
}
