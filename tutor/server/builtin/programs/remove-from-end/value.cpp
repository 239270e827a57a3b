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

/**
 * The value of the n-th node from the end; there are at least n nodes.
 * One walker starts n nodes ahead. When it has left the list, the other is at the node.
 */
int value_from_end(const std::vector<int>& values, int n) {
    std::deque<ListNode> nodes;
    const ListNode* node = list_of(values, nodes);
    const ListNode* ahead = node;
    for (int i = 0; i < n; ++i) ahead = ahead->next;
    for (; ahead != nullptr; ahead = ahead->next) node = node->next;
    return node->value;
}
