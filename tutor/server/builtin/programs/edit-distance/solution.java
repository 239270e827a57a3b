final class Solution {
    /**
     * The fewest letters to insert, delete or replace to turn a into b.
     * previous[j] is the distance between the part of a before this row and the first j letters of
     * b; each new cell ends with one of the three edits, or with none when the letters are equal.
     */
    static int editDistance(String a, String b) {
        int[] previous = new int[b.length() + 1];
        // From nothing, j letters have to be inserted.
        for (int j = 0; j <= b.length(); j++) previous[j] = j;
        for (int i = 1; i <= a.length(); i++) {
            int[] current = new int[b.length() + 1];
            current[0] = i;
            for (int j = 1; j <= b.length(); j++) {
                if (a.charAt(i - 1) == b.charAt(j - 1)) current[j] = previous[j - 1];
                else current[j] = 1 + Math.min(previous[j - 1], Math.min(previous[j], current[j - 1]));
            }
            previous = current;
        }
        return previous[b.length()];
    }
}
