final class Solution {
    /** The text read row by row after it was written in a zigzag over that many rows. */
    static String zigzag(String text, int rows) {
        if (rows == 1) return text;
        StringBuilder[] lines = new StringBuilder[rows];
        for (int row = 0; row < rows; row++) lines[row] = new StringBuilder();
        int row = 0;
        int step = 1;
        for (char letter : text.toCharArray()) {
            lines[row].append(letter);
            if (row + step < 0 || row + step >= rows) step = -step;
            row += step;
        }
        return String.join("", lines);
    }
}
