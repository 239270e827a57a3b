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

/** The values of a binary tree, one list per level from the root down. */
std::vector<std::vector<int>> level_order(const std::vector<std::optional<int>>& values) {
    const std::deque<TreeNode> nodes = tree_of(values);
    std::vector<std::vector<int>> levels;
    std::vector<const TreeNode*> level;
    if (!nodes.empty()) level.push_back(&nodes.front());
    // All nodes of one level are known before the next level begins.
    while (!level.empty()) {
        std::vector<int> values_here;
        std::vector<const TreeNode*> below;
        for (const TreeNode* node : level) {
            values_here.push_back(node->value);
            if (node->left) below.push_back(node->left);
            if (node->right) below.push_back(node->right);
        }
        levels.push_back(values_here);
        level = below;
    }
    return levels;
}
