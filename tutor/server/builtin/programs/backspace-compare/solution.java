final class Solution {
    /** Whether both texts are the same once each `#` has deleted the letter before it. */
    static boolean backspaceCompare(String s, String t) {
        return typed(s).equals(typed(t));
    }

    private static String typed(String keys) {
        StringBuilder text = new StringBuilder();
        for (char key : keys.toCharArray()) {
            if (key != '#') text.append(key);
            else if (text.length() > 0) text.setLength(text.length() - 1);
        }
        return text.toString();
    }
}
