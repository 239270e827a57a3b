import java.util.ArrayList;
import java.util.List;

final class Solution {
    /** The moves [from, to] of the fewest that bring n disks from peg 1 to peg 3. */
    static int[][] hanoi(int n) {
        List<int[]> moves = new ArrayList<>();
        move(n, 1, 3, moves);
        return moves.toArray(int[][]::new);
    }

    private static void move(int disks, int from, int to, List<int[]> moves) {
        if (disks == 0) return;
        // The numbers of all pegs add up to 6.
        int other = 6 - from - to;
        move(disks - 1, from, other, moves);
        moves.add(new int[] {from, to});
        move(disks - 1, other, to, moves);
    }
}
