#include <bits/stdc++.h>
using namespace std;
typedef unsigned long long ull;

const ull A = 0x0101010101010101ULL, H = 0x8080808080808080ULL;

// Square 8 * row + column is bit 8 * row + column.
ull go(ull x, int d) {
    switch (d) {
        case 0: return x >> 8;
        case 1: return x << 8;
        case 2: return (x & ~A) >> 1;
        case 3: return (x & ~H) << 1;
        case 4: return (x & ~A) >> 9;
        case 5: return (x & ~H) << 9;
        case 6: return (x & ~H) >> 7;
        default: return (x & ~A) << 7;
    }
}

ull moves(ull own, ull opp) {
    ull all = 0, empty = ~(own | opp);
    for (int d = 0; d < 8; d++) {
        ull x = go(own, d) & opp;
        for (int i = 0; i < 5; i++) x |= go(x, d) & opp;
        all |= go(x, d) & empty;
    }
    return all;
}

ull flips(ull own, ull opp, ull at) {
    ull all = 0;
    for (int d = 0; d < 8; d++) {
        ull line = 0, x = go(at, d);
        while (x & opp) {
            line |= x;
            x = go(x, d);
        }
        if (x & own) all |= line;
    }
    return all;
}

int main() {
    int t;
    cin >> t;
    for (int z = 0; z < t; z++) {
        if (z) cout << '\n';
        ull b[2] = {0, 0};
        string s;
        for (int i = 0; i < 8; i++) {
            cin >> s;
            for (int j = 0; j < 8; j++) {
                if (s[j] == 'B') b[0] |= 1ULL << (8 * i + j);
                if (s[j] == 'W') b[1] |= 1ULL << (8 * i + j);
            }
        }
        cin >> s;
        int p = s[0] == 'W';
        while (cin >> s && s[0] != 'Q') {
            ull m = moves(b[p], b[!p]);
            if (s[0] == 'L') {
                if (!m) cout << "No legal move.";
                const char *sep = "";
                for (int i = 0; i < 64; i++) {
                    if (m >> i & 1) {
                        cout << sep << '(' << i / 8 + 1 << ',' << i % 8 + 1 << ')';
                        sep = " ";
                    }
                }
                cout << '\n';
                continue;
            }
            if (!m) p ^= 1;
            ull at = 1ULL << (8 * (s[1] - '1') + s[2] - '1');
            ull f = flips(b[p], b[!p], at);
            b[p] |= f | at;
            b[!p] &= ~f;
            p ^= 1;
            cout << "Black - " << setw(2) << __builtin_popcountll(b[0]) << " White - " << setw(2)
                 << __builtin_popcountll(b[1]) << '\n';
        }
        for (int i = 0; i < 64; i++) {
            cout << (b[0] >> i & 1 ? 'B' : b[1] >> i & 1 ? 'W' : '-');
            if (i % 8 == 7) cout << '\n';
        }
    }
}
