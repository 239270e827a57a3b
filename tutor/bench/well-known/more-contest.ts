// biome-ignore-all lint/style/noNonNullAssertion: short references need no checks of their own.
import {
  type Classic,
  list,
  add as put,
  randomTree,
  type T,
  table,
  treeOf,
  word,
  words,
} from './problem.ts'

const add = (c: Omit<Classic, 'group'>) => put({ group: 'contest', ...c })
const total = (n: number[]) => n.reduce((x, y) => x + y, 0)
const subsets = <V>(n: V[]): V[][] =>
  n.reduce<V[][]>((all, x) => all.concat(all.map((set) => set.concat([x]))), [[]])

const robbed = (t: T | null, isFree: boolean): number => {
  if (!t) return 0
  const skip = robbed(t.left, true) + robbed(t.right, true)
  return isFree ? Math.max(skip, t.val + robbed(t.left, false) + robbed(t.right, false)) : skip
}
add({
  id: 'rob-tree',
  title: 'House Robber III',
  names: ['root'],
  bounds: ['The number of nodes is in the range [1, 10^4].', '0 <= Node.val <= 10^4'],
  styles: ['practice', 'doctest'],
  a: 'All houses of a neighborhood form a binary tree with the given root. The police are called if two directly-linked houses are broken into on the same night. Return the maximum amount of money that can be robbed without alerting the police.',
  b: 'A company chart is a binary tree in which each node holds how much fun that person is. Nobody may be invited together with their direct parent. Return the largest total fun of the guests.',
  examples: [[[3, 2, 3, null, 3, null, 1]], [[3, 4, 5, 1, 3, null, 1]], [[4, 1, null, 2, null, 3]]],
  random: (int) => [randomTree(int, 7, [1, 9])],
  solve: (levels: (number | null)[]) => robbed(treeOf(levels), true),
})
const numbers = (t: T | null, before: string): number =>
  !t
    ? 0
    : t.left || t.right
      ? numbers(t.left, before + t.val) + numbers(t.right, before + t.val)
      : Number(before + t.val)
add({
  id: 'root-to-leaf-numbers',
  title: 'Sum Root to Leaf Numbers',
  names: ['root'],
  bounds: ['The number of nodes is in the range [1, 1000].', '0 <= Node.val <= 9'],
  styles: ['practice', 'doctest'],
  a: 'root is a binary tree whose nodes hold digits from 0 to 9. Each root-to-leaf path stands for a number: 1 -> 2 -> 3 stands for 123. Return the total sum of all root-to-leaf numbers.',
  b: 'Every node of a binary tree holds a single digit. Reading the digits on the way from the root down to a leaf gives a number. Return the sum of these numbers over all leaves.',
  examples: [[[1, 2, 3]], [[4, 9, 0, 5, 1]], [[7]]],
  random: (int) => [randomTree(int, 7, [0, 9])],
  solve: (levels: (number | null)[]) => numbers(treeOf(levels), ''),
})
const places = (t: T | null, depth = 0, at = 0): [number, number][] =>
  t
    ? [[depth, at], ...places(t.left, depth + 1, 2 * at), ...places(t.right, depth + 1, 2 * at + 1)]
    : []
add({
  id: 'tree-width',
  title: 'Maximum Width of Binary Tree',
  names: ['root'],
  bounds: ['The number of nodes is in the range [1, 3000].', '-100 <= Node.val <= 100'],
  styles: ['practice', 'doctest'],
  a: 'Return the maximum width of the given binary tree. The width of one level is the length between its end nodes (the leftmost and rightmost non-null nodes), where the null nodes between them that a complete tree would have are counted, too.',
  b: 'The width of a level of a binary tree reaches from its leftmost to its rightmost node; the gaps of missing nodes in between are counted. Return the largest width of any level.',
  examples: [[[1, 3, 2, 5, 3, null, 9]], [[1, 3, 2, 5, null, null, 9, 6, null, 7]], [[1, 3, 2, 5]]],
  random: (int) => [randomTree(int, 9, [1, 9])],
  solve: (levels: (number | null)[]) => {
    const all = places(treeOf(levels))
    return Math.max(...all.flatMap(([d, x]) => all.map(([e, y]) => (d === e ? y - x + 1 : 0))))
  },
})
const fill = (n: number[], sides: number[]): boolean => {
  const [x, ...rest] = n
  if (x === undefined) return sides.every((side) => side === 0)
  return sides.some((side, i) => side >= x && fill(rest, sides.with(i, side - x)))
}
add({
  id: 'k-equal-sums',
  title: 'Partition to K Equal Sum Subsets',
  names: ['nums', 'k'],
  bounds: ['1 <= k <= nums.length <= 16', '1 <= nums[i] <= 10^4'],
  a: 'Given an integer array nums and an integer k, return true if it is possible to divide this array into k non-empty subsets whose sums are all equal.',
  b: 'Can the weights nums be put into k bags so that every bag weighs the same? All weights have to be used, and no bag stays empty.',
  examples: [
    [[4, 3, 2, 3, 5, 2, 1], 4],
    [[1, 2, 3, 4], 3],
    [[2, 2, 2, 2], 2],
    [[6, 5, 1], 2],
  ],
  random: (int) => {
    const n = list(int, [1, 7], [1, 5])
    return [n, int(1, Math.min(4, n.length))]
  },
  solve: (n: number[], k: number) =>
    total(n) % k === 0 && fill(n, new Array<number>(k).fill(total(n) / k)),
})
add({
  id: 'longest-arithmetic',
  title: 'Longest Arithmetic Subsequence',
  names: ['nums'],
  bounds: ['2 <= nums.length <= 1000', '0 <= nums[i] <= 500'],
  a: 'Given an array nums of integers, return the length of the longest arithmetic subsequence in nums. A sequence is arithmetic if the difference between consecutive elements is always the same.',
  b: 'Some numbers may be deleted from the list nums, without changing the order of the rest. What is the largest number of elements that can remain so that they form an arithmetic progression (each one differs from the one before by the same amount)?',
  examples: [[[3, 6, 9, 12]], [[9, 4, 7, 2, 10]], [[20, 1, 15, 3, 10, 5, 8]]],
  random: (int) => [list(int, [2, 8], [0, 9])],
  solve: (n: number[]) =>
    Math.max(
      ...subsets(n)
        .filter((s) => s.every((x, i) => i < 2 || x - s[i - 1]! === s[1]! - s[0]!))
        .map((s) => s.length),
    ),
})
add({
  id: 'ones-and-zeroes',
  title: 'Ones and Zeroes',
  names: ['strs', 'm', 'n'],
  bounds: ['1 <= strs.length <= 600', '1 <= strs[i].length <= 100', '1 <= m, n <= 100'],
  styles: ['practice', 'assert'],
  a: "You are given an array of binary strings strs and two integers m and n. Return the size of the largest subset of strs such that there are at most m 0's and n 1's in the subset.",
  b: 'From the binary strings strs, choose as many as possible so that together they have at most m zeros and at most n ones. Return how many strings are chosen.',
  examples: [
    [['10', '0001', '111001', '1', '0'], 5, 3],
    [['10', '0', '1'], 1, 1],
    [['11', '00', '1'], 2, 2],
  ],
  random: (int) => [words(int, [1, 6], [1, 4], '01'), int(1, 5), int(1, 5)],
  solve: (s: string[], m: number, n: number) =>
    Math.max(
      ...subsets(s).map((set) => {
        const all = set.join('')
        const ones = all.replaceAll('0', '').length
        return ones <= n && all.length - ones <= m ? set.length : 0
      }),
    ),
})
const needs = (g: number[][], r = 0, c = 0, health = 0, low = 0): number => {
  if (g[r]?.[c] === undefined) return Number.POSITIVE_INFINITY
  const now = health + g[r][c]
  const worst = Math.min(low, now)
  return r === g.length - 1 && c === g[0]!.length - 1
    ? 1 - worst
    : Math.min(needs(g, r + 1, c, now, worst), needs(g, r, c + 1, now, worst))
}
add({
  id: 'dungeon',
  title: 'Dungeon Game',
  names: ['dungeon'],
  bounds: ['1 <= m, n <= 200', '-1000 <= dungeon[i][j] <= 1000'],
  a: "A knight starts in the top-left room of an m x n dungeon and must rescue the princess in the bottom-right room, moving only rightward or downward. Negative rooms cost health, positive rooms add health. If his health ever drops to 0 or below, he dies at once. Return the knight's minimum initial health.",
  b: 'A robot goes from the upper left to the lower right cell of a table, one step right or down at a time. Each cell changes its battery by the number in it (negative numbers drain it), the first and the last cell included. The battery must be at least 1 all the time. What is the smallest charge with which it can start?',
  examples: [
    [
      [
        [-2, -3, 3],
        [-5, -10, 1],
        [10, 30, -5],
      ],
    ],
    [[[0]]],
    [
      [
        [1, -3],
        [2, -2],
      ],
    ],
  ],
  random: (int) => [table(int, [1, 4], [1, 4], [-6, 4])],
  solve: (g: number[][]) => needs(g),
})
add({
  id: 'frequency-after-increments',
  title: 'Frequency of the Most Frequent Element',
  names: ['nums', 'k'],
  bounds: ['1 <= nums.length <= 10^5', '1 <= nums[i] <= 10^5', '1 <= k <= 10^5'],
  a: 'In one operation you can choose an index of nums and increment the element there by 1. Return the maximum possible frequency of an element after performing at most k operations.',
  b: 'Prices nums can be raised by one dollar at a time, at most k times in all. How many prices can be made equal at most?',
  examples: [
    [[1, 2, 4], 5],
    [[1, 4, 8, 13], 5],
    [[3, 9, 6], 2],
  ],
  random: (int) => [list(int, [1, 7], [1, 12]), int(1, 12)],
  solve: (n: number[], k: number) =>
    Math.max(
      ...n.map((goal) => {
        let left = k
        return n
          .filter((x) => x <= goal)
          .sort((p, q) => q - p)
          .filter((x) => {
            left -= goal - x
            return left >= 0
          }).length
      }),
    ),
})
const orders = (p: number[][]): number[][][] =>
  p.length === 0 ? [[]] : p.flatMap((x, i) => orders(p.toSpliced(i, 1)).map((rest) => [x, ...rest]))
add({
  id: 'queue-by-height',
  title: 'Queue Reconstruction by Height',
  names: ['people'],
  bounds: [
    '1 <= people.length <= 2000',
    '0 <= h_i <= 10^6',
    'It is guaranteed that the queue can be reconstructed.',
  ],
  a: 'people[i] = [h_i, k_i] is a person of height h_i with exactly k_i other people in front who have a height greater than or equal to h_i. Reconstruct and return the queue that people stand for.',
  b: 'Children once stood in a line. Each row of people tells a height and how many children ahead were at least as tall. Return the rows in the order of the line.',
  examples: [
    [
      [
        [7, 0],
        [4, 4],
        [7, 1],
        [5, 0],
        [6, 1],
        [5, 2],
      ],
    ],
    [
      [
        [6, 0],
        [5, 0],
        [4, 0],
        [3, 2],
        [2, 2],
        [1, 4],
      ],
    ],
  ],
  random: (int) => {
    const heights = list(int, [2, 5], [1, 5])
    const line = heights.map((h, i) => [h, heights.slice(0, i).filter((x) => x >= h).length])
    return [
      line
        .map((x) => [int(0, 99), x] as const)
        .sort((p, q) => p[0] - q[0])
        .map(([, x]) => x),
    ]
  },
  solve: (p: number[][]) =>
    orders(p).find((q) =>
      q.every(([h, k], i) => q.slice(0, i).filter(([x]) => x! >= h!).length === k),
    ),
})
add({
  id: 'furthest-building',
  title: 'Furthest Building You Can Reach',
  names: ['heights', 'bricks', 'ladders'],
  bounds: ['1 <= heights.length <= 10^5', '0 <= bricks <= 10^9', '0 <= ladders <= heights.length'],
  a: 'You start at building 0 and move on to the next building, using bricks or ladders. If the next building is not higher, you need neither. Otherwise you use either one ladder or heights[i+1] - heights[i] bricks. Return the furthest building index (0-indexed) you can reach if you use the given ladders and bricks optimally.',
  b: 'A roofer walks along buildings with the given heights, from the first one on. Going up takes one ladder, or as many bricks as the height difference; going down is free. With a number of bricks and ladders that cannot be used again, what is the index of the furthest building that can be reached (counted from 0)?',
  examples: [
    [[4, 2, 7, 6, 9, 14, 12], 5, 1],
    [[4, 12, 2, 7, 3, 18, 20, 3, 19], 10, 2],
    [[14, 3, 19, 3], 17, 0],
  ],
  random: (int) => [list(int, [1, 8], [1, 12]), int(0, 12), int(0, 2)],
  solve: (h: number[], bricks: number, ladders: number) => {
    const go = (i: number, b: number, l: number): number => {
      const rise = h[i + 1]! - h[i]!
      if (i === h.length - 1) return i
      if (rise <= 0) return go(i + 1, b, l)
      return Math.max(i, b >= rise ? go(i + 1, b - rise, l) : i, l ? go(i + 1, b, l - 1) : i)
    }
    return go(0, bricks, ladders)
  },
})
add({
  id: 'stones-removed',
  title: 'Most Stones Removed with Same Row or Column',
  names: ['stones'],
  bounds: [
    '1 <= stones.length <= 1000',
    '0 <= x_i, y_i <= 10^4',
    'No two stones are at the same point.',
  ],
  a: 'On a 2D plane, stones are at integer points, stones[i] = [x_i, y_i]. A stone can be removed if it shares either the same row or the same column as another stone that has not been removed. Return the largest possible number of stones that can be removed.',
  b: 'Pieces lie on a large board; each row of stones gives the row and the column of one. You may take a piece away as long as another remaining piece is in its row or in its column. How many pieces can be taken away at most?',
  examples: [
    [
      [
        [0, 0],
        [0, 1],
        [1, 0],
        [1, 2],
        [2, 1],
        [2, 2],
      ],
    ],
    [
      [
        [0, 0],
        [0, 2],
        [1, 1],
        [2, 0],
        [2, 2],
      ],
    ],
    [[[3, 4]]],
  ],
  random: (int) => {
    const codes = [...new Set(list(int, [1, 6], [0, 15]))]
    return [codes.map((x) => [Math.floor(x / 4), x % 4])]
  },
  solve: (s: number[][]) => {
    const most = (left: number[][]): number =>
      Math.max(
        0,
        ...left.map((x, i) =>
          left.some((y, j) => i !== j && (x[0] === y[0] || x[1] === y[1]))
            ? 1 + most(left.toSpliced(i, 1))
            : 0,
        ),
      )
    return most(s)
  },
})
add({
  id: 'subordinates',
  title: 'Subordinates',
  names: ['bosses'],
  bounds: ['1 <= n <= 2 * 10^5'],
  styles: ['practice', 'assert'],
  a: 'A company has n employees, numbered 1 to n. Employee 1 is the general director. bosses[i] is the direct boss of employee i + 2, so bosses has n - 1 numbers. Return for each employee 1, 2, …, n the number of their subordinates, direct or indirect.',
  b: 'bosses tells for the employees 2, 3, …, n who their direct boss is; employee 1 is the director. Return a list with the number of subordinates of each employee from 1 to n, including those of their subordinates.',
  examples: [[[1, 1, 2, 3]], [[1, 2, 3]], [[1, 1, 1]]],
  random: (int) => [Array.from({ length: int(1, 7) }, (_, i) => int(1, i + 1))],
  solve: (b: number[]) => {
    const isUnder = (x: number, y: number): boolean =>
      x > 1 && (b[x - 2] === y || isUnder(b[x - 2]!, y))
    const all = Array.from({ length: b.length + 1 }, (_, i) => i + 1)
    return all.map((y) => all.filter((x) => isUnder(x, y)).length)
  },
})
add({
  id: 'borders',
  title: 'Finding Borders',
  names: ['s'],
  bounds: ['1 <= s.length <= 10^6'],
  a: 'A border of a string is a prefix that is also a suffix of the string but not the whole string. For example, the borders of abcababcab are ab and abcab. Return the lengths of all borders of s in increasing order.',
  b: 'Find every length, shorter than the word s itself, for which the beginning of s equals its end. List these lengths in ascending order.',
  examples: [['abcababcab'], ['aaaa'], ['abc']],
  styles: ['practice', 'assert'],
  random: (int) => [word(int, [1, 9], 'ab')],
  solve: (s: string) =>
    Array.from({ length: s.length - 1 }, (_, i) => i + 1).filter((n) => s.endsWith(s.slice(0, n))),
})
