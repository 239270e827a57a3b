/** In how many bits x and y differ. */
int hamming_distance(int x, int y) {
    int distance = 0;
    // Each step clears the lowest one.
    for (int differing = x ^ y; differing != 0; differing &= differing - 1) ++distance;
    return distance;
}
