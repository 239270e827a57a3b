final class Solution {
    /** One row of Pascal's triangle, counted from 0; each number follows from the one before. */
    static int[] pascalRow(int index) {
        int[] row = new int[index + 1];
        row[0] = 1;
        for (int i = 1; i <= index; i++) row[i] = (int) ((long) row[i - 1] * (index - i + 1) / i);
        return row;
    }
}
