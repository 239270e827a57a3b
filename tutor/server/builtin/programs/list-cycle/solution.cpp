#include <cstddef>
#include <deque>
#include <vector>

struct ListNode {
    int value;
    ListNode* next = nullptr;
};

/** Builds the list and links its last node to the one at pos, unless that is -1. */
std::deque<ListNode> looped_list_of(const std::vector<int>& values, int pos) {
    std::deque<ListNode> nodes;
    for (const int value : values) nodes.push_back(ListNode{value});
    for (std::size_t i = 1; i < nodes.size(); ++i) nodes[i - 1].next = &nodes[i];
    if (!nodes.empty() && pos >= 0) nodes.back().next = &nodes[pos];
    return nodes;
}

/**
 * Whether the links run in a circle; the last node leads to the one at pos (-1: none).
 * In a circle the walker with two steps at a time gains one step on the other and must meet it.
 */
bool has_cycle(const std::vector<int>& values, int pos) {
    const auto nodes = looped_list_of(values, pos);
    const ListNode* slow = nodes.empty() ? nullptr : &nodes.front();
    const ListNode* fast = slow;
    while (fast != nullptr && fast->next != nullptr) {
        slow = slow->next;
        fast = fast->next->next;
        if (slow == fast) return true;
    }
    return false;
}
