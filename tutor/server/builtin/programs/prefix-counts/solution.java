import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;

final class Solution {
    private static final class TrieNode {
        final Map<Character, TrieNode> children = new HashMap<>();
        /** How many words pass through this node or end at it. */
        int words;
    }

    /**
     * For each prefix, how many of the words begin with it.
     * The words share their common beginnings in a trie, and every node counts the words that pass
     * through it: a look-up costs the length of the prefix, however many words there are.
     */
    static int[] prefixCounts(String[] words, String[] prefixes) {
        TrieNode root = new TrieNode();
        for (String word : words) {
            TrieNode node = root;
            node.words++;
            for (char letter : word.toCharArray()) {
                node = node.children.computeIfAbsent(letter, key -> new TrieNode());
                node.words++;
            }
        }
        return Arrays.stream(prefixes).mapToInt(prefix -> countAt(root, prefix)).toArray();
    }

    private static int countAt(TrieNode root, String prefix) {
        TrieNode node = root;
        for (char letter : prefix.toCharArray()) {
            node = node.children.get(letter);
            if (node == null) return 0;
        }
        return node.words;
    }
}
