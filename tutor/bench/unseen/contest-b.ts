import type { RandomInteger, UnseenStatement } from './statement.ts'

const list = (int: RandomInteger, max: number, low: number, high: number, min = 1): number[] =>
  Array.from({ length: int(min, max) }, () => int(low, high))
const word = (int: RandomInteger, max: number, letters: string, min = 1): string =>
  Array.from({ length: int(min, max) }, () => letters[int(0, letters.length - 1)]).join('')
const sum = (all: number[]) => all.reduce((a, b) => a + b, 0)
const lines = (...all: (string | number | (string | number)[])[]) =>
  all.map((one) => (Array.isArray(one) ? one.join(' ') : String(one))).join('\n')
const permutations = <T>(all: T[]): T[][] =>
  all.length < 2
    ? [all]
    : all.flatMap((one, i) =>
        permutations(all.filter((_, j) => j !== i)).map((rest) => [one, ...rest]),
      )
const MOD = 1_000_000_007
/** Different pairs of different vertices from 1 to n. */
const randomEdges = (int: RandomInteger, n: number, max: number, directed = false) => {
  const out: [number, number][] = []
  for (let i = int(0, max); i > 0 && n > 1; i--) {
    const a = int(1, n)
    const b = int(1, n)
    const known = out.some(
      ([x, y]) => (x === a && y === b) || (!directed && x === b && y === a),
    )
    if (a !== b && !known) out.push([a, b])
  }
  return out
}

export const statements: UnseenStatement[] = [
  {
    id: 'contest-b-01',
    style: 'contest',
    patterns: ['prefix-sum'],
    difficulty: 'Easy',
    text: `Milk Deliveries

Farmer Hilde has written down how many litres of milk she delivered on each of the last n days. The dairy now sends her q questions, each about a period: how much did you deliver from day l to day r, both included? Help her to answer them quickly.

Input
The first line contains two integers n and q (1 <= n, q <= 2*10^5): the number of days and the number of questions.
The second line contains n integers a_1, a_2, ..., a_n (0 <= a_i <= 10^9).
Each of the next q lines contains two integers l and r (1 <= l <= r <= n).

Output
For each question print the total of the period on its own line.

Sample Input
5 3
3 0 4 10 2
1 3
4 4
2 5

Sample Output
7
10
16`,
    input: (a: number[], queries: number[][]) => lines([a.length, queries.length], a, ...queries),
    print: (answer: number[]) => answer.join('\n'),
    examples: [
      [
        [3, 0, 4, 10, 2],
        [
          [1, 3],
          [4, 4],
          [2, 5],
        ],
      ],
    ],
    random: (int) => {
      const a = list(int, 8, 0, 30)
      const queries = Array.from({ length: int(1, 5) }, () => {
        const l = int(1, a.length)
        return [l, int(l, a.length)]
      })
      return [a, queries]
    },
    solve: (a: number[], queries: any) =>
      queries.map(([l, r]: any) => sum(a.slice(l - 1, r))),
    large: (int) => {
      const a = list(int, 2000, 900_000_000, 1_000_000_000, 1000)
      const queries = Array.from({ length: int(5, 10) }, () => {
        const l = int(1, a.length)
        return [l, int(l, a.length)]
      })
      return [a, queries]
    },
    solveLarge: (a: number[], queries: any) =>
      queries.map(([l, r]: any) => sum(a.slice(l - 1, r))),
  },
  {
    id: 'contest-b-02',
    style: 'contest',
    patterns: ['bfs', 'graph-traversal', 'shortest-path'],
    difficulty: 'Medium',
    text: `Mole in the Garden

A mole lives under a garden that is a grid of n rows and m columns. Some cells are full of stones ('#') and can't be crossed; the others ('.') are soft earth. The mole sits at the cell marked M and smells a worm at the cell marked W. In one minute it digs from its cell to a cell beside it: up, down, left or right. How soon can it be at the worm?

Input
The first line has the two integers n and m, 1 <= n, m <= 1000.
Then follow n lines with m characters each, every one of them '.', '#', 'M' or 'W'. There is exactly one M and exactly one W.

Output
Print one integer: the smallest number of minutes, or -1 if the mole can't get to the worm.

Sample Input 1
3 4
M.#W
.##.
....

Sample Output 1
7

Sample Input 2
1 3
W#M

Sample Output 2
-1`,
    input: (grid: string[]) => lines([grid.length, (grid[0] as string).length], ...grid),
    examples: [[['M.#W', '.##.', '....']], [['W#M']]],
    random: (int) => {
      const n = int(1, 5)
      const m = int(n === 1 ? 2 : 1, 5)
      const cells: string[] = Array.from({ length: n * m }, () => (int(0, 2) ? '.' : '#'))
      const a = int(0, n * m - 1)
      const b = (a + int(1, n * m - 1)) % (n * m)
      cells[a] = 'M'
      cells[b] = 'W'
      return [Array.from({ length: n }, (_, r) => cells.slice(r * m, r * m + m).join(''))]
    },
    solve: (grid: any) => {
      // Relaxation of all cells until nothing changes.
      const far = 1e9
      const d: any = grid.map((row: string) => [...row].map((c) => (c === 'M' ? 0 : far)))
      for (let changed = true; changed; ) {
        changed = false
        for (let r = 0; r < d.length; r++)
          for (let c = 0; c < d[0].length; c++) {
            if (grid[r][c] === '#') continue
            const around = [d[r - 1]?.[c], d[r + 1]?.[c], d[r][c - 1], d[r][c + 1]]
            const best = Math.min(...around.map((x) => (x ?? far) + 1))
            if (best < d[r][c]) {
              d[r][c] = best
              changed = true
            }
          }
      }
      for (let r = 0; r < d.length; r++)
        for (let c = 0; c < d[0].length; c++)
          if (grid[r][c] === 'W') return d[r][c] >= far ? -1 : d[r][c]
      return -1
    },
  },
  {
    id: 'contest-b-03',
    style: 'contest',
    patterns: ['dynamic-programming', 'binary-search'],
    difficulty: 'Medium',
    text: `Row of Sunflowers

Along the road to the village stand n sunflowers, the i-th with height h_i. Ruth wants to take some of them away so that the rest, seen from left to right, never gets lower: each remaining flower must be at least as tall as the one before it. She wants to keep as many flowers as possible.

Input
Line 1: the integer n (1 <= n <= 100000).
Line 2: n integers h_1 ... h_n (1 <= h_i <= 10^9).

Output
The greatest number of flowers that can stay.

Example
Input:
7
5 2 3 3 9 1 3
Output:
4

Example
Input:
3
8 6 4
Output:
1`,
    input: (a: number[]) => lines(a.length, a),
    examples: [[[5, 2, 3, 3, 9, 1, 3]], [[8, 6, 4]]],
    random: (int) => [list(int, 9, 1, 9)],
    solve: (a: any) => {
      let best = 0
      for (let mask = 1; mask < 1 << a.length; mask++) {
        const kept = a.filter((_: number, i: number) => (mask >> i) & 1)
        if (kept.every((x: number, i: number) => i === 0 || kept[i - 1] <= x))
          best = Math.max(best, kept.length)
      }
      return best
    },
  },
  {
    id: 'contest-b-04',
    style: 'contest',
    patterns: ['dynamic-programming'],
    difficulty: 'Medium',
    text: `Picnic Basket

There are n things that Ole would like to take to the picnic. Thing i weighs w_i and he would enjoy it v_i much. His basket carries a total weight of at most C. Each thing can be taken once or left at home. What is the greatest total enjoyment?

Input

n C
w_1 v_1
w_2 v_2
...
w_n v_n

Output

Print the greatest total enjoyment.

Constraints

- 1 <= n <= 100
- 1 <= C <= 10^5
- 1 <= w_i <= C
- 1 <= v_i <= 10^9
- All values are integers.

Sample Input 1
3 7
4 20
3 14
5 30

Sample Output 1
34

Sample Input 2
2 10
5 6
5 6

Sample Output 2
12`,
    input: (capacity: number, things: number[][]) => lines([things.length, capacity], ...things),
    examples: [
      [
        7,
        [
          [4, 20],
          [3, 14],
          [5, 30],
        ],
      ],
      [
        10,
        [
          [5, 6],
          [5, 6],
        ],
      ],
    ],
    random: (int) => {
      const capacity = int(1, 20)
      return [
        capacity,
        Array.from({ length: int(1, 7) }, () => [int(1, capacity), int(1, 40)]),
      ]
    },
    solve: (capacity: number, things: any) => {
      let best = 0
      for (let mask = 0; mask < 1 << things.length; mask++) {
        const taken = things.filter((_: unknown, i: number) => (mask >> i) & 1)
        if (sum(taken.map((t: any) => t[0])) <= capacity)
          best = Math.max(best, sum(taken.map((t: any) => t[1])))
      }
      return best
    },
  },
  {
    id: 'contest-b-05',
    style: 'contest',
    patterns: ['shortest-path', 'graph-traversal', 'heap'],
    difficulty: 'Medium',
    text: `Bus to the Coast

In the land of Zarr there are n towns, numbered from 1 to n, and m roads. Road i connects the towns a_i and b_i in both directions, and a bus takes t_i minutes for it. Changing buses takes no time. You live in town 1, and the coast is at town n. Find the shortest travel time.

Input Specification
The first line contains n and m (2 <= n <= 10^5, 0 <= m <= 2*10^5).
Each of the next m lines contains a_i, b_i and t_i (1 <= a_i, b_i <= n, a_i != b_i, 1 <= t_i <= 10^9). There is at most one road between two towns.

Output Specification
Output the shortest time in minutes from town 1 to town n, or -1 if one can't get there.

Sample Input 1
4 4
1 2 5
2 4 6
1 3 2
3 4 10

Sample Output 1
11

Sample Input 2
3 1
1 2 7

Sample Output 2
-1`,
    input: (n: number, roads: number[][]) => lines([n, roads.length], ...roads),
    examples: [
      [
        4,
        [
          [1, 2, 5],
          [2, 4, 6],
          [1, 3, 2],
          [3, 4, 10],
        ],
      ],
      [3, [[1, 2, 7]]],
    ],
    random: (int) => {
      const n = int(2, 6)
      return [n, randomEdges(int, n, 10).map(([a, b]) => [a, b, int(1, 20)])]
    },
    solve: (n: number, roads: any) => {
      const d: any = Array.from({ length: n + 1 }, () => Number.POSITIVE_INFINITY)
      d[1] = 0
      for (let round = 0; round < n; round++)
        for (const [a, b, t] of roads) {
          d[b] = Math.min(d[b], d[a] + t)
          d[a] = Math.min(d[a], d[b] + t)
        }
      return d[n] === Number.POSITIVE_INFINITY ? -1 : d[n]
    },
    large: (int) => {
      const n = int(30, 40)
      const chain = Array.from({ length: n - 1 }, (_, i) => [i + 1, i + 2])
      const more = randomEdges(int, n, 12).filter(([a, b]) => Math.abs(a - b) > 1)
      return [n, [...chain, ...more].map(([a, b]) => [a, b, int(900_000_000, 1_000_000_000)])]
    },
    solveLarge: (n: number, roads: any) => {
      const d: any = Array.from({ length: n + 1 }, () => Number.POSITIVE_INFINITY)
      d[1] = 0
      for (let round = 0; round < n; round++)
        for (const [a, b, t] of roads) {
          d[b] = Math.min(d[b], d[a] + t)
          d[a] = Math.min(d[a], d[b] + t)
        }
      return d[n] === Number.POSITIVE_INFINITY ? -1 : d[n]
    },
  },
  {
    id: 'contest-b-06',
    style: 'contest',
    patterns: ['union-find', 'graph-traversal'],
    difficulty: 'Medium',
    text: `Biggest Circle of Friends

A school has n pupils (numbered 1 to n), and m times somebody reported that two pupils are friends. Friends of friends belong to the same circle, and so do their friends, and so on. A pupil without friends is a circle alone. How many pupils are in the biggest circle?

Input:
First line: n, m (1 <= n <= 200000, 0 <= m <= 200000)
Next m lines: two numbers a b, 1 <= a, b <= n. The same pair may be reported several times, and a report with a = b is possible, too.

Output:
One number, the size of the biggest circle.

Example input:
6 4
1 2
4 5
2 6
2 1

Example output:
3

Example input:
2 0

Example output:
1`,
    input: (n: number, pairs: number[][]) => lines([n, pairs.length], ...pairs),
    examples: [
      [
        6,
        [
          [1, 2],
          [4, 5],
          [2, 6],
          [2, 1],
        ],
      ],
      [2, []],
    ],
    random: (int) => {
      const n = int(1, 8)
      return [n, Array.from({ length: int(0, 7) }, () => [int(1, n), int(1, n)])]
    },
    solve: (n: number, pairs: any) => {
      const circle = Array.from({ length: n }, (_, i) => i + 1)
      for (const [a, b] of pairs) {
        const from = circle[a - 1]
        const to = circle[b - 1] as number
        circle.forEach((c, i) => {
          if (c === from) circle[i] = to
        })
      }
      return Math.max(...circle.map((c) => circle.filter((d) => d === c).length))
    },
  },
  {
    id: 'contest-b-07',
    style: 'contest',
    patterns: ['dynamic-programming'],
    difficulty: 'Medium',
    text: `Up the Broken Stairs

The stairs to the lighthouse have n steps. Kim takes 1, 2 or 3 steps at a time. Some steps are broken, and Kim must never stand on them (stepping over them is fine). Step n, the top, is never broken. In how many ways can Kim get from the ground to step n? Print the answer modulo 1000000007.

Input
The first line contains n and b, 1 <= n <= 10^5, 0 <= b < n.
The second line contains the numbers of the b broken steps in increasing order, each between 1 and n-1. If b = 0, the line is empty.

Output
The number of ways modulo 1000000007.

Sample 1
Input
5 1
3
Output
5

Sample 2
Input
6 3
2 3 4
Output
0

Note
In the first sample Kim can stand on 1-2-4-5, 1-2-5, 1-4-5, 2-4-5 or 2-5.`,
    input: (n: number, broken: number[]) => lines([n, broken.length], broken),
    examples: [
      [5, [3]],
      [6, [2, 3, 4]],
    ],
    random: (int) => {
      const n = int(1, 12)
      const broken = Array.from({ length: n - 1 }, (_, i) => i + 1).filter(() => int(0, 4) === 0)
      return [n, broken]
    },
    solve: (n: number, broken: number[]) => {
      const go = (at: number): number =>
        at === n ? 1 : at > n || broken.includes(at) ? 0 : go(at + 1) + go(at + 2) + go(at + 3)
      return go(0) % MOD
    },
    large: (int) => {
      const n = int(90000, 100000)
      const broken: number[] = []
      for (let i = int(1, 40); i < n; i += int(4, 60)) broken.push(i)
      return [n, broken]
    },
    solveLarge: (n: number, broken: number[]) => {
      const bad = new Set(broken)
      const ways: any = [1]
      for (let i = 1; i <= n; i++)
        ways[i] = bad.has(i)
          ? 0
          : (ways[i - 1] + (i > 1 ? ways[i - 2] : 0) + (i > 2 ? ways[i - 3] : 0)) % MOD
      return ways[n]
    },
  },
  {
    id: 'contest-b-08',
    style: 'contest',
    patterns: ['greedy', 'two-pointers', 'sorting'],
    difficulty: 'Easy',
    text: `Canoe Trip

The scouts go on a canoe trip. A canoe carries one or two scouts with a total weight of at most x. Given the weights of all n scouts, find the smallest number of canoes they have to rent.

Input

The first input line contains two integers n and x: the number of scouts and the greatest weight in a canoe.

The next line contains n integers p_1, p_2, ..., p_n: the weights.

Output

Print one integer: the smallest number of canoes.

Constraints

1 <= n <= 2 * 10^5
1 <= x <= 10^9
1 <= p_i <= x

Example

Input:
5 10
7 2 9 3 8

Output:
3`,
    input: (x: number, p: number[]) => lines([p.length, x], p),
    examples: [[10, [7, 2, 9, 3, 8]]],
    random: (int) => {
      const x = int(3, 20)
      return [x, list(int, 7, 1, x)]
    },
    solve: (x: number, p: number[]) => {
      const go = (left: any): number => {
        if (!left.length) return 0
        const [first, ...rest] = left
        let best = 1 + go(rest)
        rest.forEach((other: number, i: number) => {
          if (first + other <= x)
            best = Math.min(best, 1 + go(rest.filter((_: number, j: number) => j !== i)))
        })
        return best
      }
      return go(p)
    },
  },
  {
    id: 'contest-b-09',
    style: 'contest',
    patterns: ['greedy', 'intervals', 'sorting'],
    difficulty: 'Medium',
    text: `One Telescope

An observatory has a single telescope. n astronomers have applied for it, astronomer i from the hour s_i up to the hour e_i. Two applications can both be granted only if one ends before the other starts; since the telescope must be turned in between, it's not enough that one ends in the same hour in which the other starts. How many applications can be granted at most?

Input
n on the first line (1 <= n <= 10^5), then n lines with s_i and e_i (0 <= s_i < e_i <= 10^9).

Output
The greatest number of applications that can be granted.

Sample Input
4
1 3
3 5
4 6
7 9

Sample Output
3

Explanation
Grant the first, the third and the last. The first and the second meet in the hour 3.`,
    input: (all: number[][]) => lines(all.length, ...all),
    examples: [
      [
        [
          [1, 3],
          [3, 5],
          [4, 6],
          [7, 9],
        ],
      ],
    ],
    random: (int) => [
      Array.from({ length: int(1, 7) }, () => {
        const s = int(0, 14)
        return [s, s + int(1, 6)]
      }),
    ],
    solve: (all: any) => {
      let best = 0
      for (let mask = 0; mask < 1 << all.length; mask++) {
        const some = all.filter((_: unknown, i: number) => (mask >> i) & 1)
        const ok = some.every((a: any, i: number) =>
          some.every((b: any, j: number) => i >= j || a[1] < b[0] || b[1] < a[0]),
        )
        if (ok) best = Math.max(best, some.length)
      }
      return best
    },
  },
  {
    id: 'contest-b-10',
    style: 'contest',
    patterns: ['binary-search', 'greedy', 'dynamic-programming'],
    difficulty: 'Hard',
    text: `Painters at the Fence

A fence consists of n boards in a row, and painting board i takes a_i minutes. k painters share the work: each one gets a connected section of the fence (possibly an empty one), and all of them start at the same time. When is the fence finished, at the earliest?

Input
First line: n and k (1 <= n <= 2*10^5, 1 <= k <= n).
Second line: the n integers a_i (1 <= a_i <= 10^9).

Output
The smallest possible number of minutes.

Sample Input 1
5 2
2 4 7 3 5

Sample Output 1
13

Sample Input 2
3 3
5 1 8

Sample Output 2
8`,
    input: (k: number, a: number[]) => lines([a.length, k], a),
    examples: [
      [2, [2, 4, 7, 3, 5]],
      [3, [5, 1, 8]],
    ],
    random: (int) => {
      const a = list(int, 8, 1, 12)
      return [int(1, a.length), a]
    },
    solve: (k: number, a: number[]) => {
      const go = (from: number, left: number): number => {
        if (left === 1) return sum(a.slice(from))
        let best = Number.POSITIVE_INFINITY
        for (let to = from; to <= a.length; to++)
          best = Math.min(best, Math.max(sum(a.slice(from, to)), go(to, left - 1)))
        return best
      }
      return go(0, k)
    },
    large: (int) => {
      const a = list(int, 60, 500_000_000, 1_000_000_000, 40)
      return [int(2, 9), a]
    },
    solveLarge: (k: number, a: number[]) => {
      // best[i]: the least time for the boards from i on, with the painters so far.
      let best: any = [...a.map((_, i) => sum(a.slice(i))), 0]
      for (let painters = 2; painters <= k; painters++) {
        const next: any = [...best]
        for (let i = 0; i < a.length; i++) {
          let own = 0
          for (let j = i; j <= a.length; j++) {
            next[i] = Math.min(next[i], Math.max(own, best[j]))
            own += a[j] ?? 0
          }
        }
        best = next
      }
      return best[0]
    },
  },
  {
    id: 'contest-b-11',
    style: 'contest',
    patterns: ['prefix-sum', 'hash-map'],
    difficulty: 'Medium',
    text: `Lucky Periods

Paul keeps a book of his daily wins and losses at cards. His lucky number is x, and he calls a period of consecutive days lucky if the total over these days is exactly x. Count his lucky periods.

Input
The first line contains the number of days n and the lucky number x.
The second line contains n integers a_1,...,a_n, where a negative number is a loss.

Output
Print the number of lucky periods.

Limits
1 <= n <= 2*10^5
-10^9 <= x, a_i <= 10^9

Sample Input 1
5 3
1 2 -1 1 3

Sample Output 1
4

Sample Input 2
3 0
0 0 0

Sample Output 2
6`,
    input: (x: number, a: number[]) => lines([a.length, x], a),
    examples: [
      [3, [1, 2, -1, 1, 3]],
      [0, [0, 0, 0]],
    ],
    random: (int) => [int(-4, 6), list(int, 9, -4, 5)],
    solve: (x: number, a: number[]) => {
      let count = 0
      for (let i = 0; i < a.length; i++)
        for (let j = i + 1; j <= a.length; j++) if (sum(a.slice(i, j)) === x) count++
      return count
    },
  },
  {
    id: 'contest-b-12',
    style: 'contest',
    patterns: ['topological-sort', 'graph-traversal', 'heap'],
    difficulty: 'Medium',
    text: `Getting Dressed

Professor Wirr has n pieces of clothing, numbered 1 to n, and m rules of the form "a must be put on before b". Tell him in which order to put them on. If there are several orders, he wants the lexicographically smallest: the one with the smallest number first, among those the one with the smallest second number, and so on.

Input
Line 1: n m (1 <= n <= 10^5, 0 <= m <= 2*10^5)
Lines 2 to m+1: a b (1 <= a, b <= n, a != b), a must be put on before b.

Output
The n numbers in the right order, separated by spaces, or IMPOSSIBLE if there is none.

Sample Input 1
4 3
3 1
4 2
1 2

Sample Output 1
3 1 4 2

Sample Input 2
2 2
1 2
2 1

Sample Output 2
IMPOSSIBLE`,
    input: (n: number, rules: number[][]) => lines([n, rules.length], ...rules),
    print: (answer: string) => answer,
    examples: [
      [
        4,
        [
          [3, 1],
          [4, 2],
          [1, 2],
        ],
      ],
      [
        2,
        [
          [1, 2],
          [2, 1],
        ],
      ],
    ],
    random: (int) => {
      const n = int(1, 6)
      return [n, randomEdges(int, n, int(2, 7), true)]
    },
    solve: (n: number, rules: any) => {
      // permutations() keeps the lexicographic order of a sorted array.
      for (const order of permutations(Array.from({ length: n }, (_, i) => i + 1)))
        if (rules.every(([a, b]: any) => order.indexOf(a) < order.indexOf(b)))
          return order.join(' ')
      return 'IMPOSSIBLE'
    },
  },
  {
    id: 'contest-b-13',
    style: 'contest',
    patterns: ['minimum-spanning-tree', 'union-find', 'graph-traversal', 'greedy'],
    difficulty: 'Medium',
    text: `Fibre for the Islands

A group of n islands is to get fast internet. For m pairs of islands it's known what a cable between them would cost. Choose cables so that all islands are connected, directly or over other islands, and the total cost is as small as possible.

Input
The first line contains n and m (1 <= n <= 10^5, 0 <= m <= 2*10^5). Then m lines follow with three integers a, b, c each: a cable between the different islands a and b (1 <= a, b <= n) costs c (1 <= c <= 10^9). No pair of islands is listed twice.

Output
Print the smallest total cost. If the islands can't be connected, print IMPOSSIBLE.

Sample Input #1
4 5
1 2 3
2 3 8
1 3 4
3 4 2
2 4 9

Sample Output #1
9

Sample Input #2
3 1
2 3 6

Sample Output #2
IMPOSSIBLE`,
    input: (n: number, cables: number[][]) => lines([n, cables.length], ...cables),
    print: (answer: number | string) => String(answer),
    examples: [
      [
        4,
        [
          [1, 2, 3],
          [2, 3, 8],
          [1, 3, 4],
          [3, 4, 2],
          [2, 4, 9],
        ],
      ],
      [3, [[2, 3, 6]]],
    ],
    random: (int) => {
      const n = int(1, 5)
      return [n, randomEdges(int, n, 9).map(([a, b]) => [a, b, int(1, 20)])]
    },
    solve: (n: number, cables: any) => {
      let best = Number.POSITIVE_INFINITY
      for (let mask = 0; mask < 1 << cables.length; mask++) {
        const some = cables.filter((_: unknown, i: number) => (mask >> i) & 1)
        const reached = new Set([1])
        for (let round = 0; round < n; round++)
          for (const [a, b] of some) {
            if (reached.has(a)) reached.add(b)
            if (reached.has(b)) reached.add(a)
          }
        if (reached.size === n) best = Math.min(best, sum(some.map((s: any) => s[2])))
      }
      return best === Number.POSITIVE_INFINITY ? 'IMPOSSIBLE' : best
    },
  },
  {
    id: 'contest-b-14',
    style: 'contest',
    patterns: ['dynamic-programming', 'simulation', 'string-matching'],
    difficulty: 'Medium',
    text: `Two Melodies

Two birds sing, and every note is written down as a letter. A motif is what remains of a melody when some notes (perhaps none) are left out. How long is the longest motif that both melodies have in common?

Input
Two lines, one melody on each. A melody consists of 1 to 2000 lowercase letters.

Output
One line with the length of the longest common motif (0 if they have nothing in common).

Sample Input 1
cagdec
agfec

Sample Output 1
4

Sample Input 2
ab
cd

Sample Output 2
0`,
    input: (a: string, b: string) => lines(a, b),
    examples: [
      ['cagdec', 'agfec'],
      ['ab', 'cd'],
    ],
    random: (int) => [word(int, 8, 'abcd'), word(int, 8, 'abcd')],
    solve: (a: string, b: string) => {
      const motifs = (s: string) => {
        const out = new Set([''])
        for (const c of s) for (const m of [...out]) out.add(m + c)
        return out
      }
      const other = motifs(b)
      return Math.max(...[...motifs(a)].filter((m) => other.has(m)).map((m) => m.length))
    },
  },
  {
    id: 'contest-b-15',
    style: 'contest',
    patterns: ['math', 'bit-manipulation'],
    difficulty: 'Easy',
    text: `Bacteria Again

One bacterium splits into b bacteria every second, and so does each of those. After e seconds there are b^e of them. The counter of the laboratory shows only numbers below m: it shows the remainder of the division by m. What does it show?

Input
The first line contains t, the number of test cases (1 <= t <= 1000). Each of the following t lines contains b, e and m.

Output
For every test case print one line with the number shown.

Constraints
0 <= b <= 10^9
0 <= e <= 10^18
1 <= m <= 10^9
0^0 is taken to be 1.

Sample Input
3
2 10 1000
7 0 5
3 4 1

Sample Output
24
1
0`,
    input: (cases: number[][]) => lines(cases.length, ...cases),
    print: (answer: number[]) => answer.join('\n'),
    examples: [
      [
        [
          [2, 10, 1000],
          [7, 0, 5],
          [3, 4, 1],
        ],
      ],
    ],
    random: (int) => [
      Array.from({ length: int(1, 4) }, () => [int(0, 20), int(0, 12), int(1, 50)]),
    ],
    solve: (cases: any) =>
      cases.map(([b, e, m]: any) => {
        let shown = 1 % m
        for (let i = 0; i < e; i++) shown = (shown * b) % m
        return shown
      }),
    large: (int) => [
      Array.from({ length: int(3, 6) }, () => [
        int(900_000_000, 1_000_000_000),
        int(1_000_000_000, 9_000_000_000_000_000),
        int(900_000_000, 1_000_000_000),
      ]),
    ],
    solveLarge: (cases: any) =>
      cases.map(([b, e, m]: any) => {
        let result = 1n % BigInt(m)
        let base = BigInt(b) % BigInt(m)
        for (let left = BigInt(e); left > 0n; left >>= 1n) {
          if (left & 1n) result = (result * base) % BigInt(m)
          base = (base * base) % BigInt(m)
        }
        return Number(result)
      }),
  },
]
