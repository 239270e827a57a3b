#include <algorithm>
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

TreeNode* root_of(std::deque<TreeNode>& nodes) { return nodes.empty() ? nullptr : &nodes.front(); }

int count_from(const TreeNode* node, int greatest) {
    if (node == nullptr) return 0;
    const int next = std::max(greatest, node->value);
    const int good = node->value >= greatest ? 1 : 0;
    return good + count_from(node->left, next) + count_from(node->right, next);
}

/**
 * How many nodes have no greater value on their way from the root.
 * The largest value so far goes down the tree with the search.
 */
int count_good_nodes(const std::vector<std::optional<int>>& values) {
    auto nodes = tree_of(values);
    return count_from(root_of(nodes), std::numeric_limits<int>::min());
}
