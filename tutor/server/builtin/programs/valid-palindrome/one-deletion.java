final class Solution {
    /** Whether text is a palindrome once at most one of its characters is deleted. */
    static boolean isNearPalindrome(String text) {
        int left = 0;
        int right = text.length() - 1;
        while (left < right && text.charAt(left) == text.charAt(right)) {
            left++;
            right--;
        }
        // At the first difference one of the two has to go.
        return isMirrored(text, left + 1, right) || isMirrored(text, left, right - 1);
    }

    private static boolean isMirrored(String text, int left, int right) {
        while (left < right) {
            if (text.charAt(left++) != text.charAt(right--)) return false;
        }
        return true;
    }
}
