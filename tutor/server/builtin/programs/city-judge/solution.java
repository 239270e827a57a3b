final class Solution {
    /**
     * The label, from 1, of the person whom all others trust and who trusts nobody; else -1.
     * Trust received counts up and trust given counts down, so only the judge reaches n - 1.
     */
    static int findJudge(int n, int[][] trust) {
        int[] score = new int[n + 1];
        for (int[] pair : trust) {
            score[pair[0]]--;
            score[pair[1]]++;
        }
        for (int person = 1; person <= n; person++) if (score[person] == n - 1) return person;
        return -1;
    }
}
