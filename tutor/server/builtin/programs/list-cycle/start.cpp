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

int steps_to_meeting(const ListNode* a, const ListNode* b) {
    int steps = 0;
    for (; a != b; ++steps) {
        a = a->next;
        b = b->next;
    }
    return steps;
}

/**
 * Index of the node where the cycle begins, or -1 without one; the last node leads to pos.
 * From where the two walkers meet, the start is as far as from the head, so equal steps lead
 * there.
 */
int cycle_start(const std::vector<int>& values, int pos) {
    const auto nodes = looped_list_of(values, pos);
    const ListNode* slow = nodes.empty() ? nullptr : &nodes.front();
    const ListNode* fast = slow;
    while (fast != nullptr && fast->next != nullptr) {
        slow = slow->next;
        fast = fast->next->next;
        if (slow == fast) return steps_to_meeting(&nodes.front(), slow);
    }
    return -1;
}
