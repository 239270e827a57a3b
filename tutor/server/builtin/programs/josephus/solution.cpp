/**
 * Who of the people 1 to n in a circle is left when every k-th leaves.
 * A circle that is larger by one starts k places later, once the first person has left.
 */
int josephus(int n, int k) {
    long long place = 0;
    for (int size = 2; size <= n; ++size) place = (place + k) % size;
    return static_cast<int>(place) + 1;
}
