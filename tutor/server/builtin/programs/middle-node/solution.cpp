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
 * The list from its middle node on; with two in the middle, from the second.
 * When the walker that takes two steps at a time is at the end, the other has gone half of the
 * way.
 */
std::vector<int> middle_node(const std::vector<int>& values) {
    std::deque<ListNode> nodes;
    const ListNode* slow = list_of(values, nodes);
    const ListNode* fast = slow;
    while (fast != nullptr && fast->next != nullptr) {
        slow = slow->next;
        fast = fast->next->next;
    }
    return values_of(slow);
}
