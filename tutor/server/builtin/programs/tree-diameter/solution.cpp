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

int depth_of(const TreeNode* node, int& longest) {
    if (node == nullptr) return 0;
    const int left = depth_of(node->left, longest);
    const int right = depth_of(node->right, longest);
    longest = std::max(longest, left + right);
    return 1 + std::max(left, right);
}

/**
 * The number of edges on the longest path between any two nodes of a binary tree.
 * Every path turns at its highest node, where it joins the depths of the two subtrees.
 */
int tree_diameter(const std::vector<std::optional<int>>& values) {
    auto nodes = tree_of(values);
    int longest = 0;
    depth_of(root_of(nodes), longest);
    return longest;
}
