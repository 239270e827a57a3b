#include <algorithm>
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

int depth_of(const TreeNode* node) {
    if (node == nullptr) return 0;
    return 1 + std::max(depth_of(node->left), depth_of(node->right));
}

/**
 * The number of edges between the root of a binary tree and its deepest leaf.
 * A tree is one edge higher than the higher of its two subtrees.
 */
int height_in_edges(const std::vector<std::optional<int>>& values) {
    auto nodes = tree_of(values);
    // One edge fewer than levels; an empty tree has no edges either.
    return std::max(0, depth_of(root_of(nodes)) - 1);
}
