import type { RandomInteger, UnseenStatement } from './statement.ts'

const list = (int: RandomInteger, max: number, low: number, high: number, min = 1) =>
  Array.from({ length: int(min, max) }, () => int(low, high))
const word = (int: RandomInteger, max: number, letters: string, min = 1) =>
  Array.from({ length: int(min, max) }, () => letters[int(0, letters.length - 1)]).join('')
const named =
  (...names: string[]) =>
  (...args: unknown[]) =>
    names.map((name, i) => `${name} = ${JSON.stringify(args[i])}`).join(', ')
const sum = (all: number[]) => all.reduce((a, b) => a + b, 0)
const subsets = <T>(all: T[]): T[][] =>
  all.reduce<T[][]>((sets, one) => [...sets, ...sets.map((set) => [...set, one])], [[]])
const permutations = <T>(all: T[]): T[][] =>
  all.length < 2
    ? [all]
    : all.flatMap((one, i) =>
        permutations(all.filter((_, j) => j !== i)).map((rest) => [one, ...rest]),
      )
const levels = (int: RandomInteger, max: number, low: number, high: number) => {
  const out: (number | null)[] = [int(low, high)]
  let open = 1
  while (open > 0) {
    open--
    for (let i = 0; i < 2; i++) {
      const has = out.length < max && int(0, 2) > 0
      out.push(has ? int(low, high) : null)
      if (has) open++
    }
  }
  while (out.at(-1) === null) out.pop()
  return out
}
interface Tree {
  value: number
  left?: Tree
  right?: Tree
}
const build = (all: (number | null)[]): Tree | undefined => {
  if (all[0] === undefined || all[0] === null) return undefined
  const root: Tree = { value: all[0] }
  const queue = [root]
  let at = 1
  while (queue.length) {
    const node = queue.shift() as Tree
    for (const side of ['left', 'right'] as const) {
      const value = all[at++]
      if (value === null || value === undefined) continue
      node[side] = { value }
      queue.push(node[side] as Tree)
    }
  }
  return root
}

export const statements: UnseenStatement[] = [
  {
    id: 'practice-a-01',
    style: 'practice-site',
    patterns: ['hash-map'],
    difficulty: 'Easy',
    text: `Two Tickets

You are given an array of integers prices and an integer budget. Return the indices of two different tickets whose prices add up to exactly budget, in increasing order. You may assume that there is exactly one solution.

Example 1:
Input: prices = [4,11,2,7], budget = 13
Output: [1,2]

Constraints:
2 <= prices.length <= 10^4
1 <= prices[i] <= 10^9`,
    input: named('prices', 'budget'),
    examples: [[[4, 11, 2, 7], 13]],
    random: (int) => {
      for (;;) {
        const a = list(int, 7, 1, 30, 2)
        const t = (a[int(0, a.length - 1)] as number) + (a[int(0, a.length - 1)] as number)
        let found = 0
        a.forEach((x, i) =>
          a.forEach((y, j) => {
            if (i < j && x + y === t) found++
          }),
        )
        if (found === 1) return [a, t]
      }
    },
    solve: (a: number[], t: number) => {
      for (let i = 0; i < a.length; i++)
        for (let j = i + 1; j < a.length; j++)
          if ((a[i] as number) + (a[j] as number) === t) return [i, j]
      return []
    },
  },
  {
    id: 'practice-a-02',
    style: 'practice-site',
    patterns: ['sliding-window', 'two-pointers', 'hash-map'],
    difficulty: 'Medium',
    text: `Longest Playlist With At Most K Artists

Given an integer array artists, where artists[i] is the artist of the i-th track, and an integer k, return the length of the longest contiguous part of the playlist that contains at most k distinct artists.

Example 1:
Input: artists = [3,1,3,2,2], k = 2
Output: 3
Explanation: [3,1,3] or [3,2,2].

Example 2:
Input: artists = [5,5,5], k = 1
Output: 3

Constraints:
1 <= artists.length <= 10^5
1 <= k <= artists.length`,
    input: named('artists', 'k'),
    examples: [
      [[3, 1, 3, 2, 2], 2],
      [[5, 5, 5], 1],
    ],
    random: (int) => {
      const a = list(int, 9, 1, 4)
      return [a, int(1, Math.min(a.length, 3))]
    },
    solve: (a: number[], k: number) => {
      let best = 0
      for (let i = 0; i < a.length; i++)
        for (let j = i + 1; j <= a.length; j++)
          if (new Set(a.slice(i, j)).size <= k) best = Math.max(best, j - i)
      return best
    },
  },
  {
    id: 'practice-a-03',
    style: 'practice-site',
    patterns: ['matrix', 'simulation'],
    difficulty: 'Medium',
    text: `Counterclockwise Spiral

Given an m x n matrix, return all of its elements in spiral order, starting in the top-left corner and going DOWN first (counterclockwise).

Example 1:
Input: matrix = [[1,2,3],[4,5,6],[7,8,9]]
Output: [1,4,7,8,9,6,3,2,5]

Constraints:
1 <= m, n <= 10
-100 <= matrix[i][j] <= 100`,
    input: named('matrix'),
    examples: [
      [
        [
          [1, 2, 3],
          [4, 5, 6],
          [7, 8, 9],
        ],
      ],
    ],
    random: (int) => {
      const w = int(1, 5)
      return [Array.from({ length: int(1, 5) }, () => list(int, w, -9, 9, w))]
    },
    solve: (m: number[][]) => {
      const out: number[] = []
      let rows = m
      while (rows.length && (rows[0] as number[]).length) {
        // The first column goes down; then the rest is turned clockwise.
        out.push(...rows.map((row) => row[0] as number))
        const rest = rows.map((row) => row.slice(1))
        const w = (rest[0] as number[]).length
        rows = Array.from({ length: w }, (_, c) => rest.map((row) => row[c] as number).reverse())
      }
      return out
    },
  },
  {
    id: 'practice-a-04',
    style: 'practice-site',
    patterns: ['linked-list'],
    difficulty: 'Medium',
    text: `Reverse the Middle

You are given the head of a singly linked list as an array and two integers left and right with left <= right. Reverse the nodes from position left to position right (positions are counted from 1), and return the list.

Example 1:
Input: head = [7,3,9,4,1], left = 2, right = 4
Output: [7,4,9,3,1]

Example 2:
Input: head = [5], left = 1, right = 1
Output: [5]

Constraints:
1 <= number of nodes <= 500
-500 <= Node.val <= 500`,
    input: named('head', 'left', 'right'),
    examples: [
      [[7, 3, 9, 4, 1], 2, 4],
      [[5], 1, 1],
    ],
    random: (int) => {
      const a = list(int, 8, -9, 9)
      const l = int(1, a.length)
      return [a, l, int(l, a.length)]
    },
    solve: (a: number[], l: number, r: number) => [
      ...a.slice(0, l - 1),
      ...a.slice(l - 1, r).reverse(),
      ...a.slice(r),
    ],
  },
  {
    id: 'practice-a-05',
    style: 'practice-site',
    patterns: ['dynamic-programming'],
    difficulty: 'Medium',
    text: `Counting Longest Climbs

Given an integer array heights, return the number of strictly increasing subsequences of the greatest possible length. Subsequences count as different if they use different indices.

Example 1:
Input: heights = [1,3,5,4,7]
Output: 2

Example 2:
Input: heights = [6,6,6]
Output: 3

Constraints:
1 <= heights.length <= 2000
-10^6 <= heights[i] <= 10^6`,
    input: named('heights'),
    examples: [[[1, 3, 5, 4, 7]], [[6, 6, 6]]],
    random: (int) => [list(int, 8, 1, 6)],
    solve: (a: number[]) => {
      const all = subsets(a).filter(
        (s) => s.length && s.every((x, i) => !i || x > (s[i - 1] as number)),
      )
      const best = Math.max(...all.map((s) => s.length))
      return all.filter((s) => s.length === best).length
    },
  },
  {
    id: 'practice-a-06',
    style: 'practice-site',
    patterns: ['stack', 'monotonic-stack'],
    difficulty: 'Medium',
    text: `Circular Next Smaller

Given a circular integer array nums (the next element of nums[nums.length - 1] is nums[0]), return for every element the first STRICTLY SMALLER number when walking on circularly, or -1 if there is none.

Example 1:
Input: nums = [3,1,2]
Output: [1,-1,1]

Constraints:
1 <= nums.length <= 10^4
0 <= nums[i] <= 10^9`,
    input: named('nums'),
    examples: [[[3, 1, 2]]],
    random: (int) => [list(int, 8, 0, 7)],
    solve: (a: number[]) =>
      a.map((x, i) => [...a.slice(i + 1), ...a.slice(0, i)].find((y) => y < x) ?? -1),
  },
  {
    id: 'practice-a-07',
    style: 'practice-site',
    patterns: ['greedy', 'sorting', 'heap'],
    difficulty: 'Medium',
    text: `Meeting Rooms With Cleaning

You are given an array meetings where meetings[i] = [start, end], and an integer clean. After a meeting ends, its room must be cleaned for clean minutes before another meeting may start in it. Return the minimum number of rooms.

Example 1:
Input: meetings = [[0,30],[30,40],[45,60]], clean = 5
Output: 2

Constraints:
1 <= meetings.length <= 10^4
0 <= start < end <= 10^6
0 <= clean <= 1000`,
    input: named('meetings', 'clean'),
    examples: [
      [
        [
          [0, 30],
          [30, 40],
          [45, 60],
        ],
        5,
      ],
    ],
    random: (int) => [
      Array.from({ length: int(1, 6) }, () => {
        const s = int(0, 12)
        return [s, s + int(1, 6)]
      }),
      int(0, 3),
    ],
    solve: (all: [number, number][], clean: number) => {
      let best = 0
      for (let t = 0; t < 30; t++)
        best = Math.max(best, all.filter(([a, b]) => a <= t && t < b + clean).length)
      return best
    },
  },
  {
    id: 'practice-a-08',
    style: 'practice-site',
    patterns: ['tree-traversal', 'bfs'],
    difficulty: 'Medium',
    text: `Left Side View

Given the root of a binary tree (in level order, null for a missing child), imagine yourself standing on the LEFT side of it. Return the values of the nodes you can see, ordered from top to bottom.

Example 1:
Input: root = [1,2,3,null,5,null,4]
Output: [1,2,5]

Constraints:
The number of nodes is between 1 and 100.
-100 <= Node.val <= 100`,
    input: named('root'),
    examples: [[[1, 2, 3, null, 5, null, 4]]],
    random: (int) => [levels(int, 10, -9, 9)],
    solve: (all: (number | null)[]) => {
      const out: number[] = []
      let level = [build(all) as Tree]
      while (level.length) {
        out.push((level[0] as Tree).value)
        level = level.flatMap((n) => [n.left, n.right].filter((x) => x !== undefined))
      }
      return out
    },
  },
  {
    id: 'practice-a-09',
    style: 'practice-site',
    patterns: ['binary-search'],
    difficulty: 'Easy',
    text: `First Bad Reading

You are given an array readings sorted in non-decreasing order and an integer limit. Return the index of the first reading that is STRICTLY greater than limit, or readings.length if there is none. Your algorithm must run in O(log n).

Example 1:
Input: readings = [1,4,4,9], limit = 4
Output: 3

Constraints:
1 <= readings.length <= 10^5
-10^9 <= readings[i], limit <= 10^9`,
    input: named('readings', 'limit'),
    examples: [[[1, 4, 4, 9], 4]],
    random: (int) => [list(int, 8, -5, 9).sort((a, b) => a - b), int(-6, 9)],
    solve: (a: number[], x: number) => {
      const i = a.findIndex((y) => y > x)
      return i < 0 ? a.length : i
    },
  },
  {
    id: 'practice-a-10',
    style: 'practice-site',
    patterns: ['dynamic-programming'],
    difficulty: 'Medium',
    text: `House Robber With a Wide Alarm

Houses stand in a row; nums[i] is the money in house i. The alarm goes off if two robbed houses are at a distance of less than 3 (so between two robbed houses there must be at least two that aren't robbed). Return the maximum amount of money.

Example 1:
Input: nums = [5,1,1,6,9]
Output: 14
Explanation: Rob the houses 0 and 4.

Constraints:
1 <= nums.length <= 1000
0 <= nums[i] <= 1000`,
    input: named('nums'),
    examples: [[[5, 1, 1, 6, 9]]],
    random: (int) => [list(int, 9, 0, 12)],
    solve: (a: number[]) =>
      Math.max(
        ...subsets(a.map((_, i) => i))
          .filter((s) => s.every((x, i) => !i || x - (s[i - 1] as number) >= 3))
          .map((s) => sum(s.map((i) => a[i] as number))),
      ),
  },
  {
    id: 'practice-a-11',
    style: 'practice-site',
    patterns: ['graph-traversal', 'bfs', 'matrix', 'union-find'],
    difficulty: 'Medium',
    text: `Closed Ponds

Given an m x n grid of characters where 'W' is water and 'G' is ground, a pond is a maximal group of water cells connected horizontally or vertically. Return the number of ponds that do NOT touch the border of the grid.

Example 1:
Input: grid = ["GGGG","GWGW","GGGG"]
Output: 1

Constraints:
1 <= m, n <= 200`,
    input: named('grid'),
    examples: [[['GGGG', 'GWGW', 'GGGG']]],
    random: (int) => {
      const w = int(3, 6)
      return [Array.from({ length: int(3, 6) }, () => word(int, w, 'GGW', w))]
    },
    solve: (g: string[]) => {
      const seen = new Set<string>()
      let count = 0
      g.forEach((row, r) =>
        [...row].forEach((_, c) => {
          if (g[r]?.[c] !== 'W' || seen.has(`${r},${c}`)) return
          let closed = true
          const todo = [[r, c]]
          seen.add(`${r},${c}`)
          for (const [y, x] of todo as [number, number][]) {
            if (y === 0 || x === 0 || y === g.length - 1 || x === row.length - 1) closed = false
            for (const [v, u] of [
              [y + 1, x],
              [y - 1, x],
              [y, x + 1],
              [y, x - 1],
            ] as const)
              if (g[v]?.[u] === 'W' && !seen.has(`${v},${u}`)) {
                seen.add(`${v},${u}`)
                todo.push([v, u])
              }
          }
          if (closed) count++
        }),
      )
      return count
    },
  },
  {
    id: 'practice-a-12',
    style: 'practice-site',
    patterns: ['two-pointers', 'sorting'],
    difficulty: 'Medium',
    text: `Three Weights

Given an integer array nums, return the number of index triples i < j < k with nums[i] + nums[j] + nums[k] < target.

Example 1:
Input: nums = [-2,0,1,3], target = 2
Output: 2

Constraints:
0 <= nums.length <= 3500
-100 <= nums[i] <= 100
-100 <= target <= 100`,
    input: named('nums', 'target'),
    examples: [[[-2, 0, 1, 3], 2]],
    random: (int) => [list(int, 7, -5, 6), int(-4, 8)],
    solve: (a: number[], t: number) =>
      subsets(a).filter((s) => s.length === 3 && sum(s) < t).length,
  },
  {
    id: 'practice-a-13',
    style: 'practice-site',
    patterns: ['hash-map', 'sorting'],
    difficulty: 'Medium',
    text: `Largest Anagram Family

Given an array of strings words, return the size of the largest group of words that are anagrams of one another. A word is an anagram of itself, and equal words count each time they occur.

Example 1:
Input: words = ["tea","eat","dog","ate"]
Output: 3

Constraints:
1 <= words.length <= 10^4
1 <= words[i].length <= 100
words[i] consists of lowercase letters.`,
    input: named('words'),
    examples: [[['tea', 'eat', 'dog', 'ate']]],
    random: (int) => [Array.from({ length: int(1, 7) }, () => word(int, 2, 'abc'))],
    solve: (w: string[]) => {
      const keys = w.map((x) => [...x].sort().join(''))
      return Math.max(...keys.map((k) => keys.filter((x) => x === k).length))
    },
  },
  {
    id: 'practice-a-14',
    style: 'practice-site',
    patterns: ['design', 'stack'],
    difficulty: 'Medium',
    text: `Max Stack

Design a stack that supports push, pop, top and getMax in constant time.

Implement the class MaxStack:
- MaxStack() creates an empty stack.
- push(val) pushes val.
- pop() removes the top element and returns nothing.
- top() returns the top element.
- getMax() returns the largest element in the stack.

Example 1:
Input
["MaxStack","push","push","getMax","pop","top","getMax"]
[[],[3],[5],[],[],[],[]]
Output
[null,null,null,5,null,3,3]

Constraints:
At most 3 * 10^4 calls. pop, top and getMax are only called on a non-empty stack.`,
    input: (names: string[], args: number[][]) =>
      `${JSON.stringify(names)}\n${JSON.stringify(args)}`,
    examples: [
      [
        ['MaxStack', 'push', 'push', 'getMax', 'pop', 'top', 'getMax'],
        [[], [3], [5], [], [], [], []],
      ],
    ],
    random: (int) => {
      const names = ['MaxStack']
      const args: number[][] = [[]]
      let size = 0
      for (let i = int(2, 9); i > 0; i--) {
        const kind = size
          ? (['push', 'push', 'pop', 'top', 'getMax', 'getMax'][int(0, 5)] as string)
          : 'push'
        names.push(kind)
        args.push(kind === 'push' ? [int(-9, 9)] : [])
        if (kind === 'push') size++
        if (kind === 'pop') size--
      }
      return [names, args]
    },
    solve: (names: string[], args: number[][]) => {
      const s: number[] = []
      return names.map((n, i) => {
        if (n === 'push') s.push(args[i]?.[0] as number)
        if (n === 'pop') s.pop()
        if (n === 'top') return s.at(-1)
        if (n === 'getMax') return Math.max(...s)
        return null
      })
    },
  },
  {
    id: 'practice-a-15',
    style: 'practice-site',
    patterns: ['dynamic-programming', 'greedy'],
    difficulty: 'Medium',
    text: `Best Time to Trade With a Rest Day

prices[i] is the price of a share on day i. You may buy and sell as often as you like, holding at most one share; after selling you can't buy on the next day. Return the maximum profit.

Example 1:
Input: prices = [1,2,3,0,2]
Output: 3

Constraints:
1 <= prices.length <= 5000
0 <= prices[i] <= 1000`,
    input: named('prices'),
    examples: [[[1, 2, 3, 0, 2]]],
    random: (int) => [list(int, 8, 0, 9)],
    solve: (p: number[]) => {
      const go = (i: number, has: boolean): number => {
        if (i >= p.length) return 0
        const x = p[i] as number
        return has
          ? Math.max(go(i + 1, true), x + go(i + 2, false))
          : Math.max(go(i + 1, false), go(i + 1, true) - x)
      }
      return go(0, false)
    },
  },
  {
    id: 'practice-a-16',
    style: 'practice-site',
    patterns: ['math', 'bit-manipulation'],
    difficulty: 'Easy',
    text: `Missing Seat

The array seats contains n different numbers out of 1, 2, ..., n + 1. Return the one that is missing.

Example 1:
Input: seats = [3,1,4]
Output: 2

Constraints:
1 <= n <= 10^4`,
    input: named('seats'),
    examples: [[[3, 1, 4]]],
    random: (int) => {
      const n = int(1, 8)
      const gone = int(1, n + 1)
      const all = Array.from({ length: n + 1 }, (_, i) => i + 1).filter((x) => x !== gone)
      return [int(0, 1) ? all : all.reverse()]
    },
    solve: (a: number[]) =>
      Array.from({ length: a.length + 1 }, (_, i) => i + 1).find((x) => !a.includes(x)),
  },
  {
    id: 'practice-a-17',
    style: 'practice-site',
    patterns: ['dynamic-programming', 'knapsack'],
    difficulty: 'Medium',
    text: `Number of Target Signs

Put '+' or '-' in front of every number of nums and add everything up. Return the number of ways to get exactly target, modulo 1000000007.

Example 1:
Input: nums = [1,1,2], target = 2
Output: 2

Constraints:
1 <= nums.length <= 1000
0 <= nums[i] <= 100
-10^5 <= target <= 10^5`,
    input: named('nums', 'target'),
    examples: [[[1, 1, 2], 2]],
    random: (int) => [list(int, 8, 0, 4), int(-4, 6)],
    solve: (a: number[], t: number) => {
      const go = (i: number, rest: number): number =>
        i === a.length
          ? rest === 0
            ? 1
            : 0
          : go(i + 1, rest - (a[i] as number)) + go(i + 1, rest + (a[i] as number))
      return go(0, t)
    },
    large: (int) => [Array.from({ length: 200 }, () => int(1, 3)), int(-2, 2) * 2],
    solveLarge: (a: number[], t: number) => {
      let ways = new Map([[0, 1n]])
      for (const x of a) {
        const next = new Map<number, bigint>()
        for (const [s, w] of ways)
          for (const v of [s + x, s - x]) next.set(v, ((next.get(v) ?? 0n) + w) % 1_000_000_007n)
        ways = next
      }
      return Number(ways.get(t) ?? 0n)
    },
  },
  {
    id: 'practice-a-18',
    style: 'practice-site',
    patterns: ['greedy', 'dynamic-programming'],
    difficulty: 'Medium',
    text: `Jump to the End, Counted

nums[i] is the maximum jump length from index i. Starting at index 0, return the minimum number of jumps to reach the last index, or -1 if it can't be reached.

Example 1:
Input: nums = [2,3,1,1,4]
Output: 2

Example 2:
Input: nums = [1,0,2]
Output: -1

Constraints:
1 <= nums.length <= 10^4
0 <= nums[i] <= 1000`,
    input: named('nums'),
    examples: [[[2, 3, 1, 1, 4]], [[1, 0, 2]]],
    random: (int) => [list(int, 8, 0, 3)],
    solve: (a: number[]) => {
      const go = (i: number): number => {
        if (i === a.length - 1) return 0
        let best = Number.POSITIVE_INFINITY
        for (let k = 1; k <= (a[i] as number) && i + k < a.length; k++)
          best = Math.min(best, 1 + go(i + k))
        return best
      }
      const r = go(0)
      return Number.isFinite(r) ? r : -1
    },
  },
  {
    id: 'practice-a-19',
    style: 'practice-site',
    patterns: ['string-matching', 'two-pointers'],
    difficulty: 'Easy',
    text: `Polite Palindrome

A phrase is a palindrome if it reads the same forward and backward after removing everything that isn't a letter (digits are removed, too!) and ignoring case. Given a string s, return true if it is a palindrome, false otherwise.

Example 1:
Input: s = "No 1, on!"
Output: true

Example 2:
Input: s = "ab1"
Output: false

Constraints:
1 <= s.length <= 2 * 10^5`,
    input: named('s'),
    examples: [['No 1, on!'], ['ab1']],
    random: (int) => {
      const half = word(int, 3, 'aB1')
      return [int(0, 1) ? `${half} ${[...half].reverse().join('')}` : word(int, 7, 'aBcd1e ', 3)]
    },
    solve: (s: string) => {
      const t = s.toLowerCase().replaceAll(/[^a-z]/g, '')
      return t === [...t].reverse().join('')
    },
  },
  {
    id: 'practice-a-20',
    style: 'practice-site',
    patterns: ['prefix-sum', 'hash-map'],
    difficulty: 'Medium',
    text: `Balanced Stretch

Given a binary array nums, return the length of the longest contiguous subarray with TWICE as many zeros as ones (at least one element; 0 if there is none).

Example 1:
Input: nums = [1,0,0,1,0]
Output: 3

Constraints:
1 <= nums.length <= 10^5
nums[i] is 0 or 1.`,
    input: named('nums'),
    examples: [[[1, 0, 0, 1, 0]]],
    random: (int) => [list(int, 10, 0, 2).map((x) => (x ? 0 : 1))],
    solve: (a: number[]) => {
      let best = 0
      for (let i = 0; i < a.length; i++)
        for (let j = i + 1; j <= a.length; j++) {
          const ones = sum(a.slice(i, j))
          if (j - i - ones === 2 * ones) best = Math.max(best, j - i)
        }
      return best
    },
  },
  {
    id: 'practice-a-21',
    style: 'practice-site',
    patterns: ['backtracking'],
    difficulty: 'Medium',
    text: `Combination Sum, Each Number at Most Twice

Given an array of distinct positive integers candidates and an integer target, return the number of different combinations that add up to target. Every number may be used at most twice. The order within a combination doesn't matter.

Example 1:
Input: candidates = [2,3,5], target = 8
Output: 2
Explanation: 3 + 5 and 2 + 3 + 3.

Constraints:
1 <= candidates.length <= 20
1 <= candidates[i], target <= 100`,
    input: named('candidates', 'target'),
    examples: [[[2, 3, 5], 8]],
    random: (int) => [[1, 2, 3, 4, 5, 6, 7].filter(() => int(0, 1)).concat([8]), int(3, 22)],
    solve: (c: number[], t: number) => {
      const go = (i: number, rest: number): number =>
        i === c.length
          ? rest === 0
            ? 1
            : 0
          : [0, 1, 2].reduce((all, k) => all + go(i + 1, rest - k * (c[i] as number)), 0)
      return go(0, t)
    },
  },
  {
    id: 'practice-a-22',
    style: 'practice-site',
    patterns: ['heap', 'hash-map', 'sorting'],
    difficulty: 'Medium',
    text: `Bottom K Frequent

Given an integer array nums and an integer k, return the k LEAST frequent elements. Sort them by frequency ascending, and by value ascending if frequencies are equal.

Example 1:
Input: nums = [1,1,1,2,2,3], k = 2
Output: [3,2]

Constraints:
1 <= nums.length <= 10^5
k is at most the number of distinct elements.`,
    input: named('nums', 'k'),
    examples: [[[1, 1, 1, 2, 2, 3], 2]],
    random: (int) => {
      const a = list(int, 9, 1, 5)
      return [a, int(1, new Set(a).size)]
    },
    solve: (a: number[], k: number) => {
      const f = (x: number) => a.filter((y) => y === x).length
      return [...new Set(a)].sort((x, y) => f(x) - f(y) || x - y).slice(0, k)
    },
  },
  {
    id: 'practice-a-23',
    style: 'practice-site',
    patterns: ['bit-manipulation'],
    difficulty: 'Easy',
    text: `Zero Bits

Given a positive integer n, return the number of zero bits in its binary representation without leading zeros.

Example 1:
Input: n = 10
Output: 2

Constraints:
1 <= n <= 2^31 - 1`,
    input: named('n'),
    examples: [[10]],
    random: (int) => [int(1, 300)],
    solve: (n: number) => [...n.toString(2)].filter((c) => c === '0').length,
  },
  {
    id: 'practice-a-24',
    style: 'practice-site',
    patterns: ['dynamic-programming'],
    difficulty: 'Hard',
    text: `Regular Expression With Plus

Implement matching of a whole string s against a pattern p in which '.' matches any single character and '+' means ONE or more of the element before it.

Example 1:
Input: s = "aab", p = "a+b"
Output: true

Example 2:
Input: s = "b", p = "a+b"
Output: false

Constraints:
1 <= s.length, p.length <= 20
p starts with a letter or '.', and no two '+' are neighbors.`,
    input: named('s', 'p'),
    examples: [
      ['aab', 'a+b'],
      ['b', 'a+b'],
    ],
    random: (int) => {
      const p = Array.from(
        { length: int(1, 3) },
        () => `${['a', 'b', '.'][int(0, 2)]}${int(0, 1) ? '+' : ''}`,
      ).join('')
      return [word(int, 5, 'ab'), p]
    },
    solve: (s: string, p: string) => new RegExp(`^(?:${p})$`).test(s),
  },
  {
    id: 'practice-a-25',
    style: 'practice-site',
    patterns: ['tree-traversal', 'binary-search-tree'],
    difficulty: 'Medium',
    text: `Kth Largest in a Search Tree

Given the root of a binary search tree (level order, null for missing children) and an integer k, return the k-th LARGEST value (k = 1 is the largest).

Example 1:
Input: root = [5,3,6,2,4], k = 2
Output: 5

Constraints:
1 <= k <= number of nodes <= 10^4
All values are different.`,
    input: named('root', 'k'),
    examples: [[[5, 3, 6, 2, 4], 2]],
    random: (int) => {
      const values = [...new Set(list(int, 7, 1, 20))]
      interface N {
        v: number
        l?: N
        r?: N
      }
      let root: N | undefined
      for (const v of values) {
        const node: N = { v }
        if (!root) root = node
        else
          for (let at: N = root; ; ) {
            const side = v < at.v ? 'l' : 'r'
            if (at[side]) at = at[side] as N
            else {
              at[side] = node
              break
            }
          }
      }
      const out: (number | null)[] = []
      const queue: (N | undefined)[] = [root]
      while (queue.length) {
        const n = queue.shift()
        out.push(n ? n.v : null)
        if (n) queue.push(n.l, n.r)
      }
      while (out.at(-1) === null) out.pop()
      return [out, int(1, values.length)]
    },
    solve: (all: (number | null)[], k: number) =>
      all.filter((x) => x !== null).sort((a, b) => b - a)[k - 1],
  },
  {
    id: 'practice-a-26',
    style: 'practice-site',
    patterns: ['sorting', 'greedy', 'intervals'],
    difficulty: 'Medium',
    text: `Merge Bookings That Touch

Given an array of intervals [start, end], merge all intervals that overlap or TOUCH with a gap of at most 1 (so [1,3] and [4,6] are merged into [1,6]). Return the merged intervals sorted by start.

Example 1:
Input: intervals = [[1,3],[4,6],[8,9]]
Output: [[1,6],[8,9]]

Constraints:
1 <= intervals.length <= 10^4
0 <= start <= end <= 10^4`,
    input: named('intervals'),
    examples: [
      [
        [
          [1, 3],
          [4, 6],
          [8, 9],
        ],
      ],
    ],
    random: (int) => [
      Array.from({ length: int(1, 5) }, () => {
        const s = int(0, 14)
        return [s, s + int(0, 3)]
      }),
    ],
    solve: (all: [number, number][]) => {
      const covered = new Set<number>()
      for (const [a, b] of all) for (let x = a; x <= b; x++) covered.add(x)
      const out: number[][] = []
      for (const x of [...covered].sort((a, b) => a - b)) {
        const last = out.at(-1)
        if (last && last[1] === x - 1) last[1] = x
        else out.push([x, x])
      }
      return out
    },
  },
  {
    id: 'practice-a-27',
    style: 'practice-site',
    patterns: ['graph-traversal', 'topological-sort'],
    difficulty: 'Medium',
    text: `Safe Rooms

A directed graph has rooms 0 to n - 1; graph[i] lists the rooms you can go to from room i. A room is safe if every walk from it ends in a room without exits. Return all safe rooms in ascending order.

Example 1:
Input: graph = [[1],[2],[],[0,3]]
Output: [0,1,2]

Constraints:
1 <= n <= 10^4
graph[i] may contain i.`,
    input: named('graph'),
    examples: [[[[1], [2], [], [0, 3]]]],
    random: (int) => {
      const n = int(1, 6)
      return [
        Array.from({ length: n }, (_, i) =>
          Array.from({ length: n }, (_, j) => j).filter((j) => int(0, 99) < (j > i ? 35 : 10)),
        ),
      ]
    },
    solve: (g: number[][]) => {
      const safe = (i: number, path: number[]): boolean =>
        !path.includes(i) && (g[i] as number[]).every((j) => safe(j, [...path, i]))
      return g.map((_, i) => i).filter((i) => safe(i, []))
    },
  },
  {
    id: 'practice-a-28',
    style: 'practice-site',
    patterns: ['sliding-window', 'hash-map'],
    difficulty: 'Medium',
    text: `Permutation Inside, Last Place

Given two strings s and p, return the LAST start index in s at which a permutation of p begins as a substring, or -1.

Example 1:
Input: s = "cbaebabacd", p = "abc"
Output: 6

Constraints:
1 <= s.length, p.length <= 3 * 10^4
Lowercase letters only.`,
    input: named('s', 'p'),
    examples: [['cbaebabacd', 'abc']],
    random: (int) => [word(int, 10, 'abc'), word(int, 3, 'abc')],
    solve: (s: string, p: string) => {
      const key = [...p].sort().join('')
      for (let i = s.length - p.length; i >= 0; i--)
        if ([...s.slice(i, i + p.length)].sort().join('') === key) return i
      return -1
    },
  },
  {
    id: 'practice-a-29',
    style: 'practice-site',
    patterns: ['math', 'number-theory'],
    difficulty: 'Easy',
    text: `Count Primes in a Range

Given two integers left and right, return how many primes p satisfy left <= p <= right.

Example 1:
Input: left = 10, right = 20
Output: 4

Constraints:
1 <= left <= right <= 10^6`,
    input: named('left', 'right'),
    examples: [[10, 20]],
    random: (int) => {
      const l = int(1, 60)
      return [l, int(l, 120)]
    },
    solve: (l: number, r: number) => {
      let count = 0
      for (let x = Math.max(2, l); x <= r; x++) {
        let prime = true
        for (let d = 2; d < x; d++) if (x % d === 0) prime = false
        if (prime) count++
      }
      return count
    },
  },
  {
    id: 'practice-a-30',
    style: 'practice-site',
    patterns: ['greedy'],
    difficulty: 'Medium',
    text: `Gas Ring, Last Start

There are n gas stations on a ring; gas[i] is what you get at station i and cost[i] is what the way to the next station takes. You start with an empty tank and drive around once. Return the LARGEST index from which you can get around, or -1.

Example 1:
Input: gas = [2,2,2], cost = [2,2,2]
Output: 2

Example 2:
Input: gas = [1,2], cost = [2,2]
Output: -1

Constraints:
1 <= n <= 10^5
0 <= gas[i], cost[i] <= 10^4`,
    input: named('gas', 'cost'),
    examples: [
      [
        [2, 2, 2],
        [2, 2, 2],
      ],
      [
        [1, 2],
        [2, 2],
      ],
    ],
    random: (int) => {
      const n = int(1, 6)
      return [list(int, n, 0, 5, n), list(int, n, 0, 4, n)]
    },
    solve: (gas: number[], cost: number[]) => {
      for (let s = gas.length - 1; s >= 0; s--) {
        let tank = 0
        let ok = true
        for (let k = 0; k < gas.length; k++) {
          const i = (s + k) % gas.length
          tank += (gas[i] as number) - (cost[i] as number)
          if (tank < 0) ok = false
        }
        if (ok) return s
      }
      return -1
    },
  },
  {
    id: 'practice-a-31',
    style: 'practice-site',
    patterns: ['dynamic-programming', 'matrix'],
    difficulty: 'Medium',
    text: `Unique Paths With Doors

A robot moves from the top-left to the bottom-right of an m x n grid, right or down only. 1 in grid marks a wall. Return the number of paths modulo 10^9 + 7.

Example 1:
Input: grid = [[0,0,0],[0,1,0],[0,0,0]]
Output: 2

Constraints:
1 <= m, n <= 500`,
    input: named('grid'),
    examples: [
      [
        [
          [0, 0, 0],
          [0, 1, 0],
          [0, 0, 0],
        ],
      ],
    ],
    random: (int) => {
      const [h, w] = [int(1, 5), int(1, 5)]
      return [
        Array.from({ length: h }, () => Array.from({ length: w }, () => (int(0, 9) < 2 ? 1 : 0))),
      ]
    },
    solve: (g: number[][]) => {
      const go = (r: number, c: number): number => {
        if (g[r]?.[c] !== 0) return 0
        if (r === g.length - 1 && c === (g[0] as number[]).length - 1) return 1
        return go(r + 1, c) + go(r, c + 1)
      }
      return go(0, 0)
    },
    large: (int) => {
      const n = int(60, 80)
      return [Array.from({ length: n }, () => Array.from({ length: n }, () => 0))]
    },
    solveLarge: (g: number[][]) => {
      const row = (g[0] as number[]).map(() => 0n)
      row[0] = 1n
      for (const line of g)
        line.forEach((x, c) => {
          row[c] = x
            ? 0n
            : ((row[c] as bigint) + (c ? (row[c - 1] as bigint) : 0n)) % 1_000_000_007n
        })
      return Number(row.at(-1))
    },
  },
  {
    id: 'practice-a-32',
    style: 'practice-site',
    patterns: ['stack', 'simulation'],
    difficulty: 'Medium',
    text: `Evaluate Prefix Notation

Evaluate an arithmetic expression in PREFIX (Polish) notation. tokens contains numbers and the operators +, - and *. Return the value.

Example 1:
Input: tokens = ["+","2","*","3","4"]
Output: 14

Constraints:
1 <= tokens.length <= 10^4
The expression is valid; the result and all intermediate values fit in a 32-bit integer.`,
    input: named('tokens'),
    examples: [[['+', '2', '*', '3', '4']]],
    random: (int) => {
      const make = (depth: number): string[] =>
        depth === 0 || int(0, 2) === 0
          ? [String(int(-9, 9))]
          : [['+', '-', '*'][int(0, 2)] as string, ...make(depth - 1), ...make(depth - 1)]
      return [make(3)]
    },
    solve: (t: string[]) => {
      let at = 0
      const go = (): number => {
        const x = t[at++] as string
        if (!['+', '-', '*'].includes(x)) return Number(x)
        const [a, b] = [go(), go()]
        return x === '+' ? a + b : x === '-' ? a - b : a * b + 0
      }
      return go() + 0
    },
  },
  {
    id: 'practice-a-33',
    style: 'practice-site',
    patterns: ['union-find', 'graph-traversal'],
    difficulty: 'Medium',
    text: `Redundant Pipes

Given n tanks (1 to n) and an array pipes of pairs, pipes are built in the given order. A pipe is redundant if its two tanks are already connected when it's built. Return the number of redundant pipes.

Example 1:
Input: n = 3, pipes = [[1,2],[2,3],[1,3],[2,1]]
Output: 2

Constraints:
1 <= n <= 10^5
1 <= pipes.length <= 2 * 10^5`,
    input: named('n', 'pipes'),
    examples: [
      [
        3,
        [
          [1, 2],
          [2, 3],
          [1, 3],
          [2, 1],
        ],
      ],
    ],
    random: (int) => {
      const n = int(2, 6)
      return [
        n,
        Array.from({ length: int(1, 7) }, () => {
          const a = int(1, n)
          return [a, (a % n) + 1 === a ? a : ((a + int(0, n - 2)) % n) + 1]
        }),
      ]
    },
    solve: (n: number, pipes: [number, number][]) => {
      const g = Array.from({ length: n + 1 }, (_, i) => i)
      let count = 0
      for (const [a, b] of pipes) {
        const [x, y] = [g[a] as number, g[b] as number]
        if (x === y) count++
        else for (let i = 1; i <= n; i++) if (g[i] === y) g[i] = x
      }
      return count
    },
  },
  {
    id: 'practice-a-34',
    style: 'practice-site',
    patterns: ['sorting'],
    difficulty: 'Easy',
    text: `Relative Ranks, Shared

Given an array scores, return for every athlete the place: the highest score gets 1. Equal scores share a place, and the next score gets the next number without a gap.

Example 1:
Input: scores = [50,70,70,20]
Output: [2,1,1,3]

Constraints:
1 <= scores.length <= 10^5
0 <= scores[i] <= 10^9`,
    input: named('scores'),
    examples: [[[50, 70, 70, 20]]],
    random: (int) => [list(int, 7, 0, 6)],
    solve: (a: number[]) => a.map((x) => new Set(a.filter((y) => y > x)).size + 1),
  },
  {
    id: 'practice-a-35',
    style: 'practice-site',
    patterns: ['string-matching', 'dynamic-programming', 'two-pointers'],
    difficulty: 'Medium',
    text: `Count Odd Palindromes

Given a string s, return the number of its palindromic substrings of ODD length. Substrings at different places count separately.

Example 1:
Input: s = "aaa"
Output: 4

Constraints:
1 <= s.length <= 1000`,
    input: named('s'),
    examples: [['aaa']],
    random: (int) => [word(int, 9, 'ab')],
    solve: (s: string) => {
      let count = 0
      for (let i = 0; i < s.length; i++)
        for (let j = i + 1; j <= s.length; j += 2) {
          const t = s.slice(i, j)
          if (t === [...t].reverse().join('')) count++
        }
      return count
    },
  },
  {
    id: 'practice-a-36',
    style: 'practice-site',
    patterns: ['binary-search-on-answer'],
    difficulty: 'Medium',
    text: `Ship Within D Days, Light Loads First

Packages must be shipped in the given order; weights[i] is the weight of package i. Every day the ship takes a run of packages with a total of at most its capacity, but never more than three packages a day. Return the least capacity to ship everything within days days, or -1 if it's impossible.

Example 1:
Input: weights = [1,2,3,4,5], days = 2
Output: 9

Constraints:
1 <= days <= weights.length <= 5 * 10^4
1 <= weights[i] <= 500`,
    input: named('weights', 'days'),
    examples: [[[1, 2, 3, 4, 5], 2]],
    random: (int) => {
      const a = list(int, 8, 1, 9)
      return [a, int(1, a.length)]
    },
    solve: (a: number[], days: number) => {
      const go = (i: number, left: number): number => {
        if (i === a.length) return 0
        if (left === 0) return Number.POSITIVE_INFINITY
        let best = Number.POSITIVE_INFINITY
        for (let k = 1; k <= 3 && i + k <= a.length; k++)
          best = Math.min(best, Math.max(sum(a.slice(i, i + k)), go(i + k, left - 1)))
        return best
      }
      const r = go(0, days)
      return Number.isFinite(r) ? r : -1
    },
  },
  {
    id: 'practice-a-37',
    style: 'practice-site',
    patterns: ['hash-map'],
    difficulty: 'Easy',
    text: `Intersection With Counts

Given two integer arrays nums1 and nums2, return an array of their intersection. Each element must appear as often as it shows up in BOTH arrays. Return the result in ascending order.

Example 1:
Input: nums1 = [1,2,2,1], nums2 = [2,2]
Output: [2,2]

Constraints:
1 <= nums1.length, nums2.length <= 1000`,
    input: named('nums1', 'nums2'),
    examples: [
      [
        [1, 2, 2, 1],
        [2, 2],
      ],
    ],
    random: (int) => [list(int, 7, 1, 4), list(int, 7, 1, 4)],
    solve: (a: number[], b: number[]) => {
      const rest = [...b]
      return a
        .filter((x) => {
          const i = rest.indexOf(x)
          if (i >= 0) rest.splice(i, 1)
          return i >= 0
        })
        .sort((x, y) => x - y)
    },
  },
  {
    id: 'practice-a-38',
    style: 'practice-site',
    patterns: ['linked-list', 'two-pointers'],
    difficulty: 'Easy',
    text: `Remove From the Front Half

Given the head of a linked list, delete its middle node and return the list. For an even number of nodes delete the FIRST of the two middle nodes.

Example 1:
Input: head = [1,2,3,4]
Output: [1,3,4]

Constraints:
1 <= number of nodes <= 10^5`,
    input: named('head'),
    examples: [[[1, 2, 3, 4]]],
    random: (int) => [list(int, 8, 1, 9)],
    solve: (a: number[]) => a.filter((_, i) => i !== Math.floor((a.length - 1) / 2)),
  },
  {
    id: 'practice-a-39',
    style: 'practice-site',
    patterns: ['dynamic-programming'],
    difficulty: 'Medium',
    text: `Longest Zigzag

A sequence is a zigzag if the differences between neighbors strictly alternate between positive and negative. Return the length of the longest zigzag SUBARRAY (contiguous part) of nums. A single number is a zigzag, two equal numbers aren't.

Example 1:
Input: nums = [9,4,2,10,7,8,8,1,9]
Output: 5

Constraints:
1 <= nums.length <= 4 * 10^4`,
    input: named('nums'),
    examples: [[[9, 4, 2, 10, 7, 8, 8, 1, 9]]],
    random: (int) => [list(int, 9, 1, 6)],
    solve: (a: number[]) => {
      let best = 1
      for (let i = 0; i < a.length; i++)
        for (let j = i + 1; j < a.length; j++) {
          const d = a.slice(i + 1, j + 1).map((x, k) => Math.sign(x - (a[i + k] as number)))
          if (d.every((x, k) => x !== 0 && (!k || x === -(d[k - 1] as number))))
            best = Math.max(best, j - i + 1)
        }
      return best
    },
  },
  {
    id: 'practice-a-40',
    style: 'practice-site',
    patterns: ['heap', 'greedy', 'sorting'],
    difficulty: 'Hard',
    text: `IPO With One Loan

You have w capital and n projects; project i needs capital[i] to start and brings profits[i] (which is added to your capital). You can finish at most k projects, one after the other. Return the largest capital you can end with.

Example 1:
Input: k = 2, w = 0, profits = [1,2,3], capital = [0,1,1]
Output: 4

Constraints:
1 <= k, n <= 10^5
0 <= w <= 10^9
0 <= profits[i] <= 10^4
0 <= capital[i] <= 10^9`,
    input: named('k', 'w', 'profits', 'capital'),
    examples: [[2, 0, [1, 2, 3], [0, 1, 1]]],
    random: (int) => {
      const n = int(1, 5)
      return [int(1, 4), int(0, 3), list(int, n, 0, 5, n), list(int, n, 0, 8, n)]
    },
    solve: (k: number, w: number, p: number[], c: number[]) => {
      const go = (left: number, now: number, done: number[]): number =>
        left === 0
          ? now
          : Math.max(
              now,
              ...p.map((x, i) =>
                done.includes(i) || (c[i] as number) > now
                  ? now
                  : go(left - 1, now + x, [...done, i]),
              ),
            )
      return go(k, w, [])
    },
  },
  {
    id: 'practice-a-41',
    style: 'practice-site',
    patterns: ['math', 'simulation'],
    difficulty: 'Easy',
    text: `Convert to Base

Given a non-negative integer num and a base b, return num written in base b as a string. Digits above 9 are the letters a to f.

Example 1:
Input: num = 254, b = 16
Output: "fe"

Constraints:
0 <= num <= 10^9
2 <= b <= 16`,
    input: named('num', 'b'),
    examples: [[254, 16]],
    random: (int) => [int(0, 3000), int(2, 16)],
    solve: (n: number, b: number) => n.toString(b),
  },
  {
    id: 'practice-a-42',
    style: 'practice-site',
    patterns: ['two-pointers', 'stack', 'dynamic-programming'],
    difficulty: 'Hard',
    text: `Rain on Terraces

height[i] is the height of terrace i, each of width 1. After heavy rain, water stands between the terraces, but every terrace has a drain: at most 2 units of water can stand above any terrace. Return the total amount of water.

Example 1:
Input: height = [5,0,3,1,4]
Output: 5

Constraints:
1 <= height.length <= 2 * 10^4
0 <= height[i] <= 10^5`,
    input: named('height'),
    examples: [[[5, 0, 3, 1, 4]]],
    random: (int) => [list(int, 8, 0, 6)],
    solve: (h: number[]) =>
      sum(
        h.map((x, i) =>
          Math.min(
            2,
            Math.max(0, Math.min(Math.max(...h.slice(0, i + 1)), Math.max(...h.slice(i))) - x),
          ),
        ),
      ),
  },
  {
    id: 'practice-a-43',
    style: 'practice-site',
    patterns: ['matrix', 'simulation'],
    difficulty: 'Medium',
    text: `Rotate the Picture Left

Rotate an n x n matrix by 90 degrees counterclockwise and return it.

Example 1:
Input: matrix = [[1,2],[3,4]]
Output: [[2,4],[1,3]]

Constraints:
1 <= n <= 20`,
    input: named('matrix'),
    examples: [
      [
        [
          [1, 2],
          [3, 4],
        ],
      ],
    ],
    random: (int) => {
      const n = int(1, 4)
      return [Array.from({ length: n }, () => list(int, n, 0, 9, n))]
    },
    solve: (m: number[][]) => m.map((_, r) => m.map((row) => row[m.length - 1 - r])),
  },
  {
    id: 'practice-a-44',
    style: 'practice-site',
    patterns: ['dynamic-programming', 'hash-map'],
    difficulty: 'Medium',
    text: `Longest Step Sequence

Given an integer array nums and an integer d, return the length of the longest SUBSEQUENCE in which every two neighbors differ by exactly d (the later minus the earlier is d).

Example 1:
Input: nums = [1,5,7,8,5,3,4,2,1], d = -2
Output: 4

Constraints:
1 <= nums.length <= 10^5
-10^4 <= nums[i], d <= 10^4`,
    input: named('nums', 'd'),
    examples: [[[1, 5, 7, 8, 5, 3, 4, 2, 1], -2]],
    random: (int) => [list(int, 9, 1, 7), int(-2, 2)],
    solve: (a: number[], d: number) =>
      Math.max(
        ...subsets(a)
          .filter((s) => s.length && s.every((x, i) => !i || x - (s[i - 1] as number) === d))
          .map((s) => s.length),
      ),
  },
  {
    id: 'practice-a-45',
    style: 'practice-site',
    patterns: ['greedy', 'sorting'],
    difficulty: 'Easy',
    text: `Handing Out Cookies

g[i] is the smallest cookie that makes child i content, s[j] is the size of cookie j. Each child gets at most one cookie. Return how many children stay WITHOUT a cookie that makes them content, if you hand them out as well as possible.

Example 1:
Input: g = [1,2,3], s = [1,1]
Output: 2

Constraints:
1 <= g.length <= 3 * 10^4
0 <= s.length <= 3 * 10^4`,
    input: named('g', 's'),
    examples: [
      [
        [1, 2, 3],
        [1, 1],
      ],
    ],
    random: (int) => [list(int, 5, 1, 6), list(int, 5, 1, 6, 0)],
    solve: (g: number[], s: number[]) => {
      const go = (i: number, left: number[]): number =>
        i === g.length
          ? 0
          : Math.max(
              go(i + 1, left),
              ...left.map((x, j) =>
                x >= (g[i] as number)
                  ? 1 +
                    go(
                      i + 1,
                      left.filter((_, k) => k !== j),
                    )
                  : 0,
              ),
            )
      return g.length - go(0, s)
    },
  },
  {
    id: 'practice-a-46',
    style: 'practice-site',
    patterns: ['bfs', 'shortest-path', 'graph-traversal'],
    difficulty: 'Hard',
    text: `Word Chain Length

A chain goes from beginWord to endWord; each step changes exactly one letter, and every word after beginWord must be in wordList. Return the number of STEPS of the shortest chain (not the number of words), or -1 if there is none.

Example 1:
Input: beginWord = "hit", endWord = "cog", wordList = ["hot","dot","dog","lot","log","cog"]
Output: 4

Constraints:
1 <= beginWord.length <= 10
All words have the same length; beginWord != endWord.
1 <= wordList.length <= 5000`,
    input: named('beginWord', 'endWord', 'wordList'),
    examples: [['hit', 'cog', ['hot', 'dot', 'dog', 'lot', 'log', 'cog']]],
    random: (int) => {
      const all = [...new Set(Array.from({ length: int(2, 9) }, () => word(int, 3, 'ab', 3)))]
      const [a, ...rest] =
        all.length > 1 ? all : [all[0] as string, all[0] === 'aaa' ? 'bbb' : 'aaa']
      return [a, int(0, 4) ? rest.at(-1) : 'bab' === a ? 'aba' : 'bab', rest]
    },
    solve: (a: string, b: string, all: string[]) => {
      let now = [a]
      const seen = new Set(now)
      for (let steps = 0; now.length; steps++) {
        if (now.includes(b)) return steps
        now = all.filter(
          (w) => !seen.has(w) && now.some((v) => [...v].filter((c, i) => c !== w[i]).length === 1),
        )
        for (const w of now) seen.add(w)
      }
      return -1
    },
  },
  {
    id: 'practice-a-47',
    style: 'practice-site',
    patterns: ['prefix-sum', 'math'],
    difficulty: 'Medium',
    text: `Product Except Itself, Modulo

Given an integer array nums, return an array answer where answer[i] is the product of all elements except nums[i], modulo 12345. Don't use division.

Example 1:
Input: nums = [2,3,4]
Output: [12,8,6]

Constraints:
2 <= nums.length <= 10^5
1 <= nums[i] <= 10^9`,
    input: named('nums'),
    examples: [[[2, 3, 4]]],
    random: (int) => [list(int, 6, 1, 400, 2)],
    solve: (a: number[]) =>
      a.map((_, i) => Number(a.reduce((p, x, j) => (j === i ? p : (p * BigInt(x)) % 12345n), 1n))),
    large: (int) => [Array.from({ length: 30 }, () => int(900_000_000, 1_000_000_000))],
  },
  {
    id: 'practice-a-48',
    style: 'practice-site',
    patterns: ['greedy', 'stack', 'monotonic-stack'],
    difficulty: 'Medium',
    text: `Remove K Digits for the Largest

Given a string num of digits and an integer k, remove exactly k digits so that the remaining number is as LARGE as possible. Return it as a string (keep leading zeros; if nothing remains, return "").

Example 1:
Input: num = "1432219", k = 3
Output: "4329"

Constraints:
1 <= k <= num.length <= 10^5`,
    input: named('num', 'k'),
    examples: [['1432219', 3]],
    random: (int) => {
      const s = word(int, 8, '01234')
      return [s, int(1, s.length)]
    },
    solve: (s: string, k: number) =>
      subsets([...s])
        .filter((t) => t.length === s.length - k)
        .map((t) => t.join(''))
        .sort()
        .at(-1),
  },
  {
    id: 'practice-a-49',
    style: 'practice-site',
    patterns: ['dynamic-programming', 'tree-traversal'],
    difficulty: 'Hard',
    text: `Maximum Path With a Turn

Given the root of a binary tree (level order with null), a path is any sequence of nodes connected by edges, each node at most once; it needs at least TWO nodes. Return the largest sum of values on such a path. The tree has at least two nodes.

Example 1:
Input: root = [-10,9,20,null,null,15,7]
Output: 42

Constraints:
2 <= number of nodes <= 3 * 10^4
-1000 <= Node.val <= 1000`,
    input: named('root'),
    examples: [[[-10, 9, 20, null, null, 15, 7]]],
    random: (int) => {
      for (;;) {
        const t = levels(int, 9, -9, 9)
        if (t.filter((x) => x !== null).length > 1) return [t]
      }
    },
    solve: (all: (number | null)[]) => {
      const nodes: Tree[] = []
      const near = new Map<Tree, Tree[]>()
      const walk = (n: Tree, parent?: Tree) => {
        nodes.push(n)
        near.set(
          n,
          [parent, n.left, n.right].filter((x) => x !== undefined),
        )
        for (const c of [n.left, n.right]) if (c) walk(c, n)
      }
      walk(build(all) as Tree)
      let best = Number.NEGATIVE_INFINITY
      const go = (n: Tree, seen: Tree[], total: number) => {
        if (seen.length > 1) best = Math.max(best, total)
        for (const m of near.get(n) as Tree[])
          if (!seen.includes(m)) go(m, [...seen, m], total + m.value)
      }
      for (const n of nodes) go(n, [n], n.value)
      return best
    },
  },
  {
    id: 'practice-a-50',
    style: 'practice-site',
    patterns: ['simulation', 'math'],
    difficulty: 'Easy',
    text: `Round Robin

n players (n is even), numbered 1 to n, play a round-robin tournament by the circle method: player 1 stays in place; the others move one place clockwise after each round. In round r (r = 1 is the start) the circle is 1, 2, ..., n for r = 1; in every later round the last player of the circle moves to the second place and everybody else but player 1 moves back by one. Player at place i plays the player at place n + 1 - i. Given n and r, return the opponent of player 1.

Example 1:
Input: n = 4, r = 2
Output: 3

Constraints:
2 <= n <= 1000, n is even
1 <= r <= n - 1`,
    input: named('n', 'r'),
    examples: [[4, 2]],
    random: (int) => {
      const n = 2 * int(1, 8)
      return [n, int(1, n - 1)]
    },
    solve: (n: number, r: number) => {
      const c = Array.from({ length: n }, (_, i) => i + 1)
      for (let i = 1; i < r; i++) c.splice(1, 0, c.pop() as number)
      return c.at(-1)
    },
  },
]
