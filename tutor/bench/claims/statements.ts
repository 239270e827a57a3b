// Statements for `npm run bench:assistant -- --claims`, each with a reference of its own that shares
// nothing with the knowledge base. Many are known problems with a changed word. Unlike the
// evaluation set, the engine was tuned on them.

/** A random integer, both ends included. */
type RandomInteger = (low: number, high: number) => number

export interface ReferencedStatement {
  id: string
  /** What the problem says, without its examples. */
  text: string
  /** The names of the input's values; without them, `lines` writes the input. */
  names: readonly string[]
  lines?: (...args: never[]) => string
  /** How an answer is printed; as JSON if absent. */
  print?: (answer: never) => string
  examples: readonly (readonly unknown[])[]
  random: (int: RandomInteger) => unknown[]
  solve: (...args: never[]) => unknown
  /** Where several answers are right. */
  isRight?: (args: readonly unknown[], output: string) => boolean
}

const list = (int: RandomInteger, count: number, low: number, high: number) =>
  Array.from({ length: count }, () => int(low, high))
const word = (int: RandomInteger, count: number, letters: string) =>
  Array.from({ length: count }, () => letters[int(0, letters.length - 1)]).join('')
const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)
const sorted = (values: readonly number[]) => [...values].sort((a, b) => a - b)

/** Every contiguous part with at least one element. */
function partsOf<Item>(values: readonly Item[]): Item[][] {
  return values.flatMap((_, from) =>
    values.slice(from).map((_, length) => values.slice(from, from + length + 1)),
  )
}

/** Every selection in order, the empty one included. */
function selectionsOf<Item>(values: readonly Item[]): Item[][] {
  return Array.from({ length: 2 ** values.length }, (_, mask) =>
    values.filter((_, i) => (mask >> i) & 1),
  )
}

const bigMod = (value: bigint, modulo = 1_000_000_007n) => Number(value % modulo)

export const statements: readonly ReferencedStatement[] = [
  {
    id: 'last-unique',
    text: `Last lonely letter

Given a lowercase string s, return the index of the last character that occurs exactly once in s, or -1 if there is none.

Constraints:
- 1 <= s.length <= 10^5`,
    names: ['s'],
    examples: [['abacd'], ['aabb']],
    random: (int) => [word(int, int(1, 9), 'abcde')],
    solve: (s: string) => {
      for (let i = s.length - 1; i >= 0; i--) {
        if (s.indexOf(s[i] as string) === s.lastIndexOf(s[i] as string)) return i
      }
      return -1
    },
  },
  {
    id: 'last-unique-chance',
    text: `The final singleton

You get the readings of a sensor in order. Print the position (from 0) of the last reading whose value appears exactly once, or -1 when all repeat.

Constraints:
- 1 <= readings.length <= 10^5
- 1 <= readings[i] <= 10^9`,
    names: ['readings'],
    examples: [[[5, 5, 7]], [[4, 4]]],
    random: (int) => [list(int, int(1, 8), 1, 5)],
    solve: (values: number[]) =>
      values.findLastIndex((one) => values.filter((other) => other === one).length === 1),
  },
  {
    id: 'anagram-largest-group',
    text: `Largest family of anagrams

You are given a list of lowercase words. Two words belong to the same family when one is a rearrangement of the other. Return the number of words in the largest family.

Constraints:
- 1 <= words.length <= 10^4`,
    names: ['words'],
    examples: [[['eat', 'tea', 'tan', 'ate', 'nat', 'bat']]],
    random: (int) => [Array.from({ length: int(1, 8) }, () => word(int, int(1, 3), 'abc'))],
    solve: (words: string[]) => {
      const key = (one: string) => [...one].sort().join('')
      return Math.max(...words.map((one) => words.filter((two) => key(one) === key(two)).length))
    },
  },
  {
    id: 'anagram-families',
    text: `Families of anagrams

Given a list of lowercase words, return how many groups there are if words that are rearrangements of each other are put into one group.

Constraints:
- 1 <= words.length <= 10^4`,
    names: ['words'],
    examples: [[['ab', 'ba', 'cd']]],
    random: (int) => [Array.from({ length: int(1, 8) }, () => word(int, int(1, 3), 'abc'))],
    solve: (words: string[]) => new Set(words.map((one) => [...one].sort().join(''))).size,
  },
  {
    id: 'four-brackets',
    text: `Four kinds of brackets

A string s holds only the characters ( ) [ ] { } < >. Decide whether it is balanced: each opening bracket is closed by the same kind, in the right order.

Constraints:
- 1 <= s.length <= 10^4`,
    names: ['s'],
    examples: [['([]{})'], ['(]']],
    random: (int) => {
      const pairs = ['()', '[]', '{}', '<>']
      let text = pairs[int(0, 3)] as string
      for (let i = int(0, 3); i > 0; i--) {
        const [open = '', close = ''] = pairs[int(0, 3)] as string
        text = int(0, 1) ? open + text + close : text + open + close
      }
      return [int(0, 2) ? text : text.slice(1)]
    },
    solve: (s: string) => {
      let text = s
      for (let before = ''; before !== text; ) {
        before = text
        for (const pair of ['()', '[]', '{}', '<>']) text = text.replaceAll(pair, '')
      }
      return text === ''
    },
  },
  {
    id: 'three-brackets',
    text: `Balanced brackets

A string s holds only the characters ( ) [ ] { }. Return true if every bracket is closed by one of the same kind and in the correct order, otherwise false.

Constraints:
- 1 <= s.length <= 10^4`,
    names: ['s'],
    examples: [['([]{})'], ['(]']],
    random: (int) => [word(int, int(1, 6), '()[]{}')],
    solve: (s: string) => {
      let text = s
      for (let before = ''; before !== text; ) {
        before = text
        for (const pair of ['()', '[]', '{}']) text = text.replaceAll(pair, '')
      }
      return text === ''
    },
  },
  {
    id: 'at-most-k-distinct-count',
    text: `Calm stretches

Given an array nums and an integer k, return the number of contiguous subarrays that contain at most k distinct values.

Constraints:
- 1 <= nums.length <= 2 * 10^4
- 1 <= nums[i], k <= nums.length`,
    names: ['nums', 'k'],
    examples: [
      [[1, 1, 1], 1],
      [[1, 2, 1], 2],
    ],
    random: (int) => [list(int, int(1, 8), 1, 4), int(1, 3)],
    solve: (nums: number[], k: number) =>
      partsOf(nums).filter((part) => new Set(part).size <= k).length,
  },
  {
    id: 'exactly-k-distinct-count',
    text: `Good stretches

Given an array nums and an integer k, return the number of contiguous subarrays that contain exactly k different integers.

Constraints:
- 1 <= nums.length <= 2 * 10^4
- 1 <= nums[i], k <= nums.length`,
    names: ['nums', 'k'],
    examples: [
      [[1, 2, 1, 2, 3], 2],
      [[1, 2, 1, 3, 4], 3],
    ],
    random: (int) => [list(int, int(1, 8), 1, 4), int(1, 3)],
    solve: (nums: number[], k: number) =>
      partsOf(nums).filter((part) => new Set(part).size === k).length,
  },
  {
    id: 'longest-at-most-k-distinct',
    text: `Fruit in k baskets

You walk along a row of trees; fruits[i] is the kind of fruit that tree i gives. You carry k baskets, each for a single kind. Starting anywhere, pick one fruit from every tree in a contiguous stretch. Return the largest number of fruits that you can pick.

Constraints:
- 1 <= fruits.length <= 10^5
- 1 <= k <= 10`,
    names: ['fruits', 'k'],
    examples: [
      [[1, 2, 1], 2],
      [[0, 1, 2, 2], 2],
    ],
    random: (int) => [list(int, int(1, 9), 0, 4), int(1, 3)],
    solve: (fruits: number[], k: number) =>
      Math.max(
        ...partsOf(fruits)
          .filter((part) => new Set(part).size <= k)
          .map((part) => part.length),
      ),
  },
  {
    id: 'longest-exactly-k-distinct',
    text: `Exactly k letters

Given a string s and an integer k, return the length of the longest substring with exactly k distinct characters, or -1 if there is none.

Constraints:
- 1 <= s.length <= 10^5`,
    names: ['s', 'k'],
    examples: [
      ['aabacbebebe', 3],
      ['aaaa', 2],
    ],
    random: (int) => [word(int, int(1, 9), 'abcd'), int(1, 4)],
    solve: (s: string, k: number) =>
      Math.max(
        -1,
        ...partsOf([...s])
          .filter((part) => new Set(part).size === k)
          .map((part) => part.length),
      ),
  },
  {
    id: 'lis-strict',
    text: `Rising readings

Given an integer array nums, return the length of the longest strictly increasing subsequence.

Constraints:
- 1 <= nums.length <= 2500
- -10^4 <= nums[i] <= 10^4`,
    names: ['nums'],
    examples: [[[10, 9, 2, 5, 3, 7, 101, 18]], [[7, 7, 7]]],
    random: (int) => [list(int, int(1, 8), -3, 6)],
    solve: (nums: number[]) =>
      Math.max(
        ...selectionsOf(nums)
          .filter((one) => one.every((value, i) => i === 0 || (one[i - 1] as number) < value))
          .map((one) => one.length),
      ),
  },
  {
    id: 'lis-not-strict',
    text: `Never falling

Given an integer array nums, return the length of the longest non-decreasing subsequence.

Constraints:
- 1 <= nums.length <= 2500
- -10^4 <= nums[i] <= 10^4`,
    names: ['nums'],
    examples: [[[10, 9, 2, 5, 3, 7]], [[4, 1, 3]]],
    random: (int) => [list(int, int(1, 8), 0, 4)],
    solve: (nums: number[]) =>
      Math.max(
        ...selectionsOf(nums)
          .filter((one) => one.every((value, i) => i === 0 || (one[i - 1] as number) <= value))
          .map((one) => one.length),
      ),
  },
  {
    id: 'lis-count',
    text: `How many longest

Given an integer array nums, return the number of longest strictly increasing subsequences.

Constraints:
- 1 <= nums.length <= 2000`,
    names: ['nums'],
    examples: [[[1, 3, 5, 4, 7]], [[2, 2, 2]]],
    random: (int) => [list(int, int(1, 7), 1, 5)],
    solve: (nums: number[]) => {
      const all = selectionsOf(nums)
        .filter((one) => one.every((value, i) => i === 0 || (one[i - 1] as number) < value))
        .map((one) => one.length)
      return all.filter((length) => length === Math.max(...all)).length
    },
  },
  {
    id: 'max-subarray',
    text: `Best stretch

Given an integer array nums, find the contiguous subarray with the largest sum, containing at least one number, and return its sum.

Constraints:
- 1 <= nums.length <= 10^5
- -10^4 <= nums[i] <= 10^4`,
    names: ['nums'],
    examples: [[[-2, 1, -3, 4, -1, 2, 1, -5, 4]], [[-3, -1]]],
    random: (int) => [list(int, int(1, 8), -9, 9)],
    solve: (nums: number[]) => Math.max(...partsOf(nums).map(sum)),
  },
  {
    id: 'max-circular-subarray',
    text: `Best stretch on a ring

Given a circular integer array nums (the end is followed by the beginning), return the largest possible sum of a non-empty contiguous part. Each element may be used at most once.

Constraints:
- 1 <= nums.length <= 3 * 10^4
- -3 * 10^4 <= nums[i] <= 3 * 10^4`,
    names: ['nums'],
    examples: [[[1, -2, 3, -2]], [[-3, -2, -3]]],
    random: (int) => [list(int, int(1, 7), -9, 9)],
    solve: (nums: number[]) =>
      Math.max(
        ...nums.flatMap((_, from) =>
          nums.map((_, length) =>
            sum(
              Array.from(
                { length: length + 1 },
                (_, i) => nums[(from + i) % nums.length] as number,
              ),
            ),
          ),
        ),
      ),
  },
  {
    id: 'next-greater-circular',
    text: `Next greater on a ring

Given a circular integer array nums (the next element of the last one is the first one), return for every element the next greater number, found by walking circularly, or -1 if it doesn't exist.

Constraints:
- 1 <= nums.length <= 10^4`,
    names: ['nums'],
    examples: [[[1, 2, 1]], [[1, 2, 3, 4, 3]]],
    random: (int) => [list(int, int(1, 7), 1, 6)],
    solve: (nums: number[]) =>
      nums.map((value, i) => {
        for (let j = 1; j < nums.length; j++) {
          const other = nums[(i + j) % nums.length] as number
          if (other > value) return other
        }
        return -1
      }),
  },
  {
    id: 'robbery',
    text: `Houses in a row

Along a street each house holds some money, given as nums. You can't rob two adjacent houses. Return the maximum amount of money you can rob.

Constraints:
- 1 <= nums.length <= 100
- 0 <= nums[i] <= 400`,
    names: ['nums'],
    examples: [[[1, 2, 3, 1]], [[2, 7, 9, 3, 1]]],
    random: (int) => [list(int, int(1, 8), 0, 20)],
    solve: (nums: number[]) =>
      Math.max(
        ...selectionsOf(nums.map((value, i) => [value, i] as const))
          .filter((one) => one.every(([, at], i) => i === 0 || at - (one[i - 1]?.[1] ?? 0) > 1))
          .map((one) => sum(one.map(([value]) => value))),
      ),
  },
  {
    id: 'robbery-gap-k',
    text: `Stalls with a distance

Stalls stand in a row and nums[i] is what stall i pays. If you choose a stall, you may not choose any of the k stalls right after it. Return the maximum total pay.

Constraints:
- 1 <= nums.length <= 100
- 0 <= nums[i] <= 400
- 1 <= k <= 10`,
    names: ['nums', 'k'],
    examples: [
      [[1, 2, 3, 1], 1],
      [[2, 7, 9, 3, 1], 1],
    ],
    random: (int) => [list(int, int(1, 8), 0, 20), int(1, 3)],
    solve: (nums: number[], k: number) =>
      Math.max(
        ...selectionsOf(nums.map((value, i) => [value, i] as const))
          .filter((one) => one.every(([, at], i) => i === 0 || at - (one[i - 1]?.[1] ?? 0) > k))
          .map((one) => sum(one.map(([value]) => value))),
      ),
  },
  {
    id: 'merge-intervals',
    text: `Merge bookings

Given an array of intervals where intervals[i] = [start, end], merge all overlapping intervals and return the merged ones sorted by start.

Constraints:
- 1 <= intervals.length <= 10^4
- 0 <= start <= end <= 10^4`,
    names: ['intervals'],
    examples: [
      [
        [
          [1, 3],
          [2, 6],
          [8, 10],
        ],
      ],
      [
        [
          [1, 4],
          [4, 5],
        ],
      ],
    ],
    random: (int) => [
      Array.from({ length: int(1, 6) }, () => {
        const start = int(0, 12)
        return [start, start + int(0, 4)]
      }),
    ],
    solve: (intervals: number[][]) => {
      const covered = new Set<number>()
      for (const [a = 0, b = 0] of intervals) for (let x = 2 * a; x <= 2 * b; x++) covered.add(x)
      const points = sorted([...covered])
      const merged: number[][] = []
      for (const x of points) {
        const last = merged.at(-1)
        if (last && last[1] === x - 1) last[1] = x
        else merged.push([x, x])
      }
      return merged.map((one) => one.map((x) => x / 2))
    },
  },
  {
    id: 'merge-intervals-strict',
    text: `Merge overlaps only

Given an array of intervals where intervals[i] = [start, end], merge intervals that overlap. Intervals that only touch at an end point do not overlap and stay separate. Return the merged ones sorted by start.

Constraints:
- 1 <= intervals.length <= 10^4
- 0 <= start < end <= 10^4`,
    names: ['intervals'],
    examples: [
      [
        [
          [1, 3],
          [2, 6],
          [8, 10],
        ],
      ],
    ],
    random: (int) => [
      Array.from({ length: int(1, 6) }, () => {
        const start = int(0, 12)
        return [start, start + int(1, 4)]
      }),
    ],
    solve: (intervals: number[][]) => {
      let merged = intervals.map((one) => [...one] as [number, number])
      for (;;) {
        const i = merged.findIndex(([a, b], k) =>
          merged.some(([c, d], l) => l !== k && a < d && c < b),
        )
        if (i < 0) break
        const [a, b] = merged[i] as [number, number]
        const j = merged.findIndex(([c, d], l) => l !== i && a < d && c < b)
        const [c, d] = merged[j] as [number, number]
        merged = merged.filter((_, k) => k !== i && k !== j)
        merged.push([Math.min(a, c), Math.max(b, d)])
      }
      return merged.sort((x, y) => x[0] - y[0])
    },
  },
  {
    id: 'two-sum-any',
    text: `Two of a total

Given an array nums and an integer target, return the indices of two different elements that add up to target. Exactly one pair does. Any order of the two indices is accepted.

Constraints:
- 2 <= nums.length <= 10^4
- -10^9 <= nums[i] <= 10^9`,
    names: ['nums', 'target'],
    examples: [
      [[2, 7, 11, 15], 9],
      [[3, 2, 4], 6],
    ],
    random: (int) => {
      const nums = Array.from({ length: int(2, 7) }, (_, i) => 3 ** i * (int(0, 1) ? 1 : -1))
      const i = int(0, nums.length - 1)
      const j = (i + int(1, nums.length - 1)) % nums.length
      return [nums, (nums[i] as number) + (nums[j] as number)]
    },
    solve: (nums: number[], target: number) => {
      for (let j = 0; j < nums.length; j++)
        for (let i = 0; i < j; i++)
          if ((nums[i] as number) + (nums[j] as number) === target) return [i, j]
      return []
    },
    isRight: ([nums, target], output) => {
      const [i, j] = JSON.parse(output)
      const values = nums as number[]
      return i !== j && (values[i] as number) + (values[j] as number) === target
    },
  },
  {
    id: 'two-sum-count',
    text: `Pairs of a total

Given an array nums and an integer target, return the number of pairs (i, j) with i < j and nums[i] + nums[j] == target.

Constraints:
- 1 <= nums.length <= 10^5
- -10^9 <= nums[i] <= 10^9`,
    names: ['nums', 'target'],
    examples: [
      [[1, 5, 7, -1, 5], 6],
      [[1, 1, 1, 1], 2],
    ],
    random: (int) => [list(int, int(1, 8), -3, 5), int(-3, 8)],
    solve: (nums: number[], target: number) =>
      nums.flatMap((a, i) => nums.slice(i + 1).filter((b) => a + b === target)).length,
  },
  {
    id: 'pairs-less-than',
    text: `Affordable pairs

Given an array prices and an integer budget, return the number of pairs (i, j) with i < j whose prices add up to strictly less than budget.

Constraints:
- 1 <= prices.length <= 10^5
- 1 <= prices[i] <= 10^9`,
    names: ['prices', 'budget'],
    examples: [
      [[1, 3, 5], 7],
      [[4, 4], 8],
    ],
    random: (int) => [list(int, int(1, 8), 1, 9), int(2, 16)],
    solve: (prices: number[], budget: number) =>
      prices.flatMap((a, i) => prices.slice(i + 1).filter((b) => a + b < budget)).length,
  },
  {
    id: 'subarray-sum-k',
    text: `Stretches of a sum

Given an array of integers nums and an integer k, return the total number of contiguous subarrays whose sum equals k.

Constraints:
- 1 <= nums.length <= 2 * 10^4
- -1000 <= nums[i] <= 1000`,
    names: ['nums', 'k'],
    examples: [
      [[1, 1, 1], 2],
      [[1, 2, 3], 3],
    ],
    random: (int) => [list(int, int(1, 8), -3, 4), int(-3, 6)],
    solve: (nums: number[], k: number) => partsOf(nums).filter((part) => sum(part) === k).length,
  },
  {
    id: 'min-coins',
    text: `Fewest coins

You have coins of the given denominations, as many of each as you like. Return the smallest number of coins that add up to amount, or -1 if no combination does.

Constraints:
- 1 <= coins.length <= 12
- 1 <= coins[i] <= 1000
- 0 <= amount <= 10^4`,
    names: ['coins', 'amount'],
    examples: [
      [[1, 2, 5], 11],
      [[2], 3],
    ],
    random: (int) => [[...new Set(list(int, int(1, 3), 1, 6))], int(0, 14)],
    solve: (coins: number[], amount: number) => {
      let seen = new Set([0])
      for (let count = 0; count <= amount; count++) {
        if (seen.has(amount)) return count
        seen = new Set([...seen].flatMap((one) => coins.map((coin) => one + coin)))
      }
      return -1
    },
  },
  {
    id: 'min-coins-once',
    text: `Each coin once

In your purse are the given coins, and each can be used at most once. Return the smallest number of coins that add up to amount exactly, or -1 if no selection does.

Constraints:
- 1 <= coins.length <= 100
- 1 <= coins[i] <= 1000
- 0 <= amount <= 10^4`,
    names: ['coins', 'amount'],
    examples: [
      [[1, 2, 5], 8],
      [[2], 3],
    ],
    random: (int) => [list(int, int(1, 6), 1, 6), int(0, 14)],
    solve: (coins: number[], amount: number) => {
      const right = selectionsOf(coins).filter((one) => sum(one) === amount)
      return right.length === 0 ? -1 : Math.min(...right.map((one) => one.length))
    },
  },
  {
    id: 'coin-ways-modulo',
    text: `Ways to pay

Coins of the given denominations are available in any number. Return the number of combinations (the order of coins doesn't matter) that add up to amount, modulo 10^9 + 7.

Constraints:
- 1 <= coins.length <= 100
- 1 <= coins[i] <= 10^4
- 0 <= amount <= 10^4`,
    names: ['amount', 'coins'],
    examples: [
      [5, [1, 2, 5]],
      [3, [2]],
    ],
    random: (int) => [
      int(0, 3) ? int(0, 30) : 9000,
      Array.from({ length: int(1, 20) }, (_, i) => i * 2 + 1 + int(0, 1)),
    ],
    solve: (amount: number, coins: number[]) => {
      const ways: bigint[] = Array(amount + 1).fill(0n)
      ways[0] = 1n
      for (const coin of coins)
        for (let x = coin; x <= amount; x++)
          ways[x] = (ways[x] as bigint) + (ways[x - coin] as bigint)
      return bigMod(ways[amount] as bigint)
    },
  },
  {
    id: 'stairs-modulo',
    text: `Stairs

You climb a staircase of n steps and take 1 or 2 steps at a time. In how many distinct ways can you reach the top? As the answer may be large, return it modulo 10^9 + 7.

Constraints:
- 1 <= n <= 10^5`,
    names: ['n'],
    examples: [[2], [3], [10]],
    random: (int) => [int(0, 1) ? int(1, 20) : int(1000, 100_000)],
    solve: (n: number) => {
      let [a, b] = [1n, 1n]
      for (let i = 1; i < n; i++) [a, b] = [b, (a + b) % 1_000_000_007n]
      return Number(b)
    },
  },
  {
    id: 'paths-modulo',
    text: `Paths in a warehouse

Consider an n x n grid whose squares may have traps. It's not allowed to move to a square with a trap. Calculate the number of paths from the upper-left square to the lower-right square, if you can only move right or down.

Input
The first line has an integer n: the size of the grid. Then there are n lines that describe the grid. Each line has n characters: . denotes an empty cell, and * denotes a trap.

Output
Print the number of paths modulo 10^9 + 7.

Constraints
1 <= n <= 1000`,
    names: [],
    lines: (grid: string[]) => `${grid.length}\n${grid.join('\n')}`,
    print: (answer: number) => String(answer),
    examples: [[['....', '.*..', '...*', '*...']]],
    random: (int) => {
      const n = int(0, 2) ? int(1, 5) : 60
      return [Array.from({ length: n }, () => word(int, n, n > 9 ? '...............' : '...*'))]
    },
    solve: (grid: string[]) => {
      const n = grid.length
      const ways = grid.map(() => Array<bigint>(n).fill(0n))
      for (let i = 0; i < n; i++)
        for (let j = 0; j < n; j++) {
          if (grid[i]?.[j] === '*') continue
          const from = (ways[i - 1]?.[j] ?? 0n) + (ways[i]?.[j - 1] ?? 0n)
          ;(ways[i] as bigint[])[j] = i + j === 0 ? 1n : from
        }
      return bigMod(ways[n - 1]?.[n - 1] ?? 0n)
    },
  },
  {
    id: 'dice-modulo',
    text: `Dice

Count the number of ways to construct the sum n by throwing a die one or more times. Each throw produces an outcome between 1 and 6. Print the number of ways modulo 10^9 + 7.

Constraints:
- 1 <= n <= 10^6`,
    names: ['n'],
    examples: [[3], [4]],
    random: (int) => [int(0, 1) ? int(1, 15) : int(100, 3000)],
    solve: (n: number) => {
      const ways = [1n]
      for (let i = 1; i <= n; i++) {
        let total = 0n
        for (let d = 1; d <= 6 && d <= i; d++) total += ways[i - d] as bigint
        ways.push(total % 1_000_000_007n)
      }
      return Number(ways[n])
    },
  },
  {
    id: 'binary-search-first',
    text: `First position

A sorted (ascending) integer array nums may contain duplicates. Return the index of the first occurrence of target, or -1 if it isn't there.

Constraints:
- 1 <= nums.length <= 10^5`,
    names: ['nums', 'target'],
    examples: [
      [[1, 3, 5, 7], 5],
      [[1, 2], 4],
    ],
    random: (int) => [sorted(list(int, int(1, 8), 1, 5)), int(1, 6)],
    solve: (nums: number[], target: number) => nums.indexOf(target),
  },
  {
    id: 'binary-search-last',
    text: `Last position

A sorted (ascending) integer array nums may contain duplicates. Return the index of the last occurrence of target, or -1 if it isn't there.

Constraints:
- 1 <= nums.length <= 10^5`,
    names: ['nums', 'target'],
    examples: [
      [[1, 3, 5, 7], 5],
      [[1, 2], 4],
    ],
    random: (int) => [sorted(list(int, int(1, 8), 1, 5)), int(1, 6)],
    solve: (nums: number[], target: number) => nums.lastIndexOf(target),
  },
  {
    id: 'kth-largest',
    text: `The k-th largest

Given an integer array nums and an integer k, return the k-th largest element, counting duplicates (not the k-th distinct element).

Constraints:
- 1 <= k <= nums.length <= 10^5
- -10^4 <= nums[i] <= 10^4`,
    names: ['nums', 'k'],
    examples: [
      [[3, 2, 1, 5, 6, 4], 2],
      [[3, 2, 3, 1, 2, 4, 5, 5, 6], 4],
    ],
    random: (int) => {
      const nums = list(int, int(1, 8), -5, 5)
      return [nums, int(1, nums.length)]
    },
    solve: (nums: number[], k: number) => sorted(nums)[nums.length - k],
  },
  {
    id: 'kth-distinct-largest',
    text: `The k-th largest value

Given an integer array nums and an integer k, return the k-th largest distinct value: equal elements count once. It is guaranteed to exist.

Constraints:
- 1 <= k <= nums.length <= 10^5
- -10^4 <= nums[i] <= 10^4`,
    names: ['nums', 'k'],
    examples: [
      [[3, 2, 1, 5, 6, 4], 2],
      [[9, 8, 7], 3],
    ],
    random: (int) => {
      const nums = list(int, int(1, 8), -5, 5)
      return [nums, int(1, new Set(nums).size)]
    },
    solve: (nums: number[], k: number) => sorted([...new Set(nums)]).at(-k),
  },
  {
    id: 'assignment',
    text: `Assign the workers

cost[i][j] is what worker i charges for job j. Give every worker exactly one job and every job exactly one worker. Return the least total cost.

Constraints:
- 1 <= n <= 15
- 1 <= cost[i][j] <= 1000`,
    names: ['cost'],
    examples: [
      [
        [
          [9, 2, 7],
          [6, 4, 3],
          [5, 8, 1],
        ],
      ],
    ],
    random: (int) => {
      const n = int(1, 4)
      return [Array.from({ length: n }, () => list(int, n, 1, 12))]
    },
    solve: (cost: number[][]) => {
      const best = (row: number, used: readonly number[]): number =>
        row === cost.length
          ? 0
          : Math.min(
              ...(cost[row] as number[]).map((value, job) =>
                used.includes(job) ? Infinity : value + best(row + 1, [...used, job]),
              ),
            )
      return best(0, [])
    },
  },
  {
    id: 'min-path-sum',
    text: `Cheapest way through the grid

Given an m x n grid filled with non-negative numbers, find a path from the top left to the bottom right that minimizes the sum of all numbers along it. You can only move down or right. Return that sum.

Constraints:
- 1 <= m, n <= 200
- 0 <= grid[i][j] <= 200`,
    names: ['grid'],
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
    random: (int) => {
      const width = int(1, 4)
      return [Array.from({ length: int(1, 4) }, () => list(int, width, 0, 9))]
    },
    solve: (grid: number[][]) => {
      const best = (i: number, j: number): number => {
        const own = grid[i]?.[j]
        if (own === undefined) return Infinity
        if (i === grid.length - 1 && j === (grid[0]?.length ?? 0) - 1) return own
        return own + Math.min(best(i + 1, j), best(i, j + 1))
      }
      return best(0, 0)
    },
  },
  {
    id: 'max-path-sum-grid',
    text: `Richest way through the grid

Given an m x n grid filled with integers, find a path from the top left to the bottom right that maximizes the sum of all numbers along it. You can only move down or right. Return that sum.

Constraints:
- 1 <= m, n <= 200
- 0 <= grid[i][j] <= 200`,
    names: ['grid'],
    examples: [
      [
        [
          [1, 2],
          [1, 1],
        ],
      ],
      [[[5]]],
    ],
    random: (int) => {
      const width = int(1, 4)
      return [Array.from({ length: int(1, 4) }, () => list(int, width, 0, 9))]
    },
    solve: (grid: number[][]) => {
      const best = (i: number, j: number): number => {
        const own = grid[i]?.[j]
        if (own === undefined) return -Infinity
        if (i === grid.length - 1 && j === (grid[0]?.length ?? 0) - 1) return own
        return own + Math.max(best(i + 1, j), best(i, j + 1))
      }
      return best(0, 0)
    },
  },
  {
    id: 'islands',
    text: `Count the islands

Given an m x n grid of "1" (land) and "0" (water), return the number of islands. An island is made of lands adjacent horizontally or vertically.

Constraints:
- 1 <= m, n <= 300`,
    names: ['grid'],
    examples: [
      [['11000', '11000', '00100', '00011'].map((row) => [...row])],
      [['111', '010', '111'].map((row) => [...row])],
    ],
    random: (int) => {
      const width = int(1, 5)
      return [Array.from({ length: int(1, 5) }, () => [...word(int, width, '01')])]
    },
    solve: (grid: string[][]) =>
      islandsOf(grid, [
        [0, 1],
        [1, 0],
        [0, -1],
        [-1, 0],
      ]),
  },
  {
    id: 'islands-diagonal',
    text: `Count the islands, diagonals too

Given an m x n grid of "1" (land) and "0" (water), return the number of islands. An island is made of lands adjacent horizontally, vertically, or diagonally.

Constraints:
- 1 <= m, n <= 300`,
    names: ['grid'],
    examples: [[['11000', '11000', '00000', '00011'].map((row) => [...row])]],
    random: (int) => {
      const width = int(1, 5)
      return [Array.from({ length: int(1, 5) }, () => [...word(int, width, '01')])]
    },
    solve: (grid: string[][]) =>
      islandsOf(grid, [
        [0, 1],
        [1, 0],
        [0, -1],
        [-1, 0],
        [1, 1],
        [1, -1],
        [-1, 1],
        [-1, -1],
      ]),
  },
  {
    id: 'window-max-sum',
    text: `Best window

Given an integer array nums and an integer k, return the largest sum of any contiguous subarray of length exactly k.

Constraints:
- 1 <= k <= nums.length <= 10^5
- -10^4 <= nums[i] <= 10^4`,
    names: ['nums', 'k'],
    examples: [
      [[2, 1, 5, 1, 3, 2], 3],
      [[-1, -4], 1],
    ],
    random: (int) => {
      const nums = list(int, int(1, 8), -9, 9)
      return [nums, int(1, nums.length)]
    },
    solve: (nums: number[], k: number) =>
      Math.max(
        ...partsOf(nums)
          .filter((part) => part.length === k)
          .map(sum),
      ),
  },
  {
    id: 'window-min-sum',
    text: `Cheapest window

Given an integer array nums and an integer k, return the smallest sum of any contiguous subarray of length exactly k.

Constraints:
- 1 <= k <= nums.length <= 10^5
- -10^4 <= nums[i] <= 10^4`,
    names: ['nums', 'k'],
    examples: [[[3, 3, 3, 3], 2]],
    random: (int) => {
      const nums = list(int, int(1, 8), -9, 9)
      return [nums, int(1, nums.length)]
    },
    solve: (nums: number[], k: number) =>
      Math.min(
        ...partsOf(nums)
          .filter((part) => part.length === k)
          .map(sum),
      ),
  },
  {
    id: 'shortest-at-least',
    text: `Shortest stretch

Given an array of positive integers nums and a positive integer target, return the minimal length of a contiguous subarray whose sum is greater than or equal to target. If there is none, return 0.

Constraints:
- 1 <= target <= 10^9
- 1 <= nums.length <= 10^5
- 1 <= nums[i] <= 10^4`,
    names: ['target', 'nums'],
    examples: [
      [7, [2, 3, 1, 2, 4, 3]],
      [11, [1, 1, 1]],
    ],
    random: (int) => [int(1, 20), list(int, int(1, 8), 1, 9)],
    solve: (target: number, nums: number[]) => {
      const all = partsOf(nums)
        .filter((part) => sum(part) >= target)
        .map((part) => part.length)
      return all.length === 0 ? 0 : Math.min(...all)
    },
  },
  {
    id: 'shortest-at-least-negative',
    text: `Shortest stretch with debts

Given an array of integers nums, some of which may be negative, and a positive integer target, return the minimal length of a contiguous subarray whose sum is at least target, or -1 if there is none.

Constraints:
- 1 <= target <= 10^9
- 1 <= nums.length <= 10^5
- -10^5 <= nums[i] <= 10^5`,
    names: ['nums', 'target'],
    examples: [
      [[2, 3, 1, 2, 4, 3], 7],
      [[1, 2], 4],
    ],
    random: (int) => [list(int, int(1, 8), -5, 9), int(1, 14)],
    solve: (nums: number[], target: number) => {
      const all = partsOf(nums)
        .filter((part) => sum(part) >= target)
        .map((part) => part.length)
      return all.length === 0 ? -1 : Math.min(...all)
    },
  },
  {
    id: 'trade-once',
    text: `Buy low, sell high

prices[i] is the price of a stock on day i. Choose one day to buy and a later day to sell. Return the maximum profit, or 0 if there is no profit to make.

Constraints:
- 1 <= prices.length <= 10^5
- 0 <= prices[i] <= 10^4`,
    names: ['prices'],
    examples: [[[7, 1, 5, 3, 6, 4]], [[7, 6, 4, 3, 1]]],
    random: (int) => [list(int, int(1, 8), 0, 12)],
    solve: (prices: number[]) =>
      Math.max(0, ...prices.flatMap((a, i) => prices.slice(i + 1).map((b) => b - a))),
  },
  {
    id: 'trade-at-most-two',
    text: `Two trades

prices[i] is the price of a stock on day i. You may make at most two transactions (buy, then sell), one after the other. Return the maximum profit.

Constraints:
- 1 <= prices.length <= 10^5
- 0 <= prices[i] <= 10^5`,
    names: ['prices'],
    examples: [[[1, 2, 3, 4, 5]], [[7, 6, 4, 3, 1]]],
    random: (int) => [list(int, int(1, 8), 0, 12)],
    solve: (prices: number[]) => tradeBest(prices, 2, 0),
  },
  {
    id: 'trade-fee',
    text: `Trades with a fee

prices[i] is the price of a stock on day i, and each transaction (buy and sell) costs the given fee once. You may trade as often as you like, holding at most one share. Return the maximum profit.

Constraints:
- 1 <= prices.length <= 5 * 10^4
- 0 <= fee < 5 * 10^4`,
    names: ['prices', 'fee'],
    examples: [
      [[1, 3, 2, 8, 4, 9], 2],
      [[1, 3, 7, 5, 10, 3], 3],
    ],
    random: (int) => [list(int, int(1, 8), 0, 12), int(0, 4)],
    solve: (prices: number[], fee: number) => tradeBest(prices, 9, fee),
  },
  {
    id: 'longest-common-subsequence',
    text: `Shared order

Given two strings text1 and text2, return the length of their longest common subsequence, or 0 if there is none.

Constraints:
- 1 <= text1.length, text2.length <= 1000`,
    names: ['text1', 'text2'],
    examples: [
      ['abcde', 'ace'],
      ['abc', 'def'],
    ],
    random: (int) => [word(int, int(1, 7), 'abc'), word(int, int(1, 7), 'abc')],
    solve: (a: string, b: string) => {
      const all = new Set(selectionsOf([...b]).map((one) => one.join('')))
      return Math.max(
        ...selectionsOf([...a])
          .map((one) => one.join(''))
          .filter((one) => all.has(one))
          .map((one) => one.length),
      )
    },
  },
  {
    id: 'longest-common-substring',
    text: `Shared block

Given two strings text1 and text2, return the length of the longest substring (a contiguous block) that both contain, or 0 if there is none.

Constraints:
- 1 <= text1.length, text2.length <= 1000`,
    names: ['text1', 'text2'],
    examples: [
      ['xabcy', 'zabcw'],
      ['abc', 'def'],
    ],
    random: (int) => [word(int, int(1, 7), 'abc'), word(int, int(1, 7), 'abc')],
    solve: (a: string, b: string) =>
      Math.max(
        0,
        ...partsOf([...a])
          .map((part) => part.join(''))
          .filter((part) => b.includes(part))
          .map((part) => part.length),
      ),
  },
  {
    id: 'majority',
    text: `The majority

Given an array nums of size n, return the element that appears more than n / 2 times. It always exists.

Constraints:
- 1 <= nums.length <= 5 * 10^4`,
    names: ['nums'],
    examples: [[[3, 2, 3]], [[2, 2, 1, 1, 1, 2, 2]]],
    random: (int) => {
      const n = int(1, 9)
      const nums = list(int, n, 1, 4)
      for (let i = 0; i <= n / 2; i++) nums[i] = 9
      for (let i = n - 1; i > 0; i--) {
        const j = int(0, i)
        ;[nums[i], nums[j]] = [nums[j] as number, nums[i] as number]
      }
      return [nums]
    },
    solve: (nums: number[]) =>
      nums.find((one) => nums.filter((other) => other === one).length > nums.length / 2),
  },
  {
    id: 'most-frequent-smallest',
    text: `The mode

Given an array nums, return the value that appears most often. If several do, return the largest of them.

Constraints:
- 1 <= nums.length <= 5 * 10^4`,
    names: ['nums'],
    examples: [[[3, 2, 3]], [[2, 2, 1, 1, 1, 2, 2]]],
    random: (int) => [list(int, int(1, 9), 1, 4)],
    solve: (nums: number[]) => {
      const count = (one: number) => nums.filter((other) => other === one).length
      const most = Math.max(...nums.map(count))
      return Math.max(...nums.filter((one) => count(one) === most))
    },
  },
  {
    id: 'rotate-right',
    text: `Turn to the right

Given an integer array nums, rotate the array to the right by k steps and return it.

Constraints:
- 1 <= nums.length <= 10^5
- 0 <= k <= 10^5`,
    names: ['nums', 'k'],
    examples: [
      [[1, 2, 3, 4, 5, 6, 7], 3],
      [[-1, -100, 3, 99], 2],
    ],
    random: (int) => [list(int, int(1, 7), 1, 9), int(0, 12)],
    solve: (nums: number[], k: number) =>
      nums.map((_, i) => nums[(((i - k) % nums.length) + nums.length) % nums.length]),
  },
  {
    id: 'rotate-left',
    text: `Turn to the left

Given an integer array nums, rotate the array to the left by k steps and return it.

Constraints:
- 1 <= nums.length <= 10^5
- 0 <= k <= 10^5`,
    names: ['nums', 'k'],
    examples: [[[1, 2, 3, 4], 2]],
    random: (int) => [list(int, int(1, 7), 1, 9), int(0, 12)],
    solve: (nums: number[], k: number) => nums.map((_, i) => nums[(i + k) % nums.length]),
  },
  {
    id: 'palindrome-plain',
    text: `Exactly a palindrome

Given a string s, return true if it reads the same forward and backward, character by character. Case matters, and so do spaces and punctuation.

Constraints:
- 1 <= s.length <= 2 * 10^5`,
    names: ['s'],
    examples: [['level'], ['abca']],
    random: (int) => [word(int, int(1, 5), 'aA ,')],
    solve: (s: string) => [...s].reverse().join('') === s,
  },
  {
    id: 'palindrome-ignoring',
    text: `A palindrome of letters

Given a string s, return true if it is a palindrome when only letters and digits are considered and case is ignored.

Constraints:
- 1 <= s.length <= 2 * 10^5`,
    names: ['s'],
    examples: [['A man, a plan, a canal: Panama'], ['race a car']],
    random: (int) => [word(int, int(1, 5), 'aAb ,')],
    solve: (s: string) => {
      const letters = [...s.toLowerCase()].filter((c) => /[a-z0-9]/.test(c))
      return letters.join('') === letters.toReversed().join('')
    },
  },
  {
    id: 'spiral',
    text: `Around the matrix

Given an m x n matrix, return all its elements in spiral order, clockwise from the top left.

Constraints:
- 1 <= m, n <= 10`,
    names: ['matrix'],
    examples: [
      [
        [
          [1, 2, 3],
          [4, 5, 6],
          [7, 8, 9],
        ],
      ],
      [
        [
          [1, 2],
          [3, 4],
        ],
      ],
    ],
    random: (int) => {
      const width = int(1, 5)
      return [Array.from({ length: int(1, 5) }, () => list(int, width, 1, 99))]
    },
    solve: (matrix: number[][]) => {
      let rest = matrix
      const result: number[] = []
      while (rest.length > 0) {
        const [first = [], ...others] = rest
        result.push(...first)
        const width = others[0]?.length ?? 0
        rest = Array.from({ length: width }, (_, i) =>
          others.map((row) => row[width - 1 - i] as number),
        )
      }
      return result
    },
  },
  {
    id: 'spiral-counterclockwise',
    text: `Around the matrix the other way

Given an m x n matrix, return all its elements in counterclockwise spiral order, starting at the top left and going down first.

Constraints:
- 1 <= m, n <= 10`,
    names: ['matrix'],
    examples: [[[[5]]], [[[3], [4]]]],
    random: (int) => {
      const width = int(1, 5)
      return [Array.from({ length: int(1, 5) }, () => list(int, width, 1, 99))]
    },
    solve: (matrix: number[][]) => {
      let rest = (matrix[0] ?? []).map((_, j) => matrix.map((row) => row[j] as number))
      const result: number[] = []
      while (rest.length > 0) {
        const [first = [], ...others] = rest
        result.push(...first)
        const width = others[0]?.length ?? 0
        rest = Array.from({ length: width }, (_, i) =>
          others.map((row) => row[width - 1 - i] as number),
        )
      }
      return result
    },
  },
  {
    id: 'meeting-rooms',
    text: `Rooms for meetings

Given meetings as intervals [start, end), return the minimum number of rooms needed so that no two meetings in a room overlap. A meeting may start in a room at the moment another one ends.

Constraints:
- 1 <= intervals.length <= 10^4
- 0 <= start < end <= 10^6`,
    names: ['intervals'],
    examples: [
      [
        [
          [0, 30],
          [5, 10],
          [15, 20],
        ],
      ],
      [
        [
          [7, 10],
          [2, 4],
        ],
      ],
    ],
    random: (int) => [
      Array.from({ length: int(1, 7) }, () => {
        const start = int(0, 9)
        return [start, start + int(1, 5)]
      }),
    ],
    solve: (intervals: number[][]) =>
      Math.max(
        ...intervals.map(
          ([time = 0]) => intervals.filter(([a = 0, b = 0]) => a <= time && time < b).length,
        ),
      ),
  },
  {
    id: 'trailing-zeros-merge',
    text: `Merge customer records

Each record is a list of contact handles. Two records belong to the same customer if they share at least one handle, directly or through other records. Return the number of customers.

Constraints:
- 1 <= records.length <= 1000`,
    names: ['records'],
    examples: [[[['ann', 'a1'], ['bob'], ['a1', 'amy']]]],
    random: (int) => [
      Array.from({ length: int(1, 6) }, () =>
        Array.from({ length: int(1, 2) }, () => word(int, 1, 'abcdefg')),
      ),
    ],
    solve: (records: string[][]) => {
      let groups = records.map((one) => new Set(one))
      for (let i = 0; i < groups.length; i++) {
        const j = groups.findIndex(
          (other, k) => k !== i && [...other].some((one) => groups[i]?.has(one)),
        )
        if (j < 0) continue
        const merged = new Set([...(groups[i] as Set<string>), ...(groups[j] as Set<string>)])
        groups = [merged, ...groups.filter((_, k) => k !== i && k !== j)]
        i = -1
      }
      return groups.length
    },
  },
  {
    id: 'round-trip-distance',
    text: `Delivery round

A van starts at the depot at position 0 on a road and must visit all addresses in the given order and then return to the depot. positions[i] is where address i lies. Return the distance that it drives.

Constraints:
- 1 <= positions.length <= 1000
- -1000 <= positions[i] <= 1000`,
    names: ['positions'],
    examples: [[[3, 1]]],
    random: (int) => [list(int, int(1, 6), -9, 9)],
    solve: (positions: number[]) =>
      sum([...positions, 0].map((x, i) => Math.abs(x - ([0, ...positions][i] as number)))),
  },
  {
    id: 'even-sum-subarrays',
    text: `Even stretches

Given an integer array nums, return the number of contiguous subarrays whose sum is even.

Constraints:
- 1 <= nums.length <= 10^5
- 0 <= nums[i] <= 10^4`,
    names: ['nums'],
    examples: [[[1, 2, 3]], [[2, 2]]],
    random: (int) => [list(int, int(1, 8), 0, 6)],
    solve: (nums: number[]) => partsOf(nums).filter((part) => sum(part) % 2 === 0).length,
  },
  {
    id: 'second-largest',
    text: `The runner-up

Given an array scores with at least two different values, return the second largest different value.

Constraints:
- 2 <= scores.length <= 10^5`,
    names: ['scores'],
    examples: [[[5, 3, 9]], [[7, 7, 4]]],
    random: (int) => [[0, 10, ...list(int, int(0, 6), 1, 9)]],
    solve: (scores: number[]) => sorted([...new Set(scores)]).at(-2),
  },
  {
    id: 'pair-closest-to-zero',
    text: `Nearly balanced

Given an array nums with at least two elements, return the sum of two elements that is closest to zero. If two sums are equally close, return the positive one.

Constraints:
- 2 <= nums.length <= 10^5
- -10^6 <= nums[i] <= 10^6`,
    names: ['nums'],
    examples: [[[-8, 5, 2, -2]], [[1, 60, -10, 70, -80, 85]]],
    random: (int) => [list(int, int(2, 7), -9, 9)],
    solve: (nums: number[]) =>
      nums
        .flatMap((a, i) => nums.slice(i + 1).map((b) => a + b))
        .sort((a, b) => Math.abs(a) - Math.abs(b) || b - a)[0],
  },
  {
    id: 'longest-word-run',
    text: `Same letters in a row

Given a string s, return the length of the longest run of equal consecutive characters.

Constraints:
- 1 <= s.length <= 10^5`,
    names: ['s'],
    examples: [['aabbbc'], ['abc']],
    random: (int) => [word(int, int(1, 9), 'ab')],
    solve: (s: string) =>
      Math.max(
        ...partsOf([...s])
          .filter((part) => new Set(part).size === 1)
          .map((part) => part.length),
      ),
  },
  {
    id: 'product-except-self-zero',
    text: `Product of the others

Given an integer array nums, return an array answer such that answer[i] is the product of all elements of nums except nums[i].

Constraints:
- 2 <= nums.length <= 10^5
- -30 <= nums[i] <= 30`,
    names: ['nums'],
    examples: [[[1, 2, 3, 4]], [[-1, 1, 0, -3, 3]]],
    random: (int) => [list(int, int(2, 6), -4, 4)],
    solve: (nums: number[]) =>
      nums.map((_, i) => nums.reduce((all, one, j) => (i === j ? all : all * one), 1) + 0),
  },
  {
    id: 'k-changes-ones',
    text: `Longest row of ones

Given a binary array nums and an integer k, return the maximum number of consecutive 1s in the array if you can flip at most k 0s.

Constraints:
- 1 <= nums.length <= 10^5
- 0 <= k <= nums.length`,
    names: ['nums', 'k'],
    examples: [
      [[1, 1, 1, 0, 0, 0, 1, 1, 1, 1, 0], 2],
      [[0, 0, 1], 0],
    ],
    random: (int) => [list(int, int(1, 8), 0, 1), int(0, 3)],
    solve: (nums: number[], k: number) =>
      Math.max(
        0,
        ...partsOf(nums)
          .filter((part) => part.filter((one) => one === 0).length <= k)
          .map((part) => part.length),
      ),
  },
  {
    id: 'unique-paths-diagonal',
    text: `Paths with diagonals

A robot stands at the top left of an m x n grid and wants to get to the bottom right. It can move right, down, or diagonally down and right. Return the number of different paths.

Constraints:
- 1 <= m, n <= 15`,
    names: ['m', 'n'],
    examples: [
      [1, 5],
      [1, 2],
    ],
    random: (int) => [int(1, 6), int(1, 6)],
    solve: (m: number, n: number) => {
      const ways = (i: number, j: number): number =>
        i < 1 || j < 1 ? 0 : i * j === 1 ? 1 : ways(i - 1, j) + ways(i, j - 1) + ways(i - 1, j - 1)
      return ways(m, n)
    },
  },
  {
    id: 'unique-paths',
    text: `Paths of a robot

A robot stands at the top left of an m x n grid and wants to get to the bottom right. It can only move right or down. Return the number of different paths.

Constraints:
- 1 <= m, n <= 15`,
    names: ['m', 'n'],
    examples: [
      [3, 7],
      [3, 2],
    ],
    random: (int) => [int(1, 7), int(1, 7)],
    solve: (m: number, n: number) => {
      const ways = (i: number, j: number): number =>
        i < 1 || j < 1 ? 0 : i * j === 1 ? 1 : ways(i - 1, j) + ways(i, j - 1)
      return ways(m, n)
    },
  },
  {
    id: 'stairs-three',
    text: `Three steps at once

You climb n stairs and take 1, 2, or 3 stairs at a time. Return the number of different ways to reach the top.

Constraints:
- 1 <= n <= 35`,
    names: ['n'],
    examples: [[1], [2]],
    random: (int) => [int(1, 15)],
    solve: (n: number) => {
      const ways = (left: number): number =>
        left < 0 ? 0 : left === 0 ? 1 : ways(left - 1) + ways(left - 2) + ways(left - 3)
      return ways(n)
    },
  },
  {
    id: 'valid-anagram-case',
    text: `Anagrams in any case

Given two strings s and t, return true if t is an anagram of s. Upper and lower case letters count as the same.

Constraints:
- 1 <= s.length, t.length <= 5 * 10^4`,
    names: ['s', 't'],
    examples: [
      ['anagram', 'nagaram'],
      ['rat', 'car'],
    ],
    random: (int) => {
      const s = word(int, int(1, 4), 'aAbB')
      return [s, int(0, 1) ? [...s.toLowerCase()].reverse().join('') : word(int, s.length, 'aAb')]
    },
    solve: (s: string, t: string) =>
      [...s.toLowerCase()].sort().join('') === [...t.toLowerCase()].sort().join(''),
  },
  {
    id: 'contains-nearby',
    text: `Repeated soon

Given an integer array nums and an integer k, return true if there are two different indices i and j with nums[i] == nums[j] and abs(i - j) <= k.

Constraints:
- 1 <= nums.length <= 10^5
- 0 <= k <= 10^5`,
    names: ['nums', 'k'],
    examples: [
      [[1, 2, 3, 1], 3],
      [[1, 2, 3, 1, 2, 3], 2],
    ],
    random: (int) => [list(int, int(1, 7), 1, 4), int(0, 4)],
    solve: (nums: number[], k: number) =>
      nums.some((a, i) => nums.some((b, j) => i !== j && a === b && Math.abs(i - j) <= k)),
  },
  {
    id: 'jump-exact',
    text: `Jump game

You start at the first index of nums, and nums[i] is the maximum length of a jump from there. Return true if you can reach the last index.

Constraints:
- 1 <= nums.length <= 10^4
- 0 <= nums[i] <= 10^5`,
    names: ['nums'],
    examples: [[[2, 3, 1, 1, 4]], [[3, 2, 1, 0, 4]]],
    random: (int) => [list(int, int(1, 8), 0, 3)],
    solve: (nums: number[]) => {
      const from = (i: number): boolean =>
        i >= nums.length - 1 ||
        Array.from({ length: nums[i] as number }, (_, d) => d + 1).some((d) => from(i + d))
      return from(0)
    },
  },
  {
    id: 'jump-exactly',
    text: `Jump exactly

You start at the first index of nums, and from index i you must jump exactly nums[i] places, either to the left or to the right. Return true if you can reach the last index.

Constraints:
- 1 <= nums.length <= 10^4
- 0 <= nums[i] <= 10^5`,
    names: ['nums'],
    examples: [[[2, 3, 1, 1, 4]], [[0, 2]]],
    random: (int) => [list(int, int(1, 8), 0, 3)],
    solve: (nums: number[]) => {
      const seen = new Set([0])
      for (const i of seen) {
        for (const j of [i - (nums[i] as number), i + (nums[i] as number)]) {
          if (j >= 0 && j < nums.length) seen.add(j)
        }
      }
      return seen.has(nums.length - 1)
    },
  },
  {
    id: 'missing-number',
    text: `The missing number

An array nums contains n distinct numbers in the range [0, n]. Return the only number in the range that is missing from the array.

Constraints:
- n == nums.length
- 1 <= n <= 10^4`,
    names: ['nums'],
    examples: [[[3, 0, 1]], [[0, 1]]],
    random: (int) => {
      const n = int(1, 8)
      const gone = int(0, n)
      return [Array.from({ length: n + 1 }, (_, i) => i).filter((i) => i !== gone)]
    },
    solve: (nums: number[]) => {
      for (let i = 0; ; i++) if (!nums.includes(i)) return i
    },
  },
  {
    id: 'words-reversed-letters',
    text: `Each word backwards

Given a string s of words separated by single spaces, reverse the characters of every word and keep the order of the words.

Constraints:
- 1 <= s.length <= 10^4`,
    names: ['s'],
    examples: [['abc de'], ['level']],
    random: (int) => [
      Array.from({ length: int(1, 3) }, () => word(int, int(1, 4), 'abc')).join(' '),
    ],
    solve: (s: string) =>
      s
        .split(' ')
        .map((one) => [...one].reverse().join(''))
        .join(' '),
  },
  {
    id: 'meetings-attend-gap',
    text: `One person, with breaks

Given meetings as intervals [start, end], return true if one person can attend all of them, with a break of at least 5 minutes between two meetings.

Constraints:
- 1 <= intervals.length <= 10^4`,
    names: ['intervals'],
    examples: [
      [
        [
          [0, 30],
          [5, 10],
        ],
      ],
      [
        [
          [7, 10],
          [20, 24],
        ],
      ],
    ],
    random: (int) => [
      Array.from({ length: int(1, 3) }, () => {
        const start = int(0, 40)
        return [start, start + int(1, 6)]
      }),
    ],
    solve: (intervals: number[][]) =>
      intervals.every(([a = 0, b = 0], i) =>
        intervals.every(([c = 0, d = 0], j) => i === j || b + 5 <= c || d + 5 <= a),
      ),
  },
]

function islandsOf(grid: readonly string[][], steps: readonly number[][]): number {
  const lands = new Set(
    grid.flatMap((row, i) => row.flatMap((cell, j) => (cell === '1' ? [`${i},${j}`] : []))),
  )
  let count = 0
  while (lands.size > 0) {
    count++
    const queue = [[...lands][0] as string]
    for (const one of queue) {
      if (!lands.delete(one)) continue
      const [i = 0, j = 0] = one.split(',').map(Number)
      for (const [di = 0, dj = 0] of steps) {
        if (lands.has(`${i + di},${j + dj}`)) queue.push(`${i + di},${j + dj}`)
      }
    }
  }
  return count
}

/** The best profit by trying every choice of days. */
function tradeBest(prices: readonly number[], trades: number, fee: number, from = 0): number {
  let best = 0
  if (trades === 0) return 0
  for (let buy = from; buy < prices.length; buy++)
    for (let sell = buy + 1; sell < prices.length; sell++) {
      const gain = (prices[sell] as number) - (prices[buy] as number) - fee
      best = Math.max(best, gain + tradeBest(prices, trades - 1, fee, sell))
    }
  return best
}
