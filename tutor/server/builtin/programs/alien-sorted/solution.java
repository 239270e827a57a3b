final class Solution {
    /**
     * Whether the words are sorted when order is the alphabet.
     * The first letters in which two neighboring words differ decide; a word comes before its
     * extensions.
     */
    static boolean isAlienSorted(String[] words, String order) {
        for (int i = 1; i < words.length; i++) {
            String a = words[i - 1];
            String b = words[i];
            int place = 0;
            while (place < a.length() && place < b.length() && a.charAt(place) == b.charAt(place)) place++;
            if (place == a.length()) continue;
            if (place == b.length()) return false;
            if (order.indexOf(a.charAt(place)) > order.indexOf(b.charAt(place))) return false;
        }
        return true;
    }
}
