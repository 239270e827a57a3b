#include <cstddef>
#include <deque>
#include <optional>
#include <unordered_map>
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

int search(const TreeNode* node, long long above, int target_sum,
           std::unordered_map<long long, int>& seen) {
    if (node == nullptr) return 0;
    const long long sum = above + node->value;
    const auto start = seen.find(sum - target_sum);
    const int ending = start == seen.end() ? 0 : start->second;
    ++seen[sum];
    const int below =
        search(node->left, sum, target_sum, seen) + search(node->right, sum, target_sum, seen);
    // Other branches do not have this node above them.
    --seen[sum];
    return ending + below;
}

/**
 * How many paths, each going only from parents to children, add up to target_sum.
 * A path is the difference of two sums from the root, so the map counts the sums of all ancestors.
 */
int count_path_sums(const std::vector<std::optional<int>>& values, int target_sum) {
    auto nodes = tree_of(values);
    // Before the root there is the empty path.
    std::unordered_map<long long, int> seen{{0, 1}};
    return search(root_of(nodes), 0, target_sum, seen);
}
