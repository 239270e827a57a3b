int digit_squares(int n) {
    int sum = 0;
    for (; n > 0; n /= 10) sum += (n % 10) * (n % 10);
    return sum;
}

/**
 * Whether summing the squares of the digits again and again leads to 1.
 * The sums run into a circle; a fast runner catches up with a slow one there, or at 1.
 */
bool happy_number(int n) {
    int slow = n;
    int fast = digit_squares(n);
    while (fast != 1 && slow != fast) {
        slow = digit_squares(slow);
        fast = digit_squares(digit_squares(fast));
    }
    return fast == 1;
}
