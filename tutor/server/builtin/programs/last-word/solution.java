final class Solution {
    /** The length of the last word. */
    static int lastWordLength(String text) {
        String end = text.stripTrailing();
        return end.length() - 1 - end.lastIndexOf(' ');
    }
}
