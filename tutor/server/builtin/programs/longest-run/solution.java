final class Solution {
    /** The length of the longest run of equal characters. */
    static int longestRun(String text) {
        int longest = 0;
        int length = 0;
        for (int i = 0; i < text.length(); i++) {
            length = i > 0 && text.charAt(i) == text.charAt(i - 1) ? length + 1 : 1;
            longest = Math.max(longest, length);
        }
        return longest;
    }
}
