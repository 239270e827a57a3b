final class Solution {
    /** The text with its vowels in reverse order; everything else stays. */
    static String reverseVowels(String text) {
        char[] letters = text.toCharArray();
        int left = 0;
        int right = letters.length - 1;
        while (left < right) {
            if (!isVowel(letters[left])) {
                left++;
            } else if (!isVowel(letters[right])) {
                right--;
            } else {
                char letter = letters[left];
                letters[left++] = letters[right];
                letters[right--] = letter;
            }
        }
        return new String(letters);
    }

    private static boolean isVowel(char letter) {
        return "aeiouAEIOU".indexOf(letter) >= 0;
    }
}
