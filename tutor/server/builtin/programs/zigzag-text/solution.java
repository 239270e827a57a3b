import java.util.ArrayList;
import java.util.List;

final class Solution {
    /** The text read row by row after it has been written down and up over the rows. */
    static String zigzagText(String text, int rows) {
        if (rows == 1) return text;
        List<StringBuilder> lines = new ArrayList<>();
        for (int i = 0; i < rows; i++) lines.add(new StringBuilder());
        int row = 0;
        int step = 1;
        for (char letter : text.toCharArray()) {
            lines.get(row).append(letter);
            if (row + step < 0 || row + step == rows) step = -step;
            row += step;
        }
        return String.join("", lines);
    }
}
