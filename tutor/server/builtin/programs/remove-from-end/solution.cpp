#include <deque>
#include <vector>

struct ListNode {
    int value;
    ListNode* next = nullptr;
};

/** Builds the list in the deque, which never moves its nodes, and returns the head. */
ListNode* list_of(const std::vector<int>& values, std::deque<ListNode>& nodes) {
    ListNode* head = nullptr;
    for (auto value = values.rbegin(); value != values.rend(); ++value) {
        head = &nodes.emplace_back(ListNode{*value, head});
    }
    return head;
}

std::vector<int> values_of(const ListNode* head) {
    std::vector<int> values;
    for (const ListNode* node = head; node != nullptr; node = node->next) {
        values.push_back(node->value);
    }
    return values;
}

/**
 * The list without its n-th node from the end; there are at least n nodes.
 * One walker starts n nodes ahead. When it has left the list, the other is before the node to
 * remove.
 */
std::vector<int> remove_from_end(const std::vector<int>& values, int n) {
    std::deque<ListNode> nodes;
    // A node before the head makes the head a node like any other.
    ListNode start{0, list_of(values, nodes)};
    const ListNode* ahead = start.next;
    for (int i = 0; i < n; ++i) ahead = ahead->next;
    ListNode* before = &start;
    for (; ahead != nullptr; ahead = ahead->next) before = before->next;
    before->next = before->next->next;
    return values_of(start.next);
}
