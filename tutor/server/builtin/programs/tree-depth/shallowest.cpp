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
 * The number of nodes on the shortest way from the root down to a leaf; 0 for an empty tree.
 * Going level by level, the first leaf met is the nearest.
 */
int min_depth(const std::vector<std::optional<int>>& values) {
    auto nodes = tree_of(values);
    std::vector<const TreeNode*> level;
    if (!nodes.empty()) level.push_back(&nodes.front());
    for (int depth = 1; !level.empty(); ++depth) {
        std::vector<const TreeNode*> below;
        for (const TreeNode* node : level) {
            if (node->left == nullptr && node->right == nullptr) return depth;
            if (node->left) below.push_back(node->left);
            if (node->right) below.push_back(node->right);
        }
        level = below;
    }
    return 0;
}
