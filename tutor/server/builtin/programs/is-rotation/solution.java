final class Solution {
    /** Whether moving letters from the front of s to its back gives goal. */
    static boolean isRotation(String s, String goal) {
        return s.length() == goal.length() && (s + s).contains(goal);
    }
}
