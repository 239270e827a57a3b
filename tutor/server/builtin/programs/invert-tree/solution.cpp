#include <cstddef>
#include <deque>
#include <optional>
#include <utility>
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

/** The values level by level, with nothing for a missing child, up to the last node. */
std::vector<std::optional<int>> levels_of(const TreeNode* root) {
    std::vector<std::optional<int>> values;
    std::vector<const TreeNode*> queue{root};
    for (std::size_t i = 0; i < queue.size(); ++i) {
        const TreeNode* node = queue[i];
        values.push_back(node == nullptr ? std::nullopt : std::optional<int>(node->value));
        if (node == nullptr) continue;
        queue.push_back(node->left);
        queue.push_back(node->right);
    }
    while (!values.empty() && !values.back()) values.pop_back();
    return values;
}

/**
 * The mirror image of a binary tree: left and right exchanged at every node.
 * The order of the visits does not matter, so a stack of nodes does for recursion.
 */
std::vector<std::optional<int>> invert_tree(const std::vector<std::optional<int>>& values) {
    auto nodes = tree_of(values);
    for (TreeNode& node : nodes) std::swap(node.left, node.right);
    return levels_of(root_of(nodes));
}
