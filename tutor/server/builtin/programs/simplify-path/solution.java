import java.util.ArrayDeque;
import java.util.Deque;

final class Solution {
    /** An absolute path without `.`, `..` and superfluous slashes. */
    static String simplifyPath(String path) {
        Deque<String> folders = new ArrayDeque<>();
        for (String part : path.split("/")) {
            if (part.equals("..")) folders.pollLast();
            else if (!part.isEmpty() && !part.equals(".")) folders.addLast(part);
        }
        return "/" + String.join("/", folders);
    }
}
