final class Solution {
    private static final int[] VALUES = {1000, 900, 500, 400, 100, 90, 50, 40, 10, 9, 5, 4, 1};
    private static final String[] SYMBOLS = {
        "M", "CM", "D", "CD", "C", "XC", "L", "XL", "X", "IX", "V", "IV", "I"
    };

    /** The number, from 1 to 3999, as a Roman numeral. */
    static String integerToRoman(int num) {
        StringBuilder roman = new StringBuilder();
        int left = num;
        for (int i = 0; i < VALUES.length; i++) {
            roman.append(SYMBOLS[i].repeat(left / VALUES[i]));
            left %= VALUES[i];
        }
        return roman.toString();
    }
}
