#include <map>
#include <memory>
#include <string>

/** A prefix tree: words share the nodes of their common beginnings. */
class Trie {
public:
    void insert(const std::string& word) {
        Node* node = &root_;
        for (const char letter : word) {
            std::unique_ptr<Node>& next = node->children[letter];
            if (!next) next = std::make_unique<Node>();
            node = next.get();
        }
        node->is_word = true;
    }

    bool search(const std::string& word) const {
        const Node* node = node_of(word);
        return node != nullptr && node->is_word;
    }

    bool starts_with(const std::string& prefix) const { return node_of(prefix) != nullptr; }

private:
    struct Node {
        std::map<char, std::unique_ptr<Node>> children;
        bool is_word = false;
    };

    const Node* node_of(const std::string& prefix) const {
        const Node* node = &root_;
        for (const char letter : prefix) {
            const auto found = node->children.find(letter);
            if (found == node->children.end()) return nullptr;
            node = found->second.get();
        }
        return node;
    }

    Node root_;
};
