// biome-ignore-all lint/suspicious/noExplicitAny: arguments are as varied as the problems.
// biome-ignore-all lint/style/noNonNullAssertion: short references need no checks of their own.
// biome-ignore-all lint/suspicious/useIterableCallbackReturn: short references in one expression.
import { type Classic, distinct, list, add as put, sorted, table, word, words } from './problem.ts'

const add = (c: Omit<Classic, 'group'>) => put({ group: 'dp', ...c })
add({
  id: 'climb',
  title: 'Climbing Stairs',
  names: ['n'],
  bounds: ['1 <= n <= 45'],
  a: 'You climb a staircase with n steps. Each time you take either 1 or 2 steps. In how many distinct ways can you get to the top?',
  b: 'A staircase has n stairs. One may go up one or two stairs at a time. Count the different ways to climb it.',
  examples: [[2], [3], [5]],
  random: (int) => [int(1, 25)],
  solve: (n: number) => {
    let a = 1,
      b = 1
    for (let i = 1; i < n; i++) [a, b] = [b, a + b]
    return b
  },
})
add({
  id: 'coin-change',
  title: 'Coin Change',
  names: ['coins', 'amount'],
  bounds: ['1 <= coins.length <= 12', '0 <= amount <= 10^4'],
  a: 'coins lists the kinds of coins you have, an unlimited number of each. Return the fewest coins that make up amount, or -1 if no combination does.',
  b: 'What is the smallest number of coins that sum to a given amount, if every denomination can be used any number of times? Answer -1 when it is impossible.',
  examples: [
    [[1, 2, 5], 11],
    [[2], 3],
    [[1], 0],
  ],
  random: (int) => [distinct(int, [1, 4], [1, 9]), int(0, 25)],
  solve: (c: number[], a: number) => {
    const d = [0]
    for (let i = 1; i <= a; i++)
      d[i] = Math.min(...c.map((x) => (x <= i ? d[i - x]! + 1 : Infinity)))
    return d[a] === Infinity ? -1 : d[a]
  },
})
add({
  id: 'coin-change-2',
  title: 'Coin Change II',
  names: ['amount', 'coins'],
  bounds: ['1 <= coins.length <= 300', '0 <= amount <= 5000'],
  a: 'Return the number of combinations of coins that make up amount. There are unlimited coins of each kind; the order of the coins does not matter.',
  b: 'In how many ways can you pay an amount with the given coin values? Coins can be used again and again, and 1+2 is the same as 2+1.',
  examples: [
    [5, [1, 2, 5]],
    [3, [2]],
    [10, [10]],
  ],
  random: (int) => [int(0, 20), distinct(int, [1, 4], [1, 9])],
  solve: (a: number, c: number[]) => {
    const d = [1, ...Array(a).fill(0)]
    for (const x of c) for (let i = x; i <= a; i++) d[i] += d[i - x]
    return d[a]
  },
})
const rob = (n: number[]) => {
  let a = 0,
    b = 0
  for (const x of n) [a, b] = [b, Math.max(b, a + x)]
  return b
}
add({
  id: 'robber',
  title: 'House Robber',
  names: ['nums'],
  bounds: ['1 <= nums.length <= 100', '0 <= nums[i] <= 400'],
  a: 'Each house on a street holds nums[i] money. Two adjacent houses robbed on the same night trigger the alarm. Return the most money that can be robbed without an alarm.',
  b: 'Pick numbers from a list so that no two of them are next to each other and their sum is as large as possible. Return the sum.',
  examples: [[[1, 2, 3, 1]], [[2, 7, 9, 3, 1]], [[2, 1, 1, 2]]],
  random: (int) => [list(int, [1, 8], [0, 20])],
  solve: rob,
})
add({
  id: 'robber-2',
  title: 'House Robber II',
  names: ['nums'],
  bounds: ['1 <= nums.length <= 100', '0 <= nums[i] <= 1000'],
  a: 'The houses are arranged in a circle, so the first and the last are neighbors. House i has nums[i] money. Adjacent houses cannot both be robbed. Return the maximum amount you can rob.',
  b: 'Houses stand around a round plaza. No two neighboring houses may be robbed. How much money can be taken at most?',
  examples: [[[2, 3, 2]], [[1, 2, 3, 1]], [[1, 2, 3]]],
  random: (int) => [list(int, [1, 8], [0, 20])],
  solve: (n: number[]) => (n.length === 1 ? n[0] : Math.max(rob(n.slice(1)), rob(n.slice(0, -1)))),
})
add({
  id: 'lis',
  title: 'Longest Increasing Subsequence',
  names: ['nums'],
  bounds: ['1 <= nums.length <= 2500', '-10^4 <= nums[i] <= 10^4'],
  a: 'Return the length of the longest strictly increasing subsequence of nums.',
  b: 'Delete numbers from a list so that the rest is strictly increasing. What is the greatest number of elements that can stay?',
  examples: [[[10, 9, 2, 5, 3, 7, 101, 18]], [[0, 1, 0, 3, 2, 3]], [[7, 7, 7]]],
  random: (int) => [list(int, [1, 9], [0, 12])],
  solve: (n: number[]) => {
    const d: number[] = []
    n.forEach((x, i) => {
      d[i] = 1 + Math.max(0, ...d.filter((_, j) => n[j]! < x))
    })
    return Math.max(...d)
  },
})
const lcs = (a: string, b: string): number => {
  const d = Array.from({ length: a.length + 1 }, () => Array(b.length + 1).fill(0))
  for (let i = 1; i <= a.length; i++)
    for (let j = 1; j <= b.length; j++)
      d[i]![j] = a[i - 1] === b[j - 1] ? d[i - 1]![j - 1] + 1 : Math.max(d[i - 1]![j], d[i]![j - 1])
  return d[a.length]![b.length]
}
add({
  id: 'lcs',
  title: 'Longest Common Subsequence',
  names: ['text1', 'text2'],
  bounds: ['1 <= text1.length, text2.length <= 1000'],
  a: 'Return the length of the longest common subsequence of text1 and text2, or 0 if they have none.',
  b: 'How many letters has the longest sequence that can be obtained from both words by deleting letters?',
  examples: [
    ['abcde', 'ace'],
    ['abc', 'abc'],
    ['abc', 'def'],
  ],
  random: (int) => [word(int, [1, 7], 'abcd'), word(int, [1, 7], 'abcd')],
  solve: lcs,
})
add({
  id: 'edit-distance',
  title: 'Edit Distance',
  names: ['word1', 'word2'],
  bounds: ['0 <= word1.length, word2.length <= 500'],
  a: 'Return the minimum number of operations that turn word1 into word2. An operation inserts, deletes, or replaces a character.',
  b: 'Compute the Levenshtein distance of two words.',
  examples: [
    ['horse', 'ros'],
    ['intention', 'execution'],
    ['a', 'a'],
  ],
  random: (int) => [word(int, [1, 6], 'abc'), word(int, [1, 6], 'abc')],
  solve: (a: string, b: string) => {
    const d = Array.from({ length: a.length + 1 }, (_, i) =>
      Array.from({ length: b.length + 1 }, (_, j) => (i && j ? 0 : i + j)),
    )
    for (let i = 1; i <= a.length; i++)
      for (let j = 1; j <= b.length; j++)
        d[i]![j] = Math.min(
          d[i - 1]![j]! + 1,
          d[i]![j - 1]! + 1,
          d[i - 1]![j - 1]! + (a[i - 1] === b[j - 1] ? 0 : 1),
        )
    return d[a.length]![b.length]
  },
})
add({
  id: 'word-break',
  title: 'Word Break',
  names: ['s', 'wordDict'],
  bounds: ['1 <= s.length <= 300', '1 <= wordDict.length <= 1000'],
  styles: ['practice', 'doctest'],
  a: 'Return true if s can be split into a sequence of one or more words from wordDict. A word may be used several times.',
  b: 'Can a string be written as words of a dictionary put together? Words can be repeated.',
  examples: [
    ['leetcode', ['leet', 'code']],
    ['applepenapple', ['apple', 'pen']],
    ['catsandog', ['cats', 'dog', 'sand', 'and', 'cat']],
  ],
  random: (int) => [word(int, [1, 8], 'ab'), [...new Set(words(int, [1, 3], [1, 3], 'ab'))]],
  solve: (s: string, w: string[]) => {
    const d = [true]
    for (let i = 1; i <= s.length; i++)
      d[i] = w.some((x) => i >= x.length && d[i - x.length] && s.slice(i - x.length, i) === x)
    return d[s.length]
  },
})
add({
  id: 'decode-ways',
  title: 'Decode Ways',
  names: ['s'],
  bounds: ['1 <= s.length <= 100', 's contains only digits.'],
  styles: ['practice', 'jscall'],
  a: 'A message of letters is encoded with \'A\' -> "1", \'B\' -> "2", ..., \'Z\' -> "26". Given a string s of digits, return the number of ways to decode it.',
  b: 'Letters are written as numbers from 1 (A) to 26 (Z) without separators. How many messages could a given string of digits stand for?',
  examples: [['12'], ['226'], ['06']],
  random: (int) => [word(int, [1, 7], '0123')],
  solve: (s: string) => {
    const go = (i: number): number =>
      i === s.length
        ? 1
        : s[i] === '0'
          ? 0
          : go(i + 1) + (i + 1 < s.length && Number(s.slice(i, i + 2)) <= 26 ? go(i + 2) : 0)
    return go(0)
  },
})
add({
  id: 'unique-paths',
  title: 'Unique Paths',
  names: ['m', 'n'],
  bounds: ['1 <= m, n <= 100'],
  a: 'A robot is in the top-left corner of an m x n grid and wants to reach the bottom-right corner. It can only move down or right. Return the number of possible unique paths.',
  b: 'Count the ways through a grid with m rows and n columns from the upper left to the lower right cell when each step goes right or down.',
  examples: [
    [3, 7],
    [3, 2],
    [1, 5],
  ],
  random: (int) => [int(1, 8), int(1, 8)],
  solve: (m: number, n: number) => {
    let r = 1
    for (let i = 1; i < n; i++) r = (r * (m - 1 + i)) / i
    return Math.round(r)
  },
})
add({
  id: 'unique-paths-2',
  title: 'Unique Paths II',
  names: ['obstacleGrid'],
  bounds: ['1 <= m, n <= 100'],
  a: 'A robot walks from the top-left to the bottom-right corner of a grid and only moves right or down. Cells with 1 are obstacles, cells with 0 are free. How many unique paths are there?',
  b: 'In a table of 0s and 1s, 1 marks a blocked cell. Count the paths from the first to the last cell that go only right and down and avoid blocked cells.',
  examples: [
    [
      [
        [0, 0, 0],
        [0, 1, 0],
        [0, 0, 0],
      ],
    ],
    [
      [
        [0, 1],
        [0, 0],
      ],
    ],
  ],
  random: (int) => [table(int, [1, 4], [1, 4], [0, 3]).map((r) => r.map((x) => (x === 3 ? 1 : 0)))],
  solve: (g: number[][]) => {
    const go = (i: number, j: number): number =>
      g[i]?.[j] !== 0
        ? 0
        : i === g.length - 1 && j === g[0]!.length - 1
          ? 1
          : go(i + 1, j) + go(i, j + 1)
    return go(0, 0)
  },
})
add({
  id: 'min-path-sum',
  title: 'Minimum Path Sum',
  names: ['grid'],
  bounds: ['1 <= m, n <= 200', '0 <= grid[i][j] <= 200'],
  a: 'Given an m x n grid of non-negative numbers, find a path from the top left to the bottom right that minimizes the sum of the numbers on it. You can only move down or right. Return the sum.',
  b: 'Every cell of a grid has a cost. What is the cheapest way from the upper left to the lower right corner when you may only go right and down?',
  examples: [
    [
      [
        [1, 3, 1],
        [1, 5, 1],
        [4, 2, 1],
      ],
    ],
    [
      [
        [1, 2, 3],
        [4, 5, 6],
      ],
    ],
  ],
  random: (int) => [table(int, [1, 4], [1, 4], [0, 9])],
  solve: (g: number[][]) => {
    const go = (i: number, j: number): number =>
      g[i]?.[j] === undefined
        ? Infinity
        : i === g.length - 1 && j === g[0]!.length - 1
          ? g[i]![j]!
          : g[i]![j]! + Math.min(go(i + 1, j), go(i, j + 1))
    return go(0, 0)
  },
})
add({
  id: 'equal-partition',
  title: 'Partition Equal Subset Sum',
  names: ['nums'],
  bounds: ['1 <= nums.length <= 200', '1 <= nums[i] <= 100'],
  a: 'Return true if nums can be partitioned into two subsets with equal sums, and false otherwise.',
  b: 'Can the numbers of a list be divided into two groups that have the same total?',
  examples: [[[1, 5, 11, 5]], [[1, 2, 3, 5]], [[2, 2]]],
  random: (int) => [list(int, [1, 6], [1, 8])],
  solve: (n: number[]) => {
    const t = n.reduce((a, b) => a + b)
    for (let m = 0; m < 1 << n.length; m++)
      if (n.reduce((s, x, i) => s + ((m >> i) & 1 ? x : 0), 0) * 2 === t) return true
    return false
  },
})
add({
  id: 'target-sum',
  title: 'Target Sum',
  names: ['nums', 'target'],
  bounds: ['1 <= nums.length <= 20', '0 <= nums[i] <= 1000'],
  a: "Put a '+' or a '-' in front of every integer in nums and add them up. Return the number of ways to get target.",
  b: 'Each number of a list is either added or subtracted. In how many ways is the result equal to the target?',
  examples: [
    [[1, 1, 1, 1, 1], 3],
    [[1], 1],
    [[2, 3], 4],
  ],
  random: (int) => [list(int, [1, 7], [0, 5]), int(-6, 8)],
  solve: (n: number[], t: number) => {
    const go = (i: number, s: number): number =>
      i === n.length ? Number(s === t) : go(i + 1, s + n[i]!) + go(i + 1, s - n[i]!)
    return go(0, 0)
  },
})
add({
  id: 'perfect-squares',
  title: 'Perfect Squares',
  names: ['n'],
  bounds: ['1 <= n <= 10^4'],
  a: 'Return the least number of perfect square numbers (1, 4, 9, 16, ...) that sum to n.',
  b: 'A number is to be written as a sum of squares. What is the smallest count of squares needed?',
  examples: [[12], [13], [7]],
  random: (int) => [int(1, 80)],
  solve: (n: number) => {
    const d = [0]
    for (let i = 1; i <= n; i++) {
      d[i] = i
      for (let j = 1; j * j <= i; j++) d[i] = Math.min(d[i]!, d[i - j * j]! + 1)
    }
    return d[n]
  },
})
add({
  id: 'knapsack',
  title: '0/1 Knapsack',
  names: ['weights', 'values', 'capacity'],
  bounds: ['1 <= n <= 100', '1 <= capacity <= 1000'],
  a: 'There are n items with weights and values. Choose some of them, each at most once, so that their total weight is at most capacity and their total value is as large as possible. Return that value.',
  b: 'A thief carries a knapsack that holds a limited weight. Given the weight and the value of each item (one piece of each), what is the largest value he can carry?',
  examples: [
    [[1, 3, 4, 5], [1, 4, 5, 7], 7],
    [[10, 20, 30], [60, 100, 120], 50],
    [[5], [10], 4],
  ],
  random: (int) => {
    const n = int(1, 5)
    return [list(int, [n, n], [1, 8]), list(int, [n, n], [1, 20]), int(1, 18)]
  },
  solve: (w: number[], v: number[], c: number) => {
    let b = 0
    for (let m = 0; m < 1 << w.length; m++) {
      let x = 0,
        y = 0
      w.forEach((_, i) => {
        if ((m >> i) & 1) {
          x += w[i]!
          y += v[i]!
        }
      })
      if (x <= c) b = Math.max(b, y)
    }
    return b
  },
})
add({
  id: 'maximal-square',
  title: 'Maximal Square',
  names: ['matrix'],
  bounds: ['1 <= m, n <= 300'],
  a: 'Given a binary matrix of 0s and 1s, find the largest square that contains only 1s and return its area.',
  b: 'How many cells has the biggest square of ones in a table of zeros and ones?',
  examples: [
    [
      [
        [1, 0, 1, 0, 0],
        [1, 0, 1, 1, 1],
        [1, 1, 1, 1, 1],
        [1, 0, 0, 1, 0],
      ],
    ],
    [
      [
        [0, 1],
        [1, 0],
      ],
    ],
  ],
  random: (int) => [table(int, [1, 4], [1, 4], [0, 3]).map((r) => r.map((x) => (x ? 1 : 0)))],
  solve: (m: number[][]) => {
    let b = 0
    m.forEach((r, i) =>
      r.forEach((_, j) => {
        for (let s = 1; i + s <= m.length && j + s <= r.length; s++)
          if (m.slice(i, i + s).every((q) => q.slice(j, j + s).every((x) => x)))
            b = Math.max(b, s * s)
      }),
    )
    return b
  },
})
add({
  id: 'distinct-subseq',
  title: 'Distinct Subsequences',
  names: ['s', 't'],
  bounds: ['1 <= s.length, t.length <= 1000'],
  difficulty: 'Hard',
  a: 'Return the number of distinct subsequences of s that equal t.',
  b: 'In how many ways can t be formed by deleting characters from s?',
  examples: [
    ['rabbbit', 'rabbit'],
    ['babgbag', 'bag'],
    ['abc', 'd'],
  ],
  random: (int) => [word(int, [1, 8], 'ab'), word(int, [1, 3], 'ab')],
  solve: (s: string, t: string) => {
    const go = (i: number, j: number): number =>
      j === t.length
        ? 1
        : i === s.length
          ? 0
          : go(i + 1, j) + (s[i] === t[j] ? go(i + 1, j + 1) : 0)
    return go(0, 0)
  },
})
add({
  id: 'interleaving',
  title: 'Interleaving String',
  names: ['s1', 's2', 's3'],
  bounds: ['0 <= s1.length, s2.length <= 100'],
  a: 'Return whether s3 is formed by an interleaving of s1 and s2, in which the letters of each keep their order.',
  b: 'Can two words be shuffled into each other, each keeping the order of its letters, so that the third word comes out?',
  examples: [
    ['aabcc', 'dbbca', 'aadbbcbcac'],
    ['aabcc', 'dbbca', 'aadbbbaccc'],
  ],
  random: (int) => {
    const a = word(int, [1, 4], 'ab'),
      b = word(int, [1, 4], 'ab')
    let i = 0,
      j = 0,
      o = ''
    while (i < a.length || j < b.length)
      o += j >= b.length || (i < a.length && int(0, 1)) ? a[i++] : b[j++]
    return [a, b, int(0, 2) ? o : [...o].reverse().join('')]
  },
  solve: (a: string, b: string, c: string) => {
    const go = (i: number, j: number): boolean =>
      i + j === c.length
        ? i === a.length && j === b.length
        : (i < a.length && a[i] === c[i + j] && go(i + 1, j)) ||
          (j < b.length && b[j] === c[i + j] && go(i, j + 1))
    return a.length + b.length === c.length && go(0, 0)
  },
})
add({
  id: 'burst-balloons',
  title: 'Burst Balloons',
  names: ['nums'],
  bounds: ['1 <= n <= 300', '0 <= nums[i] <= 100'],
  difficulty: 'Hard',
  a: 'n balloons have numbers nums[i]. Bursting balloon i earns nums[i - 1] * nums[i] * nums[i + 1] coins (a missing neighbor counts as 1), and its neighbors then become adjacent. Return the maximum coins you can collect by bursting all balloons.',
  b: 'Balloons with numbers hang in a row. Whoever bursts one gets the product of its number and those of its current left and right neighbors (1 if there is none). What is the largest total when all are burst?',
  examples: [[[3, 1, 5, 8]], [[1, 5]]],
  random: (int) => [list(int, [1, 6], [1, 9])],
  solve: (n: number[]) => {
    const go = (l: number[]): number =>
      l.length
        ? Math.max(
            ...l.map(
              (x, i) => (l[i - 1] ?? 1) * x * (l[i + 1] ?? 1) + go(l.filter((_, j) => j !== i)),
            ),
          )
        : 0
    return go(n)
  },
})
add({
  id: 'stock-cooldown',
  title: 'Best Time to Buy and Sell Stock with Cooldown',
  names: ['prices'],
  bounds: ['1 <= prices.length <= 5000'],
  a: 'You may buy and sell one share as often as you like, but after you sell, you cannot buy on the next day (a cooldown of one day). Given the daily prices, find the maximum profit.',
  b: 'Compute the maximum profit of trading a stock with unlimited transactions when each sale is followed by one day of rest before the next purchase.',
  examples: [[[1, 2, 3, 0, 2]], [[1]], [[2, 1, 4]]],
  random: (int) => [list(int, [1, 8], [0, 9])],
  solve: (p: number[]) => {
    const go = (i: number, h: number): number =>
      i >= p.length
        ? 0
        : Math.max(go(i + 1, h), h >= 0 ? p[i]! - h + go(i + 2, -1) : go(i + 1, p[i]!))
    return go(0, -1)
  },
})
add({
  id: 'triangle',
  title: 'Triangle',
  names: ['triangle'],
  bounds: ['1 <= triangle.length <= 200'],
  styles: ['practice', 'doctest'],
  a: 'Given a triangle array, return the minimum path sum from top to bottom. From index i of a row you may move to index i or i + 1 of the next row.',
  b: 'Numbers are arranged in a triangle. Walk from the tip to the base, each time to one of the two neighbors below. What is the smallest possible total?',
  examples: [[[[2], [3, 4], [6, 5, 7], [4, 1, 8, 3]]], [[[-10]]]],
  random: (int) => {
    const n = int(1, 4)
    return [Array.from({ length: n }, (_, i) => list(int, [i + 1, i + 1], [-5, 9]))]
  },
  solve: (t: number[][]) => {
    const go = (i: number, j: number): number =>
      t[i]![j]! + (i + 1 < t.length ? Math.min(go(i + 1, j), go(i + 1, j + 1)) : 0)
    return go(0, 0)
  },
})
add({
  id: 'combination-sum-4',
  title: 'Combination Sum IV',
  names: ['nums', 'target'],
  bounds: ['1 <= nums.length <= 200', '1 <= target <= 1000'],
  a: 'nums holds distinct positive integers. Return the number of possible combinations that add up to target, where different orders count as different combinations and numbers can be used any number of times.',
  b: 'How many ordered sequences of numbers from the list (repetition allowed) sum to the target?',
  examples: [
    [[1, 2, 3], 4],
    [[9], 3],
    [[2, 3], 7],
  ],
  random: (int) => [distinct(int, [1, 4], [1, 6]), int(1, 14)],
  solve: (n: number[], t: number) => {
    const d = [1]
    for (let i = 1; i <= t; i++) d[i] = n.reduce((s, x) => s + (x <= i ? d[i - x]! : 0), 0)
    return d[t]
  },
})
add({
  id: 'lps',
  title: 'Longest Palindromic Subsequence',
  names: ['s'],
  bounds: ['1 <= s.length <= 1000'],
  a: 'Given a string s, find the length of the longest palindromic subsequence in s.',
  b: 'By deleting letters, turn a word into a palindrome that is as long as possible. How long is it?',
  examples: [['bbbab'], ['cbbd'], ['abc']],
  random: (int) => [word(int, [1, 8], 'abc')],
  solve: (s: string) => lcs(s, [...s].reverse().join('')),
})
add({
  id: 'min-cost-stairs',
  title: 'Min Cost Climbing Stairs',
  names: ['cost'],
  bounds: ['2 <= cost.length <= 1000'],
  a: 'cost[i] is the cost of step i. Once you pay, you can climb one or two steps. You can start from step 0 or step 1. Return the minimum cost to reach the top of the floor, beyond the last step.',
  b: 'Each stair has a price to step from it. You begin on stair 0 or 1 and go up one or two at a time. What is the cheapest way to get past the last stair?',
  examples: [[[10, 15, 20]], [[1, 100, 1, 1, 1, 100, 1, 1, 100, 1]]],
  random: (int) => [list(int, [2, 8], [0, 15])],
  solve: (c: number[]) => {
    let a = 0,
      b = 0
    for (const x of c) [a, b] = [b, Math.min(a, b) + x]
    return Math.min(a, b)
  },
})
add({
  id: 'wildcard',
  title: 'Wildcard Matching',
  names: ['s', 'p'],
  bounds: ['0 <= s.length, p.length <= 2000'],
  difficulty: 'Hard',
  styles: ['practice', 'doctest'],
  a: "Implement wildcard matching of a string s with a pattern p: '?' matches any single character, and '*' matches any sequence of characters, also the empty one. The whole string must match.",
  b: 'Tell whether a file name fits a pattern in which ? stands for one character and * for any number of characters.',
  examples: [
    ['aa', 'a'],
    ['aa', '*'],
    ['cb', '?a'],
  ],
  random: (int) => [word(int, [1, 5], 'ab'), word(int, [1, 4], 'ab?*')],
  solve: (s: string, p: string) =>
    new RegExp(`^${p.replaceAll('?', '.').replace(/\*+/g, '.*')}$`).test(s),
})
add({
  id: 'regex',
  title: 'Regular Expression Matching',
  names: ['s', 'p'],
  bounds: ['1 <= s.length, p.length <= 20'],
  difficulty: 'Hard',
  styles: ['practice', 'doctest'],
  a: "Implement regular expression matching with '.' for any single character and '*' for zero or more of the preceding element. The match must cover the entire string s.",
  b: 'Given a text and a pattern with . (any character) and * (the character before it, any number of times), does the pattern match the complete text?',
  examples: [
    ['aa', 'a'],
    ['aa', 'a*'],
    ['ab', '.*'],
  ],
  random: (int) => [
    word(int, [1, 5], 'ab'),
    Array.from({ length: int(1, 3) }, () => `${'ab.'[int(0, 2)]}${int(0, 1) ? '*' : ''}`).join(''),
  ],
  solve: (s: string, p: string) => new RegExp(`^${p}$`).test(s),
})
const subsets = (n: number[]) =>
  Array.from({ length: 1 << n.length }, (_, m) => n.filter((_, i) => (m >> i) & 1))
const norm = (x: number[][]) =>
  JSON.stringify(
    x
      .map((t) => sorted(t))
      .map((t) => JSON.stringify(t))
      .sort(),
  )
add({
  id: 'subsets',
  title: 'Subsets',
  names: ['nums'],
  bounds: ['1 <= nums.length <= 10', 'All numbers are unique.'],
  styles: ['practice', 'doctest'],
  a: 'nums holds unique elements. Return all possible subsets (the power set) without duplicates, in any order.',
  b: 'Write a function that lists every subset of a list of different numbers, including the empty one. The order is up to you.',
  examples: [[[1, 2, 3]], [[0]]],
  random: (int) => [distinct(int, [1, 5], [-9, 9])],
  solve: subsets,
  isRight: ([n], o) => norm(JSON.parse(o)) === norm(subsets(n)),
})
const perms = (n: number[]): number[][] =>
  n.length ? n.flatMap((x, i) => perms(n.filter((_, j) => j !== i)).map((p) => [x, ...p])) : [[]]
add({
  id: 'permutations',
  title: 'Permutations',
  names: ['nums'],
  bounds: ['1 <= nums.length <= 6'],
  styles: ['practice', 'doctest'],
  a: 'Given an array nums of distinct integers, return all possible permutations in any order.',
  b: 'Output all orders in which the different numbers of a list can be arranged, in any sequence.',
  examples: [[[1, 2, 3]], [[0, 1]]],
  random: (int) => [distinct(int, [1, 4], [-9, 9])],
  solve: perms,
  isRight: ([n], o) =>
    JSON.stringify(JSON.parse(o).map(String).sort()) ===
    JSON.stringify(perms(n).map(String).sort()),
})
const combs = (c: number[], t: number, again: boolean): number[][] => {
  const o = new Map<string, number[]>()
  const s = sorted(c)
  const go = (i: number, l: number[], r: number) => {
    if (r === 0) o.set(String(l), l)
    for (let j = i; j < s.length && s[j]! <= r; j++) go(again ? j : j + 1, [...l, s[j]!], r - s[j]!)
  }
  go(0, [], t)
  return [...o.values()]
}
add({
  id: 'combination-sum',
  title: 'Combination Sum',
  names: ['candidates', 'target'],
  bounds: ['1 <= candidates.length <= 30', '2 <= candidates[i] <= 40', '1 <= target <= 40'],
  styles: ['practice', 'doctest'],
  a: 'Given distinct integers candidates and a target, return all unique combinations whose numbers sum to target. The same number may be chosen an unlimited number of times. Any order is fine.',
  b: 'Find all ways to write the target as a sum of the given different numbers; each may be used again and again. The order of the combinations does not matter.',
  examples: [
    [[2, 3, 6, 7], 7],
    [[2, 3, 5], 8],
    [[2], 1],
  ],
  random: (int) => [distinct(int, [1, 4], [2, 8]), int(1, 14)],
  solve: (c: number[], t: number) => combs(c, t, true),
  isRight: ([c, t], o) => norm(JSON.parse(o)) === norm(combs(c, t, true)),
})
add({
  id: 'combination-sum-2',
  title: 'Combination Sum II',
  names: ['candidates', 'target'],
  bounds: ['1 <= candidates.length <= 100', '1 <= candidates[i] <= 50', '1 <= target <= 30'],
  styles: ['practice', 'doctest'],
  a: 'Find all unique combinations in candidates that sum to target. Each number in candidates may only be used once per combination, and the solution set must not contain duplicates.',
  b: 'Which different groups of list elements add up to the target, if every element can be taken at most once? No group may be listed twice; any order.',
  examples: [
    [[10, 1, 2, 7, 6, 1, 5], 8],
    [[2, 5, 2, 1, 2], 5],
  ],
  random: (int) => [list(int, [1, 6], [1, 6]), int(1, 12)],
  solve: (c: number[], t: number) => combs(c, t, false),
  isRight: ([c, t], o) => norm(JSON.parse(o)) === norm(combs(c, t, false)),
})
add({
  id: 'combinations',
  title: 'Combinations',
  names: ['n', 'k'],
  bounds: ['1 <= n <= 20', '1 <= k <= n'],
  styles: ['practice', 'doctest'],
  a: 'Given two integers n and k, return all combinations of k numbers chosen from the range [1, n], in any order.',
  b: 'List all ways to pick k of the numbers 1 to n (order does not matter).',
  examples: [
    [4, 2],
    [1, 1],
  ],
  random: (int) => {
    const n = int(1, 6)
    return [n, int(1, n)]
  },
  solve: (n: number, k: number) =>
    subsets(Array.from({ length: n }, (_, i) => i + 1)).filter((s) => s.length === k),
  isRight: ([n, k], o) =>
    norm(JSON.parse(o)) ===
    norm(subsets(Array.from({ length: n }, (_, i) => i + 1)).filter((s) => s.length === k)),
})
const queens = (n: number) => {
  const o: string[][] = []
  const go = (c: number[]) => {
    if (c.length === n) o.push(c.map((x) => `${'.'.repeat(x)}Q${'.'.repeat(n - x - 1)}`))
    for (let x = 0; x < n; x++)
      if (c.every((y, i) => x !== y && Math.abs(x - y) !== c.length - i)) {
        c.push(x)
        go(c)
        c.pop()
      }
  }
  go([])
  return o
}
add({
  id: 'n-queens',
  title: 'N-Queens',
  names: ['n'],
  bounds: ['1 <= n <= 9'],
  difficulty: 'Hard',
  styles: ['practice', 'doctest'],
  a: "Place n queens on an n x n chessboard so that no two attack each other. Return all distinct solutions, each as a board of strings in which 'Q' is a queen and '.' an empty square. Any order is fine.",
  b: 'Return every placement of n queens on an n by n board where none threatens another, each as a list of rows with Q and dots, in any order.',
  examples: [[4], [1]],
  random: (int) => [int(1, 6)],
  solve: queens,
  isRight: ([n], o) =>
    JSON.stringify(JSON.parse(o).map(String).sort()) ===
    JSON.stringify(queens(n).map(String).sort()),
})
add({
  id: 'n-queens-count',
  title: 'N-Queens II',
  names: ['n'],
  bounds: ['1 <= n <= 9'],
  difficulty: 'Hard',
  a: 'Return the number of distinct ways to place n queens on an n x n board so that no two queens attack each other.',
  b: 'In how many ways can n chess queens stand on an n by n board without threatening each other?',
  examples: [[4], [1], [6]],
  random: (int) => [int(1, 7)],
  solve: (n: number) => queens(n).length,
})
const palParts = (s: string): string[][] => {
  const o: string[][] = []
  const go = (i: number, l: string[]) => {
    if (i === s.length) o.push(l)
    for (let j = i + 1; j <= s.length; j++) {
      const t = s.slice(i, j)
      if (t === [...t].reverse().join('')) go(j, [...l, t])
    }
  }
  go(0, [])
  return o
}
add({
  id: 'palindrome-partition',
  title: 'Palindrome Partitioning',
  names: ['s'],
  bounds: ['1 <= s.length <= 16'],
  styles: ['practice', 'doctest'],
  a: 'Partition s such that every substring of the partition is a palindrome. Return all possible partitionings of s.',
  b: 'List all ways of cutting a word into palindromes, in any order.',
  examples: [['aab'], ['a'], ['aba']],
  random: (int) => [word(int, [1, 6], 'ab')],
  solve: palParts,
  isRight: ([s], o) =>
    JSON.stringify(JSON.parse(o).map(String).sort()) ===
    JSON.stringify(palParts(s).map(String).sort()),
})
add({
  id: 'word-search',
  title: 'Word Search',
  names: ['board', 'word'],
  bounds: ['1 <= m, n <= 6', '1 <= word.length <= 15'],
  styles: ['practice', 'jscall'],
  a: 'Given an m x n grid of characters board and a string word, return true if word exists in the grid. It is spelled by letters of cells that are next to each other horizontally or vertically, and no cell is used twice.',
  b: 'Is the word hidden in the letter grid? It may wind through neighboring cells (up, down, left, right), each used at most once.',
  examples: [
    [
      [
        ['A', 'B', 'C', 'E'],
        ['S', 'F', 'C', 'S'],
        ['A', 'D', 'E', 'E'],
      ],
      'ABCCED',
    ],
    [
      [
        ['A', 'B', 'C', 'E'],
        ['S', 'F', 'C', 'S'],
        ['A', 'D', 'E', 'E'],
      ],
      'ABCB',
    ],
  ],
  random: (int) => {
    const w = int(1, 4)
    return [
      Array.from({ length: int(1, 3) }, () => Array.from({ length: w }, () => 'AB'[int(0, 1)])),
      word(int, [1, 4], 'AB'),
    ]
  },
  solve: (b: string[][], w: string) => {
    const go = (i: number, j: number, k: number, seen: Set<string>): boolean => {
      if (k === w.length) return true
      if (b[i]?.[j] !== w[k] || seen.has(`${i},${j}`)) return false
      const s = new Set(seen).add(`${i},${j}`)
      return [
        [1, 0],
        [-1, 0],
        [0, 1],
        [0, -1],
      ].some(([x, y]) => go(i + x!, j + y!, k + 1, s))
    }
    return b.some((r, i) => r.some((_, j) => go(i, j, 0, new Set())))
  },
})
add({
  id: 'max-profit-k',
  title: 'Best Time to Buy and Sell Stock IV',
  names: ['k', 'prices'],
  bounds: ['1 <= k <= 100', '1 <= prices.length <= 1000'],
  difficulty: 'Hard',
  a: 'Given prices and an integer k, find the maximum profit with at most k transactions. You must sell the stock before you buy again.',
  b: 'You can trade a share at most k times (buy, later sell; one share at a time). What is the best total profit for the given daily prices?',
  examples: [
    [2, [2, 4, 1]],
    [2, [3, 2, 6, 5, 0, 3]],
    [1, [1, 5, 2, 9]],
  ],
  random: (int) => [int(1, 3), list(int, [1, 8], [0, 9])],
  solve: (k: number, p: number[]) => {
    const go = (i: number, h: number, t: number): number =>
      i >= p.length
        ? 0
        : Math.max(
            go(i + 1, h, t),
            h >= 0 ? p[i]! - h + go(i + 1, -1, t - 1) : t ? go(i + 1, p[i]!, t) : 0,
          )
    return go(0, -1, k)
  },
})
