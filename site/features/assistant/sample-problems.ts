/** Problems to try, each with constraints and examples as a good statement has them. */
export const sampleProblems = [
  {
    name: 'A pair of invoices',
    about: 'Find two amounts that add up to a payment',
    text: `A pair of invoices

A client has paid one sum for exactly two invoices. Given the amounts of all open invoices and the sum that was paid, return the indices of the two invoices it settles. There is exactly one such pair, and an invoice cannot be used twice. Return the smaller index first.

Constraints:
- 2 <= amounts.length <= 10^5
- -10^9 <= amounts[i] <= 10^9
- -10^9 <= target <= 10^9

Example 1:
Input: amounts = [2, 7, 11, 15], target = 9
Output: [0, 1]

Example 2:
Input: amounts = [3, 2, 4], target = 6
Output: [1, 2]`,
  },
  {
    name: 'Quiet hours',
    about: 'Merge maintenance windows that overlap',
    text: `Quiet hours

Several teams have announced maintenance windows for one night, each as [start, end] in minutes. Merge all windows that overlap or touch, and return the merged windows in order of their start.

Constraints:
- 1 <= windows.length <= 10^4
- 0 <= start <= end <= 10^4

Example 1:
Input: windows = [[1, 3], [2, 6], [8, 10], [15, 18]]
Output: [[1, 6], [8, 10], [15, 18]]

Example 2:
Input: windows = [[1, 4], [4, 5]]
Output: [[1, 5]]`,
  },
  {
    name: 'A badge without repeats',
    about: 'Longest run of different characters',
    text: `A badge without repeats

Given a string s, find the length of the longest substring without repeating characters.

Constraints:
- 0 <= s.length <= 5 * 10^4
- s consists of letters, digits, symbols and spaces.

Example 1:
Input: s = "abcabcbb"
Output: 3

Example 2:
Input: s = "bbbbb"
Output: 1`,
  },
  {
    name: 'Exact change',
    about: 'Fewest coins for an amount',
    text: `Exact change

A machine holds coins of the given denominations, as many of each as needed. Return the fewest coins that make up the amount, or -1 when no combination of coins does.

Constraints:
- 1 <= coins.length <= 12
- 1 <= coins[i] <= 2^31 - 1
- 0 <= amount <= 10^4

Example 1:
Input: coins = [1, 2, 5], amount = 11
Output: 3

Example 2:
Input: coins = [2], amount = 3
Output: -1`,
  },
]
