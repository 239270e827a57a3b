final class Solution {
    /** The number of the column with these letters: A is 1, Z is 26, AA is 27. */
    static long columnNumber(String title) {
        long column = 0;
        for (char letter : title.toCharArray()) column = column * 26 + letter - 'A' + 1;
        return column;
    }
}
