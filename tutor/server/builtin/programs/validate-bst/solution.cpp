#include <cstddef>
#include <deque>
#include <limits>
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

/**
 * Whether the subtree is ordered and all of its values lie strictly between the limits.
 * Comparing a node with its children alone is not enough: every ancestor sets a limit.
 * The limits are long long so that they lie outside of every int.
 */
bool is_within(const TreeNode* node, long long low, long long high) {
    if (node == nullptr) return true;
    if (node->value <= low || node->value >= high) return false;
    return is_within(node->left, low, node->value) && is_within(node->right, node->value, high);
}

/** Whether the tree is a binary search tree: left of each node only smaller, right only greater. */
bool is_search_tree(const std::vector<std::optional<int>>& values) {
    using limits = std::numeric_limits<long long>;
    const std::deque<TreeNode> nodes = tree_of(values);
    return is_within(nodes.empty() ? nullptr : &nodes.front(), limits::min(), limits::max());
}
