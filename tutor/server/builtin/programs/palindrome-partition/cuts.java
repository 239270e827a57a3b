final class Solution {
    /**
     * The fewest cuts that leave only palindromes.
     * cuts[end] is the answer for the first end letters. Palindromes grow from their middles, and
     * each offers a cut before its start.
     */
    static int palindromeCuts(String text) {
        int n = text.length();
        int[] cuts = new int[n + 1];
        for (int end = 0; end <= n; end++) cuts[end] = end - 1;
        for (int middle = 0; middle < n; middle++) {
            for (int gap = 0; gap <= 1; gap++) {
                int left = middle;
                int right = middle + gap;
                while (left >= 0 && right < n && text.charAt(left) == text.charAt(right)) {
                    cuts[right + 1] = Math.min(cuts[right + 1], cuts[left] + 1);
                    left--;
                    right++;
                }
            }
        }
        return cuts[n];
    }
}
