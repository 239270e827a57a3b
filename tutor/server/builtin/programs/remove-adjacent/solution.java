final class Solution {
    /** What is left when pairs of equal neighbors are removed until there are none. */
    static String removeAdjacent(String text) {
        StringBuilder left = new StringBuilder();
        for (char letter : text.toCharArray()) {
            int last = left.length() - 1;
            if (last >= 0 && left.charAt(last) == letter) left.setLength(last);
            else left.append(letter);
        }
        return left.toString();
    }
}
