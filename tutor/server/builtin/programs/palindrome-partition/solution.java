import java.util.ArrayList;
import java.util.List;

final class Solution {
    /** Every way to cut text into palindromes: each one at the start, then the rest likewise. */
    static String[][] palindromePartition(String text) {
        List<String[]> all = new ArrayList<>();
        cutFrom(0, text, new ArrayList<>(), all);
        return all.toArray(new String[0][]);
    }

    private static void cutFrom(int start, String text, List<String> pieces, List<String[]> all) {
        if (start == text.length()) all.add(pieces.toArray(new String[0]));
        for (int end = start + 1; end <= text.length(); end++) {
            if (!isPalindrome(text, start, end - 1)) continue;
            pieces.add(text.substring(start, end));
            cutFrom(end, text, pieces, all);
            pieces.remove(pieces.size() - 1);
        }
    }

    private static boolean isPalindrome(String text, int start, int end) {
        for (int left = start, right = end; left < right; left++, right--) {
            if (text.charAt(left) != text.charAt(right)) return false;
        }
        return true;
    }
}
