#include <map>
#include <vector>

/** Whether the cards can be divided into groups of group_size consecutive values. */
bool is_straight_hand(const std::vector<int>& hand, int group_size) {
    std::map<int, int> counts;
    for (const int card : hand) ++counts[card];
    for (const auto& entry : counts) {
        const int start = entry.first;
        const int groups = entry.second;
        if (groups == 0) continue;
        for (int card = start; card < start + group_size; ++card) {
            const auto found = counts.find(card);
            if (found == counts.end() || found->second < groups) return false;
            found->second -= groups;
        }
    }
    return true;
}
