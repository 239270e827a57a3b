final class Solution {
    /** The whole number at the start of text, within 32 bits; 0 if there is none. */
    static int parseInteger(String text) {
        int i = 0;
        while (i < text.length() && text.charAt(i) == ' ') i++;
        int sign = 1;
        if (i < text.length() && (text.charAt(i) == '-' || text.charAt(i) == '+')) {
            sign = text.charAt(i++) == '-' ? -1 : 1;
        }
        long value = 0;
        while (i < text.length() && text.charAt(i) >= '0' && text.charAt(i) <= '9') {
            value = value * 10 + text.charAt(i++) - '0';
            // Far enough out to be limited below, and not so far that it could overflow.
            if (value > Integer.MAX_VALUE) value = Integer.MAX_VALUE + 1L;
        }
        return (int) Math.min(Math.max(sign * value, Integer.MIN_VALUE), Integer.MAX_VALUE);
    }
}
