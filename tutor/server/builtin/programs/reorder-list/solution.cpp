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

ListNode* reversed(ListNode* node) {
    ListNode* done = nullptr;
    while (node != nullptr) {
        ListNode* next = node->next;
        node->next = done;
        done = node;
        node = next;
    }
    return done;
}

/**
 * The list in the order first, last, second, second to last, and so on.
 * The second half is turned around; then nodes come from both halves in turn.
 */
std::vector<int> reorder_list(const std::vector<int>& values) {
    std::deque<ListNode> nodes;
    ListNode* head = list_of(values, nodes);
    if (head == nullptr) return {};
    ListNode* middle = head;
    for (ListNode* fast = head->next; fast != nullptr && fast->next != nullptr;) {
        middle = middle->next;
        fast = fast->next->next;
    }
    ListNode* back = reversed(middle->next);
    middle->next = nullptr;
    // The front half is never the shorter one.
    for (ListNode* front = head; back != nullptr;) {
        ListNode* next_front = front->next;
        ListNode* next_back = back->next;
        front->next = back;
        back->next = next_front;
        front = next_front;
        back = next_back;
    }
    return values_of(head);
}
