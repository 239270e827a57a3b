final class Solution {
    /** The letters of the column with this number: 1 is A, 26 is Z, 27 is AA. */
    static String columnTitle(long column) {
        StringBuilder title = new StringBuilder();
        // The digits go from 1 to 26, so one is taken off before each.
        for (long left = column; left > 0; left = (left - 1) / 26) {
            title.append((char) ('A' + (left - 1) % 26));
        }
        return title.reverse().toString();
    }
}
