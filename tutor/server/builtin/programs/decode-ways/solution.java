final class Solution {
    /**
     * The ways to read digits as letters, where A is 1 and Z is 26.
     * The last letter takes one digit, which is not 0, or two digits from 10 to 26.
     */
    static long decodeWays(String digits) {
        long before = 0;
        long ways = 1;
        for (int i = 0; i < digits.length(); i++) {
            int pair = i > 0 ? Integer.parseInt(digits.substring(i - 1, i + 1)) : 0;
            long withOne = digits.charAt(i) == '0' ? 0 : ways;
            long withTwo = pair >= 10 && pair <= 26 ? before : 0;
            before = ways;
            ways = withOne + withTwo;
        }
        return ways;
    }
}
