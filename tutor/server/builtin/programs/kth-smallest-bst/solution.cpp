#include <cstddef>
#include <deque>
#include <optional>
#include <vector>

struct TreeNode {
    int value;
    TreeNode* left = nullptr;
    TreeNode* right = nullptr;
};

/**
 * Builds the tree from its values level by level, with nothing where a child is missing.
 * The nodes live in the deque, which never moves them; the root is the first.
 */
std::deque<TreeNode> tree_of(const std::vector<std::optional<int>>& values) {
    std::deque<TreeNode> nodes;
    std::vector<TreeNode*> places;
    for (const auto& value : values) {
        places.push_back(value ? &nodes.emplace_back(TreeNode{*value}) : nullptr);
    }
    std::size_t child = 1;
    for (TreeNode* node : places) {
        if (node == nullptr) continue;
        if (child < places.size()) node->left = places[child++];
        if (child < places.size()) node->right = places[child++];
    }
    return nodes;
}

TreeNode* root_of(std::deque<TreeNode>& nodes) { return nodes.empty() ? nullptr : &nodes.front(); }

/**
 * The k-th smallest value of a binary search tree, counted from 1.
 * A walk that goes left first meets the values in order, so it can stop at the k-th.
 */
int kth_smallest(const std::vector<std::optional<int>>& values, int k) {
    auto nodes = tree_of(values);
    std::vector<const TreeNode*> stack;
    const TreeNode* node = root_of(nodes);
    for (int left = k;; --left) {
        // Everything on the way down is greater and waits for its turn.
        for (; node != nullptr; node = node->left) stack.push_back(node);
        if (stack.empty()) return -1;
        const TreeNode* next = stack.back();
        stack.pop_back();
        if (left == 1) return next->value;
        node = next->right;
    }
}
