#include <cstddef>
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
    ListNode start{0};
    ListNode* end = &start;
    while (a != nullptr && b != nullptr) {
        if (b->value < a->value) std::swap(a, b);
        end->next = a;
        end = a;
        a = a->next;
    }
    end->next = a != nullptr ? a : b;
    return start.next;
}

/**
 * All values of the sorted lists as one sorted list.
 * Neighboring lists are merged in pairs, so a value is moved once for each halving of their
 * number.
 */
std::vector<int> merge_k_lists(const std::vector<std::vector<int>>& lists) {
    std::deque<ListNode> nodes;
    std::vector<ListNode*> heads;
    for (const auto& values : lists) heads.push_back(list_of(values, nodes));
    while (heads.size() > 1) {
        std::vector<ListNode*> merged;
        for (std::size_t i = 0; i < heads.size(); i += 2) {
            merged.push_back(merge(heads[i], i + 1 < heads.size() ? heads[i + 1] : nullptr));
        }
        heads = merged;
    }
    return heads.empty() ? std::vector<int>{} : values_of(heads.front());
}
