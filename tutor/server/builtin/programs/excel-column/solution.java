final class Solution {
    /** The number of a spreadsheet column: its letters are digits from 1 to 26. */
    static long excelColumn(String title) {
        long number = 0;
        for (char letter : title.toCharArray()) number = number * 26 + letter - 'A' + 1;
        return number;
    }
}
