#include <vector>

/** Whether the player to move wins at taking any number from one pile; who can't move loses. */
bool first_player_wins(const std::vector<int>& piles) {
    int combined = 0;
    for (const int pile : piles) combined ^= pile;
    return combined != 0;
}
