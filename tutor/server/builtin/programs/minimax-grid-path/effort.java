import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

final class Solution {
    /**
     * The least possible size of the largest difference of heights on a path between two corners.
     * Steps between neighbors are opened in order of their difference; the one that joins the corners
     * decides.
     */
    static int leastEffort(int[][] grid) {
        int rows = grid.length;
        int columns = grid[0].length;
        List<int[]> steps = new ArrayList<>();
        for (int r = 0; r < rows; r++) {
            for (int c = 0; c < columns; c++) {
                int cell = r * columns + c;
                if (c + 1 < columns) steps.add(new int[] {cost(grid[r][c], grid[r][c + 1]), cell, cell + 1});
                if (r + 1 < rows) steps.add(new int[] {cost(grid[r][c], grid[r + 1][c]), cell, cell + columns});
            }
        }
        steps.sort(Comparator.comparingInt(step -> step[0]));
        int[] parent = new int[rows * columns];
        for (int i = 0; i < parent.length; i++) parent[i] = i;
        for (int[] step : steps) {
            parent[find(parent, step[1])] = find(parent, step[2]);
            if (find(parent, 0) == find(parent, parent.length - 1)) return step[0];
        }
        return 0;
    }

    private static int cost(int a, int b) {
        return Math.abs(a - b);
    }

    private static int find(int[] parent, int cell) {
        while (parent[cell] != cell) {
            parent[cell] = parent[parent[cell]];
            cell = parent[cell];
        }
        return cell;
    }
}
