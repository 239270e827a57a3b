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
 * Whether the values of a linked list are the same from front to back and from back to front.
 * The first half is turned around on the way to the middle; then both halves are walked outward.
 */
bool is_palindrome(const std::vector<int>& values) {
    std::deque<ListNode> nodes;
    ListNode* slow = list_of(values, nodes);
    ListNode* fast = slow;
    ListNode* reversed = nullptr;
    while (fast != nullptr && fast->next != nullptr) {
        fast = fast->next->next;
        ListNode* next = slow->next;
        slow->next = reversed;
        reversed = slow;
        slow = next;
    }
    // With an odd count the middle node belongs to neither half.
    if (fast != nullptr) slow = slow->next;
    for (; slow != nullptr; slow = slow->next, reversed = reversed->next) {
        if (slow->value != reversed->value) return false;
    }
    return true;
}
