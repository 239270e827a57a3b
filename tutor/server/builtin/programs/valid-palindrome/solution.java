final class Solution {
    /** Whether the letters and digits of text read the same both ways; case does not matter. */
    static boolean isPalindrome(String text) {
        String lower = text.toLowerCase();
        int left = 0;
        int right = lower.length() - 1;
        while (left < right) {
            if (!Character.isLetterOrDigit(lower.charAt(left))) left++;
            else if (!Character.isLetterOrDigit(lower.charAt(right))) right--;
            else if (lower.charAt(left++) != lower.charAt(right--)) return false;
        }
        return true;
    }
}
