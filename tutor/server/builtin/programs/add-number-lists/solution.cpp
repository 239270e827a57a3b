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
 * The sum of two numbers given as linked lists of digits, the ones first, in the same form.
 * The digits are added pair by pair from the ones on, each time with the carry of the pair before.
 */
std::vector<int> add_numbers(const std::vector<int>& l1, const std::vector<int>& l2) {
    std::deque<ListNode> nodes;
    const ListNode* a = list_of(l1, nodes);
    const ListNode* b = list_of(l2, nodes);
    ListNode start{0};
    ListNode* end = &start;
    int carry = 0;
    while (a != nullptr || b != nullptr || carry > 0) {
        int sum = carry;
        if (a != nullptr) {
            sum += a->value;
            a = a->next;
        }
        if (b != nullptr) {
            sum += b->value;
            b = b->next;
        }
        carry = sum / 10;
        end->next = &nodes.emplace_back(ListNode{sum % 10});
        end = end->next;
    }
    return values_of(start.next);
}
