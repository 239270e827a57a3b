final class Solution {
    /** The sum of two whole numbers given as texts. Each place may hand on a carry. */
    static String addStrings(String a, String b) {
        StringBuilder digits = new StringBuilder();
        int carry = 0;
        for (int i = 1; i <= Math.max(a.length(), b.length()) || carry > 0; i++) {
            int sum = digit(a, i) + digit(b, i) + carry;
            digits.append(sum % 10);
            carry = sum / 10;
        }
        return digits.reverse().toString();
    }

    /** The digit at that place from the right; 0 beyond the left end. */
    private static int digit(String number, int place) {
        return place <= number.length() ? number.charAt(number.length() - place) - '0' : 0;
    }
}
