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

void search(const TreeNode* node, long long sum, std::vector<int>& path,
            std::vector<std::vector<int>>& found) {
    if (node == nullptr) return;
    path.push_back(node->value);
    const long long left = sum - node->value;
    if (node->left == nullptr && node->right == nullptr && left == 0) found.push_back(path);
    search(node->left, left, path, found);
    search(node->right, left, path, found);
    path.pop_back();
}

/**
 * Every path from the root down to a leaf whose values add up to target_sum.
 * One list holds the way to the present node: it grows going down and shrinks going back.
 */
std::vector<std::vector<int>> all_path_sums(const std::vector<std::optional<int>>& values,
                                            int target_sum) {
    auto nodes = tree_of(values);
    std::vector<std::vector<int>> found;
    std::vector<int> path;
    search(root_of(nodes), target_sum, path, found);
    return found;
}
