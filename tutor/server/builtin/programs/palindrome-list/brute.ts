function isPalindrome(values: number[]): boolean {
  return values.join() === [...values].reverse().join()
}
