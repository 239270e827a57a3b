import java.util.HashSet;
import java.util.List;
import java.util.Set;

final class Solution {
    /** How many different cells a walk visits, its start included. */
    static int visitedCells(String moves) {
        int x = 0;
        int y = 0;
        Set<List<Integer>> visited = new HashSet<>();
        visited.add(List.of(0, 0));
        for (char move : moves.toCharArray()) {
            switch (move) {
                case 'U', 'N' -> y++;
                case 'D', 'S' -> y--;
                case 'R', 'E' -> x++;
                case 'L', 'W' -> x--;
                default -> { }
            }
            visited.add(List.of(x, y));
        }
        return visited.size();
    }
}
