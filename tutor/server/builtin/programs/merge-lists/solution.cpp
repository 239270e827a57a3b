#include <deque>
#include <utility>
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

ListNode* merge(ListNode* a, ListNode* b) {
    // A node before the first one saves the special case of an empty result.
    ListNode start{0};
    ListNode* end = &start;
    while (a != nullptr && b != nullptr) {
        if (b->value < a->value) std::swap(a, b);
        end->next = a;
        end = a;
        a = a->next;
    }
    // What is left of one list is in order already.
    end->next = a != nullptr ? a : b;
    return start.next;
}

/**
 * All values of two sorted linked lists as one sorted list, made of the same nodes.
 * The smaller of the two front nodes is always the next.
 */
std::vector<int> merge_lists(const std::vector<int>& list1, const std::vector<int>& list2) {
    std::deque<ListNode> nodes;
    return values_of(merge(list_of(list1, nodes), list_of(list2, nodes)));
}
