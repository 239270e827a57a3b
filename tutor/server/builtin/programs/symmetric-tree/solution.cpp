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

bool are_mirrored(const TreeNode* a, const TreeNode* b) {
    if (a == nullptr || b == nullptr) return a == b;
    return a->value == b->value && are_mirrored(a->left, b->right) &&
           are_mirrored(a->right, b->left);
}

/**
 * Whether a binary tree is its own mirror image.
 * Two subtrees mirror each other if their roots are equal, and the outer and the inner children
 * do.
 */
bool is_symmetric(const std::vector<std::optional<int>>& values) {
    auto nodes = tree_of(values);
    return nodes.empty() || are_mirrored(nodes.front().left, nodes.front().right);
}
