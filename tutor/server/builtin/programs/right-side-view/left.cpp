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

/**
 * The first value of each level of a binary tree, from the root down.
 * The first node of a level hides the others from someone who looks from the left.
 */
std::vector<int> left_side_view(const std::vector<std::optional<int>>& values) {
    auto nodes = tree_of(values);
    std::vector<int> seen;
    std::vector<const TreeNode*> level;
    if (!nodes.empty()) level.push_back(&nodes.front());
    while (!level.empty()) {
        seen.push_back(level.front()->value);
        std::vector<const TreeNode*> below;
        for (const TreeNode* node : level) {
            if (node->left) below.push_back(node->left);
            if (node->right) below.push_back(node->right);
        }
        level = below;
    }
    return seen;
}
