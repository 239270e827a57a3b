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
 * The list with every group of k nodes reversed, and the shorter one at its end too.
 * Each group is turned around and joined to the end of the one before.
 */
std::vector<int> reverse_all_groups(const std::vector<int>& values, int k) {
    std::deque<ListNode> nodes;
    ListNode start{0, list_of(values, nodes)};
    ListNode* before = &start;
    while (before->next != nullptr) {
        ListNode* first = before->next;
        ListNode* done = nullptr;
        ListNode* node = first;
        for (int i = 0; i < k && node != nullptr; ++i) {
            ListNode* next = node->next;
            node->next = done;
            done = node;
            node = next;
        }
        before->next = done;
        first->next = node;
        before = first;
    }
    return values_of(start.next);
}
