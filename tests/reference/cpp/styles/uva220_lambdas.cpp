#include <bits/stdc++.h>

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int games = 0;
    std::cin >> games;
    for (int game = 0; game < games; ++game) {
        if (game != 0) std::cout << "\n";
        std::vector<std::string> grid(8);
        for (auto& line : grid) std::cin >> line;
        char now;
        std::cin >> now;

        auto other = [&]() { return now == 'B' ? 'W' : 'B'; };
        auto walk = [&](int r, int c, int dr, int dc) {
            std::vector<std::pair<int, int>> passed;
            while (true) {
                r += dr;
                c += dc;
                if (r < 0 || c < 0 || r >= 8 || c >= 8) return decltype(passed)();
                if (grid[r][c] == now) return passed;
                if (grid[r][c] != other()) return decltype(passed)();
                passed.emplace_back(r, c);
            }
        };
        auto captured = [&](int r, int c) {
            std::vector<std::pair<int, int>> all;
            for (auto [dr, dc] : std::vector<std::pair<int, int>>{
                     {-1, -1}, {-1, 0}, {-1, 1}, {0, 1}, {1, 1}, {1, 0}, {1, -1}, {0, -1}}) {
                auto line = walk(r, c, dr, dc);
                all.insert(all.end(), line.begin(), line.end());
            }
            return all;
        };
        auto legal = [&]() {
            std::vector<std::pair<int, int>> found;
            for (int r = 0; r < 8; ++r)
                for (int c = 0; c < 8; ++c)
                    if (grid[r][c] == '-' && !captured(r, c).empty()) found.push_back({r, c});
            return found;
        };
        auto tally = [&](char which) {
            return std::accumulate(grid.begin(), grid.end(), 0, [&](int sum, const std::string& row) {
                return sum + std::count(row.begin(), row.end(), which);
            });
        };

        std::string command;
        while (std::cin >> command && command != "Q") {
            if (command[0] == 'L') {
                auto squares = legal();
                if (squares.empty()) std::cout << "No legal move.";
                for (size_t i = 0; i < squares.size(); ++i) {
                    std::cout << (i ? " (" : "(") << squares[i].first + 1 << "," << squares[i].second + 1 << ")";
                }
                std::cout << "\n";
            } else {
                if (legal().empty()) now = other();
                int r = command[1] - '1', c = command[2] - '1';
                for (auto& square : captured(r, c)) grid[square.first][square.second] = now;
                grid[r][c] = now;
                now = other();
                std::cout << "Black - " << std::setw(2) << tally('B') << " White - " << std::setw(2)
                          << tally('W') << "\n";
            }
        }
        for (auto& line : grid) std::cout << line << "\n";
    }
}
