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

/** The node where both meet; with only one of them in the subtree, that one; else nothing. */
const TreeNode* meeting_of(const TreeNode* node, int p, int q) {
    if (node == nullptr || node->value == p || node->value == q) return node;
    const TreeNode* left = meeting_of(node->left, p, q);
    const TreeNode* right = meeting_of(node->right, p, q);
    if (left != nullptr && right != nullptr) return node;
    return left != nullptr ? left : right;
}

/**
 * The lowest node that has both p and q in its subtree; all values of the tree differ.
 * Each call reports what it found below; the first node with one on either side is the answer.
 */
int lowest_common_ancestor(const std::vector<std::optional<int>>& values, int p, int q) {
    auto nodes = tree_of(values);
    const TreeNode* node = meeting_of(root_of(nodes), p, q);
    return node == nullptr ? -1 : node->value;
}
