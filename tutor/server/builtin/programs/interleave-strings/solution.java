final class Solution {
    /**
     * Whether mixed is an interleaving of a and b: each keeps the order of its letters.
     * canMix[j] says whether the letters of a up to this row and the first j of b make its start.
     */
    static boolean interleaveStrings(String a, String b, String mixed) {
        if (a.length() + b.length() != mixed.length()) return false;
        boolean[] canMix = new boolean[b.length() + 1];
        for (int i = 0; i <= a.length(); i++) {
            for (int j = 0; j <= b.length(); j++) {
                char letter = i + j > 0 ? mixed.charAt(i + j - 1) : ' ';
                boolean fromA = i > 0 && canMix[j] && a.charAt(i - 1) == letter;
                boolean fromB = j > 0 && canMix[j - 1] && b.charAt(j - 1) == letter;
                canMix[j] = (i == 0 && j == 0) || fromA || fromB;
            }
        }
        return canMix[b.length()];
    }
}
