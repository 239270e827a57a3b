import type { RandomInteger, UnseenStatement } from './statement.ts'

const list = (int: RandomInteger, max: number, low: number, high: number, min = 1): number[] =>
  Array.from({ length: int(min, max) }, () => int(low, high))
const word = (int: RandomInteger, max: number, letters: string, min = 1): string =>
  Array.from({ length: int(min, max) }, () => letters[int(0, letters.length - 1)]).join('')
const named =
  (...names: string[]) =>
  (...args: unknown[]) =>
    names.map((name, i) => `${name} = ${JSON.stringify(args[i])}`).join(', ')
const calls = (names: string[], args: unknown[][]) =>
  `${JSON.stringify(names)}\n${JSON.stringify(args)}`
const ascending = (a: number, b: number) => a - b
const sorted = (all: number[]) => [...all].sort(ascending)
const sum = (all: number[]) => all.reduce((a, b) => a + b, 0)
const distinct = (int: RandomInteger, max: number, low: number, high: number, min = 1) => {
  const want = int(min, max)
  const out: number[] = []
  while (out.length < want) {
    const x = int(low, high)
    if (!out.includes(x)) out.push(x)
  }
  return out
}
const parse = (text: string): any => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
interface Tree {
  value: number
  left?: Tree
  right?: Tree
}
/** Level order with null for a missing child, no trailing nulls. */
const write = (root: Tree | undefined): (number | null)[] => {
  const out: (number | null)[] = []
  let row: (Tree | undefined)[] = [root]
  while (row.length) {
    const next: (Tree | undefined)[] = []
    for (const node of row) {
      out.push(node ? node.value : null)
      if (node) next.push(node.left, node.right)
    }
    row = next
  }
  while (out.length && out[out.length - 1] === null) out.pop()
  return out
}
const read = (all: (number | null)[]): Tree | undefined => {
  if (!all.length || all[0] === null) return undefined
  const root: Tree = { value: all[0] as number }
  const queue: Tree[] = [root]
  for (let at = 1; at < all.length; ) {
    const node = queue.shift() as Tree
    for (const side of ['left', 'right'] as const) {
      const value = all[at++]
      if (value !== null && value !== undefined) {
        node[side] = { value }
        queue.push(node[side] as Tree)
      }
    }
  }
  return root
}
const randomTree = (int: RandomInteger, size: number, value: () => number): Tree | undefined => {
  if (size === 0) return undefined
  const left = int(0, size - 1)
  const node: Tree = { value: value() }
  const a = randomTree(int, left, value)
  const b = randomTree(int, size - 1 - left, value)
  if (a) node.left = a
  if (b) node.right = b
  return node
}
/** A tree of the given shape whose in-order values are those given. */
const searchTree = (int: RandomInteger, values: number[]): Tree | undefined => {
  if (!values.length) return undefined
  const at = int(0, values.length - 1)
  const node: Tree = { value: values[at] as number }
  const a = searchTree(int, values.slice(0, at))
  const b = searchTree(int, values.slice(at + 1))
  if (a) node.left = a
  if (b) node.right = b
  return node
}
const all = (node: Tree | undefined): number[] =>
  node ? [...all(node.left), node.value, ...all(node.right)] : []
const MOD = 1_000_000_007

export const statements: UnseenStatement[] = [
  {
    id: 'practice-b-01',
    style: 'practice-site',
    patterns: ['hash-map', 'sliding-window'],
    difficulty: 'Easy',
    text: `Repeat Visitor

A museum writes down the member number of everybody who enters, in the order of entry, in the array visits. Given visits and an integer k, return true if some member number occurs at two different positions i and j of the array with |i - j| <= k, and false otherwise.

Example 1:
Input: visits = [4,9,7,4], k = 3
Output: true
Explanation: Member 4 is at the positions 0 and 3.

Example 2:
Input: visits = [4,9,7,4], k = 2
Output: false

Example 3:
Input: visits = [1,1], k = 0
Output: false

Constraints:

1 <= visits.length <= 10^5
-10^9 <= visits[i] <= 10^9
0 <= k <= 10^5`,
    input: named('visits', 'k'),
    examples: [
      [[4, 9, 7, 4], 3],
      [[4, 9, 7, 4], 2],
      [[1, 1], 0],
    ],
    random: (int) => [list(int, 9, -6, 6), int(0, 4)],
    solve: (a: any, k: number) => {
      for (let i = 0; i < a.length; i++)
        for (let j = i + 1; j < a.length; j++) if (a[i] === a[j] && j - i <= k) return true
      return false
    },
  },
  {
    id: 'practice-b-02',
    style: 'practice-site',
    patterns: ['two-pointers', 'binary-search'],
    difficulty: 'Medium',
    text: `Two Weights for a Scale

The array weights is sorted in non-decreasing order. Find two of its elements that together weigh exactly target. Return their positions as an array [p, q] with p < q, where positions are counted from 1. The same element must not be used twice.

The tests are such that there is exactly one answer. Use only constant extra space.

Example 1:
Input: weights = [1,3,4,8], target = 7
Output: [2,3]
Explanation: 3 + 4 = 7, so we return the positions 2 and 3.

Example 2:
Input: weights = [-5,0,2], target = -3
Output: [1,3]

Constraints:

2 <= weights.length <= 3 * 10^4
-1000 <= weights[i] <= 1000
weights is sorted in non-decreasing order.
-2000 <= target <= 2000
There is exactly one solution.`,
    input: named('weights', 'target'),
    examples: [
      [[1, 3, 4, 8], 7],
      [[-5, 0, 2], -3],
    ],
    random: (int) => {
      for (;;) {
        const a: any = sorted(list(int, 8, -15, 25, 2))
        const i = int(0, a.length - 2)
        const t = a[i] + a[int(i + 1, a.length - 1)]
        let found = 0
        for (let x = 0; x < a.length; x++)
          for (let y = x + 1; y < a.length; y++) if (a[x] + a[y] === t) found++
        if (found === 1) return [a, t]
      }
    },
    solve: (a: any, t: number) => {
      for (let i = 0; i < a.length; i++)
        for (let j = i + 1; j < a.length; j++) if (a[i] + a[j] === t) return [i + 1, j + 1]
      return []
    },
  },
  {
    id: 'practice-b-03',
    style: 'practice-site',
    patterns: ['greedy', 'dynamic-programming'],
    difficulty: 'Easy',
    text: `One Trade in Coffee

You are given an array prices where prices[i] is the price of a bag of coffee on day i. You may buy one bag on some day and sell it on a later day. Return the largest profit you can make. If no trade makes a profit, return 0.

Example 1:
Input: prices = [6,2,5,1,4]
Output: 3
Explanation: Buy on day 1 at 2 and sell on day 2 at 5, or buy at 1 and sell at 4.

Example 2:
Input: prices = [9,7,3]
Output: 0

Constraints:

1 <= prices.length <= 10^5
0 <= prices[i] <= 10^4`,
    input: named('prices'),
    examples: [[[6, 2, 5, 1, 4]], [[9, 7, 3]]],
    random: (int) => [list(int, 9, 0, 30)],
    solve: (a: any) => {
      let best = 0
      for (let i = 0; i < a.length; i++)
        for (let j = i + 1; j < a.length; j++) best = Math.max(best, a[j] - a[i])
      return best
    },
  },
  {
    id: 'practice-b-04',
    style: 'practice-site',
    patterns: ['dynamic-programming', 'simulation'],
    difficulty: 'Medium',
    text: `Best Arc on a Ring

The integers in nums are written around a circle, so that the last one is followed by the first one again. Return the largest possible sum of a non-empty run of neighbouring numbers on the circle. Every number may be part of the run at most once.

Example 1:
Input: nums = [4,-6,3]
Output: 7
Explanation: The run 3, 4 goes over the end of the array.

Example 2:
Input: nums = [-2,5,-1,3]
Output: 7

Example 3:
Input: nums = [-4,-3,-8]
Output: -3

Constraints:

n == nums.length
1 <= n <= 3 * 10^4
-3 * 10^4 <= nums[i] <= 3 * 10^4`,
    input: named('nums'),
    examples: [[[4, -6, 3]], [[-2, 5, -1, 3]], [[-4, -3, -8]]],
    random: (int) => [list(int, 8, -10, 9)],
    solve: (a: any) => {
      let best = Number.NEGATIVE_INFINITY
      for (let i = 0; i < a.length; i++) {
        let total = 0
        for (let len = 1; len <= a.length; len++) {
          total += a[(i + len - 1) % a.length]
          best = Math.max(best, total)
        }
      }
      return best
    },
  },
  {
    id: 'practice-b-05',
    style: 'practice-site',
    patterns: ['prefix-sum', 'simulation'],
    difficulty: 'Medium',
    text: `Everyone Else's Product

Given an integer array nums, return an array answer of the same length such that answer[i] is the product of all elements of nums other than nums[i].

The product of any prefix or suffix of nums fits into a 32-bit integer. Write an algorithm that runs in O(n) and doesn't divide.

Example 1:
Input: nums = [2,3,5]
Output: [15,10,6]

Example 2:
Input: nums = [7,0,-1,2]
Output: [0,-14,0,0]

Constraints:

2 <= nums.length <= 10^5
-30 <= nums[i] <= 30`,
    input: named('nums'),
    examples: [[[2, 3, 5]], [[7, 0, -1, 2]]],
    random: (int) => [list(int, 6, -6, 9, 2)],
    solve: (a: any) =>
      a.map((_: number, i: number) => {
        let product = 1
        for (let j = 0; j < a.length; j++) if (j !== i) product *= a[j]
        return product === 0 ? 0 : product
      }),
  },
  {
    id: 'practice-b-06',
    style: 'practice-site',
    patterns: ['two-pointers', 'simulation'],
    difficulty: 'Easy',
    text: `Zeros to the Front

Given an integer array nums, move all zeros to the beginning of the array. The other numbers must keep their relative order. Return the array after the change. Try to do it in place, without a copy.

Example 1:
Input: nums = [5,0,3,0,8]
Output: [0,0,5,3,8]

Example 2:
Input: nums = [1]
Output: [1]

Constraints:

1 <= nums.length <= 10^4
-2^31 <= nums[i] <= 2^31 - 1`,
    input: named('nums'),
    examples: [[[5, 0, 3, 0, 8]], [[1]]],
    random: (int) => [list(int, 9, -2, 4)],
    solve: (a: number[]) => [...a.filter((x) => x === 0), ...a.filter((x) => x !== 0)],
  },
  {
    id: 'practice-b-07',
    style: 'practice-site',
    patterns: ['bit-manipulation', 'hash-map'],
    difficulty: 'Medium',
    text: `Two Lonely Numbers

In the integer array nums exactly two elements appear once, and all the others appear exactly twice. Return the two elements that appear once, the smaller one first.

Your solution should take linear time and constant extra space.

Example 1:
Input: nums = [6,2,6,9,4,4]
Output: [2,9]

Example 2:
Input: nums = [3,-1]
Output: [-1,3]

Constraints:

2 <= nums.length <= 3 * 10^4
-2^31 <= nums[i] <= 2^31 - 1
Every integer in nums appears twice, except for two that appear once.`,
    input: named('nums'),
    examples: [[[6, 2, 6, 9, 4, 4]], [[3, -1]]],
    random: (int) => {
      const d = distinct(int, 6, -12, 20, 2)
      const a = [...d, ...d.slice(2)]
      for (let i = a.length - 1; i > 0; i--) {
        const j = int(0, i)
        const t = a[i] as number
        a[i] = a[j] as number
        a[j] = t
      }
      return [a]
    },
    solve: (a: number[]) =>
      a.filter((x) => a.filter((y) => y === x).length === 1).sort(ascending),
  },
  {
    id: 'practice-b-08',
    style: 'practice-site',
    patterns: ['hash-map', 'sorting', 'simulation', 'string-matching'],
    difficulty: 'Medium',
    text: `Shelves of Anagrams

Given an array of strings words, put the words that are anagrams of each other into one group and return all groups. The groups, and the words within a group, may be in any order. A word that occurs several times in words occurs as often in its group.

Example 1:
Input: words = ["tea","nap","eat","pan","dog"]
Output: [["tea","eat"],["nap","pan"],["dog"]]

Example 2:
Input: words = ["z"]
Output: [["z"]]

Constraints:

1 <= words.length <= 10^4
1 <= words[i].length <= 100
words[i] consists of lowercase English letters.`,
    input: named('words'),
    examples: [[['tea', 'nap', 'eat', 'pan', 'dog']], [['z']]],
    random: (int) => [Array.from({ length: int(1, 7) }, () => word(int, 3, 'abc'))],
    solve: (words: string[]) => {
      const key = (w: string) => [...w].sort().join('')
      const keys = [...new Set(words.map(key))]
      return keys.map((k) => words.filter((w) => key(w) === k))
    },
    isRight: (args, output) => {
      const words = args[0] as string[]
      const key = (w: string) => [...w].sort().join('')
      const keys = [...new Set(words.map(key))]
      const expected = keys.map((k) => words.filter((w) => key(w) === k))
      const got = parse(output)
      const flat = (groups: string[][]) =>
        JSON.stringify(groups.map((g) => JSON.stringify([...g].sort())).sort())
      return (
        Array.isArray(got) &&
        got.every((g) => Array.isArray(g)) &&
        flat(got) === flat(expected)
      )
    },
  },
  {
    id: 'practice-b-09',
    style: 'practice-site',
    patterns: ['math', 'hash-map', 'two-pointers'],
    difficulty: 'Easy',
    text: `Cheerful Number

Take a positive integer and replace it by the sum of the squares of its digits. Repeat this until the number is 1 (where it stays), or until it runs in a cycle that doesn't contain 1. Numbers that end in 1 are cheerful.

Given n, return true if n is cheerful and false if not.

Example 1:
Input: n = 23
Output: true
Explanation: 4 + 9 = 13, 1 + 9 = 10, 1 + 0 = 1.

Example 2:
Input: n = 4
Output: false

Constraints:

1 <= n <= 2^31 - 1`,
    input: named('n'),
    examples: [[23], [4]],
    random: (int) => [int(0, 1) ? int(1, 100) : int(1, 100000)],
    solve: (n: number) => {
      let x = n
      for (let i = 0; i < 1000; i++)
        x = sum(
          String(x)
            .split('')
            .map((d) => Number(d) ** 2),
        )
      return x === 1
    },
  },
  {
    id: 'practice-b-10',
    style: 'practice-site',
    patterns: ['two-pointers', 'dynamic-programming', 'simulation', 'string-matching'],
    difficulty: 'Medium',
    text: `Last Longest Palindrome

Given a string s, return its longest palindromic substring. If several substrings are equally long, return the one that starts last.

Example 1:
Input: s = "abacad"
Output: "aca"
Explanation: "aba" is just as long, but "aca" starts later.

Example 2:
Input: s = "noon"
Output: "noon"

Example 3:
Input: s = "xy"
Output: "y"

Constraints:

1 <= s.length <= 1000
s consists of lowercase English letters.`,
    input: named('s'),
    examples: [['abacad'], ['noon'], ['xy']],
    random: (int) => [word(int, 9, int(0, 1) ? 'ab' : 'abc')],
    solve: (s: string) => {
      let best = ''
      for (let i = 0; i < s.length; i++)
        for (let j = i + 1; j <= s.length; j++) {
          const part = s.slice(i, j)
          if (part.length >= best.length && part === [...part].reverse().join('')) best = part
        }
      return best
    },
  },
  {
    id: 'practice-b-11',
    style: 'practice-site',
    patterns: ['sliding-window', 'hash-map', 'simulation', 'string-matching'],
    difficulty: 'Medium',
    text: `Longest Stretch, Twice Allowed

Given a string s, return the length of the longest substring in which no character occurs more than two times.

Example 1:
Input: s = "aabcbbd"
Output: 5
Explanation: "aabcb" has a and b twice, c once.

Example 2:
Input: s = "eeee"
Output: 2

Constraints:

0 <= s.length <= 5 * 10^4
s consists of English letters, digits, symbols and spaces.`,
    input: named('s'),
    examples: [['aabcbbd'], ['eeee']],
    random: (int) => [word(int, 10, 'abc', 0)],
    solve: (s: string) => {
      let best = 0
      for (let i = 0; i < s.length; i++)
        for (let j = i + 1; j <= s.length; j++) {
          const part = [...s.slice(i, j)]
          if (part.every((c) => part.filter((d) => d === c).length <= 2))
            best = Math.max(best, j - i)
        }
      return best
    },
  },
  {
    id: 'practice-b-12',
    style: 'practice-site',
    patterns: ['sliding-window', 'hash-map', 'simulation', 'string-matching'],
    difficulty: 'Hard',
    text: `Shortest Covering Cut

You are given two strings s and t. Return the shortest substring of s that contains every character of t, each at least as often as in t. If there is no such substring, return the empty string "". If there are several shortest ones, return the leftmost.

Example 1:
Input: s = "cabbadc", t = "abc"
Output: "cab"

Example 2:
Input: s = "ab", t = "bb"
Output: ""
Explanation: t needs two b's, and s has only one.

Example 3:
Input: s = "q", t = "q"
Output: "q"

Constraints:

1 <= s.length, t.length <= 10^5
s and t consist of uppercase and lowercase English letters.

Follow up: Can you find an algorithm in O(s.length + t.length) time?`,
    input: named('s', 't'),
    examples: [
      ['cabbadc', 'abc'],
      ['ab', 'bb'],
      ['q', 'q'],
    ],
    random: (int) => [word(int, 10, 'abcd'), word(int, 3, 'abcd')],
    solve: (s: string, t: string) => {
      const count = (text: string, c: string) => text.split(c).length - 1
      for (let len = 1; len <= s.length; len++)
        for (let i = 0; i + len <= s.length; i++) {
          const part = s.slice(i, i + len)
          if ([...t].every((c) => count(part, c) >= count(t, c))) return part
        }
      return ''
    },
  },
  {
    id: 'practice-b-13',
    style: 'practice-site',
    patterns: ['greedy', 'dynamic-programming'],
    difficulty: 'Medium',
    text: `Fewest Hops

You stand on the first stone, index 0, of a row of stones. hops[i] is the greatest number of stones that you can move forward in one hop from stone i. Return the smallest number of hops that take you to the last stone, or -1 if you can't get there.

Example 1:
Input: hops = [2,4,1,0,1]
Output: 2
Explanation: Hop one stone to index 1, then three to the last.

Example 2:
Input: hops = [1,0,5]
Output: -1

Example 3:
Input: hops = [0]
Output: 0

Constraints:

1 <= hops.length <= 10^4
0 <= hops[i] <= 1000`,
    input: named('hops'),
    examples: [[[2, 4, 1, 0, 1]], [[1, 0, 5]], [[0]]],
    random: (int) => [list(int, 9, 0, int(1, 4))],
    solve: (a: any) => {
      const best = a.map(() => Number.POSITIVE_INFINITY)
      best[0] = 0
      for (let i = 0; i < a.length; i++)
        for (let d = 1; d <= a[i] && i + d < a.length; d++)
          best[i + d] = Math.min(best[i + d], best[i] + 1)
      const last = best[a.length - 1]
      return last === Number.POSITIVE_INFINITY ? -1 : last
    },
  },
  {
    id: 'practice-b-14',
    style: 'practice-site',
    patterns: ['sliding-window'],
    difficulty: 'Medium',
    text: `Longest Lit Street

The binary array lamps describes the lamps of a street: 1 is a lamp that works and 0 is one that's broken. You can repair at most k lamps. Return the greatest number of consecutive working lamps that you can get.

Example 1:
Input: lamps = [1,0,1,1,0,0,1], k = 1
Output: 4

Example 2:
Input: lamps = [0,0,1], k = 2
Output: 3

Constraints:

1 <= lamps.length <= 10^5
lamps[i] is either 0 or 1.
0 <= k <= lamps.length`,
    input: named('lamps', 'k'),
    examples: [
      [[1, 0, 1, 1, 0, 0, 1], 1],
      [[0, 0, 1], 2],
    ],
    random: (int) => {
      const a = list(int, 10, 0, 1)
      return [a, int(0, Math.min(3, a.length))]
    },
    solve: (a: any, k: number) => {
      let best = 0
      for (let i = 0; i < a.length; i++)
        for (let j = i + 1; j <= a.length; j++)
          if (a.slice(i, j).filter((x: number) => x === 0).length <= k)
            best = Math.max(best, j - i)
      return best
    },
  },
  {
    id: 'practice-b-15',
    style: 'practice-site',
    patterns: ['two-pointers', 'greedy'],
    difficulty: 'Medium',
    text: `Widest Tank Between Two Walls

n thin walls stand on a line, wall i at position i with the height height[i]. Choose two walls which, together with the ground, hold as much water as possible (walls in between don't matter, and the tank can't be tilted). Return the amount of water.

Example 1:
Input: height = [3,1,2,4,5]
Output: 12
Explanation: The walls 0 and 4 are 4 apart and hold water up to the height 3.

Example 2:
Input: height = [2,2]
Output: 2

Constraints:

n == height.length
2 <= n <= 10^5
0 <= height[i] <= 10^4`,
    input: named('height'),
    examples: [[[3, 1, 2, 4, 5]], [[2, 2]]],
    random: (int) => [list(int, 9, 0, 12, 2)],
    solve: (a: any) => {
      let best = 0
      for (let i = 0; i < a.length; i++)
        for (let j = i + 1; j < a.length; j++) best = Math.max(best, (j - i) * Math.min(a[i], a[j]))
      return best
    },
  },
  {
    id: 'practice-b-16',
    style: 'practice-site',
    patterns: ['two-pointers', 'sorting'],
    difficulty: 'Medium',
    text: `Count the Light Triples

Given an integer array nums and an integer limit, return how many triples of indices i < j < k there are such that nums[i] + nums[j] + nums[k] < limit.

Example 1:
Input: nums = [3,-1,0,2], limit = 4
Output: 2
Explanation: The triples of values are (3,-1,0) and (-1,0,2).

Example 2:
Input: nums = [1,1,1], limit = 3
Output: 0

Constraints:

0 <= nums.length <= 3500
-100 <= nums[i] <= 100
-100 <= limit <= 100`,
    input: named('nums', 'limit'),
    examples: [
      [[3, -1, 0, 2], 4],
      [[1, 1, 1], 3],
    ],
    random: (int) => [list(int, 8, -9, 9, 0), int(-10, 12)],
    solve: (a: any, limit: number) => {
      let count = 0
      for (let i = 0; i < a.length; i++)
        for (let j = i + 1; j < a.length; j++)
          for (let k = j + 1; k < a.length; k++) if (a[i] + a[j] + a[k] < limit) count++
      return count
    },
  },
  {
    id: 'practice-b-17',
    style: 'practice-site',
    patterns: ['two-pointers', 'monotonic-stack', 'dynamic-programming'],
    difficulty: 'Hard',
    text: `Puddles on the Roof

A roof consists of n columns of width 1 whose heights are given in the array columns. Compute how many units of water stay on the roof after it has rained.

Example 1:
Input: columns = [2,0,3,1,0,2]
Output: 5
Explanation: 2 units over column 1, 1 unit over column 3 and 2 units over column 4.

Example 2:
Input: columns = [1,2,3]
Output: 0

Constraints:

n == columns.length
1 <= n <= 2 * 10^4
0 <= columns[i] <= 10^5`,
    input: named('columns'),
    examples: [[[2, 0, 3, 1, 0, 2]], [[1, 2, 3]]],
    random: (int) => [list(int, 10, 0, 6)],
    solve: (a: number[]) =>
      sum(
        a.map((h, i) =>
          Math.max(0, Math.min(Math.max(...a.slice(0, i + 1)), Math.max(...a.slice(i))) - h),
        ),
      ),
  },
  {
    id: 'practice-b-18',
    style: 'practice-site',
    patterns: ['stack', 'simulation', 'string-matching'],
    difficulty: 'Easy',
    text: `Brackets in Balance

A string s contains only the characters '(', ')', '[', ']', '{' and '}'. It's balanced if every opening bracket is closed by a bracket of the same kind, in the right order, and every closing bracket belongs to an opening one. Return whether s is balanced.

Example 1:
Input: s = "{[]}()"
Output: true

Example 2:
Input: s = "([)]"
Output: false

Example 3:
Input: s = "(("
Output: false

Constraints:

1 <= s.length <= 10^4`,
    input: named('s'),
    examples: [['{[]}()'], ['([)]'], ['((']],
    random: (int) => {
      if (int(0, 1)) return [word(int, 6, '()[]{}')]
      const make = (n: number): string => {
        if (n === 0) return ''
        const pair = ['()', '[]', '{}'][int(0, 2)] as string
        const inside = int(0, n - 1)
        return pair[0] + make(inside) + pair[1] + make(n - 1 - inside)
      }
      return [make(int(1, 5))]
    },
    solve: (s: string) => {
      let rest = s
      for (;;) {
        const next = rest.replace('()', '').replace('[]', '').replace('{}', '')
        if (next === rest) return rest === ''
        rest = next
      }
    },
  },
  {
    id: 'practice-b-19',
    style: 'practice-site',
    patterns: ['monotonic-stack', 'stack'],
    difficulty: 'Medium',
    text: `Days Until at Least as Warm

Given an array temps of daily temperatures, return an array wait where wait[i] is the number of days one has to wait after day i until a day that is at least as warm as day i. If there is no such day, wait[i] is 0.

Example 1:
Input: temps = [20,18,18,25,21]
Output: [3,1,1,0,0]

Example 2:
Input: temps = [30,30,30]
Output: [1,1,0]

Constraints:

1 <= temps.length <= 10^5
-50 <= temps[i] <= 60`,
    input: named('temps'),
    examples: [[[20, 18, 18, 25, 21]], [[30, 30, 30]]],
    random: (int) => [list(int, 9, 10, 17)],
    solve: (a: any) =>
      a.map((t: number, i: number) => {
        for (let j = i + 1; j < a.length; j++) if (a[j] >= t) return j - i
        return 0
      }),
  },
  {
    id: 'practice-b-20',
    style: 'practice-site',
    patterns: ['design', 'stack'],
    difficulty: 'Medium',
    text: `Stack That Knows Its Minimum

Design a stack that supports push, pop, top, and retrieving the smallest element, all in constant time.

Implement the class LowStack:

LowStack() creates an empty stack.
void push(int val) puts val on top of the stack.
void pop() removes the element on top.
int top() returns the element on top.
int getMin() returns the smallest element in the stack.

Example 1:
Input:
["LowStack","push","push","getMin","pop","top","getMin"]
[[],[5],[2],[],[],[],[]]
Output:
[null,null,null,2,null,5,5]

Constraints:

-2^31 <= val <= 2^31 - 1
pop, top and getMin are only called when the stack isn't empty.
At most 3 * 10^4 calls are made.`,
    input: calls,
    examples: [
      [
        ['LowStack', 'push', 'push', 'getMin', 'pop', 'top', 'getMin'],
        [[], [5], [2], [], [], [], []],
      ],
    ],
    random: (int) => {
      const names = ['LowStack']
      const args: number[][] = [[]]
      let size = 0
      for (let n = int(2, 12); n > 0; n--) {
        const what = size ? ['push', 'push', 'pop', 'top', 'getMin'][int(0, 4)] : 'push'
        names.push(what as string)
        args.push(what === 'push' ? [int(-9, 9)] : [])
        size += what === 'push' ? 1 : what === 'pop' ? -1 : 0
      }
      return [names, args]
    },
    solve: (names: string[], args: any) => {
      const stack: number[] = []
      return names.map((name, i) => {
        if (name === 'push') stack.push(args[i][0])
        if (name === 'pop') stack.pop()
        if (name === 'top') return stack[stack.length - 1]
        if (name === 'getMin') return Math.min(...stack)
        return null
      })
    },
  },
  {
    id: 'practice-b-21',
    style: 'practice-site',
    patterns: ['dynamic-programming', 'simulation', 'string-matching'],
    difficulty: 'Medium',
    text: `Strike and Insert

You are given two strings a and b. In one step you may delete one character of a, or insert one character anywhere into a. Replacing a character isn't a step of its own. Return the smallest number of steps that turn a into b.

Example 1:
Input: a = "house", b = "mouse"
Output: 2
Explanation: Delete h, insert m.

Example 2:
Input: a = "", b = "abc"
Output: 3

Constraints:

0 <= a.length, b.length <= 500
a and b consist of lowercase English letters.`,
    input: named('a', 'b'),
    examples: [
      ['house', 'mouse'],
      ['', 'abc'],
    ],
    random: (int) => [word(int, 7, 'abc', 0), word(int, 7, 'abc', 0)],
    solve: (a: string, b: string) => {
      const go = (i: number, j: number): number => {
        if (i === a.length) return b.length - j
        if (j === b.length) return a.length - i
        if (a[i] === b[j]) return go(i + 1, j + 1)
        return 1 + Math.min(go(i + 1, j), go(i, j + 1))
      }
      return go(0, 0)
    },
  },
  {
    id: 'practice-b-22',
    style: 'practice-site',
    patterns: ['linked-list'],
    difficulty: 'Medium',
    text: `Turn Around a Part of the List

Given the head of a singly linked list and two integers from and to with from <= to, reverse the nodes from position from to position to, and return the list. Positions are counted from 1.

Example 1:
Input: head = [10,20,30,40,50], from = 2, to = 4
Output: [10,40,30,20,50]

Example 2:
Input: head = [7], from = 1, to = 1
Output: [7]

Constraints:

The list has n nodes.
1 <= n <= 500
-500 <= Node.val <= 500
1 <= from <= to <= n

Follow up: Could you do it in one pass?`,
    input: named('head', 'from', 'to'),
    examples: [
      [[10, 20, 30, 40, 50], 2, 4],
      [[7], 1, 1],
    ],
    random: (int) => {
      const a = list(int, 8, -20, 20)
      const from = int(1, a.length)
      return [a, from, int(from, a.length)]
    },
    solve: (a: number[], from: number, to: number) => [
      ...a.slice(0, from - 1),
      ...a.slice(from - 1, to).reverse(),
      ...a.slice(to),
    ],
  },
  {
    id: 'practice-b-23',
    style: 'practice-site',
    patterns: ['linked-list', 'two-pointers', 'divide-and-conquer'],
    difficulty: 'Easy',
    text: `Zip Two Ordered Lists

You are given the heads of two linked lists, first and second, each sorted in non-decreasing order. Merge them into one sorted list by relinking the nodes. Return the head of the merged list.

Example 1:
Input: first = [1,5,6], second = [2,5]
Output: [1,2,5,5,6]

Example 2:
Input: first = [], second = [3]
Output: [3]

Example 3:
Input: first = [], second = []
Output: []

Constraints:

Each list has between 0 and 50 nodes.
-100 <= Node.val <= 100`,
    input: named('first', 'second'),
    examples: [
      [[1, 5, 6], [2, 5]],
      [[], [3]],
      [[], []],
    ],
    random: (int) => [sorted(list(int, 6, -9, 20, 0)), sorted(list(int, 6, -9, 20, 0))],
    solve: (a: number[], b: number[]) => sorted([...a, ...b]),
  },
  {
    id: 'practice-b-24',
    style: 'practice-site',
    patterns: ['linked-list', 'two-pointers'],
    difficulty: 'Medium',
    text: `Only the Unrepeated

Given the head of a sorted linked list, delete every node whose value occurs more than once, so that only the values remain that were in the list exactly once. Return the list, still sorted.

Example 1:
Input: head = [1,1,2,4,4,4,7]
Output: [2,7]

Example 2:
Input: head = [3,3]
Output: []

Constraints:

The list has between 0 and 300 nodes.
-100 <= Node.val <= 100
The list is sorted in ascending order.`,
    input: named('head'),
    examples: [[[1, 1, 2, 4, 4, 4, 7]], [[3, 3]]],
    random: (int) => [sorted(list(int, 9, -3, 6, 0))],
    solve: (a: number[]) => a.filter((x) => a.indexOf(x) === a.lastIndexOf(x)),
  },
  {
    id: 'practice-b-25',
    style: 'practice-site',
    patterns: ['tree-traversal', 'bfs'],
    difficulty: 'Medium',
    text: `Snake Through the Tree

Given the root of a binary tree, return the values of its nodes level by level in a snake order: the first level from left to right, the next one from right to left, then from left to right again, and so on.

Example 1:
Input: root = [1,2,3,4,null,5,6]
Output: [[1],[3,2],[4,5,6]]

Example 2:
Input: root = []
Output: []

Constraints:

The number of nodes is in the range [0, 2000].
-100 <= Node.val <= 100`,
    input: named('root'),
    examples: [[[1, 2, 3, 4, null, 5, 6]], [[]]],
    random: (int) => [write(randomTree(int, int(0, 9), () => int(-9, 20)))],
    solve: (a: (number | null)[]) => {
      const rows: any[] = []
      const go = (node: Tree | undefined, depth: number) => {
        if (!node) return
        rows[depth] ??= []
        rows[depth].push(node.value)
        go(node.left, depth + 1)
        go(node.right, depth + 1)
      }
      go(read(a), 0)
      return rows.map((row, i) => (i % 2 ? row.reverse() : row))
    },
  },
  {
    id: 'practice-b-26',
    style: 'practice-site',
    patterns: ['tree-traversal', 'bfs', 'graph-traversal'],
    difficulty: 'Easy',
    text: `Nearest Leaf Depth

The minimum depth of a binary tree is the number of nodes on the shortest way from the root down to a leaf, that is, to a node without children. Given the root of a binary tree, return its minimum depth. An empty tree has the depth 0.

Example 1:
Input: root = [8,3,9,null,null,1,2]
Output: 2
Explanation: The leaf 3 is on the second level.

Example 2:
Input: root = [1,null,2,null,3]
Output: 3

Constraints:

The number of nodes in the tree is in the range [0, 10^5].
-1000 <= Node.val <= 1000`,
    input: named('root'),
    examples: [[[8, 3, 9, null, null, 1, 2]], [[1, null, 2, null, 3]]],
    random: (int) => [write(randomTree(int, int(0, 9), () => int(-9, 20)))],
    solve: (a: (number | null)[]) => {
      let best = Number.POSITIVE_INFINITY
      const go = (node: Tree | undefined, depth: number) => {
        if (!node) return
        if (!node.left && !node.right) best = Math.min(best, depth)
        go(node.left, depth + 1)
        go(node.right, depth + 1)
      }
      const root = read(a)
      if (!root) return 0
      go(root, 1)
      return best
    },
  },
  {
    id: 'practice-b-27',
    style: 'practice-site',
    patterns: ['design', 'hash-map', 'linked-list'],
    difficulty: 'Medium',
    text: `Forgetful Cache

Design a cache that, when it's full, throws out the entry that hasn't been used for the longest time.

Implement the class LRU:

LRU(int capacity) creates an empty cache for at most capacity entries.
int get(int key) returns the value stored under key, or -1 if there is none. This counts as a use of the entry.
void put(int key, int value) stores value under key, over an old value if there is one. This counts as a use, too. If the cache then has more than capacity entries, the least recently used one is removed.

Both get and put should take O(1) time on average.

Example 1:
Input:
["LRU","put","put","get","put","get","get"]
[[2],[1,10],[2,20],[1],[3,30],[2],[3]]
Output:
[null,null,null,10,null,-1,30]
Explanation: When 3 comes in, key 2 is the one that hasn't been used for longest.

Constraints:

1 <= capacity <= 3000
0 <= key <= 10^4
0 <= value <= 10^5
At most 2 * 10^5 calls to get and put are made.`,
    input: calls,
    examples: [
      [
        ['LRU', 'put', 'put', 'get', 'put', 'get', 'get'],
        [[2], [1, 10], [2, 20], [1], [3, 30], [2], [3]],
      ],
    ],
    random: (int) => {
      const names = ['LRU']
      const args: number[][] = [[int(1, 3)]]
      for (let n = int(2, 12); n > 0; n--) {
        const what = int(0, 1) ? 'put' : 'get'
        names.push(what)
        args.push(what === 'put' ? [int(0, 4), int(0, 50)] : [int(0, 4)])
      }
      return [names, args]
    },
    solve: (names: string[], args: any) => {
      let entries: [number, number][] = []
      return names.map((name, i) => {
        const key = args[i][0]
        if (name === 'get') {
          const found = entries.find((e) => e[0] === key)
          if (!found) return -1
          entries = [...entries.filter((e) => e !== found), found]
          return found[1]
        }
        if (name === 'put') {
          entries = [...entries.filter((e) => e[0] !== key), [key, args[i][1]]]
          if (entries.length > args[0][0]) entries.shift()
        }
        return null
      })
    },
  },
  {
    id: 'practice-b-28',
    style: 'practice-site',
    patterns: ['binary-search-tree', 'graph-traversal', 'tree-traversal'],
    difficulty: 'Medium',
    text: `Is It a Search Tree With Doubles?

In this problem a binary search tree may contain equal values. For every node, all values in its left subtree must be strictly less than the node's value, and all values in its right subtree must be greater than or equal to it.

Given the root of a binary tree, return true if it is such a search tree, and false otherwise.

Example 1:
Input: root = [5,3,5,2]
Output: true

Example 2:
Input: root = [5,5,8]
Output: false
Explanation: An equal value in the left subtree isn't allowed.

Example 3:
Input: root = [4,2,9,null,6]
Output: false

Constraints:

The number of nodes is in the range [1, 10^4].
-2^31 <= Node.val <= 2^31 - 1`,
    input: named('root'),
    examples: [[[5, 3, 5, 2]], [[5, 5, 8]], [[4, 2, 9, null, 6]]],
    random: (int) => {
      const kind = int(0, 3)
      if (kind === 0) return [write(randomTree(int, int(1, 4), () => int(0, 9)))]
      const values = sorted(list(int, 7, -4, 9))
      if (kind === 1) {
        const i = int(0, values.length - 1)
        values[i] = (values[i] as number) + int(-3, 3)
      }
      return [write(searchTree(int, values))]
    },
    solve: (a: (number | null)[]) => {
      const ok = (node: Tree | undefined): boolean =>
        !node ||
        (all(node.left).every((x) => x < node.value) &&
          all(node.right).every((x) => x >= node.value) &&
          ok(node.left) &&
          ok(node.right))
      return ok(read(a))
    },
  },
  {
    id: 'practice-b-29',
    style: 'practice-site',
    patterns: ['binary-search-tree', 'graph-traversal', 'tree-traversal'],
    difficulty: 'Medium',
    text: `K-th Greatest in a Search Tree

Given the root of a binary search tree with distinct values and an integer k, return the k-th greatest value in the tree. k = 1 asks for the greatest.

Example 1:
Input: root = [6,2,8,1,4], k = 2
Output: 6

Example 2:
Input: root = [6,2,8,1,4], k = 5
Output: 1

Constraints:

The tree has n nodes.
1 <= k <= n <= 10^4
0 <= Node.val <= 10^4`,
    input: named('root', 'k'),
    examples: [
      [[6, 2, 8, 1, 4], 2],
      [[6, 2, 8, 1, 4], 5],
    ],
    random: (int) => {
      const values = sorted(distinct(int, 8, 0, 30))
      return [write(searchTree(int, values)), int(1, values.length)]
    },
    solve: (a: (number | null)[], k: number) =>
      (a.filter((x) => x !== null) as number[]).sort((x, y) => y - x)[k - 1],
  },
  {
    id: 'practice-b-30',
    style: 'practice-site',
    patterns: ['binary-search-tree', 'tree-traversal'],
    difficulty: 'Medium',
    text: `Closest Shared Boss

The employees of a company form a binary search tree of their distinct ids. Given the root of the tree and the ids p and q of two employees in it, return the id of their lowest common ancestor: the deepest node that has both p and q in its subtree. A node belongs to its own subtree.

Example 1:
Input: root = [20,10,30,5,15], p = 5, q = 15
Output: 10

Example 2:
Input: root = [20,10,30,5,15], p = 10, q = 5
Output: 10

Constraints:

The number of nodes is in the range [2, 10^5].
-10^9 <= Node.val <= 10^9
All values are distinct.
p != q
p and q are in the tree.`,
    input: named('root', 'p', 'q'),
    examples: [
      [[20, 10, 30, 5, 15], 5, 15],
      [[20, 10, 30, 5, 15], 10, 5],
    ],
    random: (int) => {
      const values = distinct(int, 9, -10, 40, 2)
      const [p, q] = values
      return [write(searchTree(int, sorted(values))), p, q]
    },
    solve: (a: (number | null)[], p: number, q: number) => {
      const go = (node: Tree | undefined): number | undefined => {
        if (!node) return undefined
        const here = all(node)
        if (!here.includes(p) || !here.includes(q)) return undefined
        return go(node.left) ?? go(node.right) ?? node.value
      }
      return go(read(a))
    },
  },
  {
    id: 'practice-b-31',
    style: 'practice-site',
    patterns: ['graph-traversal', 'bfs', 'union-find'],
    difficulty: 'Medium',
    text: `Ponds From Above

A satellite picture is given as an m x n grid of the characters "W" (water) and "." (land). A pond is a largest possible set of water cells that are connected horizontally, vertically or diagonally. Return the number of ponds.

Example 1:
Input: grid = [["W",".","."],[".","W","."],[".",".","."],["W","W","."]]
Output: 2
Explanation: The two cells that touch at a corner are one pond.

Example 2:
Input: grid = [["."]]
Output: 0

Constraints:

m == grid.length
n == grid[i].length
1 <= m, n <= 300
grid[i][j] is "W" or ".".`,
    input: named('grid'),
    examples: [
      [
        [
          ['W', '.', '.'],
          ['.', 'W', '.'],
          ['.', '.', '.'],
          ['W', 'W', '.'],
        ],
      ],
      [[['.']]],
    ],
    random: (int) => {
      const n = int(1, 6)
      const share = int(1, 3)
      return [
        Array.from({ length: int(1, 5) }, () =>
          Array.from({ length: n }, () => (int(0, 4) < share ? 'W' : '.')),
        ),
      ]
    },
    solve: (grid: string[][]) => {
      const g: any = grid.map((row) => [...row])
      const fill = (r: number, c: number) => {
        if (g[r]?.[c] !== 'W') return
        g[r][c] = '.'
        for (const dr of [-1, 0, 1]) for (const dc of [-1, 0, 1]) fill(r + dr, c + dc)
      }
      let count = 0
      for (let r = 0; r < g.length; r++)
        for (let c = 0; c < g[0].length; c++)
          if (g[r][c] === 'W') {
            count++
            fill(r, c)
          }
      return count
    },
  },
  {
    id: 'practice-b-32',
    style: 'practice-site',
    patterns: ['bfs', 'graph-traversal'],
    difficulty: 'Medium',
    text: `Mould in the Bread Box

An m x n box is divided into cells. A cell holds 0 (nothing), 1 (a fresh roll) or 2 (a mouldy roll). Every hour, each fresh roll that is next to a mouldy one (up, down, left or right) gets mouldy as well.

Return the number of hours until there is no fresh roll any more. If that never happens, return -1.

Example 1:
Input: box = [[2,1,0],[1,1,1],[0,0,1]]
Output: 4

Example 2:
Input: box = [[2,0,1]]
Output: -1

Example 3:
Input: box = [[0,2]]
Output: 0

Constraints:

m == box.length
n == box[i].length
1 <= m, n <= 10
box[i][j] is 0, 1, or 2.`,
    input: named('box'),
    examples: [
      [
        [
          [2, 1, 0],
          [1, 1, 1],
          [0, 0, 1],
        ],
      ],
      [[[2, 0, 1]]],
      [[[0, 2]]],
    ],
    random: (int) => {
      const n = int(1, 4)
      return [
        Array.from({ length: int(1, 4) }, () =>
          Array.from({ length: n }, () => [0, 1, 1, 1, 1, 2][int(0, 5)]),
        ),
      ]
    },
    solve: (box: any) => {
      let now: any = box
      for (let hours = 0; ; hours++) {
        if (!now.flat().includes(1)) return hours
        const next = now.map((row: number[], r: number) =>
          row.map((x, c) =>
            x === 1 &&
            [now[r - 1]?.[c], now[r + 1]?.[c], row[c - 1], row[c + 1]].includes(2)
              ? 2
              : x,
          ),
        )
        if (JSON.stringify(next) === JSON.stringify(now)) return -1
        now = next
      }
    },
  },
  {
    id: 'practice-b-33',
    style: 'practice-site',
    patterns: ['topological-sort', 'graph-traversal'],
    difficulty: 'Medium',
    text: `Can the Recipe Be Cooked?

A recipe has n steps, numbered from 0 to n - 1. The array before contains pairs [a, b], each of which says that step b must be done before step a. Return true if there is an order in which all steps can be done, otherwise false.

Example 1:
Input: n = 3, before = [[1,0],[2,1]]
Output: true

Example 2:
Input: n = 2, before = [[0,1],[1,0]]
Output: false

Constraints:

1 <= n <= 2000
0 <= before.length <= 5000
before[i].length == 2
0 <= a, b < n
All pairs are distinct.`,
    input: named('n', 'before'),
    examples: [
      [
        3,
        [
          [1, 0],
          [2, 1],
        ],
      ],
      [
        2,
        [
          [0, 1],
          [1, 0],
        ],
      ],
    ],
    random: (int) => {
      const n = int(1, 6)
      const pairs: number[][] = []
      for (let i = int(0, 6); i > 0; i--) {
        const pair = [int(0, n - 1), int(0, n - 1)]
        const same = pair[0] === pair[1] && int(0, 4) > 0
        if (!same && !pairs.some((p) => p[0] === pair[0] && p[1] === pair[1])) pairs.push(pair)
      }
      return [n, pairs]
    },
    solve: (n: number, before: any) => {
      const done = new Set<number>()
      for (let round = 0; round < n; round++)
        for (let step = 0; step < n; step++)
          if (before.every(([a, b]: number[]) => a !== step || done.has(b as number)))
            done.add(step)
      return done.size === n
    },
  },
  {
    id: 'practice-b-34',
    style: 'practice-site',
    patterns: ['heap', 'sorting'],
    difficulty: 'Medium',
    text: `K-th Highest Distinct Score

Given an array of non-negative integers scores and an integer k, return the k-th highest distinct score: equal scores count only once. If there are fewer than k distinct scores, return -1.

Example 1:
Input: scores = [70,90,90,85,70], k = 2
Output: 85

Example 2:
Input: scores = [5,5], k = 2
Output: -1

Constraints:

1 <= k <= scores.length <= 10^5
0 <= scores[i] <= 10^9`,
    input: named('scores', 'k'),
    examples: [
      [[70, 90, 90, 85, 70], 2],
      [[5, 5], 2],
    ],
    random: (int) => {
      const a = list(int, 9, 0, 12)
      return [a, int(1, a.length)]
    },
    solve: (a: number[], k: number) => [...new Set(a)].sort((x, y) => y - x)[k - 1] ?? -1,
  },
  {
    id: 'practice-b-35',
    style: 'practice-site',
    patterns: ['hash-map', 'heap', 'sorting'],
    difficulty: 'Medium',
    text: `The K Most Used Tags

Given an array of strings tags and an integer k, return the k tags that occur most often. Sort them by how often they occur, from most to least. Tags that occur equally often are sorted alphabetically.

Example 1:
Input: tags = ["css","js","go","js","css","js"], k = 2
Output: ["js","css"]

Example 2:
Input: tags = ["b","a","c"], k = 2
Output: ["a","b"]

Constraints:

1 <= tags.length <= 500
1 <= tags[i].length <= 10
tags[i] consists of lowercase English letters.
k is in the range [1, the number of distinct tags].`,
    input: named('tags', 'k'),
    examples: [
      [['css', 'js', 'go', 'js', 'css', 'js'], 2],
      [['b', 'a', 'c'], 2],
    ],
    random: (int) => {
      const tags = Array.from({ length: int(1, 10) }, () => word(int, 2, 'ab'))
      return [tags, int(1, new Set(tags).size)]
    },
    solve: (tags: string[], k: number) => {
      const count = (tag: string) => tags.filter((t) => t === tag).length
      return [...new Set(tags)]
        .sort((a, b) => count(b) - count(a) || (a < b ? -1 : 1))
        .slice(0, k)
    },
  },
  {
    id: 'practice-b-36',
    style: 'practice-site',
    patterns: ['intervals', 'sorting'],
    difficulty: 'Medium',
    text: `Join Overlapping Bookings

bookings[i] = [start, end] is a booking of a tennis court from the hour start to the hour end. Two bookings overlap if they share some time; bookings that only touch, where one ends at the hour at which the other starts, do not overlap.

Join all bookings that overlap, directly or over others, and return the resulting bookings, sorted by start.

Example 1:
Input: bookings = [[4,7],[1,3],[6,9],[9,10]]
Output: [[1,3],[4,9],[9,10]]
Explanation: [4,7] and [6,9] overlap. [9,10] only touches them.

Example 2:
Input: bookings = [[2,8],[3,4]]
Output: [[2,8]]

Constraints:

1 <= bookings.length <= 10^4
0 <= start < end <= 10^4`,
    input: named('bookings'),
    examples: [
      [
        [
          [4, 7],
          [1, 3],
          [6, 9],
          [9, 10],
        ],
      ],
      [
        [
          [2, 8],
          [3, 4],
        ],
      ],
    ],
    random: (int) => [
      Array.from({ length: int(1, 6) }, () => {
        const start = int(0, 15)
        return [start, start + int(1, 5)]
      }),
    ],
    solve: (bookings: number[][]) => {
      let now: any[] = bookings.map((b) => [...b])
      for (let changed = true; changed; ) {
        changed = false
        for (let i = 0; i < now.length && !changed; i++)
          for (let j = i + 1; j < now.length && !changed; j++)
            if (Math.max(now[i][0], now[j][0]) < Math.min(now[i][1], now[j][1])) {
              const joined = [Math.min(now[i][0], now[j][0]), Math.max(now[i][1], now[j][1])]
              now = [...now.filter((_, at) => at !== i && at !== j), joined]
              changed = true
            }
      }
      return now.sort((a, b) => a[0] - b[0])
    },
  },
  {
    id: 'practice-b-37',
    style: 'practice-site',
    patterns: ['dynamic-programming', 'graph-traversal'],
    difficulty: 'Medium',
    text: `Ways Across the Car Park

A robot is in the top left cell of an m x n grid and wants to get to the bottom right cell. It moves only right or down. Cells with 1 are occupied and can't be entered, cells with 0 are free.

Return the number of different ways. As it can be very large, return it modulo 10^9 + 7.

Example 1:
Input: grid = [[0,0,0],[0,1,0],[0,0,0]]
Output: 2

Example 2:
Input: grid = [[0,0],[0,0],[0,0]]
Output: 3

Example 3:
Input: grid = [[1]]
Output: 0

Constraints:

m == grid.length
n == grid[i].length
1 <= m, n <= 200
grid[i][j] is 0 or 1.`,
    input: named('grid'),
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
          [0, 0],
          [0, 0],
          [0, 0],
        ],
      ],
      [[[1]]],
    ],
    random: (int) => {
      const n = int(1, 5)
      return [
        Array.from({ length: int(1, 5) }, () =>
          Array.from({ length: n }, () => (int(0, 6) ? 0 : 1)),
        ),
      ]
    },
    solve: (grid: any) => {
      const go = (r: number, c: number): number => {
        if (r >= grid.length || c >= grid[0].length || grid[r][c] === 1) return 0
        if (r === grid.length - 1 && c === grid[0].length - 1) return 1
        return go(r + 1, c) + go(r, c + 1)
      }
      return go(0, 0) % MOD
    },
    large: (int) => [
      Array.from({ length: 60 }, (_, r) =>
        Array.from({ length: 70 }, (_, c) => (r + c === 0 || r + c === 128 || int(0, 30) ? 0 : 1)),
      ),
    ],
    solveLarge: (grid: any) => {
      const ways: any = grid.map((row: number[]) => row.map(() => 0n))
      for (let r = 0; r < grid.length; r++)
        for (let c = 0; c < grid[0].length; c++)
          if (grid[r][c] === 0)
            ways[r][c] =
              r + c === 0 ? 1n : (r ? ways[r - 1][c] : 0n) + (c ? ways[r][c - 1] : 0n)
      return Number(ways[grid.length - 1][grid[0].length - 1] % BigInt(MOD))
    },
  },
  {
    id: 'practice-b-38',
    style: 'practice-site',
    patterns: ['binary-search'],
    difficulty: 'Medium',
    text: `Find the Page in the Shifted Register

A sorted array of distinct integers was cut at an unknown place and the two parts were swapped, so that for example [1,3,5,8] became [5,8,1,3]. (The cut can also be at the very beginning, so that nothing changes.)

Given the array pages after the swap and an integer target, return the index of target in pages, or -1 if it isn't there. The running time must be O(log n).

Example 1:
Input: pages = [5,8,1,3], target = 1
Output: 2

Example 2:
Input: pages = [5,8,1,3], target = 4
Output: -1

Constraints:

1 <= pages.length <= 5000
-10^4 <= pages[i], target <= 10^4
All values in pages are distinct.`,
    input: named('pages', 'target'),
    examples: [
      [[5, 8, 1, 3], 1],
      [[5, 8, 1, 3], 4],
    ],
    random: (int) => {
      const a: any = sorted(distinct(int, 9, -8, 25))
      const cut = int(0, a.length - 1)
      const pages = [...a.slice(cut), ...a.slice(0, cut)]
      return [pages, int(0, 2) ? a[int(0, a.length - 1)] : int(-8, 25)]
    },
    solve: (a: number[], target: number) => a.indexOf(target),
  },
  {
    id: 'practice-b-39',
    style: 'practice-site',
    patterns: ['binary-search'],
    difficulty: 'Easy',
    text: `How Often in the Sorted List

Given an array of integers nums sorted in non-decreasing order and an integer x, return how many times x occurs in nums. Your algorithm must run in O(log n) time.

Example 1:
Input: nums = [2,4,4,4,9], x = 4
Output: 3

Example 2:
Input: nums = [], x = 1
Output: 0

Constraints:

0 <= nums.length <= 10^5
-10^9 <= nums[i] <= 10^9
-10^9 <= x <= 10^9`,
    input: named('nums', 'x'),
    examples: [
      [[2, 4, 4, 4, 9], 4],
      [[], 1],
    ],
    random: (int) => [sorted(list(int, 10, 0, 5, 0)), int(0, 5)],
    solve: (a: number[], x: number) => a.filter((y) => y === x).length,
  },
  {
    id: 'practice-b-40',
    style: 'practice-site',
    patterns: ['binary-search'],
    difficulty: 'Medium',
    text: `Slowest Printer in Time

An office has n print jobs, and jobs[i] is the number of pages of the i-th one. A printer with the speed s prints up to s pages an hour, but only of one job: if a job has less than s pages left, the printer finishes it and does nothing for the rest of that hour.

Return the smallest whole speed s with which all jobs are printed within h hours.

Example 1:
Input: jobs = [4,10,7], h = 5
Output: 5
Explanation: With the speed 5 the jobs take 1, 2 and 2 hours. With 4 they would take 1 + 3 + 2 = 6.

Example 2:
Input: jobs = [8], h = 1
Output: 8

Constraints:

1 <= jobs.length <= 10^4
jobs.length <= h <= 10^9
1 <= jobs[i] <= 10^9`,
    input: named('jobs', 'h'),
    examples: [
      [[4, 10, 7], 5],
      [[8], 1],
    ],
    random: (int) => {
      const a = list(int, 6, 1, 30)
      return [a, int(a.length, a.length + 12)]
    },
    solve: (a: number[], h: number) => {
      let s = 1
      while (sum(a.map((p) => Math.ceil(p / s))) > h) s++
      return s
    },
  },
  {
    id: 'practice-b-41',
    style: 'practice-site',
    patterns: ['backtracking'],
    difficulty: 'Medium',
    text: `Paying Exactly With Stamps

You have an unlimited supply of stamps of the values in the array stamps, all of which are distinct. Return all different combinations of stamps with the total value postage. Two combinations are different if they contain some stamp a different number of times. Return them in any order, and the stamps within a combination in any order, too.

Example 1:
Input: stamps = [2,3,5], postage = 8
Output: [[2,2,2,2],[2,3,3],[3,5]]

Example 2:
Input: stamps = [4], postage = 6
Output: []

Constraints:

1 <= stamps.length <= 30
2 <= stamps[i] <= 40
1 <= postage <= 40
There are fewer than 150 combinations.`,
    input: named('stamps', 'postage'),
    examples: [
      [[2, 3, 5], 8],
      [[4], 6],
    ],
    random: (int) => [distinct(int, 4, 2, 9), int(1, 14)],
    solve: (stamps: number[], postage: number) => combine(stamps, postage),
    isRight: (args, output) => {
      const got = parse(output)
      const flat = (groups: number[][]) =>
        JSON.stringify(groups.map((g) => JSON.stringify(sorted(g))).sort())
      return (
        Array.isArray(got) &&
        got.every((g) => Array.isArray(g)) &&
        flat(got) === flat(combine(args[0] as number[], args[1] as number))
      )
    },
  },
  {
    id: 'practice-b-42',
    style: 'practice-site',
    patterns: ['backtracking', 'simulation', 'string-matching', 'divide-and-conquer'],
    difficulty: 'Medium',
    text: `All Nestings

Given n pairs of round brackets, return all strings of well-formed brackets that use all of them. The answer may be returned in any order.

Example 1:
Input: n = 2
Output: ["(())","()()"]

Example 2:
Input: n = 1
Output: ["()"]

Constraints:

1 <= n <= 8`,
    input: named('n'),
    examples: [[2], [1]],
    random: (int) => [int(1, 5)],
    solve: (n: number) => nestings(n),
    isRight: (args, output) => {
      const got = parse(output)
      return (
        Array.isArray(got) &&
        JSON.stringify([...got].sort()) === JSON.stringify(nestings(args[0] as number).sort())
      )
    },
  },
  {
    id: 'practice-b-43',
    style: 'practice-site',
    patterns: ['dynamic-programming'],
    difficulty: 'Medium',
    text: `Fewest Tokens

An arcade sells tokens of different values, given in the array tokens, and you can have as many of each as you like. Return the smallest number of tokens whose values add up to exactly price. If there's no way to do it, return -1.

Example 1:
Input: tokens = [1,4,5], price = 8
Output: 2
Explanation: 4 + 4.

Example 2:
Input: tokens = [3,6], price = 7
Output: -1

Example 3:
Input: tokens = [2], price = 0
Output: 0

Constraints:

1 <= tokens.length <= 12
1 <= tokens[i] <= 2^31 - 1
0 <= price <= 10^4`,
    input: named('tokens', 'price'),
    examples: [
      [[1, 4, 5], 8],
      [[3, 6], 7],
      [[2], 0],
    ],
    random: (int) => [distinct(int, 4, 1, 12), int(0, 30)],
    solve: (tokens: number[], price: number) => {
      let reach = new Set([0])
      for (let used = 0; used <= price; used++) {
        if (reach.has(price)) return used
        const next = new Set<number>()
        for (const x of reach) for (const t of tokens) if (x + t <= price) next.add(x + t)
        reach = next
      }
      return -1
    },
  },
  {
    id: 'practice-b-44',
    style: 'practice-site',
    patterns: ['dynamic-programming'],
    difficulty: 'Medium',
    text: `Round Orchard

Apple trees stand in a circle, and tree i carries apples[i] apples. You may pick any set of trees, but never two neighbouring ones. The first and the last tree are neighbours as well. Return the greatest number of apples you can pick.

Example 1:
Input: apples = [3,8,4,9]
Output: 17

Example 2:
Input: apples = [5,1,6]
Output: 6
Explanation: The trees 0 and 2 are neighbours, because it's a circle.

Example 3:
Input: apples = [4]
Output: 4

Constraints:

1 <= apples.length <= 100
0 <= apples[i] <= 1000`,
    input: named('apples'),
    examples: [[[3, 8, 4, 9]], [[5, 1, 6]], [[4]]],
    random: (int) => [list(int, 9, 0, 20)],
    solve: (a: any) => {
      const n = a.length
      let best = 0
      for (let mask = 0; mask < 1 << n; mask++) {
        let total = 0
        let ok = true
        for (let i = 0; i < n; i++) {
          if (!((mask >> i) & 1)) continue
          total += a[i]
          if (n > 1 && (mask >> ((i + 1) % n)) & 1) ok = false
        }
        if (ok) best = Math.max(best, total)
      }
      return best
    },
  },
]

function combine(stamps: number[], postage: number): number[][] {
  const out: number[][] = []
  const go = (at: number, left: number, used: number[]) => {
    if (left === 0) out.push(used)
    for (let i = at; i < stamps.length && left > 0; i++) {
      const s = stamps[i] as number
      if (s <= left) go(i, left - s, [...used, s])
    }
  }
  go(0, postage, [])
  return out
}

function nestings(n: number): string[] {
  const out: string[] = []
  for (let mask = 0; mask < 1 << (2 * n); mask++) {
    let depth = 0
    let text = ''
    for (let i = 0; i < 2 * n && depth >= 0; i++) {
      const close = (mask >> (2 * n - 1 - i)) & 1
      depth += close ? -1 : 1
      text += close ? ')' : '('
    }
    if (depth === 0 && text.length === 2 * n) out.push(text)
  }
  return out
}
