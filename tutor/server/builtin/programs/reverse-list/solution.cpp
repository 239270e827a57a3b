#include <memory>
#include <utility>
#include <vector>

struct ListNode {
    int value;
    std::unique_ptr<ListNode> next;
};

/**
 * Turns every link around in one pass and in place.
 * Before each step, reversed heads the part that is done and rest the part that is not.
 */
std::unique_ptr<ListNode> reverse_list(std::unique_ptr<ListNode> rest) {
    std::unique_ptr<ListNode> reversed;
    while (rest) {
        auto next = std::move(rest->next);
        rest->next = std::move(reversed);
        reversed = std::move(rest);
        rest = std::move(next);
    }
    return reversed;
}

std::unique_ptr<ListNode> list_of(const std::vector<int>& values) {
    std::unique_ptr<ListNode> head;
    for (auto value = values.rbegin(); value != values.rend(); ++value) {
        head = std::make_unique<ListNode>(ListNode{*value, std::move(head)});
    }
    return head;
}

/** The values in the opposite order, by turning the links of a singly linked list around. */
std::vector<int> reverse_values(const std::vector<int>& values) {
    auto list = reverse_list(list_of(values));
    std::vector<int> reversed;
    // Taken apart from the front: destroying a long list in one go would recurse once per node.
    while (list) {
        reversed.push_back(list->value);
        list = std::move(list->next);
    }
    return reversed;
}
