import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

final class Solution {
    private static final class Trie {
        final Map<Character, Trie> next = new HashMap<>();
        String word;
    }

    /**
     * The words that can be read along cells that touch by a side, each cell used at most once.
     * A trie of all words tells at each cell whether any of them goes on from here.
     */
    static String[] findWords(String[] board, String[] words) {
        Trie root = new Trie();
        for (String word : words) {
            Trie node = root;
            for (char letter : word.toCharArray()) {
                node = node.next.computeIfAbsent(letter, key -> new Trie());
            }
            node.word = word;
        }
        char[][] cells = new char[board.length][];
        for (int r = 0; r < board.length; r++) cells[r] = board[r].toCharArray();
        List<String> found = new ArrayList<>();
        for (int r = 0; r < cells.length; r++) {
            for (int c = 0; c < cells[r].length; c++) follow(cells, r, c, root, found);
        }
        return found.toArray(new String[0]);
    }

    private static void follow(char[][] cells, int r, int c, Trie node, List<String> found) {
        if (r < 0 || r >= cells.length || c < 0 || c >= cells[r].length) return;
        char letter = cells[r][c];
        Trie next = node.next.get(letter);
        if (next == null) return;
        if (next.word != null) found.add(next.word);
        // Each word is found once.
        next.word = null;
        cells[r][c] = 0;
        follow(cells, r + 1, c, next, found);
        follow(cells, r - 1, c, next, found);
        follow(cells, r, c + 1, next, found);
        follow(cells, r, c - 1, next, found);
        cells[r][c] = letter;
    }
}
