// biome-ignore-all lint/suspicious/noExplicitAny: arguments are as varied as the problems.
// biome-ignore-all lint/style/noNonNullAssertion: short references need no checks of their own.
import { type Classic, distinct, list, add as put, sorted, table } from './problem.ts'

const add = (c: Omit<Classic, 'group'>) => put({ group: 'arrays', ...c })
const big = '1 <= nums.length <= 10^5'
add({
  id: 'two-sum',
  title: 'Two Sum',
  names: ['nums', 'target'],
  bounds: ['2 <= nums.length <= 10^4', '-10^9 <= nums[i] <= 10^9', 'Exactly one pair works.'],
  a: 'You get an array of integers nums and an integer target. Return the positions (starting at 0) of the two elements whose sum is target. There is always exactly one such pair, an element may not be used twice, and the positions may come in any order.',
  b: 'Somebody has a list of numbers and wants to know which two of them add up to a given target. Find the indices (0-based) of both numbers, smaller index first. Exactly one pair does it.',
  examples: [
    [[4, 9, 1, 15], 10],
    [[3, 2, 4], 6],
    [[-3, 8, 3, 20], 0],
  ],
  random: (int) => {
    for (;;) {
      const n = distinct(int, [2, 7], [-20, 20])
      const pairs = n.flatMap((x, i) => n.slice(i + 1).map((y) => x + y))
      const one = pairs.filter((p) => pairs.indexOf(p) === pairs.lastIndexOf(p))
      if (one.length) return [n, one[int(0, one.length - 1)]]
    }
  },
  solve: (n: number[], t: number) => {
    for (let i = 0; i < n.length; i++)
      for (let j = i + 1; j < n.length; j++) if (n[i]! + n[j]! === t) return [i, j]
    return []
  },
})
add({
  id: 'stock',
  title: 'Best Time to Buy and Sell Stock',
  names: ['prices'],
  bounds: ['1 <= prices.length <= 10^5', '0 <= prices[i] <= 10^4'],
  a: 'prices[i] is what one share costs on day i. Pick one day to buy a share and a later day to sell it so that the profit is as large as possible. Return that profit, or 0 if no profit can be made.',
  b: 'An array prices holds the stock price for each day. You may buy once and sell once afterwards. What is the maximum profit? If prices only fall, the answer is 0.',
  examples: [[[7, 1, 5, 3, 6, 4]], [[9, 7, 4, 2]], [[2, 4, 1]]],
  random: (int) => [list(int, [1, 8], [0, 20])],
  solve: (p: number[]) => {
    let best = 0
    for (let i = 0; i < p.length; i++)
      for (let j = i; j < p.length; j++) best = Math.max(best, p[j]! - p[i]!)
    return best
  },
})
add({
  id: 'stock-2',
  title: 'Best Time to Buy and Sell Stock II',
  names: ['prices'],
  bounds: ['1 <= prices.length <= 3 * 10^4', '0 <= prices[i] <= 10^4'],
  a: 'You know the price of a stock on each day. You may buy and sell as often as you like, even on the same day, but you can never hold more than one share. Find the largest total profit.',
  b: 'Given daily prices, compute the maximum profit when any number of transactions is allowed. You must sell before you buy again.',
  examples: [[[7, 1, 5, 3, 6, 4]], [[1, 2, 3, 4, 5]], [[7, 6, 4]]],
  random: (int) => [list(int, [1, 8], [0, 20])],
  solve: (p: number[]) => p.reduce((s, x, i) => s + (i && x > p[i - 1]! ? x - p[i - 1]! : 0), 0),
})
add({
  id: 'contains-duplicate',
  title: 'Contains Duplicate',
  names: ['nums'],
  bounds: [big, '-10^9 <= nums[i] <= 10^9'],
  a: 'Return true if some value appears at least twice in the integer array nums, and false if all elements are different.',
  b: 'Check whether a list of integers has any repeated value.',
  examples: [[[1, 2, 3, 1]], [[1, 2, 3, 4]], [[5, 5]]],
  random: (int) => [list(int, [1, 6], [0, 12])],
  solve: (n: number[]) => new Set(n).size < n.length,
})
add({
  id: 'product-except-self',
  title: 'Product of Array Except Self',
  names: ['nums'],
  bounds: ['2 <= nums.length <= 10^5', '-30 <= nums[i] <= 30'],
  a: 'Given an integer array nums, return an array answer where answer[i] is the product of all elements of nums other than nums[i]. Do it in O(n) and without division.',
  b: 'For each position of the list, compute the product of every other number in the list. Do not use division.',
  examples: [[[1, 2, 3, 4]], [[-1, 1, 0, -3, 3]], [[5, 2]]],
  random: (int) => [list(int, [2, 6], [1, 9])],
  solve: (n: number[]) => n.map((_, i) => n.reduce((p, x, j) => (j === i ? p : p * x), 1)),
})
add({
  id: 'max-subarray',
  title: 'Maximum Subarray',
  names: ['nums'],
  bounds: [big, '-10^4 <= nums[i] <= 10^4'],
  a: 'Find the contiguous part of nums with at least one number that has the largest sum, and return that sum.',
  b: 'You are given an array of integers, some of which may be negative. Print the maximum possible sum of a non-empty contiguous subarray.',
  examples: [[[-2, 1, -3, 4, -1, 2, 1, -5, 4]], [[5, 4, -1, 7, 8]], [[-3, -2]]],
  random: (int) => [list(int, [1, 8], [-10, 10])],
  solve: (n: number[]) => {
    let best = -Infinity
    for (let i = 0; i < n.length; i++) {
      let s = 0
      for (let j = i; j < n.length; j++) {
        s += n[j]!
        best = Math.max(best, s)
      }
    }
    return best
  },
})
add({
  id: 'max-product',
  title: 'Maximum Product Subarray',
  names: ['nums'],
  bounds: ['1 <= nums.length <= 2 * 10^4', '-10 <= nums[i] <= 10'],
  a: 'Given an integer array nums, find a contiguous non-empty subarray whose product is largest and return the product.',
  b: 'Among all contiguous subarrays of the list, which product of elements is the largest? Return only the product.',
  examples: [[[2, 3, -2, 4]], [[-2, 0, -1]], [[-2, 3, -4]]],
  random: (int) => [list(int, [1, 7], [-5, 5])],
  solve: (n: number[]) => {
    let best = -Infinity
    for (let i = 0; i < n.length; i++) {
      let s = 1
      for (let j = i; j < n.length; j++) {
        s *= n[j]!
        best = Math.max(best, s)
      }
    }
    return best + 0
  },
})
add({
  id: 'rotated-min',
  title: 'Find Minimum in Rotated Sorted Array',
  names: ['nums'],
  bounds: ['1 <= nums.length <= 5000', 'All values are unique.'],
  a: 'An array of distinct numbers in ascending order was rotated some number of times. Return its smallest element in O(log n) time.',
  b: 'A sorted list without repeats was rotated at an unknown pivot. Find the minimum with binary search.',
  examples: [[[3, 4, 5, 1, 2]], [[4, 5, 6, 7, 0, 1, 2]], [[11, 13, 15, 17]]],
  random: (int) => {
    const l = sorted(distinct(int, [1, 8], [-20, 20]))
    const k = int(0, l.length - 1)
    return [[...l.slice(k), ...l.slice(0, k)]]
  },
  solve: (n: number[]) => Math.min(...n),
})
add({
  id: 'rotated-search',
  title: 'Search in Rotated Sorted Array',
  names: ['nums', 'target'],
  bounds: ['1 <= nums.length <= 5000', 'All values are unique.'],
  a: 'nums was sorted in ascending order and then rotated at some pivot. All its values are distinct. Return the index of target in nums, or -1 if it is not there. It should take O(log n) time.',
  b: 'You get a rotated sorted array and a target value. Return the position of the target or -1 if it does not occur.',
  examples: [
    [[4, 5, 6, 7, 0, 1, 2], 0],
    [[4, 5, 6, 7, 0, 1, 2], 3],
    [[1], 1],
  ],
  random: (int) => {
    const l = sorted(distinct(int, [1, 8], [-9, 9]))
    const k = int(0, l.length - 1)
    return [[...l.slice(k), ...l.slice(0, k)], int(-9, 9)]
  },
  solve: (n: number[], t: number) => n.indexOf(t),
})
add({
  id: 'three-sum',
  title: '3Sum',
  names: ['nums'],
  bounds: ['3 <= nums.length <= 3000', '-10^5 <= nums[i] <= 10^5'],
  a: 'Given an integer array nums, return all triplets [a, b, c] of elements at three different positions with a + b + c = 0. No triplet may occur twice. The order of the output does not matter.',
  b: 'Find all distinct triplets in the list that sum to zero, in any order.',
  styles: ['practice', 'doctest'],
  examples: [[[-1, 0, 1, 2, -1, -4]], [[0, 1, 1]], [[0, 0, 0]]],
  random: (int) => [list(int, [3, 7], [-5, 5])],
  solve: (n: number[]) => {
    const s = sorted(n)
    const out = new Map<string, number[]>()
    for (let i = 0; i < s.length; i++)
      for (let j = i + 1; j < s.length; j++)
        for (let k = j + 1; k < s.length; k++)
          if (s[i]! + s[j]! + s[k]! === 0) out.set(`${s[i]},${s[j]}`, [s[i]!, s[j]!, s[k]!])
    return [...out.values()]
  },
  isRight: ([n], o) => {
    const norm = (x: number[][]) =>
      JSON.stringify(x.map((t) => sorted(t)).sort((p, q) => p[0]! - q[0]! || p[1]! - q[1]!))
    const s = sorted(n)
    const out = new Map<string, number[]>()
    for (let i = 0; i < s.length; i++)
      for (let j = i + 1; j < s.length; j++)
        for (let k = j + 1; k < s.length; k++)
          if (s[i]! + s[j]! + s[k]! === 0) out.set(`${s[i]},${s[j]}`, [s[i]!, s[j]!, s[k]!])
    return norm(JSON.parse(o)) === norm([...out.values()])
  },
})
add({
  id: 'container',
  title: 'Container With Most Water',
  names: ['height'],
  bounds: ['2 <= height.length <= 10^5', '0 <= height[i] <= 10^4'],
  a: 'height[i] is the height of a vertical line at x = i. Choose two lines that together with the x-axis form a container holding the most water. Return how much water it holds.',
  b: 'Vertical walls stand one unit apart. Two of them and the ground form a tank. Print the largest amount of water such a tank can hold (the lower wall limits it).',
  examples: [[[1, 8, 6, 2, 5, 4, 8, 3, 7]], [[1, 1]], [[4, 3, 2, 1, 4]]],
  random: (int) => [list(int, [2, 8], [0, 12])],
  solve: (h: number[]) => {
    let b = 0
    for (let i = 0; i < h.length; i++)
      for (let j = i + 1; j < h.length; j++) b = Math.max(b, (j - i) * Math.min(h[i]!, h[j]!))
    return b
  },
})
add({
  id: 'trapping',
  title: 'Trapping Rain Water',
  names: ['height'],
  bounds: ['1 <= height.length <= 2 * 10^4', '0 <= height[i] <= 10^5'],
  a: 'height describes an elevation map with bars of width 1. Compute how much water stays between the bars after it rains.',
  b: 'A landscape is given as a list of bar heights, each bar one unit wide. After rain, how many units of water are trapped?',
  examples: [[[0, 1, 0, 2, 1, 0, 1, 3, 2, 1, 2, 1]], [[4, 2, 0, 3, 2, 5]], [[3, 2, 1]]],
  random: (int) => [list(int, [1, 9], [0, 6])],
  solve: (h: number[]) =>
    h.reduce(
      (s, x, i) => s + Math.min(Math.max(...h.slice(0, i + 1)), Math.max(...h.slice(i))) - x,
      0,
    ),
})
add({
  id: 'jump-game',
  title: 'Jump Game',
  names: ['nums'],
  bounds: ['1 <= nums.length <= 10^4', '0 <= nums[i] <= 10^5'],
  a: 'You stand at the first index of nums. Each element tells how far you may jump forward at most from there. Return true if you can reach the last index, and false otherwise.',
  b: 'Each number in the array is the maximum jump length at that position. Starting from index 0, decide whether the last index is reachable.',
  examples: [[[2, 3, 1, 1, 4]], [[3, 2, 1, 0, 4]], [[0]]],
  random: (int) => [list(int, [1, 7], [0, 3])],
  solve: (n: number[]) => {
    let far = 0
    for (let i = 0; i < n.length && i <= far; i++) far = Math.max(far, i + n[i]!)
    return far >= n.length - 1
  },
})
add({
  id: 'jump-game-2',
  title: 'Jump Game II',
  names: ['nums'],
  bounds: [
    '1 <= nums.length <= 10^4',
    '0 <= nums[i] <= 1000',
    'The last index can always be reached.',
  ],
  a: 'nums[i] is the maximum length of a jump forward from index i. Starting at index 0, return the minimum number of jumps needed to get to the last index, which can always be reached.',
  b: 'How few jumps does it take to get from the start of the array to its end, if the value at each place is the longest jump from there? The end is always reachable.',
  examples: [[[2, 3, 1, 1, 4]], [[2, 3, 0, 1, 4]], [[1, 1, 1, 1]]],
  random: (int) => [list(int, [1, 8], [1, 4])],
  solve: (n: number[]) => {
    const d = n.map(() => Infinity)
    d[0] = 0
    n.forEach((x, i) => {
      for (let j = i + 1; j <= i + x && j < n.length; j++) d[j] = Math.min(d[j]!, d[i]! + 1)
    })
    return d.at(-1)
  },
})
const merge = (l: number[][]) => {
  const s = structuredClone(l).sort((a, b) => a[0]! - b[0]!)
  const o: number[][] = []
  for (const [a = 0, b = 0] of s) {
    const last = o.at(-1)
    if (last && a <= last[1]!) last[1] = Math.max(last[1]!, b)
    else o.push([a, b])
  }
  return o
}
const spans = (int: any, n: [number, number]) =>
  Array.from({ length: int(...n) }, () => {
    const a = int(0, 18)
    return [a, a + int(1, 5)]
  })
add({
  id: 'merge-intervals',
  title: 'Merge Intervals',
  names: ['intervals'],
  bounds: ['1 <= intervals.length <= 10^4', '0 <= start <= end <= 10^4'],
  a: 'Given an array of intervals where intervals[i] = [start, end], merge all overlapping intervals and return the intervals that cover the same points without overlap, sorted by start.',
  b: 'Busy times are given as pairs of start and end. Join those that overlap or touch, and list the resulting busy times from early to late.',
  examples: [
    [
      [
        [1, 3],
        [2, 6],
        [8, 10],
        [15, 18],
      ],
    ],
    [
      [
        [1, 4],
        [4, 5],
      ],
    ],
    [
      [
        [4, 7],
        [1, 4],
      ],
    ],
  ],
  random: (int) => [spans(int, [1, 6])],
  solve: merge,
})
add({
  id: 'insert-interval',
  title: 'Insert Interval',
  names: ['intervals', 'newInterval'],
  bounds: ['0 <= intervals.length <= 10^4', '0 <= start <= end <= 10^5'],
  a: 'intervals holds non-overlapping intervals sorted by their start. Insert newInterval so that the list stays sorted and without overlaps, merging where necessary, and return it.',
  b: 'Add one more interval to a sorted list of disjoint intervals and merge whatever overlaps it. Return the new list.',
  styles: ['practice', 'doctest'],
  examples: [
    [
      [
        [1, 3],
        [6, 9],
      ],
      [2, 5],
    ],
    [
      [
        [1, 2],
        [3, 5],
        [6, 7],
        [8, 10],
        [12, 16],
      ],
      [4, 8],
    ],
    [[[1, 5]], [6, 8]],
  ],
  random: (int) => [merge(spans(int, [1, 5])), spans(int, [1, 1])[0]],
  solve: (l: number[][], x: number[]) => merge([...l, x]),
})
add({
  id: 'non-overlapping',
  title: 'Non-overlapping Intervals',
  names: ['intervals'],
  bounds: ['1 <= intervals.length <= 10^5'],
  a: 'Given an array of intervals [start, end], return the minimum number of intervals to remove so that the rest do not overlap. Intervals that only touch at a point do not overlap.',
  b: 'How many intervals at least have to be deleted until no two of the remaining ones overlap? Touching ends are fine.',
  examples: [
    [
      [
        [1, 2],
        [2, 3],
        [3, 4],
        [1, 3],
      ],
    ],
    [
      [
        [1, 2],
        [1, 2],
        [1, 2],
      ],
    ],
    [
      [
        [1, 2],
        [2, 3],
      ],
    ],
  ],
  random: (int) => [spans(int, [1, 6])],
  solve: (l: number[][]) => {
    let best = 0
    for (let m = 0; m < 1 << l.length; m++) {
      const s = l.filter((_, i) => (m >> i) & 1)
      if (s.every((a, i) => s.slice(i + 1).every((b) => a[1]! <= b[0]! || b[1]! <= a[0]!)))
        best = Math.max(best, s.length)
    }
    return l.length - best
  },
})
add({
  id: 'meeting-rooms',
  title: 'Meeting Rooms',
  names: ['intervals'],
  bounds: ['0 <= intervals.length <= 10^4', '0 <= start < end <= 10^6'],
  a: 'Each meeting is an interval [start, end]. Return true if one person could attend all meetings. A meeting may start when another ends.',
  b: 'Can somebody go to every meeting in the list? Meetings are start/end pairs, and one that starts when another ends is no conflict.',
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
    [
      [
        [1, 5],
        [5, 6],
      ],
    ],
  ],
  random: (int) => [spans(int, [1, 3])],
  solve: (l: number[][]) =>
    l.every((a, i) => l.slice(i + 1).every((b) => a[1]! <= b[0]! || b[1]! <= a[0]!)),
})
add({
  id: 'meeting-rooms-2',
  title: 'Meeting Rooms II',
  names: ['intervals'],
  bounds: ['1 <= intervals.length <= 10^4', '0 <= start < end <= 10^6'],
  a: 'Given the start and end time of each meeting, return the minimum number of conference rooms needed to hold all meetings.',
  b: 'What is the fewest rooms with which all meetings can take place? A room is free again at the moment a meeting ends.',
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
    [
      [
        [1, 5],
        [2, 6],
        [3, 7],
      ],
    ],
  ],
  random: (int) => [spans(int, [1, 6])],
  solve: (l: number[][]) =>
    Math.max(...l.map(([a]) => l.filter(([c, d]) => c! <= a! && a! < d!).length)),
})
add({
  id: 'rotate-array',
  title: 'Rotate Array',
  names: ['nums', 'k'],
  bounds: [big, '0 <= k <= 10^5'],
  a: 'Rotate the integer array nums to the right by k steps, and return it. k is not negative and may be larger than the length.',
  b: 'Shift all elements of a list k places to the right; those that fall off the end come back at the front. Return the list.',
  examples: [
    [[1, 2, 3, 4, 5, 6, 7], 3],
    [[-1, -100, 3, 99], 2],
    [[1, 2], 5],
  ],
  random: (int) => [list(int, [1, 7], [-9, 9]), int(0, 12)],
  solve: (n: number[], k: number) => {
    const s = k % n.length
    return s ? [...n.slice(-s), ...n.slice(0, -s)] : n
  },
})
add({
  id: 'move-zeroes',
  title: 'Move Zeroes',
  names: ['nums'],
  bounds: ['1 <= nums.length <= 10^4'],
  a: 'Move all 0s in nums to the end while the other elements keep their relative order. Return the array.',
  b: 'Take a list of integers and push every zero to the back, leaving the order of the other numbers unchanged.',
  examples: [[[0, 1, 0, 3, 12]], [[0, 0, 1]], [[4, 0, 5]]],
  random: (int) => [list(int, [1, 8], [0, 3])],
  solve: (n: number[]) => [...n.filter((x) => x), ...n.filter((x) => !x)],
})
add({
  id: 'plus-one',
  title: 'Plus One',
  names: ['digits'],
  bounds: ['1 <= digits.length <= 100', '0 <= digits[i] <= 9'],
  a: 'digits is a large integer as an array, the most significant digit first, without leading zeros. Add one to the integer and return its array of digits.',
  b: 'A number is stored as a list of its decimal digits. Return the list of digits of the number plus 1.',
  examples: [[[1, 2, 3]], [[9, 9]], [[4, 3, 2, 9]]],
  random: (int) => [[int(1, 9), ...list(int, [0, 4], [7, 9])]],
  solve: (d: number[]) => [...String(Number(d.join('')) + 1)].map(Number),
})
add({
  id: 'majority',
  title: 'Majority Element',
  names: ['nums'],
  bounds: ['1 <= nums.length <= 5 * 10^4', 'The majority element always exists.'],
  a: 'Given an array nums of size n, return the element that appears more than n/2 times. It always exists.',
  b: 'One value takes up more than half of the list. Which one is it?',
  examples: [[[3, 2, 3]], [[2, 2, 1, 1, 1, 2, 2]], [[6]]],
  random: (int) => {
    const o = list(int, [0, 3], [1, 9])
    const v = int(1, 9)
    const l = [...o, ...Array(o.length + 1).fill(v)]
    for (let i = l.length - 1; i > 0; i--) {
      const j = int(0, i)
      ;[l[i], l[j]] = [l[j], l[i]]
    }
    return [l]
  },
  solve: (n: number[]) => n.find((x) => n.filter((y) => y === x).length * 2 > n.length),
})
add({
  id: 'missing-number',
  title: 'Missing Number',
  names: ['nums'],
  bounds: ['1 <= nums.length <= 10^4'],
  a: 'nums contains n distinct numbers from the range 0 to n. Return the only number of that range that is missing.',
  b: 'A list holds all the integers 0, 1, ..., n except one, in no particular order. Find the one that is missing.',
  examples: [[[3, 0, 1]], [[0, 1]], [[9, 6, 4, 2, 3, 5, 7, 0, 1]]],
  random: (int) => {
    const n = int(1, 8)
    const l = Array.from({ length: n + 1 }, (_, i) => i)
    l.splice(int(0, n), 1)
    for (let i = l.length - 1; i > 0; i--) {
      const j = int(0, i)
      ;[l[i], l[j]] = [l[j]!, l[i]!]
    }
    return [l]
  },
  solve: (n: number[]) => {
    for (let i = 0; ; i++) if (!n.includes(i)) return i
  },
})
add({
  id: 'find-duplicate',
  title: 'Find the Duplicate Number',
  names: ['nums'],
  bounds: ['1 <= n <= 10^5', 'nums.length == n + 1', '1 <= nums[i] <= n'],
  a: 'nums has n + 1 integers, each between 1 and n. Exactly one value is repeated, possibly more than once. Return it without changing the array.',
  b: 'A list of n + 1 numbers contains only values from 1 to n, so one value occurs several times. Find that value.',
  examples: [[[1, 3, 4, 2, 2]], [[3, 1, 3, 4, 2]], [[2, 2, 2]]],
  random: (int) => {
    const n = int(1, 7)
    const d = int(1, n)
    const l = Array.from({ length: n }, (_, i) => i + 1)
    l.push(d)
    for (let i = l.length - 1; i > 0; i--) {
      const j = int(0, i)
      ;[l[i], l[j]] = [l[j]!, l[i]!]
    }
    return [l]
  },
  solve: (n: number[]) => n.find((x, i) => n.indexOf(x) !== i),
})
add({
  id: 'first-missing',
  title: 'First Missing Positive',
  names: ['nums'],
  bounds: [big],
  difficulty: 'Hard',
  a: 'Given an unsorted integer array nums, return the smallest positive integer that is not in it, in O(n) time.',
  b: 'Which is the smallest integer greater than 0 that does not occur in the list?',
  examples: [[[1, 2, 0]], [[3, 4, -1, 1]], [[7, 8, 9]]],
  random: (int) => [list(int, [1, 7], [-2, 7])],
  solve: (n: number[]) => {
    for (let i = 1; ; i++) if (!n.includes(i)) return i
  },
})
add({
  id: 'single-number',
  title: 'Single Number',
  names: ['nums'],
  bounds: ['1 <= nums.length <= 3 * 10^4'],
  a: 'Every element of the non-empty array nums appears twice except for one. Find that one in linear time and constant space.',
  b: 'In this list all numbers come in pairs, apart from a single number that occurs once. Return it.',
  examples: [[[2, 2, 1]], [[4, 1, 2, 1, 2]], [[1]]],
  random: (int) => {
    const d = distinct(int, [1, 4], [0, 20])
    const l = [...d, ...d.slice(1)]
    for (let i = l.length - 1; i > 0; i--) {
      const j = int(0, i)
      ;[l[i], l[j]] = [l[j]!, l[i]!]
    }
    return [l]
  },
  solve: (n: number[]) => n.reduce((a, b) => a ^ b),
})
add({
  id: 'next-permutation',
  title: 'Next Permutation',
  names: ['nums'],
  bounds: ['1 <= nums.length <= 100'],
  a: 'Rearrange nums into the lexicographically next greater permutation of its numbers. If there is none, rearrange it into the lowest order (ascending). Return the result.',
  b: 'Given a permutation as a list, return the permutation that follows it in lexicographic order; after the last one comes the first one again.',
  examples: [[[1, 2, 3]], [[3, 2, 1]], [[1, 1, 5]]],
  random: (int) => [list(int, [1, 6], [1, 4])],
  solve: (n: number[]) => {
    const a = [...n]
    let i = a.length - 2
    while (i >= 0 && a[i]! >= a[i + 1]!) i--
    if (i < 0) return a.reverse()
    let j = a.length - 1
    while (a[j]! <= a[i]!) j--
    ;[a[i], a[j]] = [a[j]!, a[i]!]
    return [...a.slice(0, i + 1), ...a.slice(i + 1).reverse()]
  },
})
add({
  id: 'sort-colors',
  title: 'Sort Colors',
  names: ['nums'],
  bounds: ['1 <= nums.length <= 300', 'nums[i] is 0, 1, or 2.'],
  a: 'nums stands for red, white, and blue objects as 0, 1, and 2. Sort it so that objects of one color are next to each other in the order red, white, blue, without a library sort. Return nums.',
  b: 'Sort a list that contains only the values 0, 1 and 2 in a single pass (Dutch flag).',
  examples: [[[2, 0, 2, 1, 1, 0]], [[2, 0, 1]], [[0]]],
  random: (int) => [list(int, [1, 8], [0, 2])],
  solve: sorted,
})
const spiral = (m: number[][]) => {
  const o: number[] = []
  let g = m.map((r) => [...r])
  while (g.length) {
    o.push(...g.shift()!)
    g = g[0] ? g[0].map((_, i) => g.map((r) => r[i]!)).reverse() : []
  }
  return o
}
add({
  id: 'spiral',
  title: 'Spiral Matrix',
  names: ['matrix'],
  bounds: ['1 <= m, n <= 10'],
  a: 'Given an m x n matrix, return all its elements in spiral order: along the top row, down the right side, back along the bottom, up the left side, and so on inward.',
  b: 'Read a matrix clockwise from the outside to the inside, starting in the top left corner, and output the numbers in that order.',
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
        [1, 2, 3, 4],
        [5, 6, 7, 8],
        [9, 10, 11, 12],
      ],
    ],
  ],
  random: (int) => [table(int, [1, 4], [1, 4], [0, 20])],
  solve: spiral,
})
add({
  id: 'rotate-image',
  title: 'Rotate Image',
  names: ['matrix'],
  bounds: ['1 <= n <= 20'],
  a: 'Rotate an n x n matrix, which represents an image, by 90 degrees clockwise, and return it.',
  b: 'Turn a square grid of numbers a quarter turn to the right (clockwise).',
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
        [5, 1],
        [2, 4],
      ],
    ],
  ],
  random: (int) => {
    const n = int(1, 4)
    return [table(int, [n, n], [n, n], [0, 20])]
  },
  solve: (m: number[][]) => m[0]!.map((_, i) => m.map((r) => r[i]!).reverse()),
})
add({
  id: 'set-zeroes',
  title: 'Set Matrix Zeroes',
  names: ['matrix'],
  bounds: ['1 <= m, n <= 200'],
  a: 'If an element of the m x n integer matrix is 0, set its whole row and column to 0. Return the matrix.',
  b: 'Wherever the given matrix has a zero, all of that row and all of that column become zero. Return the result.',
  examples: [
    [
      [
        [1, 1, 1],
        [1, 0, 1],
        [1, 1, 1],
      ],
    ],
    [
      [
        [0, 1, 2, 0],
        [3, 4, 5, 2],
        [1, 3, 1, 5],
      ],
    ],
  ],
  random: (int) => [table(int, [1, 4], [1, 4], [0, 5])],
  solve: (m: number[][]) =>
    m.map((r, i) => r.map((x, j) => (m[i]!.includes(0) || m.some((q) => q[j] === 0) ? 0 : x))),
})
add({
  id: 'longest-consecutive',
  title: 'Longest Consecutive Sequence',
  names: ['nums'],
  bounds: ['0 <= nums.length <= 10^5', '-10^9 <= nums[i] <= 10^9'],
  a: 'Return the length of the longest run of consecutive integers (such as 4, 5, 6) that can be formed from elements of the unsorted array nums, in O(n).',
  b: 'From an unsorted list, find how long the longest sequence of consecutive values is. The values may be anywhere in the list.',
  examples: [[[100, 4, 200, 1, 3, 2]], [[0, 3, 7, 2, 5, 8, 4, 6, 0, 1]], [[9, 5]]],
  random: (int) => [list(int, [1, 9], [0, 12])],
  solve: (n: number[]) => {
    const s = new Set(n)
    return Math.max(
      0,
      ...n.map((x) => {
        let l = 0
        while (s.has(x + l)) l++
        return l
      }),
    )
  },
})
add({
  id: 'subarray-sum-k',
  title: 'Subarray Sum Equals K',
  names: ['nums', 'k'],
  bounds: ['1 <= nums.length <= 2 * 10^4', '-1000 <= nums[i] <= 1000', '-10^7 <= k <= 10^7'],
  a: 'Return the total number of contiguous subarrays of nums whose sum equals k.',
  b: 'Count how many contiguous stretches of the list sum to exactly k. Numbers may be negative.',
  examples: [
    [[1, 1, 1], 2],
    [[1, 2, 3], 3],
    [[1, -1, 0], 0],
  ],
  random: (int) => [list(int, [1, 8], [-3, 3]), int(-3, 4)],
  solve: (n: number[], k: number) => {
    let c = 0
    for (let i = 0; i < n.length; i++) {
      let s = 0
      for (let j = i; j < n.length; j++) {
        s += n[j]!
        if (s === k) c++
      }
    }
    return c
  },
})
const freq = (n: number[]) => {
  const m = new Map<number, number>()
  for (const x of n) m.set(x, (m.get(x) ?? 0) + 1)
  return m
}
add({
  id: 'top-k-frequent',
  title: 'Top K Frequent Elements',
  names: ['nums', 'k'],
  bounds: [big, 'The answer is unique.'],
  a: 'Given an integer array nums and an integer k, return the k elements that occur most often. The answer is unique, and its order does not matter.',
  b: 'Which k values are the most frequent in the list? There are no ties. Give them in any order.',
  styles: ['practice', 'doctest'],
  examples: [
    [[1, 1, 1, 2, 2, 3], 2],
    [[1], 1],
    [[4, 4, 4, 6, 6, 5], 1],
  ],
  random: (int) => {
    const v = distinct(int, [1, 4], [1, 30])
    const l = v.flatMap((x, i) => Array(i + 1).fill(x))
    for (let i = l.length - 1; i > 0; i--) {
      const j = int(0, i)
      ;[l[i], l[j]] = [l[j]!, l[i]!]
    }
    return [l, int(1, v.length)]
  },
  solve: (n: number[], k: number) =>
    [...freq(n)]
      .sort((a, b) => b[1] - a[1])
      .slice(0, k)
      .map(([x]) => x),
  isRight: ([n, k], o) =>
    JSON.stringify(sorted(JSON.parse(o))) ===
    JSON.stringify(
      sorted(
        [...freq(n)]
          .sort((a, b) => b[1] - a[1])
          .slice(0, k)
          .map(([x]) => x),
      ),
    ),
})
add({
  id: 'kth-largest',
  title: 'Kth Largest Element in an Array',
  names: ['nums', 'k'],
  bounds: ['1 <= k <= nums.length <= 10^5', '-10^4 <= nums[i] <= 10^4'],
  a: 'Return the kth largest element of the integer array nums. It is the kth in sorted order, not the kth distinct element.',
  b: 'Find the k-th biggest number of a list (duplicates count separately).',
  examples: [
    [[3, 2, 1, 5, 6, 4], 2],
    [[3, 2, 3, 1, 2, 4, 5, 5, 6], 4],
    [[7, 7, 1], 2],
  ],
  random: (int) => {
    const l = list(int, [1, 8], [-9, 9])
    return [l, int(1, l.length)]
  },
  solve: (n: number[], k: number) => sorted(n).at(-k),
})
add({
  id: 'sliding-max',
  title: 'Sliding Window Maximum',
  names: ['nums', 'k'],
  bounds: [big, '1 <= k <= nums.length'],
  difficulty: 'Hard',
  a: 'A window of size k slides over nums from left to right, one position at a time. Return the largest element of each window.',
  b: 'For each block of k neighboring numbers in the list, give the maximum of the block, from left to right.',
  examples: [
    [[1, 3, -1, -3, 5, 3, 6, 7], 3],
    [[1], 1],
    [[9, 11, 4], 2],
  ],
  random: (int) => {
    const l = list(int, [1, 8], [-9, 9])
    return [l, int(1, l.length)]
  },
  solve: (n: number[], k: number) => n.slice(k - 1).map((_, i) => Math.max(...n.slice(i, i + k))),
})
add({
  id: 'median-two',
  title: 'Median of Two Sorted Arrays',
  names: ['nums1', 'nums2'],
  bounds: ['0 <= m, n <= 1000', '1 <= m + n <= 2000'],
  difficulty: 'Hard',
  styles: ['practice', 'doctest'],
  a: 'Given two sorted arrays nums1 and nums2 of size m and n, return the median of all their numbers together as a decimal.',
  b: 'Two sorted lists are given. Compute the median of the two lists combined.',
  examples: [
    [[1, 3], [2]],
    [
      [1, 2],
      [3, 4],
    ],
    [
      [5, 8],
      [1, 2, 9],
    ],
  ],
  random: (int) => [sorted(list(int, [1, 5], [-9, 9])), sorted(list(int, [1, 5], [-9, 9]))],
  solve: (a: number[], b: number[]) => {
    const s = sorted([...a, ...b])
    const m = s.length >> 1
    return s.length % 2 ? s[m] : (s[m - 1]! + s[m]!) / 2
  },
  print: (v) => (Number.isInteger(v) ? `${v}.0` : String(v)),
})
add({
  id: 'search-insert',
  title: 'Search Insert Position',
  names: ['nums', 'target'],
  bounds: ['1 <= nums.length <= 10^4', 'nums is sorted and has distinct values.'],
  a: 'nums is sorted and has no duplicates. Return the index of target, or the index where it would have to be inserted if it is missing. Use O(log n) time.',
  b: 'Given a sorted list of different integers and a value, where is the value, or where would it go to keep the list sorted? Return the index.',
  examples: [
    [[1, 3, 5, 6], 5],
    [[1, 3, 5, 6], 2],
    [[1, 3, 5, 6], 7],
  ],
  random: (int) => [sorted(distinct(int, [1, 7], [-9, 9])), int(-10, 10)],
  solve: (n: number[], t: number) => n.filter((x) => x < t).length,
})
add({
  id: 'binary-search',
  title: 'Binary Search',
  names: ['nums', 'target'],
  bounds: ['1 <= nums.length <= 10^4', 'All the integers in nums are unique and ascending.'],
  a: 'nums is sorted in ascending order. Write a function that searches target in nums and returns its index, or -1 if it does not exist. The run time must be O(log n).',
  b: 'Implement binary search: given a sorted list of distinct integers and a number, return the position of the number in the list or -1 when it is not in it.',
  examples: [
    [[-1, 0, 3, 5, 9, 12], 9],
    [[-1, 0, 3, 5, 9, 12], 2],
    [[5], 5],
  ],
  random: (int) => [sorted(distinct(int, [1, 7], [-9, 9])), int(-9, 9)],
  solve: (n: number[], t: number) => n.indexOf(t),
})
add({
  id: 'first-last',
  title: 'Find First and Last Position',
  names: ['nums', 'target'],
  bounds: ['0 <= nums.length <= 10^5', 'nums is non-decreasing.'],
  a: 'nums is sorted in non-decreasing order. Return the first and the last index of target as [first, last], or [-1, -1] if it is not in nums. Aim for O(log n).',
  b: 'In a sorted list a number may occur many times in a row. Return where it starts and where it ends, or [-1, -1] if it is missing.',
  styles: ['practice', 'doctest'],
  examples: [
    [[5, 7, 7, 8, 8, 10], 8],
    [[5, 7, 7, 8, 8, 10], 6],
    [[1, 1], 1],
  ],
  random: (int) => [sorted(list(int, [1, 8], [0, 6])), int(0, 6)],
  solve: (n: number[], t: number) => [n.indexOf(t), n.lastIndexOf(t)],
})
add({
  id: 'search-matrix',
  title: 'Search a 2D Matrix',
  names: ['matrix', 'target'],
  bounds: ['1 <= m, n <= 100'],
  a: 'Each row of the integer matrix is sorted, and each row starts with a number greater than the last one of the row before. Return true if target is in the matrix, in O(log(m * n)).',
  b: 'Decide whether a number is in a matrix whose rows, read one after another, form a sorted sequence.',
  examples: [
    [
      [
        [1, 3, 5, 7],
        [10, 11, 16, 20],
        [23, 30, 34, 60],
      ],
      3,
    ],
    [
      [
        [1, 3, 5, 7],
        [10, 11, 16, 20],
        [23, 30, 34, 60],
      ],
      13,
    ],
  ],
  random: (int) => {
    const w = int(1, 4)
    const h = int(1, 3)
    let v = 0
    return [
      Array.from({ length: h }, () => Array.from({ length: w }, () => (v += int(1, 3)))),
      int(0, 20),
    ]
  },
  solve: (m: number[][], t: number) => m.flat().includes(t),
})
add({
  id: 'gas-station',
  title: 'Gas Station',
  names: ['gas', 'cost'],
  bounds: ['1 <= n <= 10^5', '0 <= gas[i], cost[i] <= 10^4'],
  a: 'There are n gas stations in a circle. Station i has gas[i] units of fuel, and it takes cost[i] units to drive from it to the next one. You start with an empty tank at one of them. Return the index of the station from which you can drive once around the circle, or -1 if there is none. If a solution exists, it is unique.',
  b: 'A car drives around a circular route with fuel stops. gas tells how much fuel each stop has, cost how much the leg to the next stop uses. From which stop (index) can it complete the circle? Print -1 if from none; there is at most one.',
  examples: [
    [
      [1, 2, 3, 4, 5],
      [3, 4, 5, 1, 2],
    ],
    [
      [2, 3, 4],
      [3, 4, 3],
    ],
  ],
  random: (int) => {
    for (;;) {
      const n = int(1, 5)
      const g = list(int, [n, n], [0, 6])
      const c = list(int, [n, n], [0, 6])
      const starts = g.filter((_, s) => {
        let t = 0
        for (let i = 0; i < n; i++) {
          t += g[(s + i) % n]! - c[(s + i) % n]!
          if (t < 0) return false
        }
        return true
      })
      if (starts.length < 2) return [g, c]
    }
  },
  solve: (g: number[], c: number[]) =>
    g.findIndex((_, s) => {
      let t = 0
      for (let i = 0; i < g.length; i++) {
        t += g[(s + i) % g.length]! - c[(s + i) % g.length]!
        if (t < 0) return false
      }
      return true
    }),
})
add({
  id: 'candy',
  title: 'Candy',
  names: ['ratings'],
  bounds: ['1 <= n <= 2 * 10^4'],
  difficulty: 'Hard',
  a: 'n children stand in a line, each with a rating. Every child gets at least one candy, and a child with a higher rating than a neighbor gets more candies than that neighbor. Return the minimum number of candies needed.',
  b: 'Children in a row have ratings. Hand out as few candies as possible: at least one each, and more than a direct neighbor with a lower rating has. How many are needed?',
  examples: [[[1, 0, 2]], [[1, 2, 2]], [[1, 2, 3, 1]]],
  random: (int) => [list(int, [1, 7], [0, 5])],
  solve: (r: number[]) => {
    const c = r.map(() => 1)
    for (let t = 0; t < r.length; t++)
      r.forEach((x, i) => {
        for (const j of [i - 1, i + 1])
          if (r[j] !== undefined && x > r[j]! && c[i]! <= c[j]!) c[i] = c[j]! + 1
      })
    return c.reduce((a, b) => a + b)
  },
})
add({
  id: 'intersection',
  title: 'Intersection of Two Arrays',
  names: ['nums1', 'nums2'],
  bounds: ['1 <= nums1.length, nums2.length <= 1000'],
  a: 'Return the values that are in both nums1 and nums2. Each value must be unique in the result, and the result may be in any order.',
  b: 'Write the common elements of two lists, each only once, in any order.',
  styles: ['practice', 'doctest'],
  examples: [
    [
      [1, 2, 2, 1],
      [2, 2],
    ],
    [
      [4, 9, 5],
      [9, 4, 9, 8, 4],
    ],
  ],
  random: (int) => [list(int, [1, 6], [0, 8]), list(int, [1, 6], [0, 8])],
  solve: (a: number[], b: number[]) => [...new Set(a.filter((x) => b.includes(x)))],
  isRight: ([a, b], o) =>
    JSON.stringify(sorted(JSON.parse(o))) ===
    JSON.stringify(sorted([...new Set((a as number[]).filter((x) => b.includes(x)))])),
})
add({
  id: 'merge-sorted',
  title: 'Merge Sorted Lists',
  names: ['a', 'b'],
  bounds: ['0 <= n, m <= 1000'],
  a: 'Merge two arrays that are sorted in non-decreasing order into one sorted array and return it.',
  b: 'Two lists are already sorted. Combine them into one sorted list without sorting again.',
  examples: [
    [
      [1, 3, 5],
      [2, 4],
    ],
    [
      [1, 1],
      [1, 7, 8],
    ],
    [[4], [2]],
  ],
  random: (int) => [sorted(list(int, [1, 5], [-9, 9])), sorted(list(int, [1, 5], [-9, 9]))],
  solve: (a: number[], b: number[]) => sorted([...a, ...b]),
})
add({
  id: 'remove-dups-sorted',
  title: 'Remove Duplicates from Sorted Array',
  names: ['nums'],
  bounds: ['1 <= nums.length <= 3 * 10^4'],
  a: 'nums is sorted. Remove the duplicates so that each value appears once, and return the values that are left in order.',
  b: 'Given a sorted list of integers, return it with repeated values removed.',
  examples: [[[1, 1, 2]], [[0, 0, 1, 1, 1, 2, 2, 3, 3, 4]]],
  random: (int) => [sorted(list(int, [1, 8], [0, 6]))],
  solve: (n: number[]) => [...new Set(n)],
})
add({
  id: 'squares-sorted',
  title: 'Squares of a Sorted Array',
  names: ['nums'],
  bounds: ['1 <= nums.length <= 10^4'],
  a: 'Given nums in non-decreasing order, return the squares of its numbers, also in non-decreasing order.',
  b: 'Square each element of a sorted list that may contain negative numbers, and output the squares sorted.',
  examples: [[[-4, -1, 0, 3, 10]], [[-7, -3, 2, 3, 11]]],
  random: (int) => [sorted(list(int, [1, 7], [-12, 12]))],
  solve: (n: number[]) => sorted(n.map((x) => x * x)),
})
add({
  id: 'pivot-index',
  title: 'Find Pivot Index',
  names: ['nums'],
  bounds: ['1 <= nums.length <= 10^4', '-1000 <= nums[i] <= 1000'],
  a: 'The pivot index is where the sum of all numbers strictly to its left equals the sum of all numbers strictly to its right. Return the leftmost pivot index, or -1 if there is none.',
  b: 'At which index of the list do the numbers before it sum to the same as the numbers after it? Return the first such index or -1.',
  examples: [[[1, 7, 3, 6, 5, 6]], [[1, 2, 3]], [[2, 1, -1]]],
  random: (int) => [list(int, [1, 7], [-2, 3])],
  solve: (n: number[]) =>
    n.findIndex(
      (_, i) =>
        n.slice(0, i).reduce((a, b) => a + b, 0) === n.slice(i + 1).reduce((a, b) => a + b, 0),
    ),
})
add({
  id: 'daily-temperatures',
  title: 'Daily Temperatures',
  names: ['temperatures'],
  bounds: ['1 <= temperatures.length <= 10^5', '30 <= temperatures[i] <= 100'],
  a: 'Return an array in which entry i is the number of days you have to wait after day i for a warmer temperature, or 0 if no warmer day comes.',
  b: 'For each day in a list of temperatures, find after how many days it gets warmer (0 if it never does).',
  examples: [[[73, 74, 75, 71, 69, 72, 76, 73]], [[30, 40, 50, 60]], [[30, 60, 90]]],
  random: (int) => [list(int, [1, 8], [30, 45])],
  solve: (t: number[]) =>
    t.map((x, i) => {
      const j = t.findIndex((y, k) => k > i && y > x)
      return j < 0 ? 0 : j - i
    }),
})
add({
  id: 'next-greater',
  title: 'Next Greater Element',
  names: ['nums'],
  bounds: ['1 <= nums.length <= 10^4'],
  a: 'For each element of nums, find the first element to its right that is greater, or -1 if there is none. Return these as an array.',
  b: 'Print for every number in the list the next larger number that follows it, and -1 if no larger one follows.',
  examples: [[[4, 5, 2, 25]], [[13, 7, 6, 12]], [[3, 3, 1]]],
  random: (int) => [list(int, [1, 8], [0, 12])],
  solve: (t: number[]) => t.map((x, i) => t.find((y, k) => k > i && y > x) ?? -1),
})
add({
  id: 'koko',
  title: 'Koko Eating Bananas',
  names: ['piles', 'h'],
  bounds: ['1 <= piles.length <= 10^4', 'piles.length <= h <= 10^9', '1 <= piles[i] <= 10^9'],
  a: 'There are piles of bananas, and the guards are away for h hours. Koko eats k bananas per hour from one pile; if the pile has fewer, she eats it up and does nothing else that hour. Return the smallest k with which she finishes all bananas within h hours.',
  b: 'An animal eats from one pile per hour, at most k bananas each hour. What is the minimum integer speed k so that all piles are gone within h hours?',
  examples: [
    [[3, 6, 7, 11], 8],
    [[30, 11, 23, 4, 20], 5],
    [[30, 11, 23, 4, 20], 6],
  ],
  random: (int) => {
    const p = list(int, [1, 5], [1, 20])
    return [p, p.length + int(0, 10)]
  },
  solve: (p: number[], h: number) => {
    for (let k = 1; ; k++) if (p.reduce((s, x) => s + Math.ceil(x / k), 0) <= h) return k
  },
})
add({
  id: 'ship-capacity',
  title: 'Capacity To Ship Packages',
  names: ['weights', 'days'],
  bounds: ['1 <= days <= weights.length <= 5 * 10^4', '1 <= weights[i] <= 500'],
  a: 'Packages on a belt must be shipped within a number of days, in the order given by weights. Each day the ship is loaded with packages in order, without going over its capacity. Return the least capacity with which all packages are shipped within days days.',
  b: 'Split the list of weights into at most `days` consecutive groups so that the heaviest group is as light as possible. What is the weight of that group?',
  examples: [
    [[1, 2, 3, 4, 5, 6, 7, 8, 9, 10], 5],
    [[3, 2, 2, 4, 1, 4], 3],
    [[1, 2, 3, 1, 1], 4],
  ],
  random: (int) => {
    const w = list(int, [1, 7], [1, 9])
    return [w, int(1, w.length)]
  },
  solve: (w: number[], d: number) => {
    for (let c = Math.max(...w); ; c++) {
      let n = 1
      let s = 0
      for (const x of w) {
        if (s + x > c) {
          n++
          s = 0
        }
        s += x
      }
      if (n <= d) return c
    }
  },
})
add({
  id: 'longest-ones',
  title: 'Max Consecutive Ones III',
  names: ['nums', 'k'],
  bounds: [big, '0 <= k <= nums.length'],
  a: 'Given a binary array nums and an integer k, return the maximum number of consecutive 1s if you can flip at most k 0s.',
  b: 'You may turn up to k zeros of a 0/1 list into ones. How long can the longest run of ones become?',
  examples: [
    [[1, 1, 1, 0, 0, 0, 1, 1, 1, 1, 0], 2],
    [[0, 0, 1, 1, 0, 0, 1, 1, 1, 0, 1, 1], 3],
  ],
  random: (int) => {
    const l = list(int, [1, 9], [0, 1])
    return [l, int(0, 3)]
  },
  solve: (n: number[], k: number) => {
    let b = 0
    for (let i = 0; i < n.length; i++)
      for (let j = i; j < n.length; j++)
        if (n.slice(i, j + 1).filter((x) => !x).length <= k) b = Math.max(b, j - i + 1)
    return b
  },
})
add({
  id: 'min-size-subarray',
  title: 'Minimum Size Subarray Sum',
  names: ['target', 'nums'],
  bounds: ['1 <= target <= 10^9', big, '1 <= nums[i] <= 10^4'],
  a: 'Given an array of positive integers nums and a positive integer target, return the minimal length of a contiguous subarray whose sum is greater than or equal to target, or 0 if there is none.',
  b: 'How short can a contiguous piece of the list (all positive) be whose sum is at least target? Answer 0 if no piece is enough.',
  examples: [
    [7, [2, 3, 1, 2, 4, 3]],
    [4, [1, 4, 4]],
    [11, [1, 1, 1, 1]],
  ],
  random: (int) => [int(1, 20), list(int, [1, 8], [1, 8])],
  solve: (t: number, n: number[]) => {
    let b = Infinity
    for (let i = 0; i < n.length; i++) {
      let s = 0
      for (let j = i; j < n.length; j++) {
        s += n[j]!
        if (s >= t) b = Math.min(b, j - i + 1)
      }
    }
    return b === Infinity ? 0 : b
  },
})
add({
  id: 'two-sum-sorted',
  title: 'Two Sum II',
  names: ['numbers', 'target'],
  bounds: ['2 <= numbers.length <= 3 * 10^4', 'Exactly one solution.'],
  a: 'numbers is a 1-indexed array sorted in non-decreasing order. Find the two numbers that add up to target and return their indices, each plus one, as [index1, index2] with index1 < index2. There is exactly one solution.',
  b: 'In a sorted list, find two entries with the given sum. Return their 1-based positions. Exactly one pair exists.',
  styles: ['practice', 'doctest'],
  examples: [
    [[2, 7, 11, 15], 9],
    [[2, 3, 4], 6],
    [[-1, 0], -1],
  ],
  random: (int) => {
    for (;;) {
      const n = sorted(distinct(int, [2, 7], [-20, 20]))
      const pairs = n.flatMap((x, i) => n.slice(i + 1).map((y) => x + y))
      const one = pairs.filter((p) => pairs.indexOf(p) === pairs.lastIndexOf(p))
      if (one.length) return [n, one[int(0, one.length - 1)]]
    }
  },
  solve: (n: number[], t: number) => {
    for (let i = 0; i < n.length; i++)
      for (let j = i + 1; j < n.length; j++) if (n[i]! + n[j]! === t) return [i + 1, j + 1]
    return []
  },
})
add({
  id: 'largest-rectangle',
  title: 'Largest Rectangle in Histogram',
  names: ['heights'],
  bounds: ['1 <= heights.length <= 10^5'],
  difficulty: 'Hard',
  a: 'heights lists the bars of a histogram, each of width 1. Return the area of the largest rectangle inside the histogram.',
  b: 'Given bar heights of a histogram, find the biggest rectangular area that fits under the bars.',
  examples: [[[2, 1, 5, 6, 2, 3]], [[2, 4]], [[3, 3, 3]]],
  random: (int) => [list(int, [1, 8], [0, 8])],
  solve: (h: number[]) => {
    let b = 0
    for (let i = 0; i < h.length; i++) {
      let m = Infinity
      for (let j = i; j < h.length; j++) {
        m = Math.min(m, h[j]!)
        b = Math.max(b, m * (j - i + 1))
      }
    }
    return b
  },
})
add({
  id: 'four-sum',
  title: '4Sum',
  names: ['nums', 'target'],
  bounds: ['1 <= nums.length <= 200'],
  styles: ['practice', 'doctest'],
  a: 'Return all unique quadruplets of numbers of nums, at four different positions, whose sum is target. Any order is fine.',
  b: 'Find every different combination of four elements of the list that adds up to target, in any order.',
  examples: [
    [[1, 0, -1, 0, -2, 2], 0],
    [[2, 2, 2, 2, 2], 8],
  ],
  random: (int) => [list(int, [4, 7], [-4, 4]), int(-4, 6)],
  solve: (n: number[], t: number) => {
    const s = sorted(n)
    const o = new Map<string, number[]>()
    for (let a = 0; a < s.length; a++)
      for (let b = a + 1; b < s.length; b++)
        for (let c = b + 1; c < s.length; c++)
          for (let d = c + 1; d < s.length; d++)
            if (s[a]! + s[b]! + s[c]! + s[d]! === t)
              o.set(`${[s[a], s[b], s[c], s[d]]}`, [s[a]!, s[b]!, s[c]!, s[d]!])
    return [...o.values()]
  },
})
add({
  id: 'game-of-life',
  title: 'Game of Life',
  names: ['board'],
  bounds: ['1 <= m, n <= 25'],
  a: 'board is an m x n grid of cells that are alive (1) or dead (0). A live cell with fewer than two or more than three live neighbors (of eight) dies, a live cell with two or three stays alive, and a dead cell with exactly three live neighbors becomes alive. Return the next state.',
  b: "Compute one step of Conway's Game of Life on a grid of 0s and 1s.",
  examples: [
    [
      [
        [0, 1, 0],
        [0, 0, 1],
        [1, 1, 1],
        [0, 0, 0],
      ],
    ],
    [
      [
        [1, 1],
        [1, 0],
      ],
    ],
  ],
  random: (int) => [table(int, [1, 4], [1, 4], [0, 1])],
  solve: (m: number[][]) =>
    m.map((r, i) =>
      r.map((x, j) => {
        let c = -x
        for (let a = i - 1; a <= i + 1; a++)
          for (let b = j - 1; b <= j + 1; b++) c += m[a]?.[b] ?? 0
        return c === 3 || (x && c === 2) ? 1 : 0
      }),
    ),
})
