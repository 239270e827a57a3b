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

/** The best sum of a path from the node downward; best keeps the best of all paths. */
int down_from(const TreeNode* node, int& best) {
    if (node == nullptr) return 0;
    // A side that would cost something is left out.
    const int left = std::max(0, down_from(node->left, best));
    const int right = std::max(0, down_from(node->right, best));
    best = std::max(best, left + node->value + right);
    return node->value + std::max(left, right);
}

/**
 * The largest sum of the values on a path between any two nodes, which may be the same node.
 * Every path turns at its highest node and takes from each side the best sum that goes down.
 */
int max_path_sum(const std::vector<std::optional<int>>& values) {
    auto nodes = tree_of(values);
    int best = std::numeric_limits<int>::min();
    down_from(root_of(nodes), best);
    return best;
}
