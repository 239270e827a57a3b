final class Solution {
    /** The fewest letters to delete from both texts until they are equal. */
    static int deletionsUntilEqual(String a, String b) {
        int[] previous = new int[b.length() + 1];
        // From an empty text, all j letters of the other have to go.
        for (int j = 0; j <= b.length(); j++) previous[j] = j;
        for (int i = 1; i <= a.length(); i++) {
            int[] current = new int[b.length() + 1];
            current[0] = i;
            for (int j = 1; j <= b.length(); j++) {
                if (a.charAt(i - 1) == b.charAt(j - 1)) current[j] = previous[j - 1];
                else current[j] = 1 + Math.min(previous[j], current[j - 1]);
            }
            previous = current;
        }
        return previous[b.length()];
    }
}
