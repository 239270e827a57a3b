final class Solution {
    /** Where a walk from [0, 0] ends: U or N, D or S, L or W, R or E, each one step. */
    static int[] robotWalk(String moves) {
        int x = 0;
        int y = 0;
        for (char move : moves.toCharArray()) {
            switch (move) {
                case 'U', 'N' -> y++;
                case 'D', 'S' -> y--;
                case 'R', 'E' -> x++;
                case 'L', 'W' -> x--;
                default -> { }
            }
        }
        return new int[] {x, y};
    }
}
