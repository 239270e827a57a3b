import java.util.Map;

final class Solution {
    private static final Map<Character, Integer> VALUES =
            Map.of('I', 1, 'V', 5, 'X', 10, 'L', 50, 'C', 100, 'D', 500, 'M', 1000);

    /** The value of a Roman numeral. */
    static int romanToInteger(String text) {
        int total = 0;
        for (int i = 0; i < text.length(); i++) {
            int value = VALUES.get(text.charAt(i));
            int following = i + 1 < text.length() ? VALUES.get(text.charAt(i + 1)) : 0;
            // Before a larger letter, a smaller one is subtracted, as in IV.
            total += value < following ? -value : value;
        }
        return total;
    }
}
