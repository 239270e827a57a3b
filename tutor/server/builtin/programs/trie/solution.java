import java.util.HashMap;
import java.util.Map;

/** A prefix tree: words share the nodes of their common beginnings. */
final class Trie {
    private static final class Node {
        final Map<Character, Node> children = new HashMap<>();
        boolean isWord;
    }

    private final Node root = new Node();

    void insert(String word) {
        Node node = root;
        for (char letter : word.toCharArray()) {
            node = node.children.computeIfAbsent(letter, unused -> new Node());
        }
        node.isWord = true;
    }

    boolean search(String word) {
        Node node = nodeOf(word);
        return node != null && node.isWord;
    }

    boolean startsWith(String prefix) {
        return nodeOf(prefix) != null;
    }

    private Node nodeOf(String prefix) {
        Node node = root;
        for (int i = 0; i < prefix.length() && node != null; i++) {
            node = node.children.get(prefix.charAt(i));
        }
        return node;
    }
}
