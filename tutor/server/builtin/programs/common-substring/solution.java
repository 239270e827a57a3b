final class Solution {
    /** The first of the longest pieces that a and b share. */
    static String commonSubstring(String a, String b) {
        String best = "";
        // How long the piece is that ends at the current letter of a and letter j of b.
        int[] lengths = new int[b.length() + 1];
        for (int i = 1; i <= a.length(); i++) {
            int[] next = new int[b.length() + 1];
            for (int j = 1; j <= b.length(); j++) {
                if (a.charAt(i - 1) != b.charAt(j - 1)) continue;
                next[j] = lengths[j - 1] + 1;
                if (next[j] > best.length()) best = a.substring(i - next[j], i);
            }
            lengths = next;
        }
        return best;
    }
}
