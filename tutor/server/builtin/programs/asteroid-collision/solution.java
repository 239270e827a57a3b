import java.util.Arrays;

final class Solution {
    /** What is left after all collisions: positive ones fly right, negative ones left. */
    static int[] asteroidCollision(int[] asteroids) {
        int[] left = new int[asteroids.length];
        int size = 0;
        for (int asteroid : asteroids) {
            boolean survives = true;
            while (survives && asteroid < 0 && size > 0 && left[size - 1] > 0) {
                int other = left[size - 1];
                survives = -asteroid > other;
                // Of the same size, both break.
                if (other <= -asteroid) size--;
            }
            if (survives) left[size++] = asteroid;
        }
        return Arrays.copyOf(left, size);
    }
}
