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
 * The list with every two neighboring nodes exchanged; a single last node stays.
 * The node before a pair is known, so three links turn the pair around.
 */
std::vector<int> swap_pairs(const std::vector<int>& values) {
    std::deque<ListNode> nodes;
    ListNode start{0, list_of(values, nodes)};
    ListNode* before = &start;
    while (before->next != nullptr && before->next->next != nullptr) {
        ListNode* first = before->next;
        ListNode* second = first->next;
        first->next = second->next;
        second->next = first;
        before->next = second;
        before = first;
    }
    return values_of(start.next);
}
