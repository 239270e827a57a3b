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

void visit(const TreeNode* node, std::vector<int>& visited) {
    if (node == nullptr) return;
    visited.push_back(node->value);
    visit(node->left, visited);
    visit(node->right, visited);
}

/**
 * The values of a binary tree in preorder: node, left subtree, right subtree.
 * Each subtree is listed in the same way, so the recursion says it all.
 */
std::vector<int> preorder(const std::vector<std::optional<int>>& values) {
    auto nodes = tree_of(values);
    std::vector<int> visited;
    visit(root_of(nodes), visited);
    return visited;
}
