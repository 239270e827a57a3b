final class Solution {
    /** The largest number of vowels in k letters in a row. */
    static int maxVowels(String text, int k) {
        int vowels = 0;
        int best = 0;
        for (int i = 0; i < text.length(); i++) {
            if (isVowel(text.charAt(i))) vowels++;
            if (i >= k && isVowel(text.charAt(i - k))) vowels--;
            best = Math.max(best, vowels);
        }
        return best;
    }

    private static boolean isVowel(char letter) {
        return "aeiouAEIOU".indexOf(letter) >= 0;
    }
}
