// biome-ignore-all lint/style/noNonNullAssertion: short references need no checks of their own.
import { type Classic, type Int, list, add as put, word } from './problem.ts'

const add = (c: Omit<Classic, 'group'>) => put({ group: 'contest', ...c })
const size = '1 <= nums.length <= 10^5'
const total = (l: number[]) => l.reduce((sum, x) => sum + x, 0)
const stretches = (l: number[]) =>
  l.flatMap((_, i) => l.slice(i).map((_, n) => l.slice(i, i + n + 1)))
const subsequences = <T>(l: readonly T[]) =>
  Array.from({ length: 2 ** l.length }, (_, set) => l.filter((_, i) => (set >> i) & 1))
add({
  id: 'paid-jobs',
  title: 'Maximum Profit in Job Scheduling',
  names: ['startTime', 'endTime', 'profit'],
  bounds: ['1 <= startTime.length <= 5 * 10^4', '1 <= startTime[i] < endTime[i] <= 10^9'],
  a: 'There are n jobs. Job i runs from startTime[i] to endTime[i] and earns profit[i]. Return the maximum profit of jobs of which no two overlap. A job that ends at time x does not overlap one that starts at x.',
  b: 'A hall gets booking requests: the i-th one begins at startTime[i], ends at endTime[i], and pays profit[i]. Only one booking can run at a time, but one may begin at the moment another ends. How much can the hall earn at most if it chooses bookings that do not overlap?',
  examples: [
    [
      [1, 2, 3, 3],
      [3, 4, 5, 6],
      [50, 10, 40, 70],
    ],
    [
      [1, 2, 3, 4, 6],
      [3, 5, 10, 6, 9],
      [20, 20, 100, 70, 60],
    ],
    [
      [1, 1, 1],
      [2, 3, 4],
      [5, 6, 4],
    ],
  ],
  random: (int) => {
    const starts = list(int, [1, 6], [1, 9])
    return [starts, starts.map((x) => x + int(1, 5)), starts.map(() => int(1, 30))]
  },
  solve: (s: number[], e: number[], p: number[]) => {
    const fits = subsequences(p.map((_, i) => i)).filter((set) =>
      set.every((i) => set.every((j) => i >= j || e[i]! <= s[j]! || e[j]! <= s[i]!)),
    )
    return Math.max(...fits.map((set) => total(set.map((i) => p[i]!))))
  },
})
const rows = (least: boolean) => (table: number[][]) => {
  const from = (r: number, not: number): number =>
    r === table.length
      ? 0
      : (least ? Math.min : Math.max)(
          ...table[r]!.map((x, i) => (i === not ? (least ? 1 : -1) * 1e9 : x + from(r + 1, i))),
        )
  return from(0, -1)
}
add({
  id: 'paint-house',
  title: 'Paint House',
  names: ['costs'],
  bounds: ['1 <= costs.length <= 100', 'costs[i].length == 3', '1 <= costs[i][j] <= 20'],
  a: 'A row of n houses is painted red, blue, or green, and no two adjacent houses may have the same color. costs[i][j] is the cost of painting house i with color j. Return the minimum cost to paint all houses.',
  b: 'Every fence post gets one of three colors; costs holds a row per post with the price of each color. Neighboring posts must not share a color. What is the smallest total price?',
  examples: [
    [
      [
        [17, 2, 17],
        [16, 16, 5],
        [14, 3, 19],
      ],
    ],
    [[[7, 6, 2]]],
    [
      [
        [1, 5, 9],
        [1, 4, 7],
        [2, 8, 6],
      ],
    ],
  ],
  random: (int) => [Array.from({ length: int(1, 5) }, () => list(int, [3, 3], [1, 20]))],
  solve: rows(true),
})
add({
  id: 'vacation',
  title: 'Vacation',
  names: ['happiness'],
  bounds: ['1 <= n <= 10^5', '1 <= happiness[i][j] <= 10^4'],
  a: 'On each of n days you do one of three activities; happiness[i][j] is what you gain from activity j on day i. You cannot do the same activity on two consecutive days. Return the maximum total happiness.',
  b: 'An athlete picks one training per day out of three. The table gives the points of each training for each day. The same training on two days in a row is not allowed. Print the largest total of points.',
  examples: [
    [
      [
        [10, 40, 70],
        [20, 50, 80],
        [30, 60, 90],
      ],
    ],
    [[[100, 10, 1]]],
    [
      [
        [6, 7, 8],
        [8, 8, 3],
        [2, 5, 2],
        [7, 8, 6],
      ],
    ],
  ],
  random: (int) => [Array.from({ length: int(1, 5) }, () => list(int, [3, 3], [1, 20]))],
  solve: rows(false),
})
const frog = (h: number[], k: number): number =>
  h.length === 1
    ? 0
    : Math.min(...h.slice(1, k + 1).map((x, i) => Math.abs(x - h[0]!) + frog(h.slice(i + 1), k)))
add({
  id: 'frog-k',
  title: 'Frog 2',
  names: ['heights', 'k'],
  bounds: ['1 <= heights.length <= 10^5', '1 <= k <= 100'],
  a: 'A frog sits on the first stone. From stone i it can jump to any of the stones i + 1, i + 2, …, i + k, and a jump from i to j costs |heights[i] - heights[j]|. Find the minimum total cost to reach the last stone.',
  b: 'Pillars stand in a row. A climber begins on the first one and hops at most k pillars ahead; each hop takes as much energy as the absolute difference of the two heights. How little energy is enough to get to the last pillar?',
  examples: [
    [[10, 30, 40, 50, 20], 3],
    [[10, 20, 10], 1],
    [[40, 10, 20, 70, 80, 10, 20, 70, 80, 60], 4],
  ],
  random: (int) => [list(int, [1, 8], [1, 50]), int(1, 4)],
  solve: frog,
})
add({
  id: 'frog',
  title: 'Frog 1',
  names: ['heights'],
  bounds: ['2 <= heights.length <= 10^5'],
  a: 'A frog is on stone 1 and wants to reach the last stone. From stone i it can jump to stone i + 1 or stone i + 2 at the cost |heights[i] - heights[j]|, where j is the stone it lands on. Find the minimum total cost.',
  b: 'A robot hops from the first platform to the last, one or two platforms at a time. A hop uses energy equal to the absolute difference of the heights. What is the least energy it needs?',
  examples: [[[10, 30, 40, 20]], [[10, 10]], [[30, 10, 60, 10, 60, 50]]],
  random: (int) => [list(int, [2, 8], [1, 50])],
  solve: (h: number[]) => frog(h, 2),
})
add({
  id: 'nice-subarrays',
  title: 'Count Number of Nice Subarrays',
  names: ['nums', 'k'],
  bounds: [size, '1 <= nums[i] <= 10^5', '1 <= k <= nums.length'],
  a: 'A contiguous subarray is nice if it has exactly k odd numbers. Return the number of nice subarrays of nums.',
  b: 'In a list of house numbers, how many stretches of neighboring houses contain exactly k odd ones?',
  examples: [
    [[1, 1, 2, 1, 1], 3],
    [[2, 4, 6], 1],
    [[2, 2, 2, 1, 2, 2, 1, 2, 2, 2], 2],
  ],
  random: (int) => [list(int, [1, 9], [1, 9]), int(1, 3)],
  solve: (n: number[], k: number) =>
    stretches(n).filter((s) => s.filter((x) => x % 2).length === k).length,
})
add({
  id: 'limited-difference',
  title: 'Longest Continuous Subarray With Absolute Diff Less Than or Equal to Limit',
  names: ['nums', 'limit'],
  bounds: [size, '1 <= nums[i] <= 10^9', '0 <= limit <= 10^9'],
  a: 'Return the size of the longest contiguous subarray in which the absolute difference between any two elements is at most limit.',
  b: 'A list of temperatures is given. Find the length of the longest stretch of consecutive days whose highest and lowest temperature differ by at most limit.',
  examples: [
    [[8, 2, 4, 7], 4],
    [[10, 1, 2, 4, 7, 2], 5],
    [[4, 2, 2, 2, 4, 4, 2, 2], 0],
  ],
  random: (int) => [list(int, [1, 9], [1, 12]), int(0, 6)],
  solve: (n: number[], limit: number) =>
    Math.max(
      ...stretches(n)
        .filter((s) => Math.max(...s) - Math.min(...s) <= limit)
        .map((s) => s.length),
    ),
})
add({
  id: 'one-three-two',
  title: '132 Pattern',
  names: ['nums'],
  bounds: [size, '-10^9 <= nums[i] <= 10^9'],
  a: 'Return true if there are three indices i < j < k with nums[i] < nums[k] < nums[j], and false otherwise.',
  b: 'Prices are listed by day. Was there a low price, some day after it a higher one, and after that one strictly between the two? Three days in that order are enough; they need not be neighbors.',
  examples: [[[1, 2, 3, 4]], [[3, 1, 4, 2]], [[-1, 3, 2, 0]], [[1, 3, 3]]],
  random: (int) => [list(int, [1, 6], [1, 9])],
  solve: (n: number[]) =>
    n.some((x, i) => n.some((y, j) => j > i && n.some((z, k) => k > j && x < z && z < y))),
})
add({
  id: 'wiggle',
  title: 'Wiggle Subsequence',
  names: ['nums'],
  bounds: ['1 <= nums.length <= 1000', '0 <= nums[i] <= 1000'],
  a: 'A sequence wiggles if the differences between successive numbers strictly alternate between positive and negative. One number alone, or two different ones, wiggle too. Return the length of the longest subsequence of nums that wiggles.',
  b: 'Delete as few numbers as you like so that the remaining ones go up and down in turn, never staying equal (a zigzag). What is the length of the longest zigzag subsequence?',
  examples: [[[1, 7, 4, 9, 2, 5]], [[1, 17, 5, 10, 13, 15, 10, 5, 16, 8]], [[2, 2]]],
  random: (int) => [list(int, [1, 8], [1, 6])],
  solve: (n: number[]) =>
    Math.max(
      ...subsequences(n).map((s) => {
        const steps = s.slice(1).map((x, i) => Math.sign(x - s[i]!))
        return steps.every((x, i) => x !== 0 && x !== steps[i - 1]) ? s.length : 0
      }),
    ),
})
const balances = (s: string): boolean => {
  if (s.includes('*')) return ['(', ')', ''].some((x) => balances(s.replace('*', x)))
  const rest = s.replace('()', '')
  return rest === s ? s === '' : balances(rest)
}
add({
  id: 'star-brackets',
  title: 'Valid Parenthesis String',
  names: ['s'],
  bounds: ['1 <= s.length <= 100', "s consists of '(', ')' and '*'."],
  a: "The string s holds only '(', ')' and '*'. Each '*' can be treated as a single '(', a single ')', or an empty string. Return true if the parentheses of s can be made valid.",
  b: 'A text has opening brackets, closing brackets, and asterisks. An asterisk is a joker: it may stand for one opening bracket, one closing bracket, or nothing. Can the brackets be balanced?',
  examples: [['()'], ['(*))'], ['*('], ['(*)']],
  random: (int) => [word(int, [1, 7], '(*)')],
  solve: balances,
})
add({
  id: 'compare-versions',
  title: 'Compare Version Numbers',
  names: ['version1', 'version2'],
  a: 'Compare two version numbers revision by revision, from left to right; leading zeros do not matter, and a missing revision counts as 0. Return -1 if version1 is smaller, 1 if it is larger, and 0 otherwise.',
  b: 'Which of two software versions is newer? A version is numbers with dots between them, and missing parts are zero. The result is 1 if the first is newer, -1 if the second is, and 0 if they are the same.',
  examples: [
    ['1.2', '1.10'],
    ['1.01', '1.001'],
    ['1.0.0.0', '1.0'],
    ['2.1', '1.9'],
  ],
  random: (int) =>
    [0, 1].map(() => Array.from({ length: int(1, 3) }, () => `${int(0, 12)}`).join('.')),
  solve: (v: string, w: string) => {
    for (let i = 0; i < 5; i++) {
      const d = Number(v.split('.')[i] ?? 0) - Number(w.split('.')[i] ?? 0)
      if (d) return Math.sign(d)
    }
    return 0
  },
})
add({
  id: 'erasure',
  title: 'Maximum Erasure Value',
  names: ['nums'],
  bounds: [size, '1 <= nums[i] <= 10^4'],
  a: 'Erase one contiguous subarray of positive integers that contains unique elements; its sum is your score. Return the maximum score.',
  b: 'Cards with positive values lie in a row. Take consecutive cards of which no two have the same value. What is the largest sum you can take?',
  examples: [[[4, 2, 4, 5, 6]], [[5, 2, 1, 2, 5, 2, 1, 2, 5]], [[3, 3]]],
  random: (int) => [list(int, [1, 8], [1, 6])],
  solve: (n: number[]) =>
    Math.max(
      ...stretches(n)
        .filter((s) => new Set(s).size === s.length)
        .map(total),
    ),
})
const cards = (c: number[], k: number): number =>
  k === 0 ? 0 : Math.max(c[0]! + cards(c.slice(1), k - 1), c.at(-1)! + cards(c.slice(0, -1), k - 1))
add({
  id: 'cards',
  title: 'Maximum Points You Can Obtain from Cards',
  names: ['cardPoints', 'k'],
  bounds: ['1 <= cardPoints.length <= 10^5', '1 <= k <= cardPoints.length'],
  a: 'There is a row of cards with points cardPoints. In each step you take one card from the beginning or the end of the row, and you take exactly k cards. Return the maximum score, the sum of the points of the cards you took.',
  b: 'Coins lie in a row. You pick exactly k of them, one after another, always the leftmost or the rightmost that is still there. What is the largest sum of values?',
  examples: [
    [[1, 2, 3, 4, 5, 6, 1], 3],
    [[2, 2, 2], 2],
    [[9, 7, 7, 9, 7, 7, 9], 7],
  ],
  random: (int) => {
    const c = list(int, [1, 8], [1, 20])
    return [c, int(1, c.length)]
  },
  solve: cards,
})
add({
  id: 'reduce-to-zero',
  title: 'Minimum Operations to Reduce X to Zero',
  names: ['nums', 'x'],
  bounds: [size, '1 <= nums[i] <= 10^4', '1 <= x <= 10^9'],
  a: 'In one operation you remove the leftmost or the rightmost element of nums and subtract it from x. Return the minimum number of operations to reduce x to exactly 0, or -1 if it cannot be done.',
  b: 'Positive numbers are in a row. Take numbers from the left end or the right end until those taken add up to exactly x. What is the fewest you have to take? Answer -1 if it is impossible.',
  examples: [
    [[1, 1, 4, 2, 3], 5],
    [[5, 6, 7, 8, 9], 4],
    [[3, 2, 20, 1, 1, 3], 10],
  ],
  random: (int) => [list(int, [1, 7], [1, 6]), int(1, 20)],
  solve: (n: number[], x: number) => {
    const sizes = n.flatMap((_, i) =>
      Array.from({ length: n.length - i + 1 }, (_, j) => j).flatMap((j) =>
        total(n.slice(0, i)) + total(j ? n.slice(-j) : []) === x ? [i + j] : [],
      ),
    )
    if (total(n) === x) sizes.push(n.length)
    return sizes.length ? Math.min(...sizes) : -1
  },
})
add({
  id: 'bounded-maximum',
  title: 'Number of Subarrays with Bounded Maximum',
  names: ['nums', 'left', 'right'],
  bounds: [size, '0 <= nums[i] <= 10^9', '0 <= left <= right <= 10^9'],
  a: 'Return the number of contiguous non-empty subarrays whose maximum element is in the range [left, right].',
  b: 'How many stretches of consecutive days have a highest temperature between left and right, both included?',
  examples: [
    [[2, 1, 4, 3], 2, 3],
    [[2, 9, 2, 5, 6], 2, 8],
    [[1], 2, 3],
  ],
  random: (int) => {
    const left = int(1, 6)
    return [list(int, [1, 8], [1, 9]), left, int(left, 8)]
  },
  solve: (n: number[], l: number, r: number) =>
    stretches(n).filter((s) => l <= Math.max(...s) && Math.max(...s) <= r).length,
})
add({
  id: 'kth-missing',
  title: 'Kth Missing Positive Number',
  names: ['arr', 'k'],
  bounds: ['1 <= arr.length <= 1000', '1 <= arr[i] <= 1000', '1 <= k <= 1000'],
  a: 'arr holds positive integers in strictly increasing order. Return the k-th positive integer that is missing from it.',
  b: 'The taken seats of a long row are listed in increasing order; seats are numbered from 1. What is the number of the k-th seat that is not in the list?',
  examples: [
    [[2, 3, 4, 7, 11], 5],
    [[1, 2, 3, 4], 2],
    [[5], 4],
  ],
  random: (int) => {
    const n = Array.from({ length: 10 }, (_, i) => i + 1).filter(() => int(0, 1))
    return [n.length ? n : [3], int(1, 8)]
  },
  solve: (n: number[], k: number) =>
    Array.from({ length: 40 }, (_, i) => i + 1).filter((x) => !n.includes(x))[k - 1],
})
add({
  id: 'bouquets',
  title: 'Minimum Number of Days to Make m Bouquets',
  names: ['bloomDay', 'm', 'k'],
  bounds: ['1 <= bloomDay.length <= 10^5', '1 <= bloomDay[i] <= 10^9', '1 <= m <= 10^6'],
  a: 'The i-th flower of a garden blooms on day bloomDay[i]. A bouquet takes k adjacent flowers that have bloomed, and a flower can be in one bouquet only. Return the minimum number of days to wait until m bouquets can be made, or -1 if that is impossible.',
  b: 'Roses grow in a row and rose i blooms on day bloomDay[i]. On which day can m bouquets first be made, each from k neighboring roses in bloom? No rose is used twice. The answer is -1 if it never works.',
  examples: [
    [[1, 10, 3, 10, 2], 3, 1],
    [[1, 10, 3, 10, 2], 3, 2],
    [[7, 7, 7, 7, 12, 7, 7], 2, 3],
  ],
  random: (int) => [list(int, [1, 9], [1, 9]), int(1, 3), int(1, 3)],
  solve: (n: number[], m: number, k: number) => {
    const made = (day: number) =>
      n
        .map((x) => (x <= day ? 'x' : ' '))
        .join('')
        .split('x'.repeat(k)).length - 1
    return [...n].sort((x, y) => x - y).find((day) => made(day) >= m) ?? -1
  },
})
add({
  id: 'smallest-divisor',
  title: 'Find the Smallest Divisor Given a Threshold',
  names: ['nums', 'threshold'],
  bounds: ['1 <= nums.length <= 5 * 10^4', 'nums.length <= threshold <= 10^6'],
  a: 'Choose a positive integer divisor, divide every element of nums by it, round each result up, and add them up. Return the smallest divisor for which the sum is at most threshold.',
  b: 'All numbers are divided by the same whole number and each quotient is rounded up. Find the smallest such divisor whose quotients sum to no more than threshold.',
  examples: [
    [[1, 2, 5, 9], 6],
    [[44, 22, 33, 11, 1], 5],
    [[3], 3],
  ],
  random: (int) => {
    const n = list(int, [1, 6], [1, 20])
    return [n, int(n.length, 30)]
  },
  solve: (n: number[], t: number) => {
    let d = 1
    while (total(n.map((x) => Math.ceil(x / d))) > t) d++
    return d
  },
})
add({
  id: 'count-triangles',
  title: 'Valid Triangle Number',
  names: ['nums'],
  bounds: ['1 <= nums.length <= 1000', '1 <= nums[i] <= 1000'],
  a: 'Return the number of triplets chosen from nums that can be the side lengths of a triangle.',
  b: 'You have sticks of given lengths. Count the ways to choose three sticks that form a triangle (any two of them together are longer than the third). Sticks of equal length are different sticks.',
  examples: [[[2, 2, 3, 4]], [[4, 2, 3, 4]], [[1, 2, 3]]],
  random: (int) => [list(int, [1, 8], [1, 9])],
  solve: (n: number[]) =>
    subsequences(n).filter((s) => s.length === 3 && 2 * Math.max(...s) < total(s)).length,
})
add({
  id: 'one-of-each-letter',
  title: 'Remove Duplicate Letters',
  names: ['s'],
  bounds: ['1 <= s.length <= 10^4', 's consists of lowercase English letters.'],
  a: 'Remove duplicate letters from s so that every letter that occurs appears exactly once. The result must be the smallest in lexicographical order among all possible results.',
  b: 'Delete letters of a word so that each distinct letter is left exactly once, without changing the order. Of all possible results, give the one that comes first in the dictionary.',
  examples: [['bcabc'], ['cbacdcbc'], ['aa']],
  random: (int) => [word(int, [1, 7], 'abcd')],
  solve: (s: string) =>
    subsequences([...s])
      .map((x) => x.join(''))
      .filter((x) => x.length === new Set(s).size && new Set(x).size === x.length)
      .sort()[0],
})
add({
  id: 'chunks-to-sort',
  title: 'Max Chunks To Make Sorted II',
  names: ['arr'],
  bounds: ['1 <= arr.length <= 2000', '0 <= arr[i] <= 10^8'],
  a: 'Split arr into contiguous chunks and sort each chunk on its own. After concatenating them, the result must be the sorted array. Return the largest number of chunks.',
  b: 'Books stand in a row with heights arr. The row is cut into blocks, each block is sorted separately, and afterwards the whole row must be in ascending order. How many blocks can there be at most?',
  examples: [[[5, 4, 3, 2, 1]], [[2, 1, 3, 4, 4]], [[1, 0, 2, 3, 4]]],
  random: (int) => [Array.from({ length: int(1, 8) }, (_, i) => int(i, i + 3))],
  solve: (n: number[]) =>
    n.filter((_, i) => Math.max(...n.slice(0, i + 1)) <= Math.min(...n.slice(i + 1), 99)).length,
})
add({
  id: 'turbulent',
  title: 'Longest Turbulent Subarray',
  names: ['arr'],
  bounds: ['1 <= arr.length <= 4 * 10^4', '0 <= arr[i] <= 10^9'],
  a: 'A contiguous subarray is turbulent if the comparison sign flips between each pair of adjacent elements: greater, less, greater, and so on. Return the length of the longest turbulent subarray of arr.',
  b: 'Given prices by day, find the length of the longest stretch of consecutive days on which rises and falls alternate. Equal neighbors break it; a single day is a stretch of length 1.',
  examples: [[[9, 4, 2, 10, 7, 8, 8, 1, 9]], [[4, 8, 12, 16]], [[100]]],
  random: (int) => [list(int, [1, 8], [1, 6])],
  solve: (n: number[]) =>
    Math.max(
      ...stretches(n).map((s) => {
        const steps = s.slice(1).map((x, i) => Math.sign(x - s[i]!))
        return steps.every((x, i) => x !== 0 && x !== steps[i - 1]) ? s.length : 0
      }),
    ),
})
add({
  id: 'two-cities',
  title: 'Two City Scheduling',
  names: ['costs'],
  bounds: ['2 <= costs.length <= 100', 'costs.length is even.'],
  a: '2n people are interviewed. Flying person i to city a costs costs[i][0] and to city b costs[i][1]. Return the minimum cost to fly every person to a city so that exactly n people arrive in each city.',
  b: 'A firm has two offices and an even number of workers. Each row of costs holds what it costs to send a worker to the first office and to the second one. Exactly half of the workers go to each office. What is the smallest total cost?',
  examples: [
    [
      [
        [10, 20],
        [30, 200],
        [400, 50],
        [30, 20],
      ],
    ],
    [
      [
        [1, 5],
        [2, 9],
      ],
    ],
    [
      [
        [8, 2],
        [9, 1],
        [7, 6],
        [3, 4],
      ],
    ],
  ],
  random: (int) => [Array.from({ length: 2 * int(1, 3) }, () => list(int, [2, 2], [1, 30]))],
  solve: (c: number[][]) =>
    Math.min(
      ...subsequences(c)
        .filter((set) => 2 * set.length === c.length)
        .map((set) => total(c.map((x) => x[set.includes(x) ? 0 : 1]!))),
    ),
})
const paths = (g: number[][], r: number, c: number): number[] =>
  g[r]?.[c] === undefined
    ? []
    : r === g.length - 1
      ? [g[r][c]]
      : [-1, 0, 1].flatMap((side) => paths(g, r + 1, c + side).map((x) => x + g[r]![c]!))
add({
  id: 'falling-path',
  title: 'Minimum Falling Path Sum',
  names: ['matrix'],
  bounds: ['1 <= matrix.length <= 100', '-100 <= matrix[i][j] <= 100'],
  a: 'Return the minimum sum of any falling path through matrix. A falling path starts at any element of the first row and goes on to the element directly below or diagonally left or right of it, down to the last row.',
  b: 'Someone climbs down a wall: they begin at any cell of the top row, and each step leads to the next row, in the same column or one column to the left or right (diagonally). What is the least total of the cells on the way to the bottom row?',
  examples: [
    [
      [
        [2, 1, 3],
        [6, 5, 4],
        [7, 8, 9],
      ],
    ],
    [
      [
        [-19, 57],
        [-40, -5],
      ],
    ],
    [[[7]]],
  ],
  random: (int) => {
    const width = int(1, 4)
    return [Array.from({ length: int(1, 4) }, () => list(int, [width, width], [-5, 9]))]
  },
  solve: (g: number[][]) => Math.min(...g[0]!.flatMap((_, c) => paths(g, 0, c))),
})
add({
  id: 'falling-path-largest',
  title: 'Most Coins on the Way Down',
  names: ['grid'],
  bounds: ['1 <= grid.length <= 100', '0 <= grid[i][j] <= 100'],
  a: 'Start at any cell of the first row of grid and move down to the last row. From a cell you may move straight down, or diagonally down to the left or right. Return the maximum sum of the visited cells.',
  b: 'A ball rolls from the top row of a grid to the bottom row, each time to one of the up to three cells below it (straight or diagonally). Which is the largest sum that it can collect?',
  examples: [
    [
      [
        [2, 1, 3],
        [6, 5, 4],
        [7, 8, 9],
      ],
    ],
    [
      [
        [1, 9],
        [4, 2],
      ],
    ],
    [[[7]]],
  ],
  random: (int) => {
    const width = int(1, 4)
    return [Array.from({ length: int(1, 4) }, () => list(int, [width, width], [0, 9]))]
  },
  solve: (g: number[][]) => Math.max(...g[0]!.flatMap((_, c) => paths(g, 0, c))),
})
add({
  id: 'unique-increments',
  title: 'Minimum Increment to Make Array Unique',
  names: ['nums'],
  bounds: [size, '0 <= nums[i] <= 10^5'],
  a: 'In one move you increment one element of nums by 1. Return the minimum number of moves after which every value in nums is unique.',
  b: 'Prices may only be raised, one dollar at a time. What is the smallest total number of dollars to add so that all prices are different?',
  examples: [[[1, 2, 2]], [[3, 2, 1, 2, 1, 7]], [[5]]],
  random: (int) => [list(int, [1, 6], [0, 5])],
  solve: (n: number[]) => {
    let next = 0
    return total(
      n
        .toSorted((x, y) => x - y)
        .map((x) => {
          const raised = Math.max(x, next)
          next = raised + 1
          return raised - x
        }),
    )
  },
})
const score = (s: string): number => {
  if (s === '') return 0
  let depth = 0
  const end = [...s].findIndex((x) => {
    depth += x === '(' ? 1 : -1
    return depth === 0
  })
  return Math.max(1, 2 * score(s.slice(1, end))) + score(s.slice(end + 1))
}
const nested = (int: Int, pairs: number): string => {
  if (pairs === 0) return ''
  const inside = int(0, pairs - 1)
  return `(${nested(int, inside)})${nested(int, pairs - 1 - inside)}`
}
add({
  id: 'bracket-score',
  title: 'Score of Parentheses',
  names: ['s'],
  bounds: ['2 <= s.length <= 50', 's is a balanced parentheses string.'],
  a: 'Return the score of the balanced parentheses string s: "()" has score 1, AB has score A + B where A and B are balanced, and (A) has score 2 * A.',
  b: 'Balanced brackets are worth points. An empty pair () is worth 1, things next to each other add up, and a pair around something is worth twice what is inside. What is the whole string worth?',
  examples: [['()'], ['(())'], ['()()'], ['(()(()))']],
  random: (int) => [nested(int, int(1, 5))],
  solve: score,
})
