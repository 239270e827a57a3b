#include <vector>

void move_disks(int disks, int from, int to, std::vector<std::vector<int>>& moves) {
    if (disks == 0) return;
    // The numbers of all pegs add up to 6.
    const int other = 6 - from - to;
    move_disks(disks - 1, from, other, moves);
    moves.push_back({from, to});
    move_disks(disks - 1, other, to, moves);
}

/** The moves [from, to] of the fewest that bring n disks from peg 1 to peg 3. */
std::vector<std::vector<int>> hanoi(int n) {
    std::vector<std::vector<int>> moves;
    move_disks(n, 1, 3, moves);
    return moves;
}
