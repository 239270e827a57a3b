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

/** The list with its nodes from place left to place right, counted from 1, in reverse order. */
std::vector<int> reverse_between(const std::vector<int>& values, int left, int right) {
    std::deque<ListNode> nodes;
    ListNode start{0, list_of(values, nodes)};
    ListNode* before = &start;
    for (int i = 1; i < left; ++i) before = before->next;
    // Each further node moves to the front of the part.
    ListNode* first = before->next;
    for (int i = left; i < right; ++i) {
        ListNode* moved = first->next;
        first->next = moved->next;
        moved->next = before->next;
        before->next = moved;
    }
    return values_of(start.next);
}
