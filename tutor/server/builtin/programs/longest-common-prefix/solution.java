final class Solution {
    /** The longest text that every word begins with. */
    static String longestCommonPrefix(String[] words) {
        String prefix = words[0];
        for (String word : words) {
            while (!word.startsWith(prefix)) prefix = prefix.substring(0, prefix.length() - 1);
        }
        return prefix;
    }
}
