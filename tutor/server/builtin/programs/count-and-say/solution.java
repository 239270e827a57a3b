final class Solution {
    /** The n-th text of the count-and-say sequence: each one tells the runs of the one before. */
    static String countAndSay(int n) {
        String text = "1";
        for (int i = 1; i < n; i++) {
            StringBuilder said = new StringBuilder();
            int start = 0;
            for (int end = 1; end <= text.length(); end++) {
                if (end < text.length() && text.charAt(end) == text.charAt(start)) continue;
                said.append(end - start).append(text.charAt(start));
                start = end;
            }
            text = said.toString();
        }
        return text;
    }
}
