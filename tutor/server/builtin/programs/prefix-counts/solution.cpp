#include <memory>
#include <string>
#include <unordered_map>
#include <vector>

struct TrieNode {
    std::unordered_map<char, std::unique_ptr<TrieNode>> children;
    /** How many words pass through this node or end at it. */
    int words = 0;
};

int count_at(const TrieNode& root, const std::string& prefix) {
    const TrieNode* node = &root;
    for (const char letter : prefix) {
        const auto child = node->children.find(letter);
        if (child == node->children.end()) return 0;
        node = child->second.get();
    }
    return node->words;
}

/**
 * For each prefix, how many of the words begin with it.
 * The words share their common beginnings in a trie, and every node counts the words that pass
 * through it: a look-up costs the length of the prefix, however many words there are.
 */
std::vector<int> prefix_counts(
    const std::vector<std::string>& words, const std::vector<std::string>& prefixes) {
    TrieNode root;
    for (const std::string& word : words) {
        TrieNode* node = &root;
        ++node->words;
        for (const char letter : word) {
            auto& child = node->children[letter];
            if (!child) child = std::make_unique<TrieNode>();
            node = child.get();
            ++node->words;
        }
    }
    std::vector<int> counts;
    for (const std::string& prefix : prefixes) counts.push_back(count_at(root, prefix));
    return counts;
}
