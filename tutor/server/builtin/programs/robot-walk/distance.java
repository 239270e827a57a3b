final class Solution {
    /** How far a walk ends from its start, in steps along the grid. */
    static int walkDistance(String moves) {
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
        return Math.abs(x) + Math.abs(y);
    }
}
