import type { RandomInteger, UnseenStatement } from './statement.ts'

const list = (int: RandomInteger, max: number, low: number, high: number, min = 1) =>
  Array.from({ length: int(min, max) }, () => int(low, high))
const word = (int: RandomInteger, max: number, letters: string, min = 1) =>
  Array.from({ length: int(min, max) }, () => letters[int(0, letters.length - 1)]).join('')
const show = (x: unknown) => JSON.stringify(x).replaceAll(',', ', ')
const calls =
  (name: string) =>
  (...args: unknown[]) =>
    `${name}(${args.map(show).join(', ')})`
const named =
  (...names: string[]) =>
  (...args: unknown[]) =>
    names.map((name, i) => `${name} = ${show(args[i])}`).join(', ')
const print = show
const sum = (all: number[]) => all.reduce((a, b) => a + b, 0)
const subsets = <T>(all: T[]): T[][] =>
  all.reduce<T[][]>((sets, one) => [...sets, ...sets.map((set) => [...set, one])], [[]])
const permutations = <T>(all: T[]): T[][] =>
  all.length < 2
    ? [all]
    : all.flatMap((one, i) =>
        permutations(all.filter((_, j) => j !== i)).map((rest) => [one, ...rest]),
      )

export const statements: UnseenStatement[] = [
  {
    id: 'homework-a-01',
    style: 'homework',
    patterns: ['hash-map'],
    difficulty: 'Easy',
    print,
    text: `Exercise 1 (lists). Write a function mode(numbers) that returns the value that occurs most often. If several values are tied, return the largest of them. Example: mode([4, 1, 4, 1, 3]) should return 4. The list isn't empty.`,
    input: calls('mode'),
    examples: [[[4, 1, 4, 1, 3]]],
    random: (int) => [list(int, 8, -3, 4)],
    solve: (a: number[]) => {
      const f = (x: number) => a.filter((y) => y === x).length
      const best = Math.max(...a.map(f))
      return Math.max(...a.filter((x) => f(x) === best))
    },
  },
  {
    id: 'homework-a-02',
    style: 'homework',
    patterns: ['simulation', 'math'],
    difficulty: 'Easy',
    print,
    text: `Sheet 2, problem 3. A temperature in a log is "hot" if it is higher than the average of all temperatures of the log. Write countHot(temps), which returns the number of hot entries. countHot([10, 20, 30]) is 1.`,
    input: calls('countHot'),
    examples: [[[10, 20, 30]]],
    random: (int) => [list(int, 7, -5, 12)],
    solve: (a: number[]) => a.filter((x) => x * a.length > sum(a)).length,
  },
  {
    id: 'homework-a-03',
    style: 'homework',
    patterns: ['dynamic-programming'],
    difficulty: 'Medium',
    print,
    text: `Assignment 4: Frog. A frog sits on stone 0 of a row of n stones; stone i has height h[i]. From stone i it can jump to stone i+1, i+2 or i+3; a jump costs the SQUARE of the height difference. Compute the cheapest way to the last stone. Example: h = [1, 4, 2, 3] gives 4 (a single jump over everything).  Limits: 1 <= n <= 10^5, 0 <= h[i] <= 10^4.`,
    input: named('h'),
    examples: [[[1, 4, 2, 3]]],
    random: (int) => [list(int, 7, 0, 9)],
    solve: (h: number[]) => {
      const go = (i: number): number => {
        if (i >= h.length - 1) return 0
        let best = Number.POSITIVE_INFINITY
        for (let j = i + 1; j <= Math.min(i + 3, h.length - 1); j++)
          best = Math.min(best, ((h[j] as number) - (h[i] as number)) ** 2 + go(j))
        return best
      }
      return go(0)
    },
  },
  {
    id: 'homework-a-04',
    style: 'homework',
    patterns: ['string-matching', 'simulation'],
    difficulty: 'Easy',
    print,
    text: `Exercise 5 (strings). Run-length encoding: replace every run of equal letters by its letter followed by the length of the run; a run of length 1 stays a single letter without a number. rle("aaabcc") = "a3bc2".`,
    input: calls('rle'),
    examples: [['aaabcc']],
    random: (int) => [word(int, 9, 'ab')],
    solve: (s: string) =>
      s.replaceAll(/(.)\1*/g, (run) => (run.length > 1 ? `${run[0]}${run.length}` : run)),
  },
  {
    id: 'homework-a-05',
    style: 'homework',
    patterns: ['binary-search'],
    difficulty: 'Medium',
    print,
    text: `Problem 2. A list was sorted in ascending order (all values different) and then rotated by an unknown number of places, for example [5, 8, 1, 3]. Write rotation(list) that returns by how many places it was rotated to the right, in O(log n). rotation([5, 8, 1, 3]) = 2, since [1, 3, 5, 8] was rotated by 2.`,
    input: calls('rotation'),
    examples: [[[5, 8, 1, 3]]],
    random: (int) => {
      const a = [...new Set(list(int, 8, -9, 20))].sort((x, y) => x - y)
      const k = int(0, a.length - 1)
      return [[...a.slice(a.length - k), ...a.slice(0, a.length - k)]]
    },
    solve: (a: number[]) => a.indexOf(Math.min(...a)),
  },
  {
    id: 'homework-a-06',
    style: 'homework',
    patterns: ['backtracking'],
    difficulty: 'Medium',
    print,
    text: `Recursion sheet, exercise 7. Print all subsets of {1, ..., n} that don't contain two neighboring numbers, as a list of lists. Order: by the number of elements, then lexicographically. For n = 3: [[], [1], [2], [3], [1, 3]]. n is at most 15.`,
    input: named('n'),
    examples: [[3]],
    random: (int) => [int(1, 8)],
    solve: (n: number) =>
      subsets(Array.from({ length: n }, (_, i) => i + 1))
        .filter((s) => s.every((x, i) => !i || x - (s[i - 1] as number) > 1))
        .sort((a, b) => {
          if (a.length !== b.length) return a.length - b.length
          for (let i = 0; i < a.length; i++)
            if (a[i] !== b[i]) return (a[i] as number) - (b[i] as number)
          return 0
        }),
  },
  {
    id: 'homework-a-07',
    style: 'homework',
    patterns: ['graph-traversal', 'bfs'],
    difficulty: 'Medium',
    print,
    text: `Graphs 1. A friendship network is given by n (people are 0..n-1) and a list of friendships. Write strangers(n, friends, p): how many people can p NOT reach over any chain of friendships (p isn't counted)? strangers(5, [[0, 1], [1, 2], [3, 4]], 0) = 2.`,
    input: calls('strangers'),
    examples: [
      [
        5,
        [
          [0, 1],
          [1, 2],
          [3, 4],
        ],
        0,
      ],
    ],
    random: (int) => {
      const n = int(2, 7)
      const all: number[][] = []
      for (let a = 0; a < n; a++)
        for (let b = a + 1; b < n; b++) if (int(0, 9) < 3) all.push([a, b])
      return [n, all, int(0, n - 1)]
    },
    solve: (n: number, all: [number, number][], p: number) => {
      const seen = new Set([p])
      for (let i = 0; i < n; i++)
        for (const [a, b] of all) {
          if (seen.has(a)) seen.add(b)
          if (seen.has(b)) seen.add(a)
        }
      return n - seen.size
    },
  },
  {
    id: 'homework-a-08',
    style: 'homework',
    patterns: ['number-theory', 'math'],
    difficulty: 'Easy',
    print,
    text: `Number theory, exercise 1. A number is called perfect-ish if the sum of its proper divisors (all divisors except itself) is at least the number. Write a function that counts the perfect-ish numbers from 1 to n. For n = 12 the answer is 2 (6 and 12). n <= 10^5.`,
    input: named('n'),
    examples: [[12]],
    random: (int) => [int(1, 150)],
    solve: (n: number) => {
      let count = 0
      for (let x = 1; x <= n; x++) {
        let s = 0
        for (let d = 1; d < x; d++) if (x % d === 0) s += d
        if (s >= x) count++
      }
      return count
    },
  },
  {
    id: 'homework-a-09',
    style: 'homework',
    patterns: ['stack'],
    difficulty: 'Medium',
    print,
    text: `Data structures, sheet 3. Evaluate a postfix expression. The input is a string with tokens separated by single spaces; the operators are + - * and /, where / is integer division that truncates toward zero. evaluate("7 2 - 3 *") = 15. The expression is valid and never divides by 0.`,
    input: calls('evaluate'),
    examples: [['7 2 - 3 *']],
    random: (int) => {
      const value = (t: string[]): number | undefined => {
        const s: number[] = []
        for (const x of t) {
          if (!'+-*/'.includes(x) || x.length > 1) {
            s.push(Number(x))
            continue
          }
          const [b, a] = [s.pop() as number, s.pop() as number]
          if (x === '/' && b === 0) return undefined
          s.push(x === '+' ? a + b : x === '-' ? a - b : x === '*' ? a * b : Math.trunc(a / b))
        }
        return s[0]
      }
      const make = (d: number): string[] =>
        d === 0 || int(0, 2) === 0
          ? [String(int(0, 9))]
          : [...make(d - 1), ...make(d - 1), '+-*/'[int(0, 3)] as string]
      for (;;) {
        const t = make(3)
        if (value(t) !== undefined) return [t.join(' ')]
      }
    },
    solve: (e: string) => {
      const s: number[] = []
      for (const x of e.split(' ')) {
        if (!/^[-+*/]$/.test(x)) {
          s.push(Number(x))
          continue
        }
        const [b, a] = [s.pop() as number, s.pop() as number]
        s.push((x === '+' ? a + b : x === '-' ? a - b : x === '*' ? a * b : Math.trunc(a / b)) + 0)
      }
      return s[0]
    },
  },
  {
    id: 'homework-a-10',
    style: 'homework',
    patterns: ['greedy', 'sorting'],
    difficulty: 'Medium',
    print,
    text: `Algorithms 3, greedy. n jobs must be done one after the other on one machine; job i takes t[i] minutes. The waiting time of a job is the moment when it STARTS. Find the order with the smallest total waiting time and return that total. t = [3, 1, 2] gives 4 (starts 0, 1, 3).`,
    input: named('t'),
    examples: [[[3, 1, 2]]],
    random: (int) => [list(int, 6, 1, 9)],
    solve: (t: number[]) =>
      Math.min(...permutations(t).map((p) => sum(p.map((_, i) => sum(p.slice(0, i)))))),
  },
  {
    id: 'homework-a-11',
    style: 'homework',
    patterns: ['matrix', 'simulation'],
    difficulty: 'Easy',
    print,
    text: `Arrays 2D, exercise 4. A cell of a matrix is a saddle if it's the smallest of its row and the largest of its column (ties allowed). Return the number of saddles. m = [[1, 2], [3, 4]] has 1 (the 3).`,
    input: named('m'),
    examples: [
      [
        [
          [1, 2],
          [3, 4],
        ],
      ],
    ],
    random: (int) => {
      const w = int(1, 4)
      return [Array.from({ length: int(1, 4) }, () => list(int, w, 0, 4, w))]
    },
    solve: (m: number[][]) =>
      sum(
        m.map(
          (row, r) =>
            row.filter(
              (x, c) =>
                row.every((y) => x <= y) &&
                m.every((other) => (other[c] as number) <= x || m[r] === other),
            ).length,
        ),
      ),
  },
  {
    id: 'homework-a-12',
    style: 'homework',
    patterns: ['dynamic-programming'],
    difficulty: 'Medium',
    print,
    text: `DP exercise 2. In how many ways can n cents be paid with the coins in the list coins, each available in any number, if the order of the coins does NOT matter? Give the number modulo 1000. n = 5, coins = [1, 2, 5] gives 4. n <= 10^4, at most 50 different coins.`,
    input: named('n', 'coins'),
    examples: [[5, [1, 2, 5]]],
    random: (int) => [int(1, 25), [1, 2, 3, 5, 7].filter(() => int(0, 2) > 0).concat([4])],
    solve: (n: number, coins: number[]) => {
      const go = (i: number, rest: number): number => {
        if (i === coins.length) return rest === 0 ? 1 : 0
        let all = 0
        for (let left = rest; left >= 0; left -= coins[i] as number) all += go(i + 1, left)
        return all
      }
      return go(0, n) % 1000
    },
    large: (int) => [int(2_000, 10_000), [1, 2, 5, 10, 20, 50, 3, 7]],
    solveLarge: (n: number, coins: number[]) => {
      const ways = Array.from({ length: n + 1 }, (_, i) => (i ? 0 : 1))
      for (const c of coins)
        for (let s = c; s <= n; s++)
          ways[s] = ((ways[s] as number) + (ways[s - c] as number)) % 1000
      return ways[n]
    },
  },
  {
    id: 'homework-a-13',
    style: 'homework',
    patterns: ['two-pointers'],
    difficulty: 'Easy',
    print,
    text: `Exercise 9. Given an array, move all zeros to the FRONT while keeping the order of the other elements. Return the array. pushZeros([0, 3, 0, 1]) = [0, 0, 3, 1].`,
    input: calls('pushZeros'),
    examples: [[[0, 3, 0, 1]]],
    random: (int) => [list(int, 8, 0, 3)],
    solve: (a: number[]) => [...a.filter((x) => x === 0), ...a.filter((x) => x !== 0)],
  },
  {
    id: 'homework-a-14',
    style: 'homework',
    patterns: ['tree-traversal'],
    difficulty: 'Medium',
    print,
    text: `Trees, exercise 3. A rooted tree is given by an array parent, where parent[i] is the parent of node i and parent[root] = -1. Return the depth of the deepest leaf (the root has depth 0). parent = [-1, 0, 0, 1] gives 2.`,
    input: named('parent'),
    examples: [[[-1, 0, 0, 1]]],
    random: (int) => {
      const n = int(1, 9)
      return [Array.from({ length: n }, (_, i) => (i ? int(Math.max(0, i - 3), i - 1) : -1))]
    },
    solve: (p: number[]) =>
      Math.max(
        ...p.map((_, i) => {
          let d = 0
          for (let at = i; p[at] !== -1; at = p[at] as number) d++
          return d
        }),
      ),
  },
  {
    id: 'homework-a-15',
    style: 'homework',
    patterns: ['math', 'number-theory'],
    difficulty: 'Medium',
    print,
    text: `Cryptography sheet, 1b. Compute a^b mod m by repeated squaring. power(3, 13, 7) = 3. Limits: 0 <= a <= 10^9, 0 <= b <= 10^12, 1 <= m <= 10^9.`,
    input: calls('power'),
    examples: [[3, 13, 7]],
    random: (int) => [int(0, 30), int(0, 25), int(1, 40)],
    solve: (a: number, b: number, m: number) => Number(BigInt(a) ** BigInt(b) % BigInt(m)),
    large: (int) => [
      int(900_000_000, 1_000_000_000),
      int(100_000_000_000, 1_000_000_000_000),
      int(900_000_000, 1_000_000_000),
    ],
    solveLarge: (a: number, b: number, m: number) => {
      const p = BigInt(m)
      let [r, x, e] = [1n % p, BigInt(a) % p, BigInt(b)]
      while (e) {
        if (e & 1n) r = (r * x) % p
        x = (x * x) % p
        e >>= 1n
      }
      return Number(r)
    },
  },
  {
    id: 'homework-a-16',
    style: 'homework',
    patterns: ['hash-map', 'sorting'],
    difficulty: 'Easy',
    print,
    text: `Exercise 12. Given a list of words, return those that occur exactly twice, each once, in alphabetical order. twice(["b", "a", "b", "c", "a", "a"]) = ["b"].`,
    input: calls('twice'),
    examples: [[['b', 'a', 'b', 'c', 'a', 'a']]],
    random: (int) => [Array.from({ length: int(1, 9) }, () => word(int, 2, 'ab'))],
    solve: (w: string[]) =>
      [...new Set(w)].filter((x) => w.filter((y) => y === x).length === 2).sort(),
  },
  {
    id: 'homework-a-17',
    style: 'homework',
    patterns: ['dynamic-programming'],
    difficulty: 'Medium',
    print,
    text: `DP exercise 5. Given two strings a and b, compute the length of their longest common SUBSTRING (contiguous!). a = "banana", b = "panama" gives 3 ("ana"). Lengths up to 2000.`,
    input: named('a', 'b'),
    examples: [['banana', 'panama']],
    random: (int) => [word(int, 8, 'abc'), word(int, 8, 'abc')],
    solve: (a: string, b: string) => {
      let best = 0
      for (let i = 0; i < a.length; i++)
        for (let j = i + 1; j <= a.length; j++)
          if (b.includes(a.slice(i, j))) best = Math.max(best, j - i)
      return best
    },
  },
  {
    id: 'homework-a-18',
    style: 'homework',
    patterns: ['prefix-sum'],
    difficulty: 'Easy',
    print,
    text: `Exercise 6. An index i is a balance point if the sum of the elements before i equals the sum of the elements after i. Return all balance points in ascending order. balance([2, 3, 1, 5]) = [2]. An empty sum is 0.`,
    input: calls('balance'),
    examples: [[[2, 3, 1, 5]]],
    random: (int) => [list(int, 6, -2, 3)],
    solve: (a: number[]) =>
      a.map((_, i) => i).filter((i) => sum(a.slice(0, i)) === sum(a.slice(i + 1))),
  },
  {
    id: 'homework-a-19',
    style: 'homework',
    patterns: ['shortest-path', 'graph-traversal'],
    difficulty: 'Medium',
    print,
    text: `Graphs 4. n towns (0..n-1) are joined by two-way roads [a, b, length]. Compute for town s the distance to the town that's farthest away from it (by shortest routes), ignoring towns that can't be reached. n = 4, roads = [[0, 1, 3], [1, 2, 4], [0, 2, 9]], s = 0 gives 7.`,
    input: named('n', 'roads', 's'),
    examples: [
      [
        4,
        [
          [0, 1, 3],
          [1, 2, 4],
          [0, 2, 9],
        ],
        0,
      ],
    ],
    random: (int) => {
      const n = int(2, 6)
      const all: number[][] = []
      for (let a = 0; a < n; a++)
        for (let b = a + 1; b < n; b++) if (int(0, 9) < 4) all.push([a, b, int(1, 9)])
      return [n, all, int(0, n - 1)]
    },
    solve: (n: number, all: [number, number, number][], s: number) => {
      const d = Array.from({ length: n }, () => Number.POSITIVE_INFINITY)
      d[s] = 0
      for (let i = 0; i < n; i++)
        for (const [a, b, w] of all) {
          d[b] = Math.min(d[b] as number, (d[a] as number) + w)
          d[a] = Math.min(d[a] as number, (d[b] as number) + w)
        }
      return Math.max(...d.filter((x) => Number.isFinite(x)))
    },
  },
  {
    id: 'homework-a-20',
    style: 'homework',
    patterns: ['simulation', 'math'],
    difficulty: 'Easy',
    print,
    text: `Exercise 3. The Collatz sequence of n: if n is even, go on with n / 2, otherwise with 3n + 1, until 1. Return the LARGEST number that occurs in the sequence (n itself counts). peak(3) = 16. 1 <= n <= 10^6.`,
    input: calls('peak'),
    examples: [[3]],
    random: (int) => [int(1, 400)],
    solve: (n: number) => {
      let [x, best] = [n, n]
      while (x !== 1) {
        x = x % 2 ? 3 * x + 1 : x / 2
        best = Math.max(best, x)
      }
      return best
    },
    large: (int) => [[837_799, 704_511, 665_215, 837_799][int(0, 3)]],
  },
  {
    id: 'homework-a-21',
    style: 'homework',
    patterns: ['backtracking'],
    difficulty: 'Hard',
    print,
    text: `Recursion sheet, last exercise. In how many ways can n queens be placed on an n x n board with one hole, so that no two attack each other and no queen stands on the hole at (r, c), counted from 0? The hole doesn't block any line. holes(4, 0, 1) = 1, because one of the two solutions uses that square. n <= 9.`,
    input: calls('holes'),
    examples: [[4, 0, 1]],
    random: (int) => {
      const n = int(1, 6)
      return [n, int(0, n - 1), int(0, n - 1)]
    },
    solve: (n: number, r: number, c: number) =>
      permutations(Array.from({ length: n }, (_, i) => i)).filter(
        (p) =>
          p[r] !== c &&
          p.every((x, i) => p.every((y, j) => i === j || Math.abs(x - y) !== Math.abs(i - j))),
      ).length,
  },
  {
    id: 'homework-a-22',
    style: 'homework',
    patterns: ['sorting', 'divide-and-conquer'],
    difficulty: 'Medium',
    print,
    text: `Sorting, exercise 8. Bubble sort repeatedly swaps neighbors that are in the wrong order. How many swaps does it make for a given list? swaps([3, 1, 2]) = 2. Lists have up to 10^5 elements, so don't just run it.`,
    input: calls('swaps'),
    examples: [[[3, 1, 2]]],
    random: (int) => [list(int, 8, 0, 7)],
    solve: (a: number[]) => {
      let count = 0
      a.forEach((x, i) =>
        a.forEach((y, j) => {
          if (i < j && x > y) count++
        }),
      )
      return count
    },
  },
  {
    id: 'homework-a-23',
    style: 'homework',
    patterns: ['sliding-window'],
    difficulty: 'Easy',
    print,
    text: `Exercise 4. Moving maximum average: given a list of integers and k, return the largest SUM of k neighboring elements. best([1, 9, -2, 4], 2) = 10. 1 <= k <= length <= 10^5.`,
    input: calls('best'),
    examples: [[[1, 9, -2, 4], 2]],
    random: (int) => {
      const a = list(int, 8, -9, 9)
      return [a, int(1, a.length)]
    },
    solve: (a: number[], k: number) =>
      Math.max(...Array.from({ length: a.length - k + 1 }, (_, i) => sum(a.slice(i, i + k)))),
  },
  {
    id: 'homework-a-24',
    style: 'homework',
    patterns: ['math', 'dynamic-programming'],
    difficulty: 'Medium',
    print,
    text: `Combinatorics 2. How many binary words of length n contain no two ones next to each other? Answer modulo 1000000007. words(3) = 5. n <= 10^6.`,
    input: calls('words'),
    examples: [[3]],
    random: (int) => [int(1, 16)],
    solve: (n: number) => {
      let count = 0
      for (let m = 0; m < 1 << n; m++) if (!(m & (m >> 1))) count++
      return count % 1_000_000_007
    },
    large: (int) => [int(900_000, 1_000_000)],
    solveLarge: (n: number) => {
      let [a, b] = [1, 2]
      for (let i = 1; i < n; i++) [a, b] = [b, (a + b) % 1_000_000_007]
      return b
    },
  },
  {
    id: 'homework-a-25',
    style: 'homework',
    patterns: ['hash-map', 'two-pointers', 'sliding-window'],
    difficulty: 'Medium',
    print,
    text: `Strings 3. Find the length of the longest part of a text in which no character occurs twice; upper and lower case count as the SAME character. longest("aAbcB") = 3.`,
    input: calls('longest'),
    examples: [['aAbcB']],
    random: (int) => [word(int, 9, 'aAbBcd')],
    solve: (s: string) => {
      const t = s.toLowerCase()
      let best = 0
      for (let i = 0; i < t.length; i++)
        for (let j = i + 1; j <= t.length; j++)
          if (new Set(t.slice(i, j)).size === j - i) best = Math.max(best, j - i)
      return best
    },
  },
  {
    id: 'homework-a-26',
    style: 'homework',
    patterns: ['greedy', 'intervals', 'sorting'],
    difficulty: 'Medium',
    print,
    text: `Greedy 4. A lecture hall gets requests [start, end) as pairs. Choose as many requests as possible without overlaps (one may start when another ends). Return the number. pick([[1, 4], [4, 6], [2, 5]]) = 2.`,
    input: calls('pick'),
    examples: [
      [
        [
          [1, 4],
          [4, 6],
          [2, 5],
        ],
      ],
    ],
    random: (int) => [
      Array.from({ length: int(1, 6) }, () => {
        const s = int(0, 9)
        return [s, s + int(1, 4)]
      }),
    ],
    solve: (all: [number, number][]) =>
      Math.max(
        ...subsets(all)
          .filter((set) =>
            set.every(([a, b], i) => set.every(([c, d], j) => i === j || b <= c || d <= a)),
          )
          .map((s) => s.length),
      ),
  },
  {
    id: 'homework-a-27',
    style: 'homework',
    patterns: ['bit-manipulation'],
    difficulty: 'Easy',
    print,
    text: `Bits 1. How many bits must be flipped to turn a into b? flips(10, 7) = 3. 0 <= a, b < 2^31.`,
    input: calls('flips'),
    examples: [[10, 7]],
    random: (int) => [int(0, 127), int(0, 127)],
    solve: (a: number, b: number) => [...(a ^ b).toString(2)].filter((c) => c === '1').length,
  },
  {
    id: 'homework-a-28',
    style: 'homework',
    patterns: ['heap', 'simulation', 'greedy'],
    difficulty: 'Medium',
    print,
    text: `Heaps 2. Take the two largest numbers of the list, remove them, and put back their difference if it isn't 0. Repeat until at most one number is left; return it, or 0 if none is left. smash([2, 7, 4, 1]) = 0.`,
    input: calls('smash'),
    examples: [[[2, 7, 4, 1]]],
    random: (int) => [list(int, 7, 1, 15)],
    solve: (a: number[]) => {
      const all = [...a]
      while (all.length > 1) {
        all.sort((x, y) => y - x)
        const d = (all.shift() as number) - (all.shift() as number)
        if (d) all.push(d)
      }
      return all[0] ?? 0
    },
  },
  {
    id: 'homework-a-29',
    style: 'homework',
    patterns: ['linked-list', 'two-pointers'],
    difficulty: 'Easy',
    print,
    text: `Linked lists 3. Given a singly linked list (written as an array), return the value of the n-th node FROM THE END; n = 1 is the last node. If the list is shorter than n, return -1. fromEnd([4, 8, 15], 2) = 8. Values are positive.`,
    input: calls('fromEnd'),
    examples: [[[4, 8, 15], 2]],
    random: (int) => [list(int, 7, 1, 20), int(1, 8)],
    solve: (a: number[], n: number) => a.at(-n) ?? -1,
  },
  {
    id: 'homework-a-30',
    style: 'homework',
    patterns: ['dynamic-programming'],
    difficulty: 'Hard',
    print,
    text: `DP exercise 9. A string consists of digits. Decode it by A = 1, B = 2, ..., Z = 26, and additionally a digit 0 may be decoded as a space on its own (so "10" can be J or A-space). In how many ways can the string be decoded, modulo 10007? ways("102") = 2: A, space, B, or J, B ("02" isn't a letter). Length up to 10^5.`,
    input: calls('ways'),
    examples: [['102']],
    random: (int) => [word(int, 8, '012345')],
    solve: (s: string) => {
      const go = (i: number): number => {
        if (i === s.length) return 1
        let all = go(i + 1)
        const two = Number(s.slice(i, i + 2))
        if (s[i] !== '0' && i + 1 < s.length && two <= 26) all += go(i + 2)
        return all
      }
      return go(0) % 10007
    },
    large: (int) => [word(int, 100_000, '12', 50_000)],
    solveLarge: (s: string) => {
      let [a, b] = [1, 1]
      for (let i = s.length - 2; i >= 0; i--) {
        const two = Number(s.slice(i, i + 2))
        ;[a, b] = [s[i] !== '0' && two <= 26 ? (a + b) % 10007 : a, a]
      }
      return a
    },
  },
  {
    id: 'homework-a-31',
    style: 'homework',
    patterns: ['matrix', 'prefix-sum', 'dynamic-programming'],
    difficulty: 'Medium',
    print,
    text: `Arrays 2D, exercise 9. Find the largest sum of a k x k square in a matrix of integers. m = [[1, 2, 0], [3, -4, 5], [0, 1, 1]], k = 2 gives 3 (the square 2, 0, -4, 5).`,
    input: named('m', 'k'),
    examples: [
      [
        [
          [1, 2, 0],
          [3, -4, 5],
          [0, 1, 1],
        ],
        2,
      ],
    ],
    random: (int) => {
      const [h, w] = [int(1, 5), int(1, 5)]
      return [Array.from({ length: h }, () => list(int, w, -5, 6, w)), int(1, Math.min(h, w))]
    },
    solve: (m: number[][], k: number) => {
      let best = Number.NEGATIVE_INFINITY
      for (let r = 0; r + k <= m.length; r++)
        for (let c = 0; c + k <= (m[0] as number[]).length; c++)
          best = Math.max(best, sum(m.slice(r, r + k).flatMap((row) => row.slice(c, c + k))))
      return best
    },
  },
  {
    id: 'homework-a-32',
    style: 'homework',
    patterns: ['math', 'simulation'],
    difficulty: 'Easy',
    print,
    text: `Exercise 2. Roman numerals: write roman(n) for 1 <= n <= 3999. roman(1994) = "MCMXCIV".`,
    input: calls('roman'),
    examples: [[1994]],
    random: (int) => [int(1, 3999)],
    solve: (n: number) => {
      let out = ''
      let rest = n
      for (const [v, s] of [
        [1000, 'M'],
        [900, 'CM'],
        [500, 'D'],
        [400, 'CD'],
        [100, 'C'],
        [90, 'XC'],
        [50, 'L'],
        [40, 'XL'],
        [10, 'X'],
        [9, 'IX'],
        [5, 'V'],
        [4, 'IV'],
        [1, 'I'],
      ] as const)
        while (rest >= v) {
          out += s
          rest -= v
        }
      return out
    },
  },
  {
    id: 'homework-a-33',
    style: 'homework',
    patterns: ['topological-sort', 'graph-traversal'],
    difficulty: 'Medium',
    print,
    text: `Graphs 6. Tasks 0..n-1; an edge [a, b] means a before b. Return the lexicographically SMALLEST valid order, or an empty list if there's a cycle. order(4, [[3, 0], [3, 1], [0, 2]]) = [3, 0, 1, 2].`,
    input: calls('order'),
    examples: [
      [
        4,
        [
          [3, 0],
          [3, 1],
          [0, 2],
        ],
      ],
    ],
    random: (int) => {
      const n = int(1, 5)
      const p = permutations(Array.from({ length: n }, (_, i) => i))
      const o = p[int(0, p.length - 1)] as number[]
      const all: number[][] = []
      for (let i = 0; i < n; i++)
        for (let j = i + 1; j < n; j++)
          if (int(0, 9) < 4)
            all.push(
              int(0, 11) ? [o[i] as number, o[j] as number] : [o[j] as number, o[i] as number],
            )
      return [n, all]
    },
    solve: (n: number, all: [number, number][]) => {
      const fits = permutations(Array.from({ length: n }, (_, i) => i)).filter((p) =>
        all.every(([a, b]) => p.indexOf(a) < p.indexOf(b)),
      )
      return fits[0] ?? []
    },
  },
  {
    id: 'homework-a-34',
    style: 'homework',
    patterns: ['hash-map', 'math'],
    difficulty: 'Medium',
    print,
    text: `Exercise 11. Points in the plane with integer coordinates are given. How many (unordered) pairs of points are at a distance of exactly d? pairs([[0, 0], [3, 4], [6, 8]], 5) = 2. The points are all different.`,
    input: calls('pairs'),
    examples: [
      [
        [
          [0, 0],
          [3, 4],
          [6, 8],
        ],
        5,
      ],
    ],
    random: (int) => {
      const all = new Map<string, number[]>()
      for (let i = int(1, 8); i > 0; i--) {
        const p = [int(0, 5), int(0, 5)]
        all.set(p.join(), p)
      }
      return [[...all.values()], int(1, 5)]
    },
    solve: (p: [number, number][], d: number) => {
      let count = 0
      p.forEach(([a, b], i) =>
        p.forEach(([x, y], j) => {
          if (i < j && (a - x) ** 2 + (b - y) ** 2 === d * d) count++
        }),
      )
      return count
    },
  },
  {
    id: 'homework-a-35',
    style: 'homework',
    patterns: ['dynamic-programming', 'knapsack'],
    difficulty: 'Medium',
    print,
    text: `DP exercise 3. A backpack holds exactly up to W kilograms. Item i weighs w[i] and is worth v[i]; each item exists once. But you may take at most c items. Return the largest total worth. w = [1, 2, 3], v = [6, 10, 12], W = 6, c = 2 gives 22.`,
    input: named('w', 'v', 'W', 'c'),
    examples: [[[1, 2, 3], [6, 10, 12], 6, 2]],
    random: (int) => {
      const n = int(1, 7)
      return [list(int, n, 1, 8, n), list(int, n, 1, 15, n), int(1, 20), int(1, 4)]
    },
    solve: (w: number[], v: number[], W: number, c: number) =>
      Math.max(
        ...subsets(w.map((_, i) => i))
          .filter((s) => s.length <= c && sum(s.map((i) => w[i] as number)) <= W)
          .map((s) => sum(s.map((i) => v[i] as number))),
      ),
  },
  {
    id: 'homework-a-36',
    style: 'homework',
    patterns: ['stack', 'monotonic-stack'],
    difficulty: 'Medium',
    print,
    text: `Stacks 4. People stand in a row, all looking to the LEFT. For every person, return how far (in places) the nearest person to the left is who is strictly taller, or 0. taller([5, 2, 4, 4]) = [0, 1, 2, 3].`,
    input: calls('taller'),
    examples: [[[5, 2, 4, 4]]],
    random: (int) => [list(int, 8, 1, 7)],
    solve: (a: number[]) =>
      a.map((x, i) => {
        for (let j = i - 1; j >= 0; j--) if ((a[j] as number) > x) return i - j
        return 0
      }),
  },
  {
    id: 'homework-a-37',
    style: 'homework',
    patterns: ['simulation', 'sorting'],
    difficulty: 'Easy',
    print,
    text: `Exercise 7. Two teams' scores per game are given. A team gets 3 points for a win and 1 for a draw. games = [[2, 1], [0, 0], [1, 3]] gives [4, 4]. Return both totals.`,
    input: named('games'),
    examples: [
      [
        [
          [2, 1],
          [0, 0],
          [1, 3],
        ],
      ],
    ],
    random: (int) => [Array.from({ length: int(1, 6) }, () => [int(0, 3), int(0, 3)])],
    solve: (g: [number, number][]) => [
      sum(g.map(([a, b]) => (a > b ? 3 : a === b ? 1 : 0))),
      sum(g.map(([a, b]) => (b > a ? 3 : a === b ? 1 : 0))),
    ],
  },
  {
    id: 'homework-a-38',
    style: 'homework',
    patterns: ['math', 'number-theory'],
    difficulty: 'Medium',
    print,
    text: `Number theory, exercise 5. Return the smallest positive integer that is divisible by all numbers from 1 to n, modulo 1000000007. lcm(6) = 60. n <= 10^5.`,
    input: calls('lcm'),
    examples: [[6]],
    random: (int) => [int(1, 22)],
    solve: (n: number) => {
      const gcd = (a: bigint, b: bigint): bigint => (b ? gcd(b, a % b) : a)
      let r = 1n
      for (let i = 2n; i <= n; i++) r = (r / gcd(r, i)) * i
      return Number(r % 1_000_000_007n)
    },
    large: (int) => [int(200, 1_500)],
  },
  {
    id: 'homework-a-39',
    style: 'homework',
    patterns: ['union-find', 'graph-traversal', 'bfs'],
    difficulty: 'Medium',
    print,
    text: `Graphs 2. How many edges must at least be ADDED to an undirected graph with n nodes so that it becomes connected? add(6, [[0, 1], [2, 3], [3, 2]]) = 3.`,
    input: calls('add'),
    examples: [
      [
        6,
        [
          [0, 1],
          [2, 3],
          [3, 2],
        ],
      ],
    ],
    random: (int) => {
      const n = int(1, 8)
      const all: number[][] = []
      for (let a = 0; a < n; a++)
        for (let b = a + 1; b < n; b++) if (int(0, 9) < 2) all.push([a, b])
      return [n, all]
    },
    solve: (n: number, all: [number, number][]) => {
      const g = Array.from({ length: n }, (_, i) => i)
      for (let k = 0; k < n; k++)
        for (const [a, b] of all) g[a] = g[b] = Math.min(g[a] as number, g[b] as number)
      return new Set(g).size - 1
    },
  },
  {
    id: 'homework-a-40',
    style: 'homework',
    patterns: ['binary-search', 'two-pointers', 'sorting'],
    difficulty: 'Medium',
    print,
    text: `Searching, exercise 3. Given a sorted list and a number x, return the value of the list that is CLOSEST to x; if two are equally close, the larger one. closest([1, 4, 6], 5) = 6.`,
    input: calls('closest'),
    examples: [[[1, 4, 6], 5]],
    random: (int) => [list(int, 7, -9, 15).sort((a, b) => a - b), int(-10, 16)],
    solve: (a: number[], x: number) =>
      [...a].sort((p, q) => Math.abs(p - x) - Math.abs(q - x) || q - p)[0],
  },
  {
    id: 'homework-a-41',
    style: 'homework',
    patterns: ['string-matching'],
    difficulty: 'Easy',
    print,
    text: `Strings 1. Caesar: shift each lowercase letter of the text by k places BACKWARD in the alphabet (a goes to z), leave everything else alone. decode("bcd a!", 1) = "abc z!". 0 <= k <= 100.`,
    input: calls('decode'),
    examples: [['bcd a!', 1]],
    random: (int) => [word(int, 8, 'abcxyz !'), int(0, 60)],
    solve: (s: string, k: number) =>
      s.replaceAll(/[a-z]/g, (c) =>
        String.fromCharCode(97 + ((((c.charCodeAt(0) - 97 - k) % 26) + 26) % 26)),
      ),
  },
  {
    id: 'homework-a-42',
    style: 'homework',
    patterns: ['dynamic-programming'],
    difficulty: 'Medium',
    print,
    text: `DP exercise 1. Maximum subarray: return the largest sum of a contiguous, NON-EMPTY part whose length is at least 2. maxSum([4, -6, 3, -1]) = 2. The list has at least two elements.`,
    input: calls('maxSum'),
    examples: [[[4, -6, 3, -1]]],
    random: (int) => [list(int, 8, -9, 9, 2)],
    solve: (a: number[]) => {
      let best = Number.NEGATIVE_INFINITY
      for (let i = 0; i < a.length; i++)
        for (let j = i + 2; j <= a.length; j++) best = Math.max(best, sum(a.slice(i, j)))
      return best
    },
  },
  {
    id: 'homework-a-43',
    style: 'homework',
    patterns: ['tree-traversal', 'binary-search-tree'],
    difficulty: 'Medium',
    print,
    text: `Trees, exercise 6. Insert the numbers of a list one after the other into an empty binary search tree (equal numbers go into the RIGHT subtree). Return the height of the tree, counted in nodes. height([5, 3, 8, 3]) = 3.`,
    input: calls('height'),
    examples: [[[5, 3, 8, 3]]],
    random: (int) => [list(int, 9, 1, 9)],
    solve: (a: number[]) => {
      const go = (all: number[]): number => {
        if (!all.length) return 0
        const [x, ...rest] = all as [number, ...number[]]
        return 1 + Math.max(go(rest.filter((y) => y < x)), go(rest.filter((y) => y >= x)))
      }
      return go(a)
    },
  },
  {
    id: 'homework-a-44',
    style: 'homework',
    patterns: ['hash-map', 'simulation'],
    difficulty: 'Easy',
    print,
    text: `Exercise 8. Two words are isomorphic if the letters of the first can be replaced one by one (same letter, same replacement; different letters, different replacements) to get the second. iso("paper", "title") = true.`,
    input: calls('iso'),
    examples: [['paper', 'title']],
    random: (int) => {
      const n = int(1, 5)
      return [word(int, n, 'abc', n), word(int, n, 'xyz', n)]
    },
    solve: (a: string, b: string) =>
      [...a].every((c, i) => a.indexOf(c) === b.indexOf(b[i] as string)),
  },
  {
    id: 'homework-a-45',
    style: 'homework',
    patterns: ['greedy', 'simulation'],
    difficulty: 'Medium',
    print,
    text: `Greedy 1. A customer pays with bills of 5, 10 or 20 for a drink that costs 5, in the given order. You start without any change. How many customers can you serve before you can't give change for the first time? served([5, 10, 20, 5]) = 2, since after a 5 and a 10 you have only a 10.`,
    input: calls('served'),
    examples: [[[5, 10, 20, 5]]],
    random: (int) => [
      Array.from({ length: int(1, 9) }, () => [5, 5, 5, 10, 10, 20][int(0, 5)] as number),
    ],
    solve: (bills: number[]) => {
      // All ways of giving change, as sets of [fives, tens].
      let states = [[0, 0]] as [number, number][]
      for (const [i, b] of bills.entries()) {
        const next: [number, number][] = []
        for (const [five, ten] of states) {
          if (b === 5) next.push([five + 1, ten])
          if (b === 10 && five > 0) next.push([five - 1, ten + 1])
          if (b === 20 && five > 0 && ten > 0) next.push([five - 1, ten - 1])
          if (b === 20 && five > 2) next.push([five - 3, ten])
        }
        if (!next.length) return i
        states = next
      }
      return bills.length
    },
  },
  {
    id: 'homework-a-46',
    style: 'homework',
    patterns: ['matrix', 'graph-traversal', 'bfs'],
    difficulty: 'Medium',
    print,
    text: `Exercise 14 (flood fill). Given a picture as a matrix of color numbers, a start cell (r, c) and a new color, recolor the connected area of the start cell (same color, connected by edges OR corners). Return the picture. fill([[1, 0], [0, 1]], 0, 0, 2) = [[2, 0], [0, 2]].`,
    input: calls('fill'),
    examples: [
      [
        [
          [1, 0],
          [0, 1],
        ],
        0,
        0,
        2,
      ],
    ],
    random: (int) => {
      const [h, w] = [int(1, 4), int(1, 4)]
      return [
        Array.from({ length: h }, () => list(int, w, 0, 1, w)),
        int(0, h - 1),
        int(0, w - 1),
        int(0, 2),
      ]
    },
    solve: (m: number[][], r: number, c: number, color: number) => {
      const old = m[r]?.[c] as number
      const out = m.map((row) => [...row])
      const seen = new Set([`${r},${c}`])
      const todo = [[r, c]]
      for (const [y, x] of todo as [number, number][]) {
        ;(out[y] as number[])[x] = color
        for (let dy = -1; dy <= 1; dy++)
          for (let dx = -1; dx <= 1; dx++)
            if (m[y + dy]?.[x + dx] === old && !seen.has(`${y + dy},${x + dx}`)) {
              seen.add(`${y + dy},${x + dx}`)
              todo.push([y + dy, x + dx])
            }
      }
      return out
    },
  },
  {
    id: 'homework-a-47',
    style: 'homework',
    patterns: ['bit-manipulation', 'dynamic-programming', 'backtracking'],
    difficulty: 'Hard',
    print,
    text: `Exercise 20*. Traveling salesperson, open: given the distances between n cities as a matrix (not always symmetric), find the length of the shortest path that visits every city exactly once, starting anywhere and ending anywhere. d = [[0, 1, 9], [9, 0, 2], [4, 9, 0]] gives 3. n <= 15.`,
    input: named('d'),
    examples: [
      [
        [
          [0, 1, 9],
          [9, 0, 2],
          [4, 9, 0],
        ],
      ],
    ],
    random: (int) => {
      const n = int(1, 6)
      return [
        Array.from({ length: n }, (_, i) =>
          Array.from({ length: n }, (_, j) => (i === j ? 0 : int(1, 20))),
        ),
      ]
    },
    solve: (d: number[][]) =>
      Math.min(
        ...permutations(d.map((_, i) => i)).map((p) =>
          sum(p.slice(1).map((x, i) => d[p[i] as number]?.[x] as number)),
        ),
      ),
  },
  {
    id: 'homework-a-48',
    style: 'homework',
    patterns: ['math'],
    difficulty: 'Easy',
    print,
    text: `Exercise 1. Write a function that returns how many numbers from a to b (both included) are divisible by c but not by d. count(1, 20, 3, 2) = 3 (3, 9, 15). 1 <= a <= b <= 10^9, 1 <= c, d <= 10^4.`,
    input: calls('count'),
    examples: [[1, 20, 3, 2]],
    random: (int) => {
      const a = int(1, 60)
      return [a, int(a, 140), int(1, 7), int(1, 7)]
    },
    solve: (a: number, b: number, c: number, d: number) => {
      let count = 0
      for (let x = a; x <= b; x++) if (x % c === 0 && x % d !== 0) count++
      return count
    },
  },
  {
    id: 'homework-a-49',
    style: 'homework',
    patterns: ['dynamic-programming', 'greedy'],
    difficulty: 'Medium',
    print,
    text: `DP exercise 7. A text of words with the given lengths must be set in lines of width w; words on a line are separated by single spaces. Use as few lines as possible. Every word fits. lines([3, 2, 4, 1], 6) = 2 (3 and 2; 4 and 1).`,
    input: calls('lines'),
    examples: [[[3, 2, 4, 1], 6]],
    random: (int) => [list(int, 9, 1, 5), int(5, 12)],
    solve: (a: number[], w: number) => {
      const go = (i: number): number => {
        if (i === a.length) return 0
        let best = Number.POSITIVE_INFINITY
        for (let k = 1; i + k <= a.length && sum(a.slice(i, i + k)) + k - 1 <= w; k++)
          best = Math.min(best, 1 + go(i + k))
        return best
      }
      return go(0)
    },
  },
  {
    id: 'homework-a-50',
    style: 'homework',
    patterns: ['hash-map', 'prefix-sum'],
    difficulty: 'Medium',
    print,
    text: `Exercise 16. Count the contiguous parts of a list with an ODD number of odd elements. oddParts([1, 2, 3]) = 4: [1], [1, 2], [2, 3], [3]. Up to 10^5 elements; the result can exceed 32 bits.`,
    input: calls('oddParts'),
    examples: [[[1, 2, 3]]],
    random: (int) => [list(int, 9, 0, 5)],
    solve: (a: number[]) => {
      let count = 0
      for (let i = 0; i < a.length; i++)
        for (let j = i + 1; j <= a.length; j++)
          if (a.slice(i, j).filter((x) => x % 2).length % 2) count++
      return count
    },
  },
  {
    id: 'homework-a-51',
    style: 'homework',
    patterns: ['two-pointers', 'greedy'],
    difficulty: 'Medium',
    print,
    text: `Exercise 13. Vertical boards stand at positions 0, 1, 2, ... with heights h[i]. Two boards and the ground form a tank; its water volume is the distance of the boards times the smaller height, MINUS one for every board standing in between (they take up space). Return the largest volume. h = [3, 1, 2, 3] gives 7. At least two boards.`,
    input: named('h'),
    examples: [[[3, 1, 2, 3]]],
    random: (int) => [list(int, 7, 0, 9, 2)],
    solve: (h: number[]) => {
      let best = Number.NEGATIVE_INFINITY
      h.forEach((x, i) =>
        h.forEach((y, j) => {
          if (i < j) best = Math.max(best, (j - i) * Math.min(x, y) - (j - i - 1))
        }),
      )
      return best
    },
  },
  {
    id: 'homework-a-52',
    style: 'homework',
    patterns: ['design', 'hash-map', 'linked-list'],
    difficulty: 'Medium',
    print,
    text: `Data structures, project. Simulate a cache with room for c keys that throws out the key that was USED LONGEST AGO when a new key comes and it's full (asking for a key uses it, too). Given c and the list of keys asked for, return the number of misses. misses(2, [1, 2, 1, 3, 2]) = 4.`,
    input: calls('misses'),
    examples: [[2, [1, 2, 1, 3, 2]]],
    random: (int) => [int(1, 3), list(int, 10, 1, 4)],
    solve: (c: number, keys: number[]) => {
      let cache: number[] = []
      let count = 0
      for (const k of keys) {
        if (cache.includes(k)) cache = cache.filter((x) => x !== k)
        else {
          count++
          if (cache.length === c) cache.shift()
        }
        cache.push(k)
      }
      return count
    },
  },
  {
    id: 'homework-a-53',
    style: 'homework',
    patterns: ['divide-and-conquer', 'sorting', 'heap'],
    difficulty: 'Medium',
    print,
    text: `Exercise 15. Merge k sorted lists into one sorted list WITHOUT duplicates. merge([[1, 4], [1, 3], [2, 4]]) = [1, 2, 3, 4]. A list may be empty.`,
    input: calls('merge'),
    examples: [
      [
        [
          [1, 4],
          [1, 3],
          [2, 4],
        ],
      ],
    ],
    random: (int) => [
      Array.from({ length: int(1, 4) }, () => list(int, 4, 0, 7, 0).sort((a, b) => a - b)),
    ],
    solve: (all: number[][]) => [...new Set(all.flat())].sort((a, b) => a - b),
  },
  {
    id: 'homework-a-54',
    style: 'homework',
    patterns: ['math', 'dynamic-programming'],
    difficulty: 'Easy',
    print,
    text: `Exercise 4. The tribonacci numbers are T(0) = 0, T(1) = 1, T(2) = 1, and each later one is the sum of the three before it. Return T(n) modulo 10^9 + 7. T(5) = 7. n <= 10^6.`,
    input: calls('T'),
    examples: [[5]],
    random: (int) => [int(0, 25)],
    solve: (n: number) => {
      const go = (k: number): number => (k < 1 ? 0 : k < 3 ? 1 : go(k - 1) + go(k - 2) + go(k - 3))
      return go(n) % 1_000_000_007
    },
    large: (int) => [int(900_000, 1_000_000)],
    solveLarge: (n: number) => {
      let [a, b, c] = [0, 1, 1]
      for (let i = 0; i < n; i++) [a, b, c] = [b, c, (a + b + c) % 1_000_000_007]
      return a
    },
  },
  {
    id: 'homework-a-55',
    style: 'homework',
    patterns: ['backtracking', 'string-matching'],
    difficulty: 'Medium',
    print,
    text: `Recursion sheet, exercise 4. Return all DIFFERENT permutations of the letters of a word, in alphabetical order. arrange("aba") = ["aab", "aba", "baa"]. At most 8 letters.`,
    input: calls('arrange'),
    examples: [['aba']],
    random: (int) => [word(int, 5, 'abc')],
    solve: (s: string) => [...new Set(permutations([...s]).map((p) => p.join('')))].sort(),
  },
  {
    id: 'homework-a-56',
    style: 'homework',
    patterns: ['greedy', 'sorting', 'math'],
    difficulty: 'Medium',
    print,
    text: `Exercise 17. Arrange non-negative numbers so that, written one after the other, they form the SMALLEST possible number; return it as a string (leading zeros stay). smallest([3, 30, 34]) = "30334".`,
    input: calls('smallest'),
    examples: [[[3, 30, 34]]],
    random: (int) => [list(int, 5, 0, 60)],
    solve: (a: number[]) =>
      permutations(a)
        .map((p) => p.join(''))
        .sort()[0],
  },
  {
    id: 'homework-a-57',
    style: 'homework',
    patterns: ['simulation', 'math', 'linked-list'],
    difficulty: 'Easy',
    print,
    text: `Exercise 10. n children stand in a circle (1 to n) and count to k again and again, starting with child 1; whoever says k leaves. Return the number of the child who leaves SECOND TO LAST. second(5, 2) = 5. n >= 2. (They leave in the order 2, 4, 1, 5, 3.)`,
    input: calls('second'),
    examples: [[5, 2]],
    random: (int) => [int(2, 12), int(1, 6)],
    solve: (n: number, k: number) => {
      const c = Array.from({ length: n }, (_, i) => i + 1)
      const out: number[] = []
      let at = 0
      while (c.length) {
        at = (at + k - 1) % c.length
        out.push(c.splice(at, 1)[0] as number)
      }
      return out.at(-2)
    },
  },
  {
    id: 'homework-a-58',
    style: 'homework',
    patterns: ['hash-map', 'sorting'],
    difficulty: 'Easy',
    print,
    text: `Exercise 5. Leaders: an element is a leader if it is strictly greater than everything to its RIGHT. Return the leaders in the order in which they stand in the list. leaders([7, 4, 5, 5, 3]) = [7, 5, 3].`,
    input: calls('leaders'),
    examples: [[[7, 4, 5, 5, 3]]],
    random: (int) => [list(int, 8, 0, 9)],
    solve: (a: number[]) => a.filter((x, i) => a.slice(i + 1).every((y) => x > y)),
  },
  {
    id: 'homework-a-59',
    style: 'homework',
    patterns: ['game-theory', 'dynamic-programming'],
    difficulty: 'Hard',
    print,
    text: `DP exercise 10. Coins lie in a row. Two players alternately take the first or the last coin. Both play as well as possible. Return how much MORE the first player gets than the second (may be negative). ahead([3, 9, 1]) = -5.`,
    input: calls('ahead'),
    examples: [[[3, 9, 1]]],
    random: (int) => [list(int, 7, 1, 12)],
    solve: (a: number[]) => {
      const go = (i: number, j: number): number =>
        i > j ? 0 : Math.max((a[i] as number) - go(i + 1, j), (a[j] as number) - go(i, j - 1))
      return go(0, a.length - 1)
    },
  },
  {
    id: 'homework-a-60',
    style: 'homework',
    patterns: ['graph-traversal', 'topological-sort'],
    difficulty: 'Medium',
    print,
    text: `Graphs 5. Does a directed graph with nodes 0..n-1 contain a cycle? A loop [a, a] is one. cycle(3, [[0, 1], [1, 2], [2, 0]]) = true.`,
    input: calls('cycle'),
    examples: [
      [
        3,
        [
          [0, 1],
          [1, 2],
          [2, 0],
        ],
      ],
    ],
    random: (int) => {
      const n = int(1, 5)
      return [n, Array.from({ length: int(0, 5) }, () => [int(0, n - 1), int(0, n - 1)])]
    },
    solve: (n: number, all: [number, number][]) => {
      const go = (at: number, path: number[]): boolean =>
        path.includes(at) || all.filter(([a]) => a === at).some(([, b]) => go(b, [...path, at]))
      return Array.from({ length: n }, (_, i) => i).some((i) => go(i, []))
    },
  },
  {
    id: 'homework-a-61',
    style: 'homework',
    patterns: ['math', 'prefix-sum', 'hash-map'],
    difficulty: 'Medium',
    print,
    text: `Exercise 18. A list of integers and a number m are given. Return the length of the longest contiguous part whose sum is divisible by m, or 0. longest([2, 7, 6, 1, 4, 5], 3) = 4.`,
    input: calls('longest'),
    examples: [[[2, 7, 6, 1, 4, 5], 3]],
    random: (int) => [list(int, 8, -6, 9), int(2, 6)],
    solve: (a: number[], m: number) => {
      let best = 0
      for (let i = 0; i < a.length; i++)
        for (let j = i + 1; j <= a.length; j++)
          if (sum(a.slice(i, j)) % m === 0) best = Math.max(best, j - i)
      return best
    },
  },
  {
    id: 'homework-a-62',
    style: 'homework',
    patterns: ['simulation', 'matrix'],
    difficulty: 'Medium',
    print,
    text: `Exercise 19. Game of Life on a ring world: the grid wraps around at its edges. A live cell (1) stays alive with 2 or 3 live neighbors, a dead one (0) becomes alive with exactly 3. Return the grid after one step. life([[0, 1, 0, 0], [0, 1, 0, 0], [0, 1, 0, 0], [0, 0, 0, 0]]) = [[0, 0, 0, 0], [1, 1, 1, 0], [0, 0, 0, 0], [0, 0, 0, 0]]. At least 3 rows and 3 columns.`,
    input: calls('life'),
    examples: [
      [
        [
          [0, 1, 0, 0],
          [0, 1, 0, 0],
          [0, 1, 0, 0],
          [0, 0, 0, 0],
        ],
      ],
    ],
    random: (int) => {
      const [h, w] = [int(3, 5), int(3, 5)]
      return [
        Array.from({ length: h }, () => Array.from({ length: w }, () => (int(0, 9) < 4 ? 1 : 0))),
      ]
    },
    solve: (g: number[][]) =>
      g.map((row, r) =>
        row.map((x, c) => {
          let n = 0
          for (let dr = -1; dr <= 1; dr++)
            for (let dc = -1; dc <= 1; dc++)
              if (dr || dc)
                n += g[(r + dr + g.length) % g.length]?.[
                  (c + dc + row.length) % row.length
                ] as number
          return n === 3 || (x === 1 && n === 2) ? 1 : 0
        }),
      ),
  },
]
