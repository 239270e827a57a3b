/** Whether the digits of x read the same both ways; a minus sign does not. */
bool is_palindrome_number(long long x) {
    // A number that ends in 0 would have to begin with it.
    if (x < 0 || (x % 10 == 0 && x != 0)) return false;
    long long left = x;
    long long turned = 0;
    while (left > turned) {
        turned = turned * 10 + left % 10;
        left /= 10;
    }
    // With an odd number of digits, the middle one is the last of the second half.
    return left == turned || left == turned / 10;
}
