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
 * The sum of two numbers given as linked lists of digits, the highest first, in the same form.
 * Stacks turn the digits around, and each digit of the sum goes before those found so far.
 */
std::vector<int> add_forward(const std::vector<int>& l1, const std::vector<int>& l2) {
    std::deque<ListNode> nodes;
    std::vector<int> a = values_of(list_of(l1, nodes));
    std::vector<int> b = values_of(list_of(l2, nodes));
    ListNode* head = nullptr;
    int carry = 0;
    while (!a.empty() || !b.empty() || carry > 0) {
        int sum = carry;
        for (auto* digits : {&a, &b}) {
            if (digits->empty()) continue;
            sum += digits->back();
            digits->pop_back();
        }
        carry = sum / 10;
        head = &nodes.emplace_back(ListNode{sum % 10, head});
    }
    return values_of(head);
}
