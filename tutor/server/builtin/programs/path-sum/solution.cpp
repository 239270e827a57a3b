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

bool leads_to(const TreeNode* node, long long sum) {
    if (node == nullptr) return false;
    const long long left = sum - node->value;
    // Only a leaf may end a path.
    if (node->left == nullptr && node->right == nullptr) return left == 0;
    return leads_to(node->left, left) || leads_to(node->right, left);
}

/**
 * Whether some path from the root down to a leaf has values that add up to target_sum.
 * On the way down each value is taken off; a leaf has to bring the rest to zero.
 */
bool has_path_sum(const std::vector<std::optional<int>>& values, int target_sum) {
    auto nodes = tree_of(values);
    return leads_to(root_of(nodes), target_sum);
}
