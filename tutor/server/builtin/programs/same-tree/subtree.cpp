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

bool are_equal(const TreeNode* a, const TreeNode* b) {
    if (a == nullptr || b == nullptr) return a == b;
    return a->value == b->value && are_equal(a->left, b->left) && are_equal(a->right, b->right);
}

/**
 * Whether the second tree occurs in the first as a node together with everything below it.
 * Every node of the first may be the place, so the two are compared at each of them.
 */
bool is_subtree(const std::vector<std::optional<int>>& root,
                const std::vector<std::optional<int>>& sub_root) {
    auto nodes = tree_of(root);
    auto wanted = tree_of(sub_root);
    if (wanted.empty()) return true;
    for (const TreeNode& node : nodes) {
        if (are_equal(&node, &wanted.front())) return true;
    }
    return false;
}
