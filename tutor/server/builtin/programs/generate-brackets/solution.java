import java.util.ArrayList;
import java.util.List;

final class Solution {
    /** All balanced texts of n pairs of brackets: open while pairs are left, close what is open. */
    static String[] generateBrackets(int n) {
        List<String> all = new ArrayList<>();
        grow("", 0, 0, n, all);
        return all.toArray(new String[0]);
    }

    private static void grow(String text, int opened, int closed, int n, List<String> all) {
        if (closed == n) all.add(text);
        if (opened < n) grow(text + "(", opened + 1, closed, n, all);
        if (closed < opened) grow(text + ")", opened, closed + 1, n, all);
    }
}
