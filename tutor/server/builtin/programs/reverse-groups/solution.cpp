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
 * The list with every group of k nodes reversed; an incomplete last group stays as it is.
 * A group is turned around only when its last node is there.
 */
std::vector<int> reverse_groups(const std::vector<int>& values, int k) {
    std::deque<ListNode> nodes;
    ListNode start{0, list_of(values, nodes)};
    ListNode* before = &start;
    while (true) {
        ListNode* last = before;
        for (int i = 0; i < k && last != nullptr; ++i) last = last->next;
        if (last == nullptr) return values_of(start.next);
        ListNode* first = before->next;
        ListNode* after = last->next;
        // Turned around, the first node of the group leads to what follows it.
        ListNode* done = after;
        for (ListNode* node = first; node != after;) {
            ListNode* next = node->next;
            node->next = done;
            done = node;
            node = next;
        }
        before->next = done;
        before = first;
    }
}
