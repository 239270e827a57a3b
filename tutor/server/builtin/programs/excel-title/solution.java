final class Solution {
    /** The title of a spreadsheet column: digits from 1 to 26 are its letters. */
    static String excelTitle(int number) {
        StringBuilder title = new StringBuilder();
        // There is no digit 0, so that one is taken away before each division.
        for (int rest = number; rest > 0; rest = (rest - 1) / 26) {
            title.append((char) ('A' + (rest - 1) % 26));
        }
        return title.reverse().toString();
    }
}
