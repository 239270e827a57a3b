final class Solution {
    /** The product of two whole numbers given as texts, worked out as on paper. */
    static String multiplyStrings(String a, String b) {
        int[] digits = new int[a.length() + b.length()];
        for (int i = a.length() - 1; i >= 0; i--) {
            for (int j = b.length() - 1; j >= 0; j--) {
                // Digits i and j meet at place i + j + 1; what is too much goes one to the left.
                int sum = digits[i + j + 1] + (a.charAt(i) - '0') * (b.charAt(j) - '0');
                digits[i + j + 1] = sum % 10;
                digits[i + j] += sum / 10;
            }
        }
        StringBuilder text = new StringBuilder();
        for (int digit : digits) if (digit > 0 || text.length() > 0) text.append(digit);
        return text.length() == 0 ? "0" : text.toString();
    }
}
