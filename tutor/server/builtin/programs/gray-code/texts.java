final class Solution {
    /** All texts of n bits so that neighbors differ in one bit. */
    static String[] grayTexts(int n) {
        String[] codes = new String[1 << n];
        for (int i = 0; i < codes.length; i++) {
            // The bit above the others keeps the zeros in front.
            codes[i] = Integer.toBinaryString(1 << n | (i ^ (i >> 1))).substring(1);
        }
        return codes;
    }
}
