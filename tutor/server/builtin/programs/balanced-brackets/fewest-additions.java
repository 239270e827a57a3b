final class Solution {
    /** How few round brackets to add so that all are balanced. */
    static int fewestAdditions(String text) {
        int open = 0;
        int additions = 0;
        for (char character : text.toCharArray()) {
            if (character == '(') open++;
            else if (character == ')' && open > 0) open--;
            else if (character == ')') additions++;
        }
        return additions + open;
    }
}
