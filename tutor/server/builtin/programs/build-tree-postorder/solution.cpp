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

struct Builder {
    const std::vector<int>& postorder;
    std::unordered_map<int, int> places;
    std::deque<TreeNode> nodes;
    std::size_t left;

    /** The subtree of the part of the inorder list between from and to. */
    TreeNode* build(int from, int to) {
        if (from == to) return nullptr;
        TreeNode* node = &nodes.emplace_back(TreeNode{postorder[--left]});
        const int place = places.at(node->value);
        // Read backward, the right subtree comes right after its root.
        node->right = build(place + 1, to);
        node->left = build(from, place);
        return node;
    }
};

/**
 * The binary tree, level by level, whose nodes are met in these two orders; all values differ.
 * The last value of the postorder is always a root. Its place in the inorder divides left and
 * right.
 */
std::vector<std::optional<int>> build_tree(const std::vector<int>& inorder,
                                           const std::vector<int>& postorder) {
    Builder builder{postorder, {}, {}, postorder.size()};
    for (std::size_t i = 0; i < inorder.size(); ++i) {
        builder.places[inorder[i]] = static_cast<int>(i);
    }
    return levels_of(builder.build(0, static_cast<int>(inorder.size())));
}
