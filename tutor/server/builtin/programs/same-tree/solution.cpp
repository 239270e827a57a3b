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

bool are_equal(const TreeNode* a, const TreeNode* b) {
    if (a == nullptr || b == nullptr) return a == b;
    return a->value == b->value && are_equal(a->left, b->left) && are_equal(a->right, b->right);
}

/**
 * Whether two binary trees are equal in shape and in all of their values.
 * They are if their roots are, and if their left and right subtrees are.
 */
bool is_same_tree(const std::vector<std::optional<int>>& p,
                  const std::vector<std::optional<int>>& q) {
    auto first = tree_of(p);
    auto second = tree_of(q);
    return are_equal(root_of(first), root_of(second));
}
