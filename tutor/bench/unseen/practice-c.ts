import { type TreeNode, distinct, ints, randomTree, spaced, times, treeOf, word } from './inputs.ts'
import type { RandomInteger, UnseenStatement } from './statement.ts'

/** `a = [1,2], k = 3` */
const named = (...names: string[]) => (...values: unknown[]): string =>
  names.map((name, i) => `${name} = ${JSON.stringify(values[i])}`).join(', ')
const parsed = (output: string): unknown => {
  try {
    return JSON.parse(output)
  } catch {
    return undefined
  }
}

export const statements: UnseenStatement[] = [
  {
    id: 'practice-c-01',
    style: 'practice-site',
    text: `1. Two Numbers, One Target

Easy
Topics
Companies
Hint

You get an integer array nums and an integer target. Find the two different positions whose values sum up to target and return those positions (0-based).

It is guaranteed that there is exactly one such pair for every input. You can return the two indices in whichever order you like.

 

Example 1:

Input: nums = [4,9,1,6], target = 7
Output: [2,3]
Explanation: nums[2] + nums[3] is 1 + 6 = 7, so we return [2,3].

Example 2:

Input: nums = [5,-2,8], target = 3
Output: [0,1]

Example 3:

Input: nums = [4,4], target = 8
Output: [0,1]

 

Constraints:

2 <= nums.length <= 104
-109 <= nums[i] <= 109
-109 <= target <= 109
There is exactly one valid pair.

 
Follow-up: Can you do better than O(n2)?`,
    patterns: ['hash-map'],
    difficulty: 'Easy',
    input: named('nums', 'target'),
    examples: [[[4, 9, 1, 6], 7], [[5, -2, 8], 3], [[4, 4], 8]],
    random: (int: RandomInteger) => {
      for (;;) {
        const nums = ints(int, int(2, 8), -12, 20)
        const i = int(0, nums.length - 2)
        const target = nums[i]! + nums[int(i + 1, nums.length - 1)]!
        let pairs = 0
        for (let a = 0; a < nums.length; a++) for (let b = a + 1; b < nums.length; b++) if (nums[a]! + nums[b]! === target) pairs++
        if (pairs === 1) return [nums, target]
      }
    },
    solve: (nums: number[], target: number) => {
      for (let a = 0; a < nums.length; a++) for (let b = a + 1; b < nums.length; b++) if (nums[a]! + nums[b]! === target) return [a, b]
      return []
    },
    isRight: (args: readonly unknown[], output: string) => {
      const [nums, target] = args as [number[], number]
      const got = parsed(output)
      if (!Array.isArray(got) || got.length !== 2) return false
      const [a, b] = got as [number, number]
      return Number.isInteger(a) && Number.isInteger(b) && a !== b && a in nums && b in nums && nums[a]! + nums[b]! === target
    },
  },
  {
    id: 'practice-c-02',
    style: 'practice-site',
    text: `Balanced Brackets

Difficulty: Easy    Accuracy: 28.56%    Submissions: 870K+    Points: 2

Given a string s made up only of the characters '(', ')', '{', '}', '[' and ']', check whether the brackets are balanced.

An expression is balanced if:
1. each opening bracket has a matching closing bracket of the same kind
2. brackets are closed in the reverse of the order they were opened

Examples :

Input: s = "[{()}]"
Output: true
Explanation: All the brackets are well-formed.

Input: s = "([)]"
Output: false
Explanation: The ')' comes while the square bracket, which was opened later, is still open.

Input: s = "(("
Output: false

Constraints:
1 ≤ s.size() ≤ 10^6
s[i] ∈ {'{', '}', '(', ')', '[', ']'}`,
    patterns: ['stack'],
    difficulty: 'Easy',
    input: named('s'),
    examples: [['[{()}]'], ['([)]'], ['((']],
    random: (int: RandomInteger) => {
      if (int(0, 2) === 0) return [word(int, int(1, 8), '(){}[]')]
      let s = ''
      const pairs = ['()', '{}', '[]']
      const n = int(1, 5)
      for (let i = 0; i < n; i++) {
        const at = int(0, s.length)
        s = s.slice(0, at) + pairs[int(0, 2)]! + s.slice(at)
      }
      if (int(0, 2) === 0) {
        const at = int(0, s.length - 1)
        s = s.slice(0, at) + '(){}[]'[int(0, 5)]! + s.slice(at + 1)
      }
      return [s]
    },
    solve: (s: string) => {
      let before = ''
      while (before !== s) {
        before = s
        s = s.replace('()', '').replace('{}', '').replace('[]', '')
      }
      return s === ''
    },
  },
  {
    id: 'practice-c-03',
    style: 'practice-site',
    text: `Longest Stretch Without Repeated Characters

Medium

Given a string s, return how long the longest substring of s is that does not contain the same character twice.

Example 1:

Input: s = "abcbbcad"
Output: 4
Explanation: "bcad" has four different characters. There is no longer one.

Example 2:

Input: s = "zzzz"
Output: 1

Example 3:

Input: s = "kwwkep"
Output: 4
Explanation: "wkep" is the longest one.

Constraints:

0 <= s.length <= 5 * 10^4
s consists of English letters, digits, symbols and spaces.`,
    patterns: ['sliding-window', 'hash-map'],
    difficulty: 'Medium',
    input: named('s'),
    examples: [['abcbbcad'], ['zzzz'], ['kwwkep']],
    random: (int: RandomInteger) => [word(int, int(0, 14), 'abcdef 1'.slice(0, int(2, 8)))],
    solve: (s: string) => {
      let best = 0
      for (let i = 0; i < s.length; i++) for (let j = i + 1; j <= s.length; j++) {
        const part = s.slice(i, j)
        if (new Set(part).size === part.length) best = Math.max(best, part.length)
      }
      return best
    },
  },
  {
    id: 'practice-c-04',
    style: 'practice-site',
    text: `Most Water Between Two Walls

You are given an array height of n non-negative integers. The i-th value is the height of a thin vertical wall standing at x = i.

Choose two walls. Together with the ground they form a tank; it holds as many units of water as the distance between the walls times the height of the lower one. Walls in between do not matter.

Return the largest amount of water that a tank can hold.

Example 1:
Input: height = [2,7,3,8,6]
Output: 18
Explanation: With the walls at x = 1 and x = 4 (heights 7 and 6) we get 3 * 6 = 18.

Example 2:
Input: height = [1,1]
Output: 1

Constraints:
• n == height.length
• 2 <= n <= 10^5
• 0 <= height[i] <= 10^4`,
    patterns: ['two-pointers', 'greedy'],
    difficulty: 'Medium',
    input: named('height'),
    examples: [[[2, 7, 3, 8, 6]], [[1, 1]]],
    random: (int: RandomInteger) => [ints(int, int(2, 10), 0, 15)],
    solve: (height: number[]) => {
      let best = 0
      for (let i = 0; i < height.length; i++) for (let j = i + 1; j < height.length; j++) {
        best = Math.max(best, (j - i) * Math.min(height[i]!, height[j]!))
      }
      return best
    },
  },
  {
    id: 'practice-c-05',
    style: 'practice-site',
    text: `How Many Balance Points

Easy

An index i of an integer array nums is a balance point if the sum of all elements strictly to the left of i is the same as the sum of all elements strictly to the right of i. If there is nothing on one side, the sum on that side counts as 0.

Return the number of balance points in nums.

Example 1:

Input: nums = [1,7,3,6,5,6]
Output: 1
Explanation: Only index 3 works: 1 + 7 + 3 = 11 and 5 + 6 = 11.

Example 2:

Input: nums = [0,0,0]
Output: 3

Example 3:

Input: nums = [1,2,3]
Output: 0

Constraints:

1 <= nums.length <= 10^4
-1000 <= nums[i] <= 1000`,
    patterns: ['prefix-sum'],
    difficulty: 'Easy',
    input: named('nums'),
    examples: [[[1, 7, 3, 6, 5, 6]], [[0, 0, 0]], [[1, 2, 3]]],
    random: (int: RandomInteger) => {
      const r = int(0, 3)
      return [ints(int, int(1, 9), -r, r)]
    },
    solve: (nums: number[]) => {
      const sum = (part: number[]) => part.reduce((a, b) => a + b, 0)
      return nums.filter((_, i) => sum(nums.slice(0, i)) === sum(nums.slice(i + 1))).length
    },
  },
  {
    id: 'practice-c-06',
    style: 'practice-site',
    text: `Best Short Subarray

Medium

Given an integer array nums and an integer k, return the largest possible sum of a non-empty subarray of nums that has at most k elements.

(A subarray is what you get by cutting something off at the front and/or the back.)

Example 1:

Input: nums = [3,-1,4,2,-6,5], k = 2
Output: 6
Explanation: The subarray [4,2] has sum 6. The subarray [3,-1,4,2] has sum 8 but it has more than 2 elements.

Example 2:

Input: nums = [3,-1,4,2,-6,5], k = 6
Output: 8

Example 3:

Input: nums = [-4,-2,-7], k = 3
Output: -2

Constraints:

1 <= k <= nums.length <= 10^5
-10^4 <= nums[i] <= 10^4`,
    patterns: ['prefix-sum', 'sliding-window', 'heap'],
    difficulty: 'Medium',
    input: named('nums', 'k'),
    examples: [[[3, -1, 4, 2, -6, 5], 2], [[3, -1, 4, 2, -6, 5], 6], [[-4, -2, -7], 3]],
    random: (int: RandomInteger) => {
      const n = int(1, 10)
      return [ints(int, n, -9, 9), int(1, n)]
    },
    solve: (nums: number[], k: number) => {
      let best = -Infinity
      for (let i = 0; i < nums.length; i++) {
        let sum = 0
        for (let j = i; j < nums.length && j - i < k; j++) {
          sum += nums[j]!
          best = Math.max(best, sum)
        }
      }
      return best
    },
  },
  {
    id: 'practice-c-07',
    style: 'practice-site',
    text: `Careful Stair Climber

Easy

A staircase has n steps. Each move takes you up either one step or two steps. However, after a move of two steps you are tired, so the very next move (if there is one) has to be a single step.

In how many distinct ways can you get exactly to the top?

Example 1:

Input: n = 3
Output: 3
Explanation: The ways are 1+1+1, 1+2 and 2+1.

Example 2:

Input: n = 4
Output: 4
Explanation: 1+1+1+1, 2+1+1, 1+2+1, 1+1+2. The way 2+2 is not allowed.

Constraints:

1 <= n <= 60`,
    patterns: ['dynamic-programming', 'math'],
    difficulty: 'Easy',
    input: named('n'),
    examples: [[3], [4]],
    random: (int: RandomInteger) => [int(1, 16)],
    solve: (n: number) => {
      const ways = (left: number, tired: boolean): number => {
        if (left === 0) return 1
        return ways(left - 1, false) + (left >= 2 && !tired ? ways(left - 2, true) : 0)
      }
      return ways(n, false)
    },
    large: (int: RandomInteger) => [int(45, 60)],
    solveLarge: (n: number) => {
      // free[i]: ways to climb i when any move is allowed.
      const free = [1, 1, 2, 3]
      for (let i = 4; i <= n; i++) free[i] = free[i - 1]! + free[i - 3]!
      return free[n]!
    },
  },
  {
    id: 'practice-c-08',
    style: 'practice-site',
    text: `Subarrays That Add Up To K

Medium
Topics
Companies

For an array of integers nums and an integer k, return the total number of subarrays whose elements sum to exactly k.

Subarrays consist of one or more neighbouring elements. Two subarrays at different positions count separately, even if they look the same.

Example 1:

Input: nums = [1,1,1], k = 2

Output: 2

Example 2:

Input: nums = [2,-2,3,0,-3,3], k = 3

Output: 7

Constraints:

1 <= nums.length <= 2 * 104
-1000 <= nums[i] <= 1000
-107 <= k <= 107`,
    patterns: ['prefix-sum', 'hash-map'],
    difficulty: 'Medium',
    input: named('nums', 'k'),
    examples: [[[1, 1, 1], 2], [[2, -2, 3, 0, -3, 3], 3]],
    random: (int: RandomInteger) => [ints(int, int(1, 10), -4, 5), int(-6, 8)],
    solve: (nums: number[], k: number) => {
      let count = 0
      for (let i = 0; i < nums.length; i++) for (let j = i + 1; j <= nums.length; j++) {
        if (nums.slice(i, j).reduce((a, b) => a + b, 0) === k) count++
      }
      return count
    },
  },
  {
    id: 'practice-c-09',
    style: 'practice-site',
    text: `Zigzag Tree Traversal

Medium

Given the root of a binary tree, return the values of its nodes level by level in zigzag order: the first level from left to right, the second from right to left, the third from left to right again, and so on.

Example 1:

Input: root = [4,9,2,null,1,15,7]
Output: [[4],[2,9],[1,15,7]]

Example 2:

Input: root = [1]
Output: [[1]]

Example 3:

Input: root = []
Output: []

Constraints:

The number of nodes in the tree is in the range [0, 2000].
-100 <= Node.val <= 100`,
    patterns: ['tree-traversal', 'bfs'],
    difficulty: 'Medium',
    input: named('root'),
    examples: [[[4, 9, 2, null, 1, 15, 7]], [[1]], [[]]],
    random: (int: RandomInteger) => [randomTree(int, int(0, 10), -20, 40)],
    solve: (values: (number | null)[]) => {
      const levels: number[][] = []
      const visit = (node: TreeNode | null, depth: number): void => {
        if (node === null) return
        ;(levels[depth] ??= []).push(node.value)
        visit(node.left, depth + 1)
        visit(node.right, depth + 1)
      }
      visit(treeOf(values), 0)
      return levels.map((level, depth) => (depth % 2 === 1 ? level.reverse() : level))
    },
  },
  {
    id: 'practice-c-10',
    style: 'practice-site',
    text: `Big Islands

Medium

You are given an m x n binary grid that is a map: 1 means land and 0 means water. An island is a group of land cells connected horizontally or vertically (not diagonally). Everything outside of the grid is water.

The size of an island is its number of cells. Return the number of islands whose size is at least k.

Example 1:

Input: grid = [[1,1,0,0],[1,0,0,1],[0,0,1,1],[1,0,0,0]], k = 3
Output: 2
Explanation: There are three islands, with sizes 3, 3 and 1.

Example 2:

Input: grid = [[1,0],[0,1]], k = 2
Output: 0
Explanation: The two cells only touch diagonally so they are two islands of size 1.

Constraints:

m == grid.length
n == grid[i].length
1 <= m, n <= 300
grid[i][j] is 0 or 1.
1 <= k <= m * n`,
    patterns: ['graph-traversal', 'bfs'],
    difficulty: 'Medium',
    input: named('grid', 'k'),
    examples: [[[[1, 1, 0, 0], [1, 0, 0, 1], [0, 0, 1, 1], [1, 0, 0, 0]], 3], [[[1, 0], [0, 1]], 2]],
    random: (int: RandomInteger) => {
      const m = int(1, 5)
      const n = int(1, 5)
      return [times(m, () => ints(int, n, 0, 1)), int(1, Math.min(4, m * n))]
    },
    solve: (grid: number[][], k: number) => {
      const seen = grid.map((row) => row.map(() => false))
      const size = (r: number, c: number): number => {
        if (grid[r]?.[c] !== 1 || seen[r]![c]) return 0
        seen[r]![c] = true
        return 1 + size(r + 1, c) + size(r - 1, c) + size(r, c + 1) + size(r, c - 1)
      }
      let count = 0
      for (let r = 0; r < grid.length; r++) for (let c = 0; c < grid[0]!.length; c++) if (size(r, c) >= k) count++
      return count
    },
  },
  {
    id: 'practice-c-11',
    style: 'practice-site',
    text: `Overlapping Ranges

Given an array of intervals where intervals[i] = [start_i, end_i], join all intervals that overlap and return the non-overlapping intervals that remain, sorted by their start. They have to cover exactly what the given intervals cover.

Intervals that only touch, such as [1,4] and [4,5], are overlapping too.

Example 1:

Input: intervals = [[8,10],[1,3],[2,6],[15,18]]
Output: [[1,6],[8,10],[15,18]]
Explanation: The second and the third one have [2,3] in common, together they are [1,6].

Example 2:

Input: intervals = [[1,4],[4,5]]
Output: [[1,5]]

Constraints:

1 <= intervals.length <= 10^4
intervals[i].length == 2
0 <= start_i <= end_i <= 10^4`,
    patterns: ['intervals', 'sorting'],
    difficulty: 'Medium',
    input: named('intervals'),
    examples: [[[[8, 10], [1, 3], [2, 6], [15, 18]]], [[[1, 4], [4, 5]]]],
    random: (int: RandomInteger) => [times(int(1, 7), () => {
      const start = int(0, 24)
      return [start, start + int(0, 6)]
    })],
    solve: (intervals: number[][]) => {
      const list = intervals.map((x) => [...x])
      for (;;) {
        let joined = false
        for (let i = 0; i < list.length && !joined; i++) for (let j = i + 1; j < list.length && !joined; j++) {
          const a = list[i]!
          const b = list[j]!
          if (a[0]! <= b[1]! && b[0]! <= a[1]!) {
            list[i] = [Math.min(a[0]!, b[0]!), Math.max(a[1]!, b[1]!)]
            list.splice(j, 1)
            joined = true
          }
        }
        if (!joined) return list.sort((a, b) => a[0]! - b[0]!)
      }
    },
  },
  {
    id: 'practice-c-12',
    style: 'practice-site',
    text: `33. Find It After the Rotation

Medium

An array nums of distinct integers was sorted in ascending order, and then (possibly) rotated at some unknown position: a piece from the front was moved to the back. For instance [0,1,2,4,5,6,7] might have become [4,5,6,7,0,1,2].

Given the array nums after the rotation and an integer target, return the index of target in nums, or -1 if it is not in nums.

A solution in O(log n) is expected.

Example 1:

Input: nums = [4,5,6,7,0,1,2], target = 0
Output: 4

Example 2:

Input: nums = [4,5,6,7,0,1,2], target = 3
Output: -1

Example 3:

Input: nums = [1], target = 0
Output: -1

Constraints:

1 <= nums.length <= 5000
-104 <= nums[i] <= 104
All values of nums are unique.
nums is an ascending array that is possibly rotated.
-104 <= target <= 104`,
    patterns: ['binary-search'],
    difficulty: 'Medium',
    input: named('nums', 'target'),
    examples: [[[4, 5, 6, 7, 0, 1, 2], 0], [[4, 5, 6, 7, 0, 1, 2], 3], [[1], 0]],
    random: (int: RandomInteger) => {
      const sorted = distinct(int, int(1, 10), -15, 20).sort((a, b) => a - b)
      const cut = int(0, sorted.length - 1)
      const nums = [...sorted.slice(cut), ...sorted.slice(0, cut)]
      return [nums, int(0, 2) === 0 ? int(-16, 21) : nums[int(0, nums.length - 1)]!]
    },
    solve: (nums: number[], target: number) => nums.indexOf(target),
  },
  {
    id: 'practice-c-13',
    style: 'practice-site',
    text: `Fewest Coins

Medium

You have coins of the denominations given in the integer array coins, with an unlimited supply of each. Return the fewest number of coins needed to pay exactly the amount given. If no combination of coins makes up that amount, return -1.

Example 1:

Input: coins = [1,3,4], amount = 6
Output: 2
Explanation: 6 = 3 + 3

Example 2:

Input: coins = [2], amount = 3
Output: -1

Example 3:

Input: coins = [1], amount = 0
Output: 0

Constraints:

1 <= coins.length <= 12
1 <= coins[i] <= 2^31 - 1
0 <= amount <= 10^4`,
    patterns: ['dynamic-programming'],
    difficulty: 'Medium',
    input: named('coins', 'amount'),
    examples: [[[1, 3, 4], 6], [[2], 3], [[1], 0]],
    random: (int: RandomInteger) => [distinct(int, int(1, 4), 1, 9), int(0, 25)],
    solve: (coins: number[], amount: number) => {
      let reached = new Set([0])
      for (let used = 0; used <= amount; used++) {
        if (reached.has(amount)) return used
        const next = new Set<number>()
        for (const sum of reached) for (const coin of coins) if (sum + coin <= amount) next.add(sum + coin)
        reached = next
      }
      return -1
    },
  },
  {
    id: 'practice-c-14',
    style: 'practice-site',
    text: `Water After Rain

Hard

The array height describes an elevation map: bar i is height[i] units high and 1 unit wide. After heavy rain, water stays in the dips between bars. Compute how many units of water are trapped.

Example 1:

Input: height = [3,0,1,0,2,4]
Output: 9
Explanation: Over bars 1 to 4 the water stands at level 3: 3 + 2 + 3 + 1 = 9.

Example 2:

Input: height = [4,2,0,3,2,5]
Output: 9

Constraints:

n == height.length
1 <= n <= 2 * 10^4
0 <= height[i] <= 10^5`,
    patterns: ['two-pointers', 'stack', 'dynamic-programming'],
    difficulty: 'Hard',
    input: named('height'),
    examples: [[[3, 0, 1, 0, 2, 4]], [[4, 2, 0, 3, 2, 5]]],
    random: (int: RandomInteger) => [ints(int, int(1, 12), 0, 7)],
    solve: (height: number[]) =>
      height
        .map((h, i) => Math.min(Math.max(...height.slice(0, i + 1)), Math.max(...height.slice(i))) - h)
        .reduce((a, b) => a + b, 0),
  },
  {
    id: 'practice-c-15',
    style: 'practice-site',
    text: `Median of Two Sorted Lists

Hard

There are two arrays nums1 and nums2 of size m and n, both sorted in non-decreasing order. Return the median of all their elements taken together. When the total number of elements is even, the median is the mean of the two middle elements.

Try to get the running time down to O(log(m+n)).

Example 1:

Input: nums1 = [1,5], nums2 = [2]
Output: 2.00000
Explanation: All elements in order are 1, 2, 5, with 2 in the middle.

Example 2:

Input: nums1 = [1,2], nums2 = [3,4]
Output: 2.50000
Explanation: The two in the middle are 2 and 3, and their mean is 2.5.

Constraints:

nums1.length == m
nums2.length == n
0 <= m <= 1000
0 <= n <= 1000
1 <= m + n <= 2000
-106 <= nums1[i], nums2[i] <= 106`,
    patterns: ['binary-search', 'two-pointers'],
    difficulty: 'Hard',
    input: named('nums1', 'nums2'),
    print: (answer: number) => answer.toFixed(5),
    examples: [[[1, 5], [2]], [[1, 2], [3, 4]]],
    random: (int: RandomInteger) => {
      const m = int(0, 6)
      const n = int(m === 0 ? 1 : 0, 6)
      const up = (a: number, b: number) => a - b
      return [ints(int, m, -20, 20).sort(up), ints(int, n, -20, 20).sort(up)]
    },
    solve: (a: number[], b: number[]) => {
      const all = [...a, ...b].sort((x, y) => x - y)
      const half = all.length >> 1
      return all.length % 2 === 1 ? all[half]! : (all[half - 1]! + all[half]!) / 2
    },
    isRight: (args: readonly unknown[], output: string) => {
      const all = [...(args[0] as number[]), ...(args[1] as number[])].sort((x, y) => x - y)
      const half = all.length >> 1
      const median = all.length % 2 === 1 ? all[half]! : (all[half - 1]! + all[half]!) / 2
      return output.trim() !== '' && Math.abs(Number(output) - median) < 1e-5
    },
  },
  {
    id: 'practice-c-16',
    style: 'practice-site',
    text: `The Lonely Number

Easy

In a non-empty array of integers nums every value occurs exactly twice, except for one value that occurs only once. Find that value.

Go over the array in O(n), with O(1) of additional memory.

Example 1:

Input: nums = [2,2,1]

Output: 1

Example 2:

Input: nums = [4,1,2,1,2]

Output: 4

Example 3:

Input: nums = [-7]

Output: -7

Constraints:

1 <= nums.length <= 3 * 104
-3 * 104 <= nums[i] <= 3 * 104
Exactly one value occurs once, all the others twice.`,
    patterns: ['bit-manipulation'],
    difficulty: 'Easy',
    input: named('nums'),
    examples: [[[2, 2, 1]], [[4, 1, 2, 1, 2]], [[-7]]],
    random: (int: RandomInteger) => {
      const values = distinct(int, int(1, 5), -20, 30)
      const nums = [...values, ...values.slice(1)]
      for (let i = nums.length - 1; i > 0; i--) {
        const j = int(0, i)
        ;[nums[i], nums[j]] = [nums[j]!, nums[i]!]
      }
      return [nums]
    },
    solve: (nums: number[]) => nums.find((x) => nums.filter((y) => y === x).length === 1),
  },
  {
    id: 'practice-c-17',
    style: 'practice-site',
    text: `Widest Path in a Tree

Easy

Given the root of a binary tree, return its diameter.

By diameter we mean the greatest distance that two nodes of the tree can have, counted in edges of the path from one to the other. That path may or may not visit the root.

Example 1:

Input: root = [1,2,3,4,5]
Output: 3
Explanation: From node 4 up to 2 and 1 and down to 3 it takes 3 edges.

Example 2:

Input: root = [1,2]
Output: 1

Constraints:

The number of nodes in the tree is in the range [1, 104].
-100 <= Node.val <= 100`,
    patterns: ['tree-traversal', 'graph-traversal'],
    difficulty: 'Easy',
    input: named('root'),
    examples: [[[1, 2, 3, 4, 5]], [[1, 2]]],
    random: (int: RandomInteger) => [randomTree(int, int(1, 12), -20, 20)],
    solve: (values: (number | null)[]) => {
      const height = (node: TreeNode | null): number => (node === null ? 0 : 1 + Math.max(height(node.left), height(node.right)))
      const best = (node: TreeNode | null): number =>
        node === null ? 0 : Math.max(height(node.left) + height(node.right), best(node.left), best(node.right))
      return best(treeOf(values))
    },
  },
  {
    id: 'practice-c-18',
    style: 'practice-site',
    text: `Days Since Colder

Medium

You are given an array temperatures, one value per day. For each day find out how many days ago the most recent day with a strictly lower temperature was. If none of the earlier days was colder, use 0.

Return the array answer with answer[i] being the value for day i.

Example 1:

Input: temperatures = [70,72,71,71,75,69]
Output: [0,1,2,3,1,0]
Explanation: For day 3 (71 degrees) the last colder day is day 0, which is 3 days ago. No day was colder than day 5.

Example 2:

Input: temperatures = [40,40,41]
Output: [0,0,1]

Constraints:

1 <= temperatures.length <= 10^5
30 <= temperatures[i] <= 100`,
    patterns: ['stack'],
    difficulty: 'Medium',
    input: named('temperatures'),
    examples: [[[70, 72, 71, 71, 75, 69]], [[40, 40, 41]]],
    random: (int: RandomInteger) => {
      const base = int(30, 90)
      return [ints(int, int(1, 10), base, base + int(2, 10))]
    },
    solve: (t: number[]) => t.map((x, i) => {
      for (let j = i - 1; j >= 0; j--) if (t[j]! < x) return i - j
      return 0
    }),
  },
  {
    id: 'practice-c-19',
    style: 'practice-site',
    text: `Spreading Rot

Medium

You are given an m x n grid in which every cell has one of three values:

0 for an empty cell,
1 for a fresh orange,
2 for a rotten orange.

A rotten orange infects its fresh neighbours (above, below, left, right) within one minute.

After how many minutes is there no fresh orange anymore? Return that number, or -1 if some orange stays fresh forever.

Example 1:

Input: grid = [[2,1,1],[1,1,0],[0,1,1]]
Output: 4

Example 2:

Input: grid = [[2,1,1],[0,1,1],[1,0,1]]
Output: -1
Explanation: The orange at row 2, column 0 has only empty neighbours.

Example 3:

Input: grid = [[0,2]]
Output: 0
Explanation: Nothing is fresh right from the start.

Constraints:

m == grid.length
n == grid[i].length
1 <= m, n <= 10
grid[i][j] is 0, 1, or 2.`,
    patterns: ['bfs', 'simulation'],
    difficulty: 'Medium',
    input: named('grid'),
    examples: [[[[2, 1, 1], [1, 1, 0], [0, 1, 1]]], [[[2, 1, 1], [0, 1, 1], [1, 0, 1]]], [[[0, 2]]]],
    random: (int: RandomInteger) => {
      const m = int(1, 4)
      const n = int(1, 4)
      return [times(m, () => times(n, () => [0, 1, 1, 1, 1, 2][int(0, 5)]!))]
    },
    solve: (start: number[][]) => {
      let grid = start
      for (let minute = 0; ; minute++) {
        if (!grid.some((row) => row.includes(1))) return minute
        const next = grid.map((row, r) => row.map((x, c) =>
          x === 1 && [grid[r - 1]?.[c], grid[r + 1]?.[c], row[c - 1], row[c + 1]].includes(2) ? 2 : x))
        if (JSON.stringify(next) === JSON.stringify(grid)) return -1
        grid = next
      }
    },
  },
  {
    id: 'practice-c-20',
    style: 'practice-site',
    text: `Smallest Covering Window

Hard

Given two strings s and t, return the shortest substring of s that contains every character of t, where a character that is repeated in t has to be in the substring at least as many times. If there is no such substring, return the empty string "".

You may assume that there are never two different shortest substrings.

Example 1:

Input: s = "ADOBECODEBANC", t = "ABC"
Output: "BANC"
Explanation: The last four characters have an A, a B and a C. Nothing with three characters does.

Example 2:

Input: s = "a", t = "aa"
Output: ""
Explanation: We need two a's but s has just one.

Constraints:

m == s.length
n == t.length
1 <= m, n <= 10^5
s and t consist of uppercase and lowercase English letters.`,
    patterns: ['sliding-window', 'hash-map'],
    difficulty: 'Hard',
    input: named('s', 't'),
    examples: [['ADOBECODEBANC', 'ABC'], ['a', 'aa']],
    random: (int: RandomInteger) => {
      for (;;) {
        const s = word(int, int(1, 12), 'abcAB'.slice(0, int(2, 5)))
        const t = word(int, int(1, 3), 'abcAB'.slice(0, int(1, 4)))
        const windows = coveringWindows(s, t)
        if (windows.length <= 1) return [s, t]
      }
    },
    solve: (s: string, t: string) => coveringWindows(s, t)[0] ?? '',
  },
  {
    id: 'practice-c-21',
    style: 'practice-site',
    text: `Smashing Stones

Easy

The array stones has the weights of some stones. As long as there are two or more of them, take the two heaviest and bang them against each other. If they are equally heavy, both turn to dust. If not, the lighter one turns to dust and the heavier one loses as much weight as the lighter one had.

What is the weight of the stone that remains in the end? Return 0 if nothing remains.

Example 1:

Input: stones = [9,3,2,5]
Output: 1
Explanation: 
9 and 5: 4 remains, now there are 3, 2, 4.
4 and 3: 1 remains, now there are 2, 1.
2 and 1: 1 remains.

Example 2:

Input: stones = [3,3]
Output: 0

Constraints:

1 <= stones.length <= 30
1 <= stones[i] <= 1000`,
    patterns: ['heap', 'simulation'],
    difficulty: 'Easy',
    input: named('stones'),
    examples: [[[9, 3, 2, 5]], [[3, 3]]],
    random: (int: RandomInteger) => [ints(int, int(1, 9), 1, 30)],
    solve: (stones: number[]) => {
      const left = [...stones]
      while (left.length > 1) {
        left.sort((a, b) => a - b)
        const y = left.pop()!
        const x = left.pop()!
        if (x !== y) left.push(y - x)
      }
      return left[0] ?? 0
    },
  },
  {
    id: 'practice-c-22',
    style: 'practice-site',
    text: `Sort Words Into Anagram Groups

Medium

Given an array of strings strs, put the anagrams together. Two strings are anagrams if one is a rearrangement of the letters of the other.

You may return the groups, and the strings inside of a group, in any order.

Example 1:

Input: strs = ["tea","tan","ate","nat","bat"]

Output: [["tea","ate"],["tan","nat"],["bat"]]

Explanation:

"tea" and "ate" share their letters, and so do "tan" and "nat". Nobody shares letters with "bat".

Example 2:

Input: strs = [""]

Output: [[""]]

Example 3:

Input: strs = ["a"]

Output: [["a"]]

Constraints:

1 <= strs.length <= 104
0 <= strs[i].length <= 100
strs[i] consists of lowercase English letters.`,
    patterns: ['hash-map', 'sorting'],
    difficulty: 'Medium',
    input: named('strs'),
    examples: [[['tea', 'tan', 'ate', 'nat', 'bat']], [['']], [['a']]],
    random: (int: RandomInteger) => [times(int(1, 7), () => word(int, int(0, 3), 'abe'))],
    solve: (strs: string[]) => anagramGroups(strs),
    isRight: (args: readonly unknown[], output: string) => {
      const got = parsed(output)
      if (!Array.isArray(got) || !got.every((g) => Array.isArray(g) && g.every((w) => typeof w === 'string'))) return false
      const canonical = (groups: string[][]) => JSON.stringify(groups.map((g) => JSON.stringify([...g].sort())).sort())
      return canonical(got as string[][]) === canonical(anagramGroups(args[0] as string[]))
    },
  },
  {
    id: 'practice-c-23',
    style: 'practice-site',
    text: `Longest Run of Consecutive Values

Difficulty: Medium    Accuracy: 33.0%    Submissions: 388K+    Points: 4

Given an array arr[] of integers in no particular order, find the length of the longest run of consecutive values (like 5, 6, 7) that are all in the array. They may be anywhere in the array.

Examples:

Input: arr[] = [2, 6, 1, 9, 4, 5, 3]
Output: 6
Explanation: The values 1, 2, 3, 4, 5, 6 are all there.

Input: arr[] = [1, 0, 1, 2]
Output: 3
Explanation: 0, 1, 2. That 1 is there twice doesn't matter.

Input: arr[] = [-15]
Output: 1

Expected Complexities
Time Complexity: O(n)
Auxiliary Space: O(n)

Constraints:
1 ≤ arr.size() ≤ 10^5
-10^5 ≤ arr[i] ≤ 10^5`,
    patterns: ['hash-map', 'sorting'],
    difficulty: 'Medium',
    input: (arr: number[]) => `arr[] = ${spaced(arr)}`,
    examples: [[[2, 6, 1, 9, 4, 5, 3]], [[1, 0, 1, 2]], [[-15]]],
    random: (int: RandomInteger) => [ints(int, int(1, 12), -6, 12)],
    solve: (nums: number[]) => {
      let best = 0
      for (const x of nums) {
        let n = 0
        while (nums.includes(x + n)) n++
        best = Math.max(best, n)
      }
      return best
    },
  },
  {
    id: 'practice-c-24',
    style: 'practice-site',
    text: `Frog on the Pads

A frog sits on the first of several lily pads in a row. From pad i it can jump at most nums[i] pads forward (it never jumps back). Find the minimum number of jumps it needs to get to the last pad. If it can't get there, the answer is -1.

Example

For nums = [2, 3, 1, 1, 4], the output should be
solution(nums) = 2.

The frog jumps to pad 1, and from there 3 pads further to the last one.

For nums = [1, 0, 2], the output should be
solution(nums) = -1.

For nums = [0], the output should be
solution(nums) = 0.

Input/Output

[execution time limit] 4 seconds (js)

[input] array.integer nums

Guaranteed constraints:
1 ≤ nums.length ≤ 10^4,
0 ≤ nums[i] ≤ 1000.

[output] integer`,
    patterns: ['greedy', 'dynamic-programming'],
    difficulty: 'Medium',
    input: (nums: number[]) => `nums = ${spaced(nums)}`,
    examples: [[[2, 3, 1, 1, 4]], [[1, 0, 2]], [[0]]],
    random: (int: RandomInteger) => [ints(int, int(1, 10), 0, 4)],
    solve: (nums: number[]) => {
      const jumps: number[] = [0]
      for (let i = 1; i < nums.length; i++) {
        jumps[i] = Infinity
        for (let j = 0; j < i; j++) if (j + nums[j]! >= i) jumps[i] = Math.min(jumps[i]!, jumps[j]! + 1)
      }
      const last = jumps[nums.length - 1]!
      return last === Infinity ? -1 : last
    },
  },
  {
    id: 'practice-c-25',
    style: 'practice-site',
    text: `Best Days for One Trade

Easy

prices[i] is the price of a share on day i (days are numbered from 0). You want to buy one share on one day and sell it on some later day.

Return [buy, sell], the days for which the profit is the largest. If there are several such pairs, return the one with the smallest buy day, and among those the one with the smallest sell day. If you can't make any profit (profit > 0), return [].

Example 1:

Input: prices = [7,1,5,3,6,4]
Output: [1,4]
Explanation: Buy on day 1 (price = 1) and sell on day 4 (price = 6), profit = 5.

Example 2:

Input: prices = [7,6,4,3,1]
Output: []

Example 3:

Input: prices = [2,5,2,5]
Output: [0,1]

Constraints:

1 <= prices.length <= 10^5
0 <= prices[i] <= 10^4`,
    patterns: ['greedy', 'dynamic-programming'],
    difficulty: 'Easy',
    input: named('prices'),
    examples: [[[7, 1, 5, 3, 6, 4]], [[7, 6, 4, 3, 1]], [[2, 5, 2, 5]]],
    random: (int: RandomInteger) => [ints(int, int(1, 9), 0, int(4, 20))],
    solve: (prices: number[]) => {
      let best = 0
      let days: number[] = []
      for (let i = 0; i < prices.length; i++) for (let j = i + 1; j < prices.length; j++) {
        if (prices[j]! - prices[i]! > best) {
          best = prices[j]! - prices[i]!
          days = [i, j]
        }
      }
      return days
    },
  },
  {
    id: 'practice-c-26',
    style: 'practice-site',
    text: `Steps to Happiness

Easy

Take a positive integer n and replace it by the sum of the squares of its digits. Keep doing this. For some numbers, the so-called happy ones, you get to 1 sooner or later. All the others end up in a cycle that doesn't have 1 in it.

Return the number of replacements until you get to 1 for the first time. If n is not happy, return -1.

Example 1:

Input: n = 19
Output: 4
Explanation:
1^2 + 9^2 = 82
8^2 + 2^2 = 68
6^2 + 8^2 = 100
1^2 + 0^2 + 0^2 = 1

Example 2:

Input: n = 2
Output: -1

Example 3:

Input: n = 1
Output: 0

Constraints:

1 <= n <= 2^31 - 1`,
    patterns: ['math', 'hash-map', 'simulation'],
    difficulty: 'Easy',
    input: named('n'),
    examples: [[19], [2], [1]],
    random: (int: RandomInteger) => [int(0, 1) === 0 ? [1, 7, 10, 13, 19, 23, 28, 31, 32, 44, 49, 68, 70, 79, 82, 86, 91, 94, 97, 100, 103, 487, 888][int(0, 22)]! : int(1, 5000)],
    solve: (n: number) => {
      for (let steps = 0; steps < 1000; steps++) {
        if (n === 1) return steps
        n = [...String(n)].reduce((sum, d) => sum + Number(d) ** 2, 0)
      }
      return -1
    },
  },
  {
    id: 'practice-c-27',
    style: 'practice-site',
    text: `Order by Set Bits

Easy

Sort the integers in the array arr in descending order of the number of 1's in their binary representation. If two integers have the same number of 1's, the smaller integer comes first.

Return the sorted array.

Example 1:

Input: arr = [0,1,2,3,4,5,6,7]
Output: [7,3,5,6,1,2,4,0]
Explanation: 7 has three 1's. 3, 5 and 6 have two of them. 1, 2 and 4 have one, and 0 has none.

Example 2:

Input: arr = [16,8,15]
Output: [15,8,16]

Constraints:

1 <= arr.length <= 500
0 <= arr[i] <= 10^4`,
    patterns: ['sorting', 'bit-manipulation'],
    difficulty: 'Easy',
    input: named('arr'),
    examples: [[[0, 1, 2, 3, 4, 5, 6, 7]], [[16, 8, 15]]],
    random: (int: RandomInteger) => [ints(int, int(1, 9), 0, int(0, 1) === 0 ? 16 : 300)],
    solve: (arr: number[]) => {
      const ones = (x: number) => [...x.toString(2)].filter((c) => c === '1').length
      return [...arr].sort((a, b) => ones(b) - ones(a) || a - b)
    },
  },
  {
    id: 'practice-c-28',
    style: 'practice-site',
    text: `Can You Finish All Courses?

Medium

Your study programme has numCourses courses with the numbers 0 to numCourses - 1. An entry [a, b] of the array prerequisites says: you can only take course a once you are through with course b.

Return true if there is an order in which you can take every course, and false if there is none.

Example 1:

Input: numCourses = 3, prerequisites = [[1,0],[2,1]]
Output: true
Explanation: Take them in the order 0, 1, 2.

Example 2:

Input: numCourses = 2, prerequisites = [[1,0],[0,1]]
Output: false
Explanation: Each of the two courses would have to be taken before the other one.

Constraints:

1 <= numCourses <= 2000
0 <= prerequisites.length <= 5000
prerequisites[i].length == 2
0 <= a, b < numCourses
All the pairs prerequisites[i] are unique.`,
    patterns: ['graph-traversal', 'bfs'],
    difficulty: 'Medium',
    input: named('numCourses', 'prerequisites'),
    examples: [[3, [[1, 0], [2, 1]]], [2, [[1, 0], [0, 1]]]],
    random: (int: RandomInteger) => {
      const n = int(1, 6)
      const pairs: number[][] = []
      const wanted = int(0, 2 * n + 1)
      for (let i = 0; i < wanted; i++) {
        const a = int(0, n - 1)
        const b = int(0, n - 1)
        if (a === b || pairs.some((p) => p[0] === a && p[1] === b)) continue
        pairs.push([a, b])
      }
      return [n, pairs]
    },
    solve: (n: number, pairs: number[][]) => {
      const taken = new Set<number>()
      for (let round = 0; round <= n; round++) for (let c = 0; c < n; c++) {
        if (pairs.every(([a, b]) => a !== c || taken.has(b!))) taken.add(c)
      }
      return taken.size === n
    },
  },
  {
    id: 'practice-c-29',
    style: 'practice-site',
    text: `Last Unique Character

Complete the function lastUnique in the editor below.

A character of a string is unique if it appears only once in the whole string. Given a string s, find the unique character that is the farthest to the right and return its index (counting from 0). If s has no unique character, return -1.

Function Description
lastUnique has the following parameter(s):
    string s: a string of lowercase letters

Returns
    int: the index of the last unique character or -1

Constraints
1 ≤ length of s ≤ 10^5
s consists of lowercase English letters only

Sample Case 0
Input: s = "hackthegame"
Output: 9
Explanation: 'm' at index 9 occurs once, while 'e' at index 10 occurs twice.

Sample Case 1
Input: s = "abab"
Output: -1`,
    patterns: ['hash-map'],
    difficulty: 'Easy',
    input: named('s'),
    examples: [['hackthegame'], ['abab']],
    random: (int: RandomInteger) => [word(int, int(1, 10), 'abcdefgh'.slice(0, int(2, 8)))],
    solve: (s: string) => {
      for (let i = s.length - 1; i >= 0; i--) if (s.split(s[i]!).length === 2) return i
      return -1
    },
  },
  {
    id: 'practice-c-30',
    style: 'practice-site',
    text: `Biggest Rectangle Under the Skyline

Difficulty: Hard

A histogram is given by the array arr[]: the bars stand side by side, each one is 1 unit wide, and arr[i] is the height of the i-th bar. Find the largest possible area of a rectangle that lies completely inside of the histogram. The sides of the rectangle are parallel to the axes.

Examples:

Input: arr[] = [60, 20, 50, 40, 10, 50, 60]
Output: 100
Explanation: The two last bars give a rectangle of height 50 and width 2, so the area is 50 * 2 = 100.

Input: arr[] = [3, 5, 1, 7, 5, 9]
Output: 15
Explanation: Taking height 5 over the last three bars.

Constraints:
1 ≤ arr.size() ≤ 10^5
0 ≤ arr[i] ≤ 10^4`,
    patterns: ['stack'],
    difficulty: 'Hard',
    input: (arr: number[]) => `arr[] = ${spaced(arr)}`,
    examples: [[[60, 20, 50, 40, 10, 50, 60]], [[3, 5, 1, 7, 5, 9]]],
    random: (int: RandomInteger) => [ints(int, int(1, 10), 0, 12)],
    solve: (arr: number[]) => {
      let best = 0
      for (let i = 0; i < arr.length; i++) for (let j = i; j < arr.length; j++) {
        best = Math.max(best, (j - i + 1) * Math.min(...arr.slice(i, j + 1)))
      }
      return best
    },
  },
]

/** All shortest windows of s that cover t, as substrings at different places. */
function coveringWindows(s: string, t: string): string[] {
  const count = (text: string, c: string) => text.split(c).length - 1
  for (let n = t.length; n <= s.length; n++) {
    const found: string[] = []
    for (let i = 0; i + n <= s.length; i++) {
      const part = s.slice(i, i + n)
      if ([...t].every((c) => count(part, c) >= count(t, c))) found.push(part)
    }
    if (found.length > 0) return [...new Set(found)]
  }
  return []
}

/** The groups by first appearance, each in the given order. */
function anagramGroups(strs: string[]): string[][] {
  const groups = new Map<string, string[]>()
  for (const s of strs) {
    const key = [...s].sort().join('')
    groups.set(key, [...(groups.get(key) ?? []), s])
  }
  return [...groups.values()]
}
