#include <algorithm>
#include <map>
#include <memory>
#include <string>
#include <utility>
#include <vector>

/** A prefix tree in which a dot of the pattern stands for any letter. */
class WordDictionary {
public:
    void add_word(const std::string& word) {
        Node* node = &root_;
        for (const char letter : word) {
            std::unique_ptr<Node>& next = node->children[letter];
            if (!next) next = std::make_unique<Node>();
            node = next.get();
        }
        node->is_word = true;
    }

    bool search(const std::string& pattern) const {
        // All nodes that the pattern may have led to.
        std::vector<const Node*> nodes{&root_};
        for (const char letter : pattern) {
            std::vector<const Node*> next;
            for (const Node* node : nodes) {
                for (const auto& [own, child] : node->children) {
                    if (letter == '.' || letter == own) next.push_back(child.get());
                }
            }
            nodes = std::move(next);
        }
        const auto is_word = [](const Node* node) { return node->is_word; };
        return std::any_of(nodes.begin(), nodes.end(), is_word);
    }

private:
    struct Node {
        std::map<char, std::unique_ptr<Node>> children;
        bool is_word = false;
    };

    Node root_;
};
