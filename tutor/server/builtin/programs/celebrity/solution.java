final class Solution {
    /**
     * Index of the person whom all others know and who knows none of them, or -1.
     * Who knows another is no celebrity, and who is not known is none, so each question rules one out.
     */
    static int findCelebrity(int[][] matrix) {
        int candidate = 0;
        for (int other = 1; other < matrix.length; other++) {
            if (matrix[candidate][other] == 1) candidate = other;
        }
        for (int other = 0; other < matrix.length; other++) {
            if (other == candidate) continue;
            if (matrix[candidate][other] == 1 || matrix[other][candidate] == 0) return -1;
        }
        return candidate;
    }
}
