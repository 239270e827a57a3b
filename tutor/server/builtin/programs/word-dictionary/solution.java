import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** A prefix tree in which a dot of the pattern stands for any letter. */
final class WordDictionary {
    private static final class Node {
        final Map<Character, Node> children = new HashMap<>();
        boolean isWord;
    }

    private final Node root = new Node();

    void addWord(String word) {
        Node node = root;
        for (char letter : word.toCharArray()) {
            node = node.children.computeIfAbsent(letter, unused -> new Node());
        }
        node.isWord = true;
    }

    boolean search(String pattern) {
        // All nodes that the pattern may have led to.
        List<Node> nodes = List.of(root);
        for (char letter : pattern.toCharArray()) {
            List<Node> next = new ArrayList<>();
            for (Node node : nodes) {
                if (letter == '.') next.addAll(node.children.values());
                else if (node.children.containsKey(letter)) next.add(node.children.get(letter));
            }
            nodes = next;
        }
        return nodes.stream().anyMatch(node -> node.isWord);
    }
}
