final class Solution {
    /** The shortest part that text is written with, repeated or not. */
    static String repeatedUnit(String text) {
        return text.substring(0, (text + text).indexOf(text, 1));
    }
}
