#include <map>
#include <string>
#include <vector>

struct Trie {
    std::map<char, Trie> next;
    std::string word;
};

void follow(std::vector<std::string>& cells, int r, int c, Trie& node,
            std::vector<std::string>& found) {
    if (r < 0 || r >= static_cast<int>(cells.size())) return;
    if (c < 0 || c >= static_cast<int>(cells[r].size())) return;
    const char letter = cells[r][c];
    const auto next = node.next.find(letter);
    if (next == node.next.end()) return;
    if (!next->second.word.empty()) found.push_back(next->second.word);
    // Each word is found once.
    next->second.word.clear();
    cells[r][c] = '\0';
    follow(cells, r + 1, c, next->second, found);
    follow(cells, r - 1, c, next->second, found);
    follow(cells, r, c + 1, next->second, found);
    follow(cells, r, c - 1, next->second, found);
    cells[r][c] = letter;
}

/**
 * The words that can be read along cells that touch by a side, each cell used at most once.
 * A trie of all words tells at each cell whether any of them goes on from here.
 */
std::vector<std::string> find_words(std::vector<std::string> board,
                                    const std::vector<std::string>& words) {
    Trie root;
    for (const auto& word : words) {
        Trie* node = &root;
        for (const char letter : word) node = &node->next[letter];
        node->word = word;
    }
    std::vector<std::string> found;
    for (int r = 0; r < static_cast<int>(board.size()); ++r) {
        for (int c = 0; c < static_cast<int>(board[r].size()); ++c) follow(board, r, c, root, found);
    }
    return found;
}
