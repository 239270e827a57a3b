final class Solution {
    /** The shortest part of s with every letter of t as often as in t; empty if there is none. */
    static String minWindow(String s, String t) {
        int[] needed = new int[Character.MAX_VALUE + 1];
        for (char letter : t.toCharArray()) needed[letter]++;
        int missing = t.length();
        int from = 0;
        String best = "";
        for (int to = 0; to < s.length(); to++) {
            // Below zero, the window holds more of the letter than it needs.
            if (needed[s.charAt(to)]-- > 0) missing--;
            if (missing > 0) continue;
            while (needed[s.charAt(from)] < 0) needed[s.charAt(from++)]++;
            if (best.isEmpty() || to - from + 1 < best.length()) best = s.substring(from, to + 1);
        }
        return best;
    }
}
