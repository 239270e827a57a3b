import type { RandomInteger, UnseenStatement } from './statement.ts'

const list = (int: RandomInteger, max: number, low: number, high: number, min = 1) =>
  Array.from({ length: int(min, max) }, () => int(low, high))
const word = (int: RandomInteger, max: number, letters: string, min = 1) =>
  Array.from({ length: int(min, max) }, () => letters[int(0, letters.length - 1)]).join('')
const sum = (all: number[]) => all.reduce((a, b) => a + b, 0)
const subsets = <T>(all: T[]): T[][] =>
  all.reduce<T[][]>((sets, one) => [...sets, ...sets.map((set) => [...set, one])], [[]])
const permutations = <T>(all: T[]): T[][] =>
  all.length < 2
    ? [all]
    : all.flatMap((one, i) =>
        permutations(all.filter((_, j) => j !== i)).map((rest) => [one, ...rest]),
      )
const lines = (...all: (string | number | number[])[]) =>
  all.map((one) => (Array.isArray(one) ? one.join(' ') : String(one))).join('\n')
const print = (answer: unknown) => String(answer)
const counted = (a: number[]) => lines(a.length, a)
const countedK = (a: number[], k: number) => lines([a.length, k], a)
const tree = (int: RandomInteger, n: number) =>
  Array.from({ length: n - 1 }, (_, i) => [int(1, i + 1), i + 2])
const edges = (n: number, all: number[][]) => lines([n, all.length], ...all)
const shuffle = <T>(int: RandomInteger, all: T[]): T[] => {
  const out = [...all]
  for (let i = out.length - 1; i > 0; i--) {
    const j = int(0, i)
    ;[out[i], out[j]] = [out[j] as T, out[i] as T]
  }
  return out
}
const randomEdges = (int: RandomInteger, n: number, ratio: number, weight = 0) => {
  const all: number[][] = []
  for (let a = 1; a <= n; a++)
    for (let b = a + 1; b <= n; b++)
      if (int(0, 99) < ratio) all.push(weight ? [a, b, int(1, weight)] : [a, b])
  return all
}

export const statements: UnseenStatement[] = [
  {
    id: 'contest-a-01',
    style: 'contest',
    patterns: ['sorting', 'greedy'],
    difficulty: 'Easy',
    text: `A. Bookshelf

Mira has n books with heights h_1, ..., h_n. She wants to remove as few books as possible so that all remaining books have the same height. How many books must she remove?

Input
The first line contains n (1 ≤ n ≤ 10^5). The second line contains n integers h_i (1 ≤ h_i ≤ 10^9).

Output
Print the smallest number of removed books.

Sample Input
6
3 5 3 2 5 3
Sample Output
3`,
    input: counted,
    print,
    examples: [[[3, 5, 3, 2, 5, 3]]],
    random: (int) => [list(int, 9, 1, 4)],
    solve: (a: number[]) => a.length - Math.max(...a.map((x) => a.filter((y) => y === x).length)),
  },
  {
    id: 'contest-a-02',
    style: 'contest',
    patterns: ['prefix-sum', 'math'],
    difficulty: 'Medium',
    text: `B. Divisible Segments

You are given n integers and a number m. Count the non-empty segments (contiguous parts) whose sum is NOT divisible by m.

Input
n and m (1 ≤ n ≤ 2·10^5, 1 ≤ m ≤ 10^6), then n integers a_i (−10^9 ≤ a_i ≤ 10^9).

Output
The number of segments.

Example
Input
4 3
1 2 3 -1
Output
7`,
    input: countedK,
    print,
    examples: [[[1, 2, 3, -1], 3]],
    random: (int) => [list(int, 8, -9, 9), int(1, 5)],
    solve: (a: number[], m: number) => {
      let count = 0
      for (let i = 0; i < a.length; i++)
        for (let j = i + 1; j <= a.length; j++) if (sum(a.slice(i, j)) % m !== 0) count++
      return count
    },
  },
  {
    id: 'contest-a-03',
    style: 'contest',
    patterns: ['dynamic-programming', 'knapsack'],
    difficulty: 'Medium',
    text: `C. Exact Change, Few Coins

A machine has coins of n kinds, c_1, ..., c_n, but only ONE coin of each kind. Can it pay exactly s? If so, print the smallest number of coins, otherwise print -1.

Input
The first line: n and s (1 ≤ n ≤ 100, 1 ≤ s ≤ 10^4). The second line: n integers c_i (1 ≤ c_i ≤ 10^4), not necessarily different.

Output
The smallest number of coins or -1.

Sample
Input
5 9
2 7 4 3 2
Output
2`,
    input: countedK,
    print,
    examples: [[[2, 7, 4, 3, 2], 9]],
    random: (int) => [list(int, 7, 1, 9), int(1, 25)],
    solve: (c: number[], s: number) => {
      const fits = subsets(c).filter((set) => sum(set) === s)
      return fits.length ? Math.min(...fits.map((set) => set.length)) : -1
    },
  },
  {
    id: 'contest-a-04',
    style: 'contest',
    patterns: ['graph-traversal', 'bfs', 'shortest-path'],
    difficulty: 'Medium',
    text: `D. Two Couriers

A town has n crossings and m two-way streets, each one minute long. One courier starts at crossing 1, another at crossing n. Every crossing is served by the courier who gets there first; ties go to the courier from 1. Crossings that nobody can reach aren't served. How many crossings does the courier from crossing 1 serve (crossing 1 included)?

Input
n and m (2 ≤ n ≤ 10^5, 0 ≤ m ≤ 2·10^5), then m lines with the two ends of a street.

Output
One number.

Example
Input
5 4
1 2
2 3
3 4
4 5
Output
3`,
    input: edges,
    print,
    examples: [
      [
        5,
        [
          [1, 2],
          [2, 3],
          [3, 4],
          [4, 5],
        ],
      ],
    ],
    random: (int) => {
      const n = int(2, 7)
      return [n, randomEdges(int, n, 35)]
    },
    solve: (n: number, all: number[][]) => {
      const far = (start: number) => {
        const d = Array.from({ length: n + 1 }, () => Number.POSITIVE_INFINITY)
        d[start] = 0
        for (let i = 0; i < n; i++)
          for (const [a, b] of all as [number, number][]) {
            d[a] = Math.min(d[a] as number, (d[b] as number) + 1)
            d[b] = Math.min(d[b] as number, (d[a] as number) + 1)
          }
        return d
      }
      const [one, other] = [far(1), far(n)]
      let count = 0
      for (let v = 1; v <= n; v++)
        if (Number.isFinite(one[v]) && (one[v] as number) <= (other[v] as number)) count++
      return count
    },
  },
  {
    id: 'contest-a-05',
    style: 'contest',
    patterns: ['dynamic-programming', 'math'],
    difficulty: 'Medium',
    text: `E. Fences

A fence consists of n boards in a row, each painted in one of k colors. At most two neighboring boards in a row may share a color (three in a row of one color are forbidden). Count the paintings modulo 998244353.

Input
n and k (1 ≤ n ≤ 10^6, 1 ≤ k ≤ 10^9).

Output
The number of paintings modulo 998244353.

Sample Input
3 2
Sample Output
6`,
    input: (n: number, k: number) => `${n} ${k}`,
    print,
    examples: [[3, 2]],
    random: (int) => [int(1, 6), int(1, 4)],
    solve: (n: number, k: number) => {
      let count = 0
      for (let code = 0; code < k ** n; code++) {
        const c = Array.from({ length: n }, (_, i) => Math.floor(code / k ** i) % k)
        if (c.every((x, i) => i < 2 || x !== c[i - 1] || x !== c[i - 2])) count++
      }
      return count % 998244353
    },
    large: (int) => [int(100_000, 1_000_000), int(900_000_000, 1_000_000_000)],
    solveLarge: (n: number, k: number) => {
      const p = 998244353n
      const c = BigInt(k)
      let [same, diff] = [0n, c % p]
      for (let i = 1; i < n; i++) [same, diff] = [diff, ((same + diff) * (c - 1n)) % p]
      return Number((same + diff) % p)
    },
  },
  {
    id: 'contest-a-06',
    style: 'contest',
    patterns: ['binary-search-on-answer', 'greedy', 'sorting'],
    difficulty: 'Medium',
    text: `C. Street lamps apart

There are n possible places x_1, ..., x_n on a straight street and k lamps to install, at most one at each place. Maximize the smallest distance between two lamps.

Input
The first line: n and k (2 ≤ k ≤ n ≤ 10^5). The second: n different coordinates in any order (0 ≤ x_i ≤ 10^9).

Output
The greatest possible smallest distance.

Sample
Input
5 3
1 8 2 4 9
Output
3`,
    input: countedK,
    print,
    examples: [[[1, 8, 2, 4, 9], 3]],
    random: (int) => {
      const x = shuffle(
        int,
        Array.from({ length: 16 }, (_, i) => i),
      ).slice(0, int(2, 8))
      return [x, int(2, x.length)]
    },
    solve: (x: number[], k: number) =>
      Math.max(
        ...subsets([...x].sort((a, b) => a - b))
          .filter((s) => s.length === k)
          .map((s) => Math.min(...s.slice(1).map((v, i) => v - (s[i] as number)))),
      ),
  },
  {
    id: 'contest-a-07',
    style: 'contest',
    patterns: ['string-matching'],
    difficulty: 'Medium',
    text: `B. Overlap

Given two words s and t, find the length of the longest suffix of s that is also a prefix of t. The whole word may be used.

Input
Two lines: s and t, lowercase letters, each 1 to 10^6 long.

Output
The length (0 if there is no overlap).

Sample Input
banana
nanook
Sample Output
2`,
    input: (s: string, t: string) => lines(s, t),
    print,
    examples: [['banana', 'nanook']],
    random: (int) => [word(int, 8, 'ab'), word(int, 8, 'ab')],
    solve: (s: string, t: string) => {
      for (let k = Math.min(s.length, t.length); k > 0; k--)
        if (s.slice(-k) === t.slice(0, k)) return k
      return 0
    },
  },
  {
    id: 'contest-a-08',
    style: 'contest',
    patterns: ['range-query-tree'],
    difficulty: 'Hard',
    text: `F. Temperature board

A board shows n temperatures. Process q operations: "1 p x" sets the temperature at position p to x; "2 l r" asks for the difference between the highest and the lowest temperature among positions l..r.

Input
n and q (1 ≤ n, q ≤ 2·10^5). Then n integers (−10^9 ≤ t_i ≤ 10^9). Then q lines, one operation each. Positions are numbered from 1.

Output
For each operation of the second kind print the answer on its own line.

Example
Input
4 3
5 1 7 3
2 1 3
1 3 2
2 2 4
Output
6
2`,
    input: (a: number[], ops: number[][]) => lines([a.length, ops.length], a, ...ops),
    print: (answer: number[]) => answer.join('\n'),
    examples: [
      [
        [5, 1, 7, 3],
        [
          [2, 1, 3],
          [1, 3, 2],
          [2, 2, 4],
        ],
      ],
    ],
    random: (int) => {
      const a = list(int, 6, -9, 9)
      const ops = Array.from({ length: int(1, 5) }, () => {
        if (int(0, 1)) return [1, int(1, a.length), int(-9, 9)]
        const l = int(1, a.length)
        return [2, l, int(l, a.length)]
      })
      return [a, [...ops, [2, 1, a.length]]]
    },
    solve: (a: number[], ops: [number, number, number][]) => {
      const out: number[] = []
      for (const [kind, l, r] of ops)
        if (kind === 1) a[l - 1] = r
        else {
          const part = a.slice(l - 1, r)
          out.push(Math.max(...part) - Math.min(...part))
        }
      return out
    },
  },
  {
    id: 'contest-a-09',
    style: 'contest',
    patterns: ['minimum-spanning-tree', 'union-find', 'greedy'],
    difficulty: 'Medium',
    text: `D. Cable with a free line

An office has n rooms and m possible cables; cable i joins rooms u_i and v_i and costs w_i. Connect all rooms as cheaply as possible; the provider doesn't charge the single most expensive cable you use. It is guaranteed that all rooms can be connected, and n ≥ 2. You must choose exactly n − 1 cables.

Input
n and m (2 ≤ n ≤ 10^5, n − 1 ≤ m ≤ 2·10^5), then m lines u_i v_i w_i (1 ≤ w_i ≤ 10^9).

Output
The smallest total you pay.

Sample
Input
3 3
1 2 4
2 3 6
1 3 5
Output
4`,
    input: edges,
    print,
    examples: [
      [
        3,
        [
          [1, 2, 4],
          [2, 3, 6],
          [1, 3, 5],
        ],
      ],
    ],
    random: (int) => {
      const n = int(2, 5)
      const base = tree(int, n).map(([a, b]) => [a as number, b as number, int(1, 9)])
      return [n, [...base, ...randomEdges(int, n, 40, 9)]]
    },
    solve: (n: number, all: [number, number, number][]) => {
      let best = Number.POSITIVE_INFINITY
      for (const set of subsets(all)) {
        if (set.length !== n - 1) continue
        const g = Array.from({ length: n + 1 }, (_, i) => i)
        for (let i = 0; i < n; i++)
          for (const [a, b] of set) g[a] = g[b] = Math.min(g[a] as number, g[b] as number)
        if (new Set(g.slice(1)).size > 1) continue
        const w = set.map((e) => e[2])
        best = Math.min(best, sum(w) - Math.max(...w))
      }
      return best
    },
  },
  {
    id: 'contest-a-10',
    style: 'contest',
    patterns: ['number-theory', 'math'],
    difficulty: 'Easy',
    text: `A. Common tiles

A hall is a × b meters. It should be covered with equal square tiles whose side is a whole number of meters, without cutting. The tiles should be as large as possible. How many tiles are needed?

Input
Two integers a and b (1 ≤ a, b ≤ 10^9).

Output
The number of tiles.

Sample Input
6 4
Sample Output
6`,
    input: (a: number, b: number) => `${a} ${b}`,
    print,
    examples: [[6, 4]],
    random: (int) => [int(1, 30), int(1, 30)],
    solve: (a: number, b: number) => {
      let side = Math.min(a, b)
      while (a % side || b % side) side--
      return (a / side) * (b / side)
    },
    large: (int) => [int(999_000_000, 1_000_000_000), int(1_000, 9_000)],
    solveLarge: (a: number, b: number) => {
      let [x, y] = [a, b]
      while (y) [x, y] = [y, x % y]
      return String((BigInt(a) / BigInt(x)) * (BigInt(b) / BigInt(x)))
    },
  },
  {
    id: 'contest-a-11',
    style: 'contest',
    patterns: ['stack', 'string-matching'],
    difficulty: 'Easy',
    text: `B. Four kinds of brackets

A string consists of the characters ( ) [ ] { } < >. Is it a correct bracket sequence? Every opening bracket must be closed by a bracket of its kind, in the right order.

Input
One line, 1 to 10^5 characters.

Output
YES or NO.

Sample Input 1
<[]>{}
Sample Output 1
YES

Sample Input 2
<[>]
Sample Output 2
NO`,
    input: (s: string) => s,
    print: (a: boolean) => (a ? 'YES' : 'NO'),
    examples: [['<[]>{}'], ['<[>]']],
    random: (int) => {
      if (int(0, 1)) return [word(int, 4, '()[]{}<>', 2)]
      let s = ''
      for (let i = int(1, 3); i > 0; i--) {
        const pair = ['()', '[]', '{}', '<>'][int(0, 3)] as string
        s = int(0, 1) ? pair[0] + s + pair[1] : s + pair
      }
      return [s]
    },
    solve: (s: string) => {
      for (let before = ''; before !== s; ) {
        before = s
        s = s.replaceAll(/\(\)|\[\]|\{\}|<>/g, '')
      }
      return s === ''
    },
  },
  {
    id: 'contest-a-12',
    style: 'contest',
    patterns: ['heap', 'greedy', 'sorting'],
    difficulty: 'Medium',
    text: `C. Merging files

Files of sizes s_1, ..., s_n are merged two at a time into one; a merge costs the sum of the two sizes. Find the least total cost of merging all of them into one.

Input
n (1 ≤ n ≤ 10^5) and n integers s_i (1 ≤ s_i ≤ 10^9).

Output
The least cost.

Example
Input
4
8 4 6 12
Output
58`,
    input: counted,
    print,
    examples: [[[8, 4, 6, 12]]],
    random: (int) => [list(int, 6, 1, 15)],
    solve: (s: number[]) => {
      const known = new Map<string, number>()
      const go = (all: number[]): number => {
        if (all.length < 2) return 0
        const key = [...all].sort((x, y) => x - y).join()
        const before = known.get(key)
        if (before !== undefined) return before
        let best = Number.POSITIVE_INFINITY
        for (let i = 0; i < all.length; i++)
          for (let j = i + 1; j < all.length; j++) {
            const x = (all[i] as number) + (all[j] as number)
            best = Math.min(best, x + go([...all.filter((_, k) => k !== i && k !== j), x]))
          }
        known.set(key, best)
        return best
      }
      return go(s)
    },
    large: (int) => [Array.from({ length: 64 }, () => int(900_000_000, 1_000_000_000))],
    solveLarge: (s: number[]) => {
      const all = s.map(BigInt)
      let total = 0n
      while (all.length > 1) {
        all.sort((x, y) => (x < y ? -1 : 1))
        const x = (all.shift() as bigint) + (all.shift() as bigint)
        total += x
        all.push(x)
      }
      return String(total)
    },
  },
  {
    id: 'contest-a-13',
    style: 'contest',
    patterns: ['dynamic-programming'],
    difficulty: 'Medium',
    text: `D. Merging neighbors

There are n heaps of sand in a row with weights w_1, ..., w_n. You may merge two NEIGHBORING heaps; it costs the weight of the new heap. What is the smallest total cost to get a single heap?

Input
n (1 ≤ n ≤ 400), then n weights (1 ≤ w_i ≤ 10^6).

Output
The smallest cost.

Sample Input
3
4 1 4
Sample Output
14`,
    input: counted,
    print,
    examples: [[[4, 1, 4]]],
    random: (int) => [list(int, 6, 1, 12)],
    solve: (w: number[]) => {
      const go = (all: number[]): number => {
        if (all.length < 2) return 0
        let best = Number.POSITIVE_INFINITY
        for (let i = 0; i + 1 < all.length; i++) {
          const x = (all[i] as number) + (all[i + 1] as number)
          best = Math.min(best, x + go([...all.slice(0, i), x, ...all.slice(i + 2)]))
        }
        return best
      }
      return go(w)
    },
  },
  {
    id: 'contest-a-14',
    style: 'contest',
    patterns: ['topological-sort', 'dynamic-programming', 'graph-traversal'],
    difficulty: 'Medium',
    text: `E. Ski slopes

A ski resort has n stations and m one-way slopes; slope i leads from a_i down to b_i and is beautiful with value v_i. Slopes never form a cycle. You start at station 1 and ski until you like to stop. Find the greatest total beauty.

Input
n, m (1 ≤ n ≤ 10^5, 0 ≤ m ≤ 2·10^5), then m lines a_i b_i v_i (1 ≤ v_i ≤ 10^4).

Output
The greatest total.

Example
Input
4 4
1 2 3
1 3 1
2 4 2
3 4 9
Output
10`,
    input: edges,
    print,
    examples: [
      [
        4,
        [
          [1, 2, 3],
          [1, 3, 1],
          [2, 4, 2],
          [3, 4, 9],
        ],
      ],
    ],
    random: (int) => {
      const n = int(1, 6)
      return [n, shuffle(int, randomEdges(int, n, 45, 9))]
    },
    solve: (_n: number, all: [number, number, number][]) => {
      const go = (at: number): number =>
        Math.max(0, ...all.filter(([a]) => a === at).map(([, b, v]) => v + go(b)))
      return go(1)
    },
  },
  {
    id: 'contest-a-15',
    style: 'contest',
    patterns: ['two-pointers', 'sliding-window', 'prefix-sum', 'binary-search'],
    difficulty: 'Medium',
    text: `B. Reading list

Vera has a list of n articles in a fixed order; article i takes a_i minutes. She starts with any article and reads on without skipping while she has time left to finish the next. She has t minutes. How many articles can she read at most?

Input
The first line: n, t (1 ≤ n ≤ 10^5, 1 ≤ t ≤ 10^9). The second line: a_1 ... a_n (1 ≤ a_i ≤ 10^4).

Output
The greatest number of articles.

Sample
Input
4 5
3 1 2 1
Output
3`,
    input: countedK,
    print,
    examples: [[[3, 1, 2, 1], 5]],
    random: (int) => [list(int, 9, 1, 6), int(1, 20)],
    solve: (a: number[], t: number) => {
      let best = 0
      for (let i = 0; i < a.length; i++)
        for (let j = i; j <= a.length; j++)
          if (sum(a.slice(i, j)) <= t) best = Math.max(best, j - i)
      return best
    },
  },
  {
    id: 'contest-a-16',
    style: 'contest',
    patterns: ['dynamic-programming', 'tree-traversal', 'graph-traversal'],
    difficulty: 'Medium',
    text: `E. Party without bosses' neighbors

A company's structure is a tree with n people, person 1 is the head, p_i is the boss of person i (i from 2 to n). Person i brings fun f_i. Nobody comes together with their direct boss. Maximize the total fun of the guests.

Input
n (1 ≤ n ≤ 10^5); then f_1 ... f_n (1 ≤ f_i ≤ 10^6); then p_2 ... p_n (p_i < i). If n is 1, the third line is empty.

Output
The greatest total fun.

Example
Input
4
5 4 3 9
1 1 2
Output
14`,
    input: (f: number[], p: number[]) => lines(f.length, f, p),
    print,
    examples: [
      [
        [5, 4, 3, 9],
        [1, 1, 2],
      ],
    ],
    random: (int) => {
      const n = int(2, 8)
      return [
        Array.from({ length: n }, () => int(1, 9)),
        Array.from({ length: n - 1 }, (_, i) => int(1, i + 1)),
      ]
    },
    solve: (f: number[], p: number[]) =>
      Math.max(
        ...subsets(f.map((_, i) => i + 1))
          .filter((set) => set.every((v) => v === 1 || !set.includes(p[v - 2] as number)))
          .map((set) => sum(set.map((v) => f[v - 1] as number))),
      ),
  },
  {
    id: 'contest-a-17',
    style: 'contest',
    patterns: ['math', 'number-theory'],
    difficulty: 'Easy',
    text: `A. Trailing digits

Given a and b, print the last digit of a to the power of b.

Input
Two integers a and b (0 ≤ a ≤ 10^9, 1 ≤ b ≤ 10^18).

Output
One digit.

Sample Input
7 3
Sample Output
3`,
    input: (a: number, b: number) => `${a} ${b}`,
    print,
    examples: [[7, 3]],
    random: (int) => [int(0, 40), int(1, 30)],
    solve: (a: number, b: number) => Number(BigInt(a) ** BigInt(b) % 10n),
    large: (int) => [
      int(900_000_000, 1_000_000_000),
      int(1_000_000_000_000, 9_000_000_000_000_000),
    ],
    solveLarge: (a: number, b: number) => {
      let [result, base, power] = [1n, BigInt(a) % 10n, BigInt(b)]
      while (power) {
        if (power & 1n) result = (result * base) % 10n
        base = (base * base) % 10n
        power >>= 1n
      }
      return Number(result)
    },
  },
  {
    id: 'contest-a-18',
    style: 'contest',
    patterns: ['simulation', 'math'],
    difficulty: 'Easy',
    text: `A. Elevator

An elevator starts on floor s. It visits the floors f_1, ..., f_n in this order. Going up one floor takes 6 seconds, going down takes 4, and each stop takes 5 seconds (also if the elevator is already there). How long does it take in total?

Input
n and s (1 ≤ n ≤ 100), then n floors (1 ≤ s, f_i ≤ 100).

Output
The number of seconds.

Sample Input
3 2
4 1 1
Sample Output
39`,
    input: countedK,
    print,
    examples: [[[4, 1, 1], 2]],
    random: (int) => [list(int, 6, 1, 12), int(1, 12)],
    solve: (f: number[], s: number) => {
      let [at, time] = [s, 0]
      for (const next of f) {
        time += 5 + (next > at ? 6 * (next - at) : 4 * (at - next))
        at = next
      }
      return time
    },
  },
  {
    id: 'contest-a-19',
    style: 'contest',
    patterns: ['union-find'],
    difficulty: 'Medium',
    text: `D. Bridges being built

There are n islands and no bridges. Then m bridges are built one after the other. After each bridge print the size of the largest group of islands that are connected with one another.

Input
n and m (1 ≤ n ≤ 2·10^5, 1 ≤ m ≤ 2·10^5), then m lines with two islands each (they may be equal).

Output
m lines.

Example
Input
5 4
1 2
3 4
2 1
4 2
Output
2
2
2
4`,
    input: edges,
    print: (a: number[]) => a.join('\n'),
    examples: [
      [
        5,
        [
          [1, 2],
          [3, 4],
          [2, 1],
          [4, 2],
        ],
      ],
    ],
    random: (int) => {
      const n = int(2, 7)
      return [n, Array.from({ length: int(1, 6) }, () => [int(1, n), int(1, n)])]
    },
    solve: (n: number, all: [number, number][]) => {
      const g = Array.from({ length: n + 1 }, (_, i) => i)
      return all.map(([a, b]) => {
        const [x, y] = [g[a] as number, g[b] as number]
        for (let i = 1; i <= n; i++) if (g[i] === y) g[i] = x
        return Math.max(...g.slice(1).map((v) => g.slice(1).filter((w) => w === v).length))
      })
    },
  },
  {
    id: 'contest-a-20',
    style: 'contest',
    patterns: ['dynamic-programming', 'binary-search'],
    difficulty: 'Medium',
    text: `D. Non-decreasing walk

Find the length of the longest NON-decreasing subsequence of a sequence (elements keep their order, but needn't be neighbors; equal elements are allowed).

Input
n (1 ≤ n ≤ 2·10^5), then n integers a_i (1 ≤ a_i ≤ 10^9).

Output
The length.

Sample Input
6
5 1 2 2 1 3
Sample Output
4`,
    input: counted,
    print,
    examples: [[[5, 1, 2, 2, 1, 3]]],
    random: (int) => [list(int, 9, 1, 6)],
    solve: (a: number[]) =>
      Math.max(
        ...subsets(a)
          .filter((s) => s.every((x, i) => !i || x >= (s[i - 1] as number)))
          .map((s) => s.length),
      ),
  },
  {
    id: 'contest-a-21',
    style: 'contest',
    patterns: ['shortest-path', 'heap'],
    difficulty: 'Medium',
    text: `E. There and back

A country has n cities and m one-way roads with lengths. Find the length of the shortest round trip that starts in city 1, visits city n, and returns to city 1 (roads may be used several times). Print -1 if there is none.

Input
n, m (2 ≤ n ≤ 10^5, 0 ≤ m ≤ 2·10^5), then m lines u v w (1 ≤ w ≤ 10^9): a road from u to v.

Output
The length or -1.

Example
Input
3 4
1 2 4
2 3 1
3 1 7
1 3 9
Output
12`,
    input: edges,
    print,
    examples: [
      [
        3,
        [
          [1, 2, 4],
          [2, 3, 1],
          [3, 1, 7],
          [1, 3, 9],
        ],
      ],
    ],
    random: (int) => {
      const n = int(2, 5)
      const all: number[][] = []
      for (let a = 1; a <= n; a++)
        for (let b = 1; b <= n; b++) if (a !== b && int(0, 9) < 5) all.push([a, b, int(1, 9)])
      return [n, all]
    },
    solve: (n: number, all: [number, number, number][]) => {
      const far = (from: number, to: number) => {
        const d = Array.from({ length: n + 1 }, () => Number.POSITIVE_INFINITY)
        d[from] = 0
        for (let i = 0; i < n; i++)
          for (const [a, b, w] of all) d[b] = Math.min(d[b] as number, (d[a] as number) + w)
        return d[to] as number
      }
      const total = far(1, n) + far(n, 1)
      return Number.isFinite(total) ? total : -1
    },
  },
  {
    id: 'contest-a-22',
    style: 'contest',
    patterns: ['greedy', 'sorting', 'intervals'],
    difficulty: 'Medium',
    text: `C. Watering points

There are n plants on a line; plant i is happy if at least one watering point lies in the segment [l_i, r_i] (ends included). What is the smallest number of watering points?

Input
n (1 ≤ n ≤ 2·10^5), then n lines l_i r_i (0 ≤ l_i ≤ r_i ≤ 10^9).

Output
The smallest number.

Sample Input
3
1 4
3 6
5 8
Sample Output
2`,
    input: (all: number[][]) => lines(all.length, ...all),
    print,
    examples: [
      [
        [
          [1, 4],
          [3, 6],
          [5, 8],
        ],
      ],
    ],
    random: (int) => [
      Array.from({ length: int(1, 6) }, () => {
        const l = int(0, 9)
        return [l, int(l, 10)]
      }),
    ],
    solve: (all: [number, number][]) =>
      Math.min(
        ...subsets([...new Set(all.map(([, r]) => r))])
          .filter((set) => all.every(([l, r]) => set.some((x) => l <= x && x <= r)))
          .map((set) => set.length),
      ),
  },
  {
    id: 'contest-a-23',
    style: 'contest',
    patterns: ['bit-manipulation', 'dynamic-programming'],
    difficulty: 'Hard',
    text: `F. Assigning jobs

There are n workers and n jobs; worker i does job j in t_ij minutes. Every worker gets exactly one job, one after the other (there's a single machine). In addition, worker 1 refuses job 1. Print the smallest total time.

Input
n (2 ≤ n ≤ 16), then n lines with n integers t_ij (1 ≤ t_ij ≤ 10^6).

Output
The smallest total.

Sample
Input
2
1 5
4 1
Output
9`,
    input: (t: number[][]) => lines(t.length, ...t),
    print,
    examples: [
      [
        [
          [1, 5],
          [4, 1],
        ],
      ],
    ],
    random: (int) => {
      const n = int(2, 5)
      return [Array.from({ length: n }, () => Array.from({ length: n }, () => int(1, 20)))]
    },
    solve: (t: number[][]) =>
      Math.min(
        ...permutations(t.map((_, i) => i))
          .filter((p) => p[0] !== 0)
          .map((p) => sum(p.map((j, i) => t[i]?.[j] as number))),
      ),
  },
  {
    id: 'contest-a-24',
    style: 'contest',
    patterns: ['dynamic-programming'],
    difficulty: 'Medium',
    text: `C. Cutting a rod in pieces of three sizes

A rod has length n. Cut it into pieces of length a, b or c only, so that the number of pieces is as large as possible. If that's impossible, print 0.

Input
One line: n a b c (1 ≤ n, a, b, c ≤ 4000).

Output
The largest number of pieces.

Sample Input
7 5 5 2
Sample Output
2`,
    input: (...all: number[]) => all.join(' '),
    print,
    examples: [[7, 5, 5, 2]],
    random: (int) => [int(1, 30), int(2, 9), int(2, 9), int(2, 9)],
    solve: (n: number, a: number, b: number, c: number) => {
      let best = 0
      for (let i = 0; i * a <= n; i++)
        for (let j = 0; i * a + j * b <= n; j++) {
          const rest = n - i * a - j * b
          if (rest % c === 0) best = Math.max(best, i + j + rest / c)
        }
      return best
    },
  },
  {
    id: 'contest-a-25',
    style: 'contest',
    patterns: ['monotonic-stack', 'stack'],
    difficulty: 'Hard',
    text: `E. Billboard

A skyline consists of n houses, each 1 meter wide, with heights h_1, ..., h_n. A rectangular billboard must be fixed in front of the houses: every point of it must be in front of a house. Its height must be a whole number, its width at most k houses. Find the largest area.

Input
n and k (1 ≤ k ≤ n ≤ 2·10^5), then n heights (0 ≤ h_i ≤ 10^9).

Output
The largest area.

Example
Input
5 2
2 4 3 3 1
Output
6`,
    input: countedK,
    print,
    examples: [[[2, 4, 3, 3, 1], 2]],
    random: (int) => {
      const h = list(int, 9, 0, 8)
      return [h, int(1, h.length)]
    },
    solve: (h: number[], k: number) => {
      let best = 0
      for (let i = 0; i < h.length; i++)
        for (let j = i + 1; j <= Math.min(h.length, i + k); j++)
          best = Math.max(best, (j - i) * Math.min(...h.slice(i, j)))
      return best
    },
    large: (int) => [Array.from({ length: 40 }, () => int(900_000_000, 1_000_000_000)), 30],
  },
  {
    id: 'contest-a-26',
    style: 'contest',
    patterns: ['math', 'dynamic-programming'],
    difficulty: 'Medium',
    text: `D. Paths in a garden

A gardener walks from the lower left corner of a grid with w columns and h rows of squares to the upper right corner along the grid lines, going only right or up. Count the walks modulo 10^9 + 7.

Input
w h (1 ≤ w, h ≤ 10^6).

Output
The number of walks modulo 10^9 + 7.

Sample Input
2 2
Sample Output
6`,
    input: (w: number, h: number) => `${w} ${h}`,
    print,
    examples: [[2, 2]],
    random: (int) => [int(1, 7), int(1, 7)],
    solve: (w: number, h: number) => {
      const go = (x: number, y: number): number =>
        x === 0 || y === 0 ? 1 : go(x - 1, y) + go(x, y - 1)
      return go(w, h)
    },
    large: (int) => [int(1_000, 1_500), int(1_000, 1_500)],
    solveLarge: (w: number, h: number) => {
      const p = 1_000_000_007n
      let row = Array.from({ length: w + 1 }, () => 1n)
      for (let y = 1; y <= h; y++) {
        const next = [1n]
        for (let x = 1; x <= w; x++) next.push(((next[x - 1] as bigint) + (row[x] as bigint)) % p)
        row = next
      }
      return Number(row[w])
    },
  },
  {
    id: 'contest-a-27',
    style: 'contest',
    patterns: ['simulation'],
    difficulty: 'Easy',
    text: `A. Queue with latecomers

n people stand in a queue, numbered 1 to n from the front. Every minute the person at the front is served; if their number is divisible by d, they immediately join the end of the queue once more (only once; the second time they leave). In what order are the people served for the last time?

Input
n and d (1 ≤ n, d ≤ 1000).

Output
The numbers in order of their last service, separated by spaces.

Sample Input
5 2
Sample Output
1 3 5 2 4`,
    input: (n: number, d: number) => `${n} ${d}`,
    print: (a: number[]) => a.join(' '),
    examples: [[5, 2]],
    random: (int) => [int(1, 12), int(1, 6)],
    solve: (n: number, d: number) => {
      const all = Array.from({ length: n }, (_, i) => i + 1)
      return [...all.filter((x) => x % d), ...all.filter((x) => x % d === 0)]
    },
  },
  {
    id: 'contest-a-28',
    style: 'contest',
    patterns: ['bfs', 'shortest-path', 'matrix', 'graph-traversal'],
    difficulty: 'Medium',
    text: `D. Knight in a hurry

On an n × n chessboard, find the smallest number of knight's moves from square (r1, c1) to square (r2, c2), or -1 if it can't get there.

Input
n (1 ≤ n ≤ 500), then r1 c1, then r2 c2, all from 1 to n.

Output
The number of moves or -1.

Sample Input
5
1 1
3 4
Sample Output
3`,
    input: (n: number, a: number[], b: number[]) => lines(n, a, b),
    print,
    examples: [[5, [1, 1], [3, 4]]],
    random: (int) => {
      const n = int(1, 7)
      return [n, [int(1, n), int(1, n)], [int(1, n), int(1, n)]]
    },
    solve: (n: number, a: [number, number], b: [number, number]) => {
      let now = new Set([a.join()])
      const seen = new Set(now)
      for (let moves = 0; now.size; moves++) {
        if (now.has(b.join())) return moves
        const next = new Set<string>()
        for (const key of now) {
          const [r, c] = key.split(',').map(Number) as [number, number]
          for (const [dr, dc] of [
            [1, 2],
            [2, 1],
            [-1, 2],
            [2, -1],
            [1, -2],
            [-2, 1],
            [-1, -2],
            [-2, -1],
          ] as const) {
            const [y, x] = [r + dr, c + dc]
            if (y < 1 || x < 1 || y > n || x > n || seen.has(`${y},${x}`)) continue
            seen.add(`${y},${x}`)
            next.add(`${y},${x}`)
          }
        }
        now = next
      }
      return -1
    },
  },
  {
    id: 'contest-a-29',
    style: 'contest',
    patterns: ['greedy', 'sorting', 'two-pointers'],
    difficulty: 'Easy',
    text: `B. Canoes

n tourists weigh w_1, ..., w_n kilograms. A canoe carries one or two tourists with a total of at most c. How few canoes are enough? Everybody weighs at most c.

Input
n and c, then the n weights (1 ≤ n ≤ 10^5, 1 ≤ w_i ≤ c ≤ 10^9).

Output
The smallest number of canoes.

Example
Input
4 100
60 40 70 30
Output
2`,
    input: countedK,
    print,
    examples: [[[60, 40, 70, 30], 100]],
    random: (int) => {
      const c = int(5, 12)
      return [list(int, 7, 1, c), c]
    },
    solve: (w: number[], c: number) => {
      const go = (all: number[]): number => {
        if (!all.length) return 0
        const [first, ...rest] = all as [number, ...number[]]
        return (
          1 +
          Math.min(
            go(rest),
            ...rest.map((x, i) => (first + x <= c ? go(rest.filter((_, j) => j !== i)) : 1e9)),
          )
        )
      }
      return go(w)
    },
  },
  {
    id: 'contest-a-30',
    style: 'contest',
    patterns: ['dynamic-programming', 'string-matching'],
    difficulty: 'Medium',
    text: `D. Word breaks, counted

A text without spaces was written with words from a dictionary of m words. In how many ways can it be split into dictionary words (a word may be used several times)? Print the number modulo 10^9 + 7.

Input
The first line is the text (1 to 5000 lowercase letters). The second contains m (1 ≤ m ≤ 100). Then m different words follow, one on each line, each at most 50 letters.

Output
The number of ways modulo 10^9 + 7.

Sample Input
aaab
3
a
aa
b
Sample Output
3`,
    input: (t: string, words: string[]) => lines(t, words.length, ...words),
    print,
    examples: [['aaab', ['a', 'aa', 'b']]],
    random: (int) => [
      word(int, 9, 'ab'),
      [...new Set(Array.from({ length: int(1, 4) }, () => word(int, 2, 'ab')))],
    ],
    solve: (t: string, words: string[]) => {
      const go = (rest: string): number =>
        rest === '' ? 1 : sum(words.map((w) => (rest.startsWith(w) ? go(rest.slice(w.length)) : 0)))
      return go(t)
    },
    large: (int) => ['a'.repeat(int(1_000, 5_000)), ['a', 'aa', 'aaa']],
    solveLarge: (t: string, words: string[]) => {
      const ways = [1n]
      for (let i = 1; i <= t.length; i++) {
        let total = 0n
        for (const w of words)
          if (i >= w.length && t.slice(i - w.length, i) === w) total += ways[i - w.length] as bigint
        ways.push(total % 1_000_000_007n)
      }
      return Number(ways[t.length])
    },
  },
  {
    id: 'contest-a-31',
    style: 'contest',
    patterns: ['prefix-sum'],
    difficulty: 'Easy',
    text: `B. Rain gauge

A gauge measured r_1, ..., r_n millimeters on n days. Answer q questions: how much rain fell from day l to day r, both included?

Input
n and q (1 ≤ n, q ≤ 2·10^5), then n values (0 ≤ r_i ≤ 10^9), then q lines l r.

Output
One answer per line.

Example
Input
3 2
4 0 5
1 3
2 2
Output
9
0`,
    input: (a: number[], q: number[][]) => lines([a.length, q.length], a, ...q),
    print: (a: number[]) => a.join('\n'),
    examples: [
      [
        [4, 0, 5],
        [
          [1, 3],
          [2, 2],
        ],
      ],
    ],
    random: (int) => {
      const a = list(int, 7, 0, 9)
      return [
        a,
        Array.from({ length: int(1, 4) }, () => {
          const l = int(1, a.length)
          return [l, int(l, a.length)]
        }),
      ]
    },
    solve: (a: number[], q: [number, number][]) => q.map(([l, r]) => sum(a.slice(l - 1, r))),
    large: (int) => [
      Array.from({ length: 50 }, () => int(900_000_000, 1_000_000_000)),
      [
        [1, 50],
        [3, 40],
      ],
    ],
  },
  {
    id: 'contest-a-32',
    style: 'contest',
    patterns: ['number-theory', 'math'],
    difficulty: 'Medium',
    text: `C. Divisors in a row

For every number from 1 to n take the number of its divisors, and add all of them up.

Input
n (1 ≤ n ≤ 10^6).

Output
The sum.

Sample Input
4
Sample Output
8`,
    input: (n: number) => String(n),
    print,
    examples: [[4]],
    random: (int) => [int(1, 60)],
    solve: (n: number) => {
      let total = 0
      for (let i = 1; i <= n; i++) for (let d = 1; d <= i; d++) if (i % d === 0) total++
      return total
    },
  },
  {
    id: 'contest-a-33',
    style: 'contest',
    patterns: ['heap', 'greedy'],
    difficulty: 'Hard',
    text: `F. Running median of a log

Numbers arrive one by one. After each number print the lower median of all numbers so far: with k numbers in sorted order, the one at place ⌈k/2⌉.

Input
n (1 ≤ n ≤ 2·10^5), then n integers x_i (0 ≤ x_i ≤ 10^9).

Output
n numbers separated by spaces.

Sample Input
4
5 2 8 1
Sample Output
5 2 5 2`,
    input: counted,
    print: (a: number[]) => a.join(' '),
    examples: [[[5, 2, 8, 1]]],
    random: (int) => [list(int, 8, 0, 9)],
    solve: (a: number[]) =>
      a.map((_, i) => a.slice(0, i + 1).sort((x, y) => x - y)[Math.ceil((i + 1) / 2) - 1]),
  },
  {
    id: 'contest-a-34',
    style: 'contest',
    patterns: ['graph-traversal', 'bfs', 'union-find'],
    difficulty: 'Medium',
    text: `D. Two teams

n players, m pairs of rivals. Split the players into two teams so that no rivals are in the same team. If it's possible, print the number of different ways to do it (teams are called A and B, so swapping them counts as different) modulo 10^9 + 7; otherwise print 0.

Input
n, m (1 ≤ n ≤ 10^5, 0 ≤ m ≤ 2·10^5), then m pairs.

Output
The number of ways.

Sample Input
4 2
1 2
2 3
Sample Output
4`,
    input: edges,
    print,
    examples: [
      [
        4,
        [
          [1, 2],
          [2, 3],
        ],
      ],
    ],
    random: (int) => {
      const n = int(1, 7)
      return [n, randomEdges(int, n, 25)]
    },
    solve: (n: number, all: [number, number][]) => {
      let count = 0
      for (let mask = 0; mask < 1 << n; mask++)
        if (all.every(([a, b]) => ((mask >> (a - 1)) & 1) !== ((mask >> (b - 1)) & 1))) count++
      return count
    },
    large: (int) => [int(50_000, 100_000), [[1, 2]]],
    solveLarge: (n: number) => {
      let r = 1n
      for (let i = 0; i < n - 1; i++) r = (r * 2n) % 1_000_000_007n
      return Number(r)
    },
  },
  {
    id: 'contest-a-35',
    style: 'contest',
    patterns: ['geometry', 'math'],
    difficulty: 'Medium',
    text: `C. Farmland

A field is a simple polygon whose n corners have integer coordinates, given in order around it (clockwise or not). Print twice its area.

Input
n (3 ≤ n ≤ 1000), then n lines x y (−10^6 ≤ x, y ≤ 10^6).

Output
Twice the area, an integer.

Sample Input
3
0 0
4 0
0 3
Sample Output
12`,
    input: (all: number[][]) => lines(all.length, ...all),
    print,
    examples: [
      [
        [
          [0, 0],
          [4, 0],
          [0, 3],
        ],
      ],
    ],
    random: (int) => [
      [
        [0, 0],
        [int(1, 9), 0],
        [int(5, 9), int(4, 9)],
        [0, int(1, 9)],
      ].slice(0, int(3, 4)),
    ],
    solve: (p: [number, number][]) =>
      Math.abs(
        sum(
          p.map(([x, y], i) => {
            const [u, v] = p[(i + 1) % p.length] as [number, number]
            return x * v - y * u
          }),
        ),
      ),
  },
  {
    id: 'contest-a-36',
    style: 'contest',
    patterns: ['sliding-window', 'two-pointers', 'hash-map'],
    difficulty: 'Medium',
    text: `C. Tasting tour

There are n stands in a row, stand i sells tea of sort a_i. Find the shortest contiguous stretch of stands in which all sorts that occur anywhere in the row can be tasted.

Input
n (1 ≤ n ≤ 2·10^5), then a_1 ... a_n (1 ≤ a_i ≤ 10^9).

Output
The length of the shortest stretch.

Sample Input
6
1 2 2 3 1 2
Sample Output
3`,
    input: counted,
    print,
    examples: [[[1, 2, 2, 3, 1, 2]]],
    random: (int) => [list(int, 9, 1, 4)],
    solve: (a: number[]) => {
      const kinds = new Set(a).size
      for (let k = 1; k <= a.length; k++)
        for (let i = 0; i + k <= a.length; i++)
          if (new Set(a.slice(i, i + k)).size === kinds) return k
      return 0
    },
  },
  {
    id: 'contest-a-37',
    style: 'contest',
    patterns: ['game-theory', 'bit-manipulation'],
    difficulty: 'Medium',
    text: `D. Heaps and a pass

Two players play with n heaps of stones. A move takes any positive number of stones from one heap. Who takes the last stone LOSES. Alice starts; both play optimally. Who wins?

Input
n (1 ≤ n ≤ 10^5), then the heap sizes (1 ≤ a_i ≤ 10^9).

Output
Alice or Bob.

Sample Input
1
1
Sample Output
Bob

Sample Input
2
1 1
Sample Output
Alice`,
    input: counted,
    print,
    examples: [[[1]], [[1, 1]]],
    random: (int) => [list(int, 4, 1, 4)],
    solve: (a: number[]) => {
      const known = new Map<string, boolean>()
      const wins = (all: number[]): boolean => {
        if (all.every((x) => x === 0)) return true
        const key = [...all].sort().join()
        const before = known.get(key)
        if (before !== undefined) return before
        let result = false
        all.forEach((x, i) => {
          for (let k = 1; k <= x; k++)
            if (!wins(all.map((y, j) => (j === i ? y - k : y)))) result = true
        })
        known.set(key, result)
        return result
      }
      return wins(a) ? 'Alice' : 'Bob'
    },
  },
  {
    id: 'contest-a-38',
    style: 'contest',
    patterns: ['dynamic-programming'],
    difficulty: 'Medium',
    text: `C. Edit with costs

Turn word s into word t. Inserting a letter costs 2, deleting a letter costs 3, replacing a letter by another costs 4. Find the smallest cost.

Input
Two lines: s and t (lowercase, 1 to 2000 letters).

Output
The smallest cost.

Sample Input
cat
coat
Sample Output
2`,
    input: (s: string, t: string) => lines(s, t),
    print,
    examples: [['cat', 'coat']],
    random: (int) => [word(int, 5, 'abc'), word(int, 5, 'abc')],
    solve: (s: string, t: string) => {
      const go = (i: number, j: number): number => {
        if (i === s.length) return 2 * (t.length - j)
        if (j === t.length) return 3 * (s.length - i)
        return Math.min(
          2 + go(i, j + 1),
          3 + go(i + 1, j),
          (s[i] === t[j] ? 0 : 4) + go(i + 1, j + 1),
        )
      }
      return go(0, 0)
    },
  },
  {
    id: 'contest-a-39',
    style: 'contest',
    patterns: ['matrix', 'prefix-sum', 'dynamic-programming'],
    difficulty: 'Medium',
    text: `D. Largest square lawn

A park map is a grid of '.' (grass) and '#' (tree). Find the side of the largest square that contains at most one tree.

Input
h w (1 ≤ h, w ≤ 500), then h lines with w characters.

Output
The side length (at least 1, since a single cell always contains at most one tree).

Sample Input
3 4
..#.
....
#...
Sample Output
3`,
    input: (g: string[]) => lines([g.length, (g[0] as string).length], ...g),
    print,
    examples: [[['..#.', '....', '#...']]],
    random: (int) => {
      const [h, w] = [int(1, 5), int(1, 5)]
      return [Array.from({ length: h }, () => word((a, b) => int(a, b), w, '...#', w))]
    },
    solve: (g: string[]) => {
      let best = 1
      const [h, w] = [g.length, (g[0] as string).length]
      for (let r = 0; r < h; r++)
        for (let c = 0; c < w; c++)
          for (let k = 1; r + k <= h && c + k <= w; k++) {
            const trees =
              g.slice(r, r + k).join('|').length &&
              g
                .slice(r, r + k)
                .map((row) => [...row.slice(c, c + k)].filter((x) => x === '#').length)
            if (sum(trees as number[]) <= 1) best = Math.max(best, k)
          }
      return best
    },
  },
  {
    id: 'contest-a-40',
    style: 'contest',
    patterns: ['sorting', 'two-pointers', 'binary-search'],
    difficulty: 'Medium',
    text: `B. Close pairs

Count the pairs i < j with |a_i − a_j| ≤ d.

Input
n, d (1 ≤ n ≤ 2·10^5, 0 ≤ d ≤ 10^9), then n integers a_i (−10^9 ≤ a_i ≤ 10^9).

Output
The number of pairs.

Sample Input
4 2
1 5 3 4
Sample Output
4`,
    input: countedK,
    print,
    examples: [[[1, 5, 3, 4], 2]],
    random: (int) => [list(int, 8, -9, 9), int(0, 8)],
    solve: (a: number[], d: number) => {
      let count = 0
      a.forEach((x, i) =>
        a.forEach((y, j) => {
          if (i < j && Math.abs(x - y) <= d) count++
        }),
      )
      return count
    },
  },
  {
    id: 'contest-a-41',
    style: 'contest',
    patterns: ['tree-traversal', 'bfs', 'graph-traversal'],
    difficulty: 'Medium',
    text: `D. Longest hike

The trails of a nature park form a tree: n huts, n − 1 two-way trails of different lengths. Find the length of the longest hike that uses no trail twice.

Input
n (1 ≤ n ≤ 2·10^5), then n − 1 lines a b w (1 ≤ w ≤ 10^9).

Output
The length (0 for a single hut).

Example
Input
4
1 2 3
2 3 4
2 4 10
Output
14`,
    input: (n: number, all: number[][]) => lines(n, ...all),
    print,
    examples: [
      [
        4,
        [
          [1, 2, 3],
          [2, 3, 4],
          [2, 4, 10],
        ],
      ],
    ],
    random: (int) => {
      const n = int(1, 7)
      return [n, tree(int, n).map(([a, b]) => [a, b, int(1, 9)])]
    },
    solve: (n: number, all: [number, number, number][]) => {
      const d = Array.from({ length: n + 1 }, (_, i) =>
        Array.from({ length: n + 1 }, (_, j) => (i === j ? 0 : Number.POSITIVE_INFINITY)),
      )
      for (const [a, b, w] of all) (d[a] as number[])[b] = (d[b] as number[])[a] = w
      for (let k = 1; k <= n; k++)
        for (let i = 1; i <= n; i++)
          for (let j = 1; j <= n; j++)
            (d[i] as number[])[j] = Math.min(
              d[i]?.[j] as number,
              (d[i]?.[k] as number) + (d[k]?.[j] as number),
            )
      return Math.max(...d.slice(1).flatMap((row) => row.slice(1)))
    },
    large: (int) => [
      30,
      Array.from({ length: 29 }, (_, i) => [i + 1, i + 2, int(900_000_000, 1_000_000_000)]),
    ],
  },
  {
    id: 'contest-a-42',
    style: 'contest',
    patterns: ['math', 'dynamic-programming'],
    difficulty: 'Hard',
    text: `F. Tilings

In how many ways can a 3 × n strip be covered with 1 × 2 dominoes (they may be turned)? Print the answer modulo 10^9 + 9.

Input
n (1 ≤ n ≤ 10^6).

Output
The number of tilings modulo 10^9 + 9.

Sample Input
4
Sample Output
11`,
    input: (n: number) => String(n),
    print,
    examples: [[4]],
    random: (int) => [int(1, 3) === 1 ? int(1, 4) * 2 : int(1, 9)],
    solve: (n: number) => {
      const grid = Array.from({ length: 3 }, () => Array.from({ length: n }, () => false))
      const go = (): number => {
        for (let c = 0; c < n; c++)
          for (let r = 0; r < 3; r++) {
            const row = grid[r] as boolean[]
            if (row[c]) continue
            let ways = 0
            row[c] = true
            const below = grid[r + 1]
            if (below && !below[c]) {
              below[c] = true
              ways += go()
              below[c] = false
            }
            if (c + 1 < n && !row[c + 1]) {
              row[c + 1] = true
              ways += go()
              row[c + 1] = false
            }
            row[c] = false
            return ways
          }
        return 1
      }
      return go()
    },
    large: (int) => [2 * int(100_000, 500_000)],
    solveLarge: (n: number) => {
      if (n % 2) return 0
      const p = 1_000_000_009n
      let [a, b] = [1n, 3n]
      for (let i = 2; i <= n / 2; i++) [a, b] = [b, (4n * b - a + p) % p]
      return Number(n === 0 ? 1n : b)
    },
  },
  {
    id: 'contest-a-43',
    style: 'contest',
    patterns: ['greedy', 'math'],
    difficulty: 'Easy',
    text: `A. Stamps

Stamps cost 1, 5, 10, 25 and 100 cents. What is the smallest number of stamps whose values add up to exactly n cents?

Input
n (1 ≤ n ≤ 10^9).

Output
The smallest number.

Sample Input
43
Sample Output
6`,
    input: (n: number) => String(n),
    print,
    examples: [[43]],
    random: (int) => [int(1, 160)],
    solve: (n: number) => {
      const best = [0]
      for (let i = 1; i <= n; i++)
        best.push(
          1 +
            Math.min(
              ...[1, 5, 10, 25, 100].filter((c) => c <= i).map((c) => best[i - c] as number),
            ),
        )
      return best[n]
    },
  },
  {
    id: 'contest-a-44',
    style: 'contest',
    patterns: ['shortest-path', 'graph-traversal', 'bfs'],
    difficulty: 'Hard',
    text: `E. Teleport ticket

In a city with n squares, m two-way streets take t_i minutes each. You have one ticket that lets you walk ONE street in 0 minutes. What's the least time from square 1 to square n? Print -1 if n can't be reached.

Input
n, m (2 ≤ n ≤ 10^5, 0 ≤ m ≤ 2·10^5), then m lines a b t (1 ≤ t ≤ 10^9).

Output
The least time or -1.

Example
Input
3 2
1 2 5
2 3 8
Output
5`,
    input: edges,
    print,
    examples: [
      [
        3,
        [
          [1, 2, 5],
          [2, 3, 8],
        ],
      ],
    ],
    random: (int) => {
      const n = int(2, 6)
      return [n, randomEdges(int, n, 45, 12)]
    },
    solve: (n: number, all: [number, number, number][]) => {
      let best = Number.POSITIVE_INFINITY
      for (let free = -1; free < all.length; free++) {
        const d = Array.from({ length: n + 1 }, () => Number.POSITIVE_INFINITY)
        d[1] = 0
        for (let k = 0; k < n; k++)
          all.forEach(([a, b, t], i) => {
            const w = i === free ? 0 : t
            d[b] = Math.min(d[b] as number, (d[a] as number) + w)
            d[a] = Math.min(d[a] as number, (d[b] as number) + w)
          })
        best = Math.min(best, d[n] as number)
      }
      return Number.isFinite(best) ? best : -1
    },
  },
  {
    id: 'contest-a-45',
    style: 'contest',
    patterns: ['trie', 'bit-manipulation'],
    difficulty: 'Hard',
    text: `F. Farthest keys

Given n keys a_1, ..., a_n, find the largest value of a_i XOR a_j over all pairs.

Input
n (2 ≤ n ≤ 2·10^5), then n integers a_i (0 ≤ a_i < 2^30).

Output
The largest value.

Sample Input
4
3 10 5 25
Sample Output
28`,
    input: counted,
    print,
    examples: [[[3, 10, 5, 25]]],
    random: (int) => [list(int, 7, 0, 31, 2)],
    solve: (a: number[]) => Math.max(...a.flatMap((x) => a.map((y) => x ^ y))),
  },
  {
    id: 'contest-a-46',
    style: 'contest',
    patterns: ['math', 'simulation'],
    difficulty: 'Easy',
    text: `A. Digits of a meter

An electricity meter shows n. Add up its digits; add up the digits of the result, and so on until one digit is left. How many times did you add up?

Input
n (0 ≤ n ≤ 10^18).

Output
The number of times.

Sample Input
9875
Sample Output
3`,
    input: (n: number) => String(n),
    print,
    examples: [[9875]],
    random: (int) => [int(0, 2) ? int(0, 99_999) : int(0, 60)],
    solve: (n: number) => {
      let times = 0
      for (let s = String(n); s.length > 1; times++) s = String(sum([...s].map(Number)))
      return times
    },
  },
  {
    id: 'contest-a-47',
    style: 'contest',
    patterns: ['dynamic-programming'],
    difficulty: 'Medium',
    text: `D. Falling apples

Apples fall at t = 1, 2, ..., n; at time t one falls at position x_t (1 ≤ x_t ≤ 10). You stand at position 1 at time 0 and can move by at most one position per time unit (or stay). An apple is caught if you're at its position when it falls. Most apples you can catch?

Input
n (1 ≤ n ≤ 10^5), then x_1 ... x_n.

Output
The largest number of caught apples.

Sample Input
4
3 2 3 5
Sample Output
2`,
    input: counted,
    print,
    examples: [[[3, 2, 3, 5]]],
    random: (int) => [list(int, 8, 1, 5)],
    solve: (x: number[]) => {
      const go = (t: number, at: number): number => {
        if (t === x.length) return 0
        return Math.max(
          ...[at - 1, at, at + 1]
            .filter((p) => p >= 1 && p <= 10)
            .map((p) => (p === x[t] ? 1 : 0) + go(t + 1, p)),
        )
      }
      return go(0, 1)
    },
  },
  {
    id: 'contest-a-48',
    style: 'contest',
    patterns: ['sorting', 'greedy'],
    difficulty: 'Easy',
    text: `B. Medal table

n countries; country i won g_i gold, s_i silver and b_i bronze medals. Rank by gold, then silver, then bronze, all descending; equal countries by their number ascending. Print the numbers of the countries in order.

Input
n (1 ≤ n ≤ 10^5), then n lines g s b (0 ≤ values ≤ 1000).

Output
n numbers separated by spaces.

Sample Input
3
1 0 2
2 1 0
1 3 0
Sample Output
2 3 1`,
    input: (all: number[][]) => lines(all.length, ...all),
    print: (a: number[]) => a.join(' '),
    examples: [
      [
        [
          [1, 0, 2],
          [2, 1, 0],
          [1, 3, 0],
        ],
      ],
    ],
    random: (int) => [Array.from({ length: int(1, 6) }, () => [int(0, 2), int(0, 2), int(0, 2)])],
    solve: (all: [number, number, number][]) =>
      all
        .map((_, i) => i + 1)
        .sort((p, q) => {
          const [a, b] = [all[p - 1] as number[], all[q - 1] as number[]]
          for (let k = 0; k < 3; k++) if (a[k] !== b[k]) return (b[k] as number) - (a[k] as number)
          return p - q
        }),
  },
  {
    id: 'contest-a-49',
    style: 'contest',
    patterns: ['range-query-tree', 'divide-and-conquer', 'sorting'],
    difficulty: 'Hard',
    text: `E. Distant inversions

Count the pairs i < j with a_i > a_j and j − i ≥ k.

Input
n and k (1 ≤ k ≤ n ≤ 2·10^5), then n integers a_i (1 ≤ a_i ≤ 10^9).

Output
The number of pairs.

Sample Input
4 2
4 3 2 1
Sample Output
3`,
    input: countedK,
    print,
    examples: [[[4, 3, 2, 1], 2]],
    random: (int) => {
      const a = list(int, 8, 1, 9)
      return [a, int(1, Math.min(3, a.length))]
    },
    solve: (a: number[], k: number) => {
      let count = 0
      a.forEach((x, i) =>
        a.forEach((y, j) => {
          if (j - i >= k && x > y) count++
        }),
      )
      return count
    },
  },
  {
    id: 'contest-a-50',
    style: 'contest',
    patterns: ['backtracking', 'dynamic-programming'],
    difficulty: 'Medium',
    text: `C. Fair teams

2n players (2 ≤ 2n ≤ 20) with strengths a_i are split into two teams of n players each. Make the difference of the teams' total strengths as small as possible and print it.

Input
2n, then the 2n strengths (1 ≤ a_i ≤ 10^6).

Output
The smallest difference.

Sample Input
4
1 2 3 9
Sample Output
5`,
    input: counted,
    print,
    examples: [[[1, 2, 3, 9]]],
    random: (int) => {
      const n = int(1, 4)
      return [list(int, 2 * n, 1, 20, 2 * n)]
    },
    solve: (a: number[]) => {
      const total = sum(a)
      return Math.min(
        ...subsets(a)
          .filter((s) => s.length === a.length / 2)
          .map((s) => Math.abs(total - 2 * sum(s))),
      )
    },
  },
]
