// biome-ignore-all lint/suspicious/noExplicitAny: arguments are as varied as the problems.
// biome-ignore-all lint/style/noNonNullAssertion: short references need no checks of their own.
// biome-ignore-all lint/suspicious/useIterableCallbackReturn: short references in one expression.
// biome-ignore-all lint/suspicious/noAssignInExpressions: short references in one expression.
import {
  bst,
  type Classic,
  levelsOf,
  list,
  add as put,
  randomTree,
  sorted,
  type T,
  table,
  treeOf,
  word,
  words,
} from './problem.ts'

const addAs = (group: string) => (c: Omit<Classic, 'group'>) => put({ group, ...c })
let add = addAs('graphs')
const cells = (int: any, from = '01') => {
  const w = int(1, 4)
  return Array.from({ length: int(1, 4) }, () =>
    Array.from({ length: w }, () => from[int(0, from.length - 1)]),
  )
}
const four = [
  [1, 0],
  [-1, 0],
  [0, 1],
  [0, -1],
] as const
const areas = (g: (string | number)[][]) => {
  const seen = new Set<string>()
  const o: number[] = []
  const go = (i: number, j: number): number => {
    if (String(g[i]?.[j]) !== '1' || seen.has(`${i},${j}`)) return 0
    seen.add(`${i},${j}`)
    return 1 + four.reduce((s, [a, b]) => s + go(i + a, j + b), 0)
  }
  g.forEach((r, i) =>
    r.forEach((_, j) => {
      const a = go(i, j)
      if (a) o.push(a)
    }),
  )
  return o
}
add({
  id: 'islands',
  title: 'Number of Islands',
  names: ['grid'],
  bounds: ['1 <= m, n <= 300', "grid[i][j] is '0' or '1'."],
  styles: ['practice', 'jscall'],
  a: "Given an m x n grid of '1's (land) and '0's (water), return the number of islands. An island is land connected horizontally or vertically and surrounded by water.",
  b: 'A map marks land with "1" and water with "0". Land cells that share a side belong to the same island. How many islands are there?',
  examples: [
    [
      [
        ['1', '1', '0'],
        ['0', '1', '0'],
        ['0', '0', '1'],
      ],
    ],
    [
      [
        ['1', '0'],
        ['0', '1'],
      ],
    ],
  ],
  random: (int) => [cells(int)],
  solve: (g: string[][]) => areas(g).length,
})
add({
  id: 'islands-int',
  title: 'Counting Islands',
  names: ['grid'],
  bounds: ['1 <= r, c <= 300'],
  a: 'A grid consists of 1s (land) and 0s (water). Count the islands: groups of land cells connected vertically or horizontally.',
  b: 'Count the connected groups of ones in a table of zeros and ones, where cells are connected when they share an edge.',
  examples: [
    [
      [
        [1, 1, 0],
        [0, 1, 0],
        [0, 0, 1],
      ],
    ],
    [
      [
        [1, 0],
        [0, 1],
      ],
    ],
  ],
  random: (int) => [table(int, [1, 4], [1, 4], [0, 1])],
  solve: (g: number[][]) => areas(g).length,
})
add({
  id: 'max-area',
  title: 'Max Area of Island',
  names: ['grid'],
  bounds: ['1 <= m, n <= 50'],
  a: 'grid is an m x n binary matrix in which 1 is land. The area of an island is the number of its cells (connected in 4 directions). Return the maximum area of an island, or 0 if there is no island.',
  b: 'How large is the biggest connected region of ones in a grid of zeros and ones (four directions)? 0 if there are no ones.',
  examples: [
    [
      [
        [0, 1, 1],
        [1, 1, 0],
        [0, 0, 1],
      ],
    ],
    [[[0, 0]]],
  ],
  random: (int) => [table(int, [1, 4], [1, 4], [0, 1])],
  solve: (g: number[][]) => Math.max(0, ...areas(g)),
})
add({
  id: 'flood-fill',
  title: 'Flood Fill',
  names: ['image', 'sr', 'sc', 'color'],
  bounds: ['1 <= m, n <= 50'],
  styles: ['practice', 'doctest'],
  a: 'image is an m x n grid of pixel values. Perform a flood fill from the pixel image[sr][sc]: change it, and all pixels of its original color connected to it in 4 directions, to color. Return the image.',
  b: 'The paint bucket tool: starting at row sr and column sc, recolor all connected pixels (four directions) of the same color with the new color and return the picture.',
  examples: [
    [
      [
        [1, 1, 1],
        [1, 1, 0],
        [1, 0, 1],
      ],
      1,
      1,
      2,
    ],
    [
      [
        [0, 0, 0],
        [0, 0, 0],
      ],
      0,
      0,
      0,
    ],
  ],
  random: (int) => {
    const g = table(int, [1, 4], [1, 4], [0, 2])
    return [g, int(0, g.length - 1), int(0, g[0]!.length - 1), int(0, 3)]
  },
  solve: (g: number[][], r: number, c: number, k: number) => {
    const from = g[r]![c]
    if (from === k) return g
    const go = (i: number, j: number) => {
      if (g[i]?.[j] !== from) return
      g[i]![j] = k
      four.forEach(([a, b]) => go(i + a, j + b))
    }
    go(r, c)
    return g
  },
})
const canFinish = (n: number, p: number[][]) => {
  const d = Array(n).fill(0)
  p.forEach(([a]) => d[a!]++)
  const q = d.flatMap((x, i) => (x ? [] : [i]))
  let c = 0
  while (q.length) {
    const x = q.shift()
    c++
    p.forEach(([a, b]) => {
      if (b === x && --d[a!] === 0) q.push(a!)
    })
  }
  return c === n
}
const pairs = (int: any, n: number, m: number) => {
  const s = new Map<string, number[]>()
  for (let i = 0; i < m; i++) {
    const a = int(0, n - 1),
      b = int(0, n - 1)
    if (a !== b) s.set(`${a},${b}`, [a, b])
  }
  return [...s.values()]
}
const some = (make: () => number[][]) => {
  for (;;) {
    const p = make()
    if (p.length) return p
  }
}
add({
  id: 'course-schedule',
  title: 'Course Schedule',
  names: ['numCourses', 'prerequisites'],
  bounds: ['1 <= numCourses <= 2000', '0 <= prerequisites.length <= 5000'],
  a: 'There are numCourses courses, labeled from 0 to numCourses - 1. prerequisites[i] = [a, b] means that you must take course b before course a. Return true if you can finish all courses.',
  b: 'Tasks 0 to n-1 depend on each other: a pair (a, b) says that b has to be done before a. Can all tasks be done? (They cannot if there is a cycle.)',
  examples: [
    [2, [[1, 0]]],
    [
      2,
      [
        [1, 0],
        [0, 1],
      ],
    ],
  ],
  random: (int) => {
    const n = int(2, 5)
    return [n, some(() => pairs(int, n, int(1, 6)))]
  },
  solve: canFinish,
})
const okOrder = (n: number, p: number[][], o: number[]) =>
  o.length === n && new Set(o).size === n && p.every(([a, b]) => o.indexOf(b!) < o.indexOf(a!))
const order = (n: number, p: number[][]) => {
  if (!canFinish(n, p)) return []
  const o: number[] = []
  while (o.length < n)
    for (let i = 0; i < n; i++)
      if (!o.includes(i) && p.every(([a, b]) => a !== i || o.includes(b!))) {
        o.push(i)
        break
      }
  return o
}
add({
  id: 'course-schedule-2',
  title: 'Course Schedule II',
  names: ['numCourses', 'prerequisites'],
  bounds: ['1 <= numCourses <= 2000'],
  styles: ['practice', 'doctest'],
  a: 'There are numCourses courses labeled 0 to numCourses - 1; a pair [a, b] in prerequisites means that b comes before a. Return an order in which to take all courses. Any valid order is accepted; if it is impossible, return an empty array.',
  b: 'Give a valid sequence to do n tasks (0 to n-1) when pairs [a, b] say that b must be finished before a. Any valid order will do; return [] when there is none.',
  examples: [
    [2, [[1, 0]]],
    [
      4,
      [
        [1, 0],
        [2, 0],
        [3, 1],
        [3, 2],
      ],
    ],
  ],
  random: (int) => {
    const n = int(2, 5)
    return [n, some(() => pairs(int, n, int(1, 6)))]
  },
  solve: order,
  isRight: ([n, p], o) => {
    const x = JSON.parse(o)
    return canFinish(n, p) ? okOrder(n, p, x) : x.length === 0
  },
})
add({
  id: 'rotting',
  title: 'Rotting Oranges',
  names: ['grid'],
  bounds: ['1 <= m, n <= 10', 'grid[i][j] is 0, 1, or 2.'],
  a: 'In an m x n grid, 0 is an empty cell, 1 a fresh orange, and 2 a rotten orange. Every minute, fresh oranges next to a rotten one (4 directions) become rotten. Return the minimum number of minutes until no fresh orange is left, or -1 if that never happens.',
  b: 'Rot spreads each minute from rotten oranges (2) to fresh ones (1) in the cells above, below, left, and right; 0 cells are empty. After how many minutes is everything rotten? Print -1 if some orange stays fresh.',
  examples: [
    [
      [
        [2, 1, 1],
        [1, 1, 0],
        [0, 1, 1],
      ],
    ],
    [
      [
        [2, 1, 1],
        [0, 1, 1],
        [1, 0, 1],
      ],
    ],
    [[[0, 2]]],
  ],
  random: (int) => [table(int, [1, 4], [1, 4], [0, 2])],
  solve: (g: number[][]) => {
    for (let t = 0; ; t++) {
      if (!g.flat().includes(1)) return t
      const n = g.map((r, i) =>
        r.map((x, j) => (x === 1 && four.some(([a, b]) => g[i + a]?.[j + b] === 2) ? 2 : x)),
      )
      if (JSON.stringify(n) === JSON.stringify(g)) return -1
      g = n
    }
  },
})
add({
  id: 'word-ladder',
  title: 'Word Ladder',
  names: ['beginWord', 'endWord', 'wordList'],
  bounds: ['1 <= beginWord.length <= 10', '1 <= wordList.length <= 5000'],
  difficulty: 'Hard',
  styles: ['practice', 'doctest'],
  a: 'A transformation sequence goes from beginWord to endWord, changes one letter at a time, and every word after the first is in wordList. Return the number of words in the shortest such sequence, or 0 if there is none.',
  b: 'Change one letter per step to get from a first to a last word; each new word must be in the list. How many words does the shortest chain have, both ends included? 0 if there is no chain.',
  examples: [
    ['hit', 'cog', ['hot', 'dot', 'dog', 'lot', 'log', 'cog']],
    ['hit', 'cog', ['hot', 'dot', 'dog', 'lot', 'log']],
  ],
  random: (int) => {
    const d = () => word(int, [3, 3], 'abc')
    let a = d(),
      b = d()
    while (a === b) b = d()
    const l = [...new Set(Array.from({ length: int(2, 8) }, d))]
    return [a, b, int(0, 3) ? [...new Set([...l, b])] : l]
  },
  solve: (a: string, b: string, l: string[]) => {
    const dist = new Map([[a, 1]])
    const q = [a]
    const one = (x: string, y: string) => [...x].filter((c, i) => c !== y[i]).length === 1
    while (q.length) {
      const x = q.shift()!
      if (x === b) return dist.get(x)
      for (const y of l)
        if (!dist.has(y) && one(x, y)) {
          dist.set(y, dist.get(x)! + 1)
          q.push(y)
        }
    }
    return 0
  },
})
const components = (n: number, e: number[][]) => {
  const p = Array.from({ length: n }, (_, i) => i)
  const f = (x: number): number => (p[x] === x ? x : f(p[x]!))
  e.forEach(([a, b]) => {
    p[f(a!)] = f(b!)
  })
  return new Set(p.map((_, i) => f(i))).size
}
const undirected = (int: any, n: number, m: number) => {
  const s = new Map<string, number[]>()
  for (let i = 0; i < m; i++) {
    const a = int(0, n - 2),
      b = int(a + 1, n - 1)
    s.set(`${a},${b}`, [a, b])
  }
  return [...s.values()]
}
add({
  id: 'components',
  title: 'Number of Connected Components in an Undirected Graph',
  names: ['n', 'edges'],
  bounds: ['1 <= n <= 2000', '1 <= edges.length <= 5000'],
  a: 'A graph has n nodes, labeled from 0 to n - 1. edges[i] = [a, b] is an undirected edge. Return the number of connected components.',
  b: 'n computers, numbered from 0, are joined by cables. How many separate networks are there?',
  examples: [
    [
      5,
      [
        [0, 1],
        [1, 2],
        [3, 4],
      ],
    ],
    [
      5,
      [
        [0, 1],
        [1, 2],
        [2, 3],
        [3, 4],
      ],
    ],
  ],
  random: (int) => {
    const n = int(2, 6)
    return [n, undirected(int, n, int(1, 6))]
  },
  solve: components,
})
add({
  id: 'valid-tree',
  title: 'Graph Valid Tree',
  names: ['n', 'edges'],
  bounds: ['1 <= n <= 2000'],
  a: 'You have n nodes labeled from 0 to n - 1 and a list of undirected edges. Return true if these edges make up a valid tree.',
  b: 'Check whether an undirected graph with nodes 0 to n-1 is a tree: connected and without cycles.',
  examples: [
    [
      5,
      [
        [0, 1],
        [0, 2],
        [0, 3],
        [1, 4],
      ],
    ],
    [
      5,
      [
        [0, 1],
        [1, 2],
        [2, 3],
        [1, 3],
        [1, 4],
      ],
    ],
  ],
  random: (int) => {
    const n = int(2, 5)
    return [n, undirected(int, n, n - 1)]
  },
  solve: (n: number, e: number[][]) => e.length === n - 1 && components(n, e) === 1,
})
add({
  id: 'redundant',
  title: 'Redundant Connection',
  names: ['edges'],
  bounds: ['3 <= n <= 1000'],
  a: 'A tree with n nodes, labeled from 1 to n, got one additional edge. edges lists all n edges. Return an edge that can be removed so that the graph is a tree again; if there are several, return the one that occurs last in the input.',
  b: 'One edge too many was added to a tree with nodes 1..n. Which edge of the list can go so that a tree is left? Of several, answer with the last one listed.',
  styles: ['practice', 'doctest'],
  examples: [
    [
      [
        [1, 2],
        [1, 3],
        [2, 3],
      ],
    ],
    [
      [
        [1, 2],
        [2, 3],
        [3, 4],
        [1, 4],
        [1, 5],
      ],
    ],
  ],
  random: (int) => {
    const n = int(3, 6)
    const e = Array.from({ length: n - 1 }, (_, i) => [int(1, i + 1), i + 2])
    for (;;) {
      const a = int(1, n - 1),
        b = int(a + 1, n)
      if (!e.some(([x, y]) => x === a && y === b)) {
        e.splice(int(0, e.length), 0, [a, b])
        return [e]
      }
    }
  },
  solve: (e: number[][]) => {
    for (let i = e.length - 1; i >= 0; i--)
      if (
        components(
          e.length,
          e.filter((_, j) => j !== i).map(([a, b]) => [a! - 1, b! - 1]),
        ) === 1
      )
        return e[i]
    return []
  },
})
const dist = (n: number, e: number[][], s: number) => {
  const d = Array(n).fill(Infinity)
  d[s] = 0
  for (let k = 0; k < n; k++) for (const [a, b, w] of e) if (d[a!] + w! < d[b!]) d[b!] = d[a!] + w!
  return d
}
add({
  id: 'network-delay',
  title: 'Network Delay Time',
  names: ['times', 'n', 'k'],
  bounds: ['1 <= k <= n <= 100', '1 <= times.length <= 6000'],
  styles: ['practice', 'doctest'],
  a: 'A network has n nodes labeled from 1 to n. times[i] = [u, v, w] is a directed edge over which a signal travels from u to v in time w. A signal is sent from node k. Return the minimum time until all nodes have received it, or -1 if that is impossible.',
  b: 'From node k a message spreads over directed links [u, v, w], where w is the travel time. Nodes are numbered 1 to n. When does the last node get it? -1 if some node never does.',
  examples: [
    [
      [
        [2, 1, 1],
        [2, 3, 1],
        [3, 4, 1],
      ],
      4,
      2,
    ],
    [[[1, 2, 1]], 2, 1],
    [[[1, 2, 1]], 2, 2],
  ],
  random: (int) => {
    const n = int(2, 5)
    return [
      some(() => pairs(int, n, int(2, 9))).map(([a, b]) => [a! + 1, b! + 1, int(1, 9)]),
      n,
      int(1, n),
    ]
  },
  solve: (t: number[][], n: number, k: number) => {
    const m = Math.max(
      ...dist(
        n,
        t.map(([a, b, w]) => [a! - 1, b! - 1, w!]),
        k - 1,
      ),
    )
    return m === Infinity ? -1 : m
  },
})
add({
  id: 'cheapest-flights',
  title: 'Cheapest Flights Within K Stops',
  names: ['n', 'flights', 'src', 'dst', 'k'],
  bounds: ['1 <= n <= 100'],
  styles: ['practice', 'doctest'],
  a: 'n cities (0 to n - 1) are connected by flights[i] = [from, to, price]. Return the cheapest price from src to dst with at most k stops in between, or -1 if there is no such route.',
  b: 'What does the cheapest trip from src to dst cost if you change planes at most k times? Flights are [from, to, price], cities 0 to n-1. Answer -1 if there is no trip.',
  examples: [
    [
      4,
      [
        [0, 1, 100],
        [1, 2, 100],
        [2, 0, 100],
        [1, 3, 600],
        [2, 3, 200],
      ],
      0,
      3,
      1,
    ],
    [
      3,
      [
        [0, 1, 100],
        [1, 2, 100],
        [0, 2, 500],
      ],
      0,
      2,
      0,
    ],
  ],
  random: (int) => {
    const n = int(2, 5)
    const s = int(0, n - 1)
    return [
      n,
      some(() => pairs(int, n, int(2, 9))).map(([a, b]) => [a!, b!, int(1, 50)]),
      s,
      (s + 1) % n,
      int(0, 3),
    ]
  },
  solve: (n: number, f: number[][], s: number, t: number, k: number) => {
    let d = Array(n).fill(Infinity)
    d[s] = 0
    for (let i = 0; i <= k; i++) {
      const e = [...d]
      for (const [a, b, w] of f) e[b!] = Math.min(e[b!], d[a!] + w!)
      d = e
    }
    return d[t] === Infinity ? -1 : d[t]
  },
})
add({
  id: 'bipartite',
  title: 'Is Graph Bipartite?',
  names: ['graph'],
  bounds: ['1 <= n <= 100'],
  styles: ['practice', 'doctest'],
  a: 'graph[u] lists the nodes adjacent to node u in an undirected graph with nodes 0 to n - 1. Return true if the nodes can be split into two sets so that every edge connects a node of one set with a node of the other.',
  b: 'Can the nodes of a graph, which is given by its adjacency lists, be colored with two colors so that neighbors differ?',
  examples: [
    [
      [
        [1, 2, 3],
        [0, 2],
        [0, 1, 3],
        [0, 2],
      ],
    ],
    [
      [
        [1, 3],
        [0, 2],
        [1, 3],
        [0, 2],
      ],
    ],
  ],
  random: (int) => {
    const n = int(2, 5)
    const e = undirected(int, n, int(1, 6))
    return [
      Array.from({ length: n }, (_, i) =>
        e.flatMap(([a, b]) => (a === i ? [b!] : b === i ? [a!] : [])),
      ),
    ]
  },
  solve: (g: number[][]) => {
    for (let m = 0; m < 1 << g.length; m++)
      if (g.every((l, i) => l.every((j) => ((m >> i) & 1) !== ((m >> j) & 1)))) return true
    return false
  },
})
add({
  id: 'connect-points',
  title: 'Min Cost to Connect All Points',
  names: ['points'],
  bounds: ['1 <= points.length <= 1000'],
  a: 'points[i] = [x, y]. Connecting two points costs their Manhattan distance |x1 - x2| + |y1 - y2|. Return the minimum cost to connect all points.',
  b: 'Join all points of a plane with lines as cheaply as possible, where a line between two points costs the Manhattan distance between them. What is the total cost?',
  examples: [
    [
      [
        [0, 0],
        [2, 2],
        [3, 10],
        [5, 2],
        [7, 0],
      ],
    ],
    [
      [
        [3, 12],
        [-2, 5],
        [-4, 1],
      ],
    ],
  ],
  random: (int) => [
    [
      ...new Map(
        Array.from({ length: int(1, 5) }, () => [int(0, 9), int(0, 9)]).map((p) => [String(p), p]),
      ).values(),
    ],
  ],
  solve: (p: number[][]) => {
    const inn = new Set([0])
    let t = 0
    while (inn.size < p.length) {
      let b = Infinity,
        at = -1
      for (const i of inn)
        p.forEach((q, j) => {
          const d = Math.abs(q[0]! - p[i]![0]!) + Math.abs(q[1]! - p[i]![1]!)
          if (!inn.has(j) && d < b) {
            b = d
            at = j
          }
        })
      inn.add(at)
      t += b
    }
    return t
  },
})
add({
  id: 'pacific-atlantic',
  title: 'Pacific Atlantic Water Flow',
  names: ['heights'],
  bounds: ['1 <= m, n <= 200'],
  styles: ['practice', 'doctest'],
  a: 'An m x n island borders the Pacific Ocean on its left and top edges and the Atlantic Ocean on its right and bottom edges. Rain water flows from a cell to a neighboring cell (4 directions) if its height is less than or equal to that of the current cell. Return a list of the coordinates [r, c] from which water can flow to both oceans, in any order.',
  b: 'Heights of an island are given as a matrix. The Pacific touches the top and left borders, the Atlantic the bottom and right ones; water flows to adjacent cells that are not higher. List the cells [row, column] from where it reaches both oceans, in any order.',
  examples: [
    [
      [
        [1, 2, 3],
        [8, 9, 4],
        [7, 6, 5],
      ],
    ],
    [[[1]]],
  ],
  random: (int) => [table(int, [1, 4], [1, 4], [0, 5])],
  solve: (h: number[][]) => {
    const R = h.length,
      C = h[0]!.length
    const reach = (i: number, j: number) => {
      const seen = new Set<string>()
      let p = false,
        a = false
      const go = (x: number, y: number) => {
        if (seen.has(`${x},${y}`)) return
        seen.add(`${x},${y}`)
        if (x === 0 || y === 0) p = true
        if (x === R - 1 || y === C - 1) a = true
        four.forEach(([d, e]) => {
          const v = h[x + d]?.[y + e]
          if (v !== undefined && v <= h[x]![y]!) go(x + d, y + e)
        })
      }
      go(i, j)
      return p && a
    }
    return h.flatMap((r, i) => r.flatMap((_, j) => (reach(i, j) ? [[i, j]] : [])))
  },
  isRight: ([h], o) => {
    const R = h.length,
      C = h[0]!.length
    const reach = (i: number, j: number) => {
      const seen = new Set<string>()
      let p = false,
        a = false
      const go = (x: number, y: number) => {
        if (seen.has(`${x},${y}`)) return
        seen.add(`${x},${y}`)
        if (x === 0 || y === 0) p = true
        if (x === R - 1 || y === C - 1) a = true
        four.forEach(([d, e]) => {
          const v = h[x + d]?.[y + e]
          if (v !== undefined && v <= h[x]![y]!) go(x + d, y + e)
        })
      }
      go(i, j)
      return p && a
    }
    const want = (h as number[][]).flatMap((r, i) =>
      r.flatMap((_, j) => (reach(i, j) ? [`${i},${j}`] : [])),
    )
    return JSON.stringify(JSON.parse(o).map(String).sort()) === JSON.stringify(want.sort())
  },
})
add({
  id: 'surrounded',
  title: 'Surrounded Regions',
  names: ['board'],
  bounds: ['1 <= m, n <= 200'],
  styles: ['practice', 'jscall'],
  a: "Given an m x n matrix board of 'X' and 'O', capture all regions of 'O' that are surrounded by 'X' in 4 directions: flip their 'O's to 'X's. Regions that touch the border are not captured. Return the board.",
  b: 'In a board of X and O, replace each group of O cells that does not reach the edge of the board by X, and return the board.',
  examples: [
    [
      [
        ['X', 'X', 'X', 'X'],
        ['X', 'O', 'O', 'X'],
        ['X', 'X', 'O', 'X'],
        ['X', 'O', 'X', 'X'],
      ],
    ],
    [[['X']]],
  ],
  random: (int) => [cells(int, 'XO')],
  solve: (b: string[][]) => {
    const keep = new Set<string>()
    const go = (i: number, j: number) => {
      if (b[i]?.[j] !== 'O' || keep.has(`${i},${j}`)) return
      keep.add(`${i},${j}`)
      four.forEach(([x, y]) => go(i + x, j + y))
    }
    b.forEach((r, i) =>
      r.forEach((_, j) => {
        if (i === 0 || j === 0 || i === b.length - 1 || j === r.length - 1) go(i, j)
      }),
    )
    return b.map((r, i) => r.map((_, j) => (keep.has(`${i},${j}`) ? 'O' : 'X')))
  },
})
add({
  id: 'maze',
  title: 'Shortest Path in a Maze',
  names: ['maze'],
  bounds: ['1 <= r, c <= 100'],
  styles: ['jscall', 'contest'],
  a: 'A maze is a matrix in which 0 is free and 1 is a wall. Starting in the top left cell, which is free, move up, down, left, or right. Return the fewest steps to the bottom right cell, or -1 if it cannot be reached.',
  b: 'Find the minimum number of moves from the upper left to the lower right cell of a grid. Moves go to the four neighboring cells; cells with 1 are blocked, cells with 0 are open. If there is no way, print -1.',
  examples: [
    [
      [
        [0, 0, 1],
        [1, 0, 0],
        [1, 1, 0],
      ],
    ],
    [
      [
        [0, 1],
        [1, 0],
      ],
    ],
  ],
  random: (int) => {
    const g = table(int, [2, 4], [2, 4], [0, 3]).map((r) => r.map((x) => (x === 3 ? 1 : 0)))
    g[0]![0] = 0
    return [g]
  },
  solve: (g: number[][]) => {
    const d = new Map([['0,0', 0]])
    const q = [[0, 0]]
    while (q.length) {
      const [i, j] = q.shift() as [number, number]
      if (i === g.length - 1 && j === g[0]!.length - 1) return d.get(`${i},${j}`)
      for (const [a, b] of four) {
        const k = `${i + a},${j + b}`
        if (g[i + a]?.[j + b] === 0 && !d.has(k)) {
          d.set(k, d.get(`${i},${j}`)! + 1)
          q.push([i + a, j + b])
        }
      }
    }
    return -1
  },
})
add({
  id: 'dijkstra',
  title: 'Dijkstra Shortest Path',
  names: ['n', 'edges', 'source'],
  bounds: ['1 <= n <= 1000'],
  styles: ['practice', 'doctest'],
  a: 'A directed graph has n nodes (0 to n - 1) and weighted edges [u, v, w] with positive weights. Return an array with the shortest distance from source to every node, and -1 for nodes that cannot be reached.',
  b: "Implement Dijkstra's algorithm: given n nodes numbered from 0, directed edges [from, to, weight] and a source, compute the length of the shortest path to each node (-1 if unreachable).",
  examples: [
    [
      4,
      [
        [0, 1, 4],
        [0, 2, 1],
        [2, 1, 2],
        [1, 3, 5],
      ],
      0,
    ],
    [2, [[1, 0, 3]], 0],
  ],
  random: (int) => {
    const n = int(2, 5)
    return [
      n,
      some(() => pairs(int, n, int(2, 9))).map(([a, b]) => [a!, b!, int(1, 9)]),
      int(0, n - 1),
    ]
  },
  solve: (n: number, e: number[][], s: number) =>
    dist(n, e, s).map((x) => (x === Infinity ? -1 : x)),
})
add({
  id: 'alien',
  title: 'Alien Dictionary',
  names: ['words'],
  bounds: ['1 <= words.length <= 100'],
  difficulty: 'Hard',
  styles: ['practice', 'doctest'],
  a: 'The words of a list are sorted lexicographically by the rules of an alien language that uses lowercase letters in an unknown order. Return a string of the letters in their order in that language. If no order fits, return "". If there are several, return any.',
  b: 'From a list of words sorted in the alphabet of an unknown language, derive a possible order of its letters as one string ("" if the list contradicts itself). Any valid order is fine.',
  examples: [[['wrt', 'wrf', 'er', 'ett', 'rftt']], [['z', 'x']], [['z', 'x', 'z']]],
  random: (int) => [words(int, [1, 4], [1, 3], 'abc')],
  solve: (w: string[]) => alien(w),
  isRight: ([w], o) => {
    const s = o.replaceAll('"', '')
    const a = alien(w)
    if (a === '') return s === ''
    return (
      [...s].sort().join('') === [...a].sort().join('') &&
      (w as string[]).every((x, i) => i === 0 || cmp(s, w[i - 1], x))
    )
  },
})
function cmp(s: string, x: string, y: string) {
  for (let i = 0; i < Math.min(x.length, y.length); i++)
    if (x[i] !== y[i]) return s.indexOf(x[i]!) < s.indexOf(y[i]!)
  return x.length <= y.length
}
function alien(w: string[]): string {
  const l = [...new Set(w.join(''))].sort()
  const p = (a: string[]): string[][] =>
    a.length ? a.flatMap((x, i) => p(a.filter((_, j) => j !== i)).map((r) => [x, ...r])) : [[]]
  for (const o of p(l))
    if (w.every((x, i) => i === 0 || cmp(o.join(''), w[i - 1]!, x))) return o.join('')
  return ''
}

add = addAs('trees')
const tree = (s: string) => `${s} The tree is given level by level, with null for a missing child.`
const small = (int: any) => [randomTree(int, 7, [1, 9])]
const T1 = [3, 9, 20, null, null, 15, 7]
add({
  id: 'level-order',
  title: 'Binary Tree Level Order Traversal',
  names: ['root'],
  bounds: ['0 <= number of nodes <= 2000'],
  styles: ['practice', 'doctest'],
  a: "Given the root of a binary tree, return its nodes' values level by level, each level from left to right.",
  b: tree('Return the values of a binary tree in one list per level, from the top down.'),
  examples: [[T1], [[1]]],
  random: small,
  solve: (l: any[]) => {
    const o: number[][] = []
    const go = (t: T | null, d: number) => {
      if (!t) return
      ;(o[d] ??= []).push(t.val)
      go(t.left, d + 1)
      go(t.right, d + 1)
    }
    go(treeOf(l), 0)
    return o
  },
})
const depth = (t: T | null): number => (t ? 1 + Math.max(depth(t.left), depth(t.right)) : 0)
add({
  id: 'max-depth',
  title: 'Maximum Depth of Binary Tree',
  names: ['root'],
  bounds: ['0 <= number of nodes <= 10^4'],
  styles: ['practice', 'doctest'],
  a: 'Given the root of a binary tree, return its maximum depth: the number of nodes on the longest path from the root down to a leaf.',
  b: tree('How many levels does a binary tree have?'),
  examples: [[T1], [[1, null, 2]]],
  random: small,
  solve: (l: any[]) => depth(treeOf(l)),
})
const invert = (t: T | null): T | null =>
  t && { val: t.val, left: invert(t.right), right: invert(t.left) }
add({
  id: 'invert',
  title: 'Invert Binary Tree',
  names: ['root'],
  bounds: ['0 <= number of nodes <= 100'],
  styles: ['practice', 'doctest'],
  a: 'Given the root of a binary tree, invert the tree (mirror it), and return its root.',
  b: tree('Mirror a binary tree: swap the left and the right child of every node.'),
  examples: [[[4, 2, 7, 1, 3, 6, 9]], [[2, 1, 3]]],
  random: small,
  solve: (l: any[]) => levelsOf(invert(treeOf(l))),
})
const eq = (a: T | null, b: T | null): boolean =>
  a && b ? a.val === b.val && eq(a.left, b.left) && eq(a.right, b.right) : a === b
add({
  id: 'symmetric',
  title: 'Symmetric Tree',
  names: ['root'],
  bounds: ['1 <= number of nodes <= 1000'],
  styles: ['practice', 'doctest'],
  a: 'Given the root of a binary tree, check whether it is a mirror of itself (symmetric around its center).',
  b: tree('Is the left half of a binary tree the mirror image of its right half?'),
  examples: [[[1, 2, 2, 3, 4, 4, 3]], [[1, 2, 2, null, 3, null, 3]]],
  random: (int) => {
    const s = treeOf(randomTree(int, 3, [1, 2]))
    return [
      levelsOf({
        val: 1,
        left: s,
        right: int(0, 1) ? invert(s) : treeOf(randomTree(int, 3, [1, 2])),
      }),
    ]
  },
  solve: (l: any[]) => {
    const t = treeOf(l)!
    return eq(t.left, invert(t.right))
  },
})
add({
  id: 'same-tree',
  title: 'Same Tree',
  names: ['p', 'q'],
  bounds: ['0 <= number of nodes <= 100'],
  styles: ['practice', 'doctest'],
  a: 'Given the roots p and q of two binary trees, return true if they are structurally identical and have the same values.',
  b: tree('Decide whether two binary trees are equal, in shape and values.'),
  examples: [
    [
      [1, 2, 3],
      [1, 2, 3],
    ],
    [
      [1, 2],
      [1, null, 2],
    ],
  ],
  random: (int) => {
    const t = randomTree(int, 3, [1, 2])
    return [t, int(0, 1) ? t : randomTree(int, 3, [1, 2])]
  },
  solve: (a: any[], b: any[]) => eq(treeOf(a), treeOf(b)),
})
const isBst = (t: T | null, lo = -Infinity, hi = Infinity): boolean =>
  !t || (t.val > lo && t.val < hi && isBst(t.left, lo, t.val) && isBst(t.right, t.val, hi))
add({
  id: 'validate-bst',
  title: 'Validate Binary Search Tree',
  names: ['root'],
  bounds: ['1 <= number of nodes <= 10^4'],
  styles: ['practice', 'doctest'],
  a: 'Given the root of a binary tree, determine if it is a valid binary search tree: the left subtree of a node has only keys less than its key, the right subtree only greater ones, and both are search trees too.',
  b: tree(
    'Check that a binary tree fulfills the search tree property everywhere (smaller values left, larger values right, no equal ones).',
  ),
  examples: [[[2, 1, 3]], [[5, 1, 4, null, null, 3, 6]]],
  random: (int) => [int(0, 1) ? bst(int, 6) : randomTree(int, 4, [1, 9])],
  solve: (l: any[]) => isBst(treeOf(l)),
})
const nodes = (t: T | null): number[] => (t ? [...nodes(t.left), t.val, ...nodes(t.right)] : [])
const lca = (t: T | null, p: number, q: number): number => {
  const has = (x: T | null, v: number): boolean => nodes(x).includes(v)
  for (let c = t!; ; ) {
    if (has(c.left, p) && has(c.left, q)) c = c.left!
    else if (has(c.right, p) && has(c.right, q)) c = c.right!
    else return c.val
  }
}
add({
  id: 'lca-bst',
  title: 'Lowest Common Ancestor of a Binary Search Tree',
  names: ['root', 'p', 'q'],
  bounds: ['2 <= number of nodes <= 10^5', 'All values are unique.'],
  styles: ['practice', 'doctest'],
  a: 'Given a binary search tree, find the lowest common ancestor of the two nodes with the values p and q, which both exist. A node can be an ancestor of itself. Return its value.',
  b: tree(
    'In a binary search tree, which is the deepest node that has both p and q in its subtree? Return its value. Both values occur.',
  ),
  examples: [
    [[6, 2, 8, 0, 4, 7, 9], 2, 8],
    [[6, 2, 8, 0, 4, 7, 9], 2, 4],
  ],
  random: (int) => {
    for (;;) {
      const t = bst(int, 7)
      const v = nodes(treeOf(t))
      if (v.length > 1) {
        const i = int(0, v.length - 1)
        return [t, v[i], v[(i + int(1, v.length - 1)) % v.length]]
      }
    }
  },
  solve: (l: any[], p: number, q: number) => lca(treeOf(l), p, q),
})
add({
  id: 'lca',
  title: 'Lowest Common Ancestor of a Binary Tree',
  names: ['root', 'p', 'q'],
  bounds: ['2 <= number of nodes <= 10^5', 'All values are unique.'],
  styles: ['practice', 'doctest'],
  a: 'Given a binary tree, find the lowest common ancestor (LCA) of two given nodes p and q in the tree, given by their values. A node is a descendant of itself. Return the value of the LCA.',
  b: tree(
    'Find the lowest node of a binary tree that is an ancestor of both p and q (or one of them itself). Values are unique; return the value.',
  ),
  examples: [
    [[3, 5, 1, 6, 2, 0, 8, null, null, 7, 4], 5, 1],
    [[3, 5, 1, 6, 2, 0, 8, null, null, 7, 4], 5, 4],
  ],
  random: (int) => {
    for (;;) {
      const t = randomTree(int, 7, [1, 60])
      const v = nodes(treeOf(t))
      if (v.length > 1 && new Set(v).size === v.length) {
        const i = int(0, v.length - 1)
        return [t, v[i], v[(i + int(1, v.length - 1)) % v.length]]
      }
    }
  },
  solve: (l: any[], p: number, q: number) => lca(treeOf(l), p, q),
})
add({
  id: 'kth-bst',
  title: 'Kth Smallest Element in a BST',
  names: ['root', 'k'],
  bounds: ['1 <= k <= n <= 10^4'],
  styles: ['practice', 'doctest'],
  a: 'Given the root of a binary search tree and an integer k, return the kth smallest value (1-indexed) of all values of the nodes.',
  b: tree('Return the k-th smallest value stored in a binary search tree.'),
  examples: [
    [[3, 1, 4, null, 2], 1],
    [[5, 3, 6, 2, 4, null, null, 1], 3],
  ],
  random: (int) => {
    const t = bst(int, 7)
    return [t, int(1, nodes(treeOf(t)).length)]
  },
  solve: (l: any[], k: number) => sorted(nodes(treeOf(l)))[k - 1],
})
add({
  id: 'right-side',
  title: 'Binary Tree Right Side View',
  names: ['root'],
  bounds: ['0 <= number of nodes <= 100'],
  styles: ['practice', 'doctest'],
  a: 'Imagine standing on the right side of a binary tree. Return the values of the nodes you can see, from top to bottom.',
  b: tree('List the last node of each level of a binary tree.'),
  examples: [[[1, 2, 3, null, 5, null, 4]], [[1, null, 3]]],
  random: small,
  solve: (l: any[]) => {
    const o: number[] = []
    const go = (t: T | null, d: number) => {
      if (!t) return
      o[d] = t.val
      go(t.left, d + 1)
      go(t.right, d + 1)
    }
    go(treeOf(l), 0)
    return o
  },
})
add({
  id: 'diameter',
  title: 'Diameter of Binary Tree',
  names: ['root'],
  bounds: ['1 <= number of nodes <= 10^4'],
  styles: ['practice', 'doctest'],
  a: 'The diameter of a binary tree is the length, in edges, of the longest path between any two nodes. The path may or may not pass through the root. Return it.',
  b: tree('How many edges are on the longest path between two nodes of a binary tree?'),
  examples: [[[1, 2, 3, 4, 5]], [[1, 2]]],
  random: small,
  solve: (l: any[]) => {
    let b = 0
    const go = (t: T | null): number => {
      if (!t) return 0
      const x = go(t.left),
        y = go(t.right)
      b = Math.max(b, x + y)
      return 1 + Math.max(x, y)
    }
    go(treeOf(l))
    return b
  },
})
add({
  id: 'balanced',
  title: 'Balanced Binary Tree',
  names: ['root'],
  bounds: ['0 <= number of nodes <= 5000'],
  styles: ['practice', 'doctest'],
  a: 'Determine if a binary tree is height-balanced: the depths of the two subtrees of every node differ by at most one.',
  b: tree(
    'Is a binary tree balanced, so that at no node the heights of the left and right subtree differ by more than 1?',
  ),
  examples: [[T1], [[1, 2, 2, 3, 3, null, null, 4, 4]]],
  random: small,
  solve: (l: any[]) => {
    const go = (t: T | null): boolean =>
      !t || (Math.abs(depth(t.left) - depth(t.right)) <= 1 && go(t.left) && go(t.right))
    return go(treeOf(l))
  },
})
add({
  id: 'path-sum',
  title: 'Path Sum',
  names: ['root', 'targetSum'],
  bounds: ['0 <= number of nodes <= 5000'],
  styles: ['practice', 'doctest'],
  a: 'Return true if the tree has a root-to-leaf path whose values add up to targetSum.',
  b: tree(
    'Is there a path from the root of a binary tree down to a leaf with the given sum of values?',
  ),
  examples: [
    [[5, 4, 8, 11, null, 13, 4, 7, 2, null, null, null, 1], 22],
    [[1, 2, 3], 5],
  ],
  random: (int) => [randomTree(int, 6, [1, 5]), int(3, 14)],
  solve: (l: any[], s: number) => {
    const go = (t: T | null, r: number): boolean =>
      !!t && (!t.left && !t.right ? t.val === r : go(t.left, r - t.val) || go(t.right, r - t.val))
    return go(treeOf(l), s)
  },
})
const pre = (t: T | null): number[] => (t ? [t.val, ...pre(t.left), ...pre(t.right)] : [])
const postorder = (t: T | null): number[] =>
  t ? [...postorder(t.left), ...postorder(t.right), t.val] : []
add({
  id: 'inorder',
  title: 'Binary Tree Inorder Traversal',
  names: ['root'],
  bounds: ['0 <= number of nodes <= 100'],
  styles: ['practice', 'doctest'],
  a: "Given the root of a binary tree, return the inorder traversal of its nodes' values.",
  b: tree('Return the values of a binary tree in inorder (left subtree, node, right subtree).'),
  examples: [[[1, null, 2, 3]], [[4, 2, 6]]],
  random: small,
  solve: (l: any[]) => nodes(treeOf(l)),
})
add({
  id: 'preorder',
  title: 'Binary Tree Preorder Traversal',
  names: ['root'],
  bounds: ['0 <= number of nodes <= 100'],
  styles: ['practice', 'doctest'],
  a: "Given the root of a binary tree, return the preorder traversal of its nodes' values.",
  b: tree(
    'Visit each node before its children, left before right, and return the values of the binary tree in that order.',
  ),
  examples: [[[1, null, 2, 3]], [[4, 2, 6]]],
  random: small,
  solve: (l: any[]) => pre(treeOf(l)),
})
add({
  id: 'postorder',
  title: 'Binary Tree Postorder Traversal',
  names: ['root'],
  bounds: ['0 <= number of nodes <= 100'],
  styles: ['practice', 'doctest'],
  a: "Given the root of a binary tree, return the postorder traversal of its nodes' values.",
  b: tree(
    'Return the values of a binary tree in postorder: left subtree, right subtree, then the node.',
  ),
  examples: [[[1, null, 2, 3]], [[4, 2, 6]]],
  random: small,
  solve: (l: any[]) => postorder(treeOf(l)),
})
add({
  id: 'build-tree',
  title: 'Construct Binary Tree from Preorder and Inorder Traversal',
  names: ['preorder', 'inorder'],
  bounds: ['1 <= preorder.length <= 3000', 'Values are unique.'],
  styles: ['practice', 'doctest'],
  a: 'Given the preorder and the inorder traversal of the same binary tree with unique values, construct and return the tree.',
  b: tree('Rebuild a binary tree from its preorder and inorder lists of (different) values.'),
  examples: [
    [
      [3, 9, 20, 15, 7],
      [9, 3, 15, 20, 7],
    ],
    [
      [1, 2],
      [2, 1],
    ],
  ],
  random: (int) => {
    for (;;) {
      const t = treeOf(randomTree(int, 6, [1, 60]))
      const v = nodes(t)
      if (new Set(v).size === v.length) return [pre(t), v]
    }
  },
  solve: (p: number[], n: number[]) => {
    const go = (a: number[], b: number[]): T | null => {
      if (!a.length) return null
      const i = b.indexOf(a[0]!)
      return {
        val: a[0]!,
        left: go(a.slice(1, i + 1), b.slice(0, i)),
        right: go(a.slice(i + 1), b.slice(i + 1)),
      }
    }
    return levelsOf(go(p, n))
  },
})
add({
  id: 'max-path-sum',
  title: 'Binary Tree Maximum Path Sum',
  names: ['root'],
  bounds: ['1 <= number of nodes <= 3 * 10^4', '-1000 <= Node.val <= 1000'],
  difficulty: 'Hard',
  styles: ['practice', 'doctest'],
  a: 'A path in a binary tree is a sequence of nodes connected by edges in which no node appears twice; it need not pass through the root. Return the maximum sum of the values on any non-empty path.',
  b: tree(
    'Between any two nodes of a binary tree there is a path. What is the largest sum of values on such a path (a single node counts)?',
  ),
  examples: [[[1, 2, 3]], [[-10, 9, 20, null, null, 15, 7]]],
  random: (int) => [randomTree(int, 6, [-9, 9])],
  solve: (l: any[]) => {
    let b = -Infinity
    const go = (t: T | null): number => {
      if (!t) return 0
      const x = Math.max(0, go(t.left)),
        y = Math.max(0, go(t.right))
      b = Math.max(b, t.val + x + y)
      return t.val + Math.max(x, y)
    }
    go(treeOf(l))
    return b
  },
})
add({
  id: 'zigzag-levels',
  title: 'Binary Tree Zigzag Level Order Traversal',
  names: ['root'],
  bounds: ['0 <= number of nodes <= 2000'],
  styles: ['practice', 'doctest'],
  a: "Return the zigzag level order traversal of a binary tree's values: left to right, then right to left for the next level, and so on alternately.",
  b: tree('List the values level by level, every second level from right to left.'),
  examples: [[T1], [[1]]],
  random: small,
  solve: (l: any[]) => {
    const o: number[][] = []
    const go = (t: T | null, d: number) => {
      if (!t) return
      ;(o[d] ??= []).push(t.val)
      go(t.left, d + 1)
      go(t.right, d + 1)
    }
    go(treeOf(l), 0)
    return o.map((x, i) => (i % 2 ? x.reverse() : x))
  },
})
add({
  id: 'count-nodes',
  title: 'Count Nodes of a Binary Tree',
  names: ['root'],
  bounds: ['1 <= number of nodes <= 1000'],
  styles: ['practice', 'doctest'],
  a: 'Given the root of a binary tree, return the number of its nodes.',
  b: tree('How many nodes does a binary tree have?'),
  examples: [[[1, 2, 3, 4, 5, 6]], [[1]]],
  random: small,
  solve: (l: any[]) => nodes(treeOf(l)).length,
})
add({
  id: 'min-depth',
  title: 'Minimum Depth of Binary Tree',
  names: ['root'],
  bounds: ['1 <= number of nodes <= 10^5'],
  styles: ['practice', 'doctest'],
  a: 'Return the minimum depth of a binary tree: the number of nodes on the shortest path from the root down to the nearest leaf.',
  b: tree('How many nodes are on the shortest way from the root to a leaf?'),
  examples: [[T1], [[2, null, 3, null, 4]]],
  random: small,
  solve: (l: any[]) => {
    const go = (t: T): number =>
      !t.left && !t.right
        ? 1
        : 1 + Math.min(t.left ? go(t.left) : Infinity, t.right ? go(t.right) : Infinity)
    return go(treeOf(l)!)
  },
})
add({
  id: 'left-leaves',
  title: 'Sum of Left Leaves',
  names: ['root'],
  bounds: ['1 <= number of nodes <= 1000'],
  styles: ['practice', 'doctest'],
  a: 'Return the sum of all left leaves of a binary tree. A left leaf is a leaf that is the left child of its parent.',
  b: tree('Add up the values of all leaves that are left children.'),
  examples: [[T1], [[1, 2]]],
  random: (int) => [randomTree(int, 7, [1, 9])],
  solve: (l: any[]) => {
    const go = (t: T | null, left: boolean): number =>
      t ? (!t.left && !t.right ? (left ? t.val : 0) : go(t.left, true) + go(t.right, false)) : 0
    return go(treeOf(l), false)
  },
})

add = addAs('lists')
add({
  id: 'reverse-list',
  title: 'Reverse Linked List',
  names: ['head'],
  bounds: ['0 <= number of nodes <= 5000'],
  styles: ['practice', 'doctest'],
  a: 'Given the head of a singly linked list, reverse the list and return the reversed list.',
  b: 'Turn a linked list around, so that the last node comes first. The list is shown as an array of its values.',
  examples: [[[1, 2, 3, 4, 5]], [[1, 2]]],
  random: (int) => [list(int, [1, 6], [-9, 9])],
  solve: (l: number[]) => [...l].reverse(),
})
add({
  id: 'merge-lists',
  title: 'Merge Two Sorted Lists',
  names: ['list1', 'list2'],
  bounds: ['0 <= number of nodes <= 50'],
  styles: ['practice', 'doctest'],
  a: 'Merge the two sorted linked lists list1 and list2 into one sorted list and return its head.',
  b: 'Two linked lists are sorted. Splice their nodes together into one sorted linked list.',
  examples: [
    [
      [1, 2, 4],
      [1, 3, 4],
    ],
    [[5], [0]],
  ],
  random: (int) => [sorted(list(int, [1, 5], [-9, 9])), sorted(list(int, [1, 5], [-9, 9]))],
  solve: (a: number[], b: number[]) => sorted([...a, ...b]),
})
const num = (l: number[]) => BigInt([...l].reverse().join(''))
add({
  id: 'add-two',
  title: 'Add Two Numbers',
  names: ['l1', 'l2'],
  bounds: ['1 <= number of nodes <= 100'],
  styles: ['practice', 'doctest'],
  a: 'Two non-empty linked lists represent two non-negative integers. Their digits are stored in reverse order, one per node. Add the two numbers and return the sum as a linked list.',
  b: 'Numbers are stored as lists of digits, with the ones digit first. Return the sum of two such numbers in the same form.',
  examples: [
    [
      [2, 4, 3],
      [5, 6, 4],
    ],
    [[9, 9, 9], [1]],
  ],
  random: (int) => [
    [...list(int, [0, 4], [0, 9]), int(1, 9)],
    [...list(int, [0, 4], [0, 9]), int(1, 9)],
  ],
  solve: (a: number[], b: number[]) => [...String(num(a) + num(b))].reverse().map(Number),
})
add({
  id: 'remove-nth',
  title: 'Remove Nth Node From End of List',
  names: ['head', 'n'],
  bounds: ['1 <= n <= sz <= 30'],
  styles: ['practice', 'doctest'],
  a: 'Given the head of a linked list, remove the nth node from the end of the list and return its head.',
  b: 'Delete the node of a linked list that is in n-th place counted from the end.',
  examples: [
    [[1, 2, 3, 4, 5], 2],
    [[1, 2], 1],
  ],
  random: (int) => {
    const l = list(int, [2, 6], [1, 9])
    return [l, int(1, l.length)]
  },
  solve: (l: number[], n: number) => l.filter((_, i) => i !== l.length - n),
})
add({
  id: 'middle',
  title: 'Middle of the Linked List',
  names: ['head'],
  bounds: ['1 <= number of nodes <= 100'],
  styles: ['practice', 'doctest'],
  a: 'Given the head of a singly linked list, return the list from its middle node on. If there are two middle nodes, take the second one.',
  b: 'Return the second half of a linked list, beginning with its middle node (with an even number of nodes, the second of the two).',
  examples: [[[1, 2, 3, 4, 5]], [[1, 2, 3, 4, 5, 6]]],
  random: (int) => [list(int, [1, 7], [1, 9])],
  solve: (l: number[]) => l.slice(l.length >> 1),
})
add({
  id: 'reorder',
  title: 'Reorder List',
  names: ['head'],
  bounds: ['1 <= number of nodes <= 5 * 10^4'],
  styles: ['practice', 'doctest'],
  a: 'Reorder a singly linked list L0 -> L1 -> ... -> Ln to L0 -> Ln -> L1 -> Ln-1 -> L2 -> ... and return it.',
  b: 'Rearrange a linked list so that it alternates between nodes from the front and nodes from the back: first, last, second, second to last, and so on.',
  examples: [[[1, 2, 3, 4]], [[1, 2, 3, 4, 5]]],
  random: (int) => [list(int, [1, 7], [1, 9])],
  solve: (l: number[]) => {
    const o: number[] = []
    const a = [...l]
    while (a.length) {
      o.push(a.shift()!)
      if (a.length) o.push(a.pop()!)
    }
    return o
  },
})
add({
  id: 'pal-list',
  title: 'Palindrome Linked List',
  names: ['head'],
  bounds: ['1 <= number of nodes <= 10^5'],
  styles: ['practice', 'doctest'],
  a: 'Given the head of a singly linked list, return true if it is a palindrome, and false otherwise.',
  b: 'Does a linked list read the same from both ends?',
  examples: [[[1, 2, 2, 1]], [[1, 2]]],
  random: (int) => {
    const l = list(int, [1, 3], [1, 3])
    return [int(0, 1) ? [...l, ...[...l].reverse()] : list(int, [1, 5], [1, 2])]
  },
  solve: (l: number[]) => String(l) === String([...l].reverse()),
})
add({
  id: 'swap-pairs',
  title: 'Swap Nodes in Pairs',
  names: ['head'],
  bounds: ['0 <= number of nodes <= 100'],
  styles: ['practice', 'doctest'],
  a: 'Given a linked list, swap every two adjacent nodes and return its head.',
  b: 'Exchange the first and second, the third and fourth node and so on of a linked list. A last node without partner stays.',
  examples: [[[1, 2, 3, 4]], [[1, 2, 3]]],
  random: (int) => [list(int, [1, 7], [1, 9])],
  solve: (l: number[]) => l.map((x, i) => l[i ^ 1] ?? x),
})
add({
  id: 'rotate-list',
  title: 'Rotate List',
  names: ['head', 'k'],
  bounds: ['1 <= number of nodes <= 500', '0 <= k <= 2 * 10^9'],
  styles: ['practice', 'doctest'],
  a: 'Given the head of a linked list, rotate the list to the right by k places.',
  b: 'Move the last node of a linked list to its front, k times. What does the list look like then?',
  examples: [
    [[1, 2, 3, 4, 5], 2],
    [[0, 1, 2], 4],
  ],
  random: (int) => [list(int, [1, 6], [1, 9]), int(0, 9)],
  solve: (n: number[], k: number) => {
    const s = k % n.length
    return s ? [...n.slice(-s), ...n.slice(0, -s)] : n
  },
})
add({
  id: 'dedupe-list',
  title: 'Remove Duplicates from Sorted List',
  names: ['head'],
  bounds: ['0 <= number of nodes <= 300'],
  styles: ['practice', 'doctest'],
  a: 'Given the head of a sorted linked list, delete all duplicates such that each element appears only once.',
  b: 'A sorted linked list has repeated values. Keep one node of each value.',
  examples: [[[1, 1, 2]], [[1, 1, 2, 3, 3]]],
  random: (int) => [sorted(list(int, [1, 7], [1, 5]))],
  solve: (l: number[]) => [...new Set(l)],
})
add({
  id: 'odd-even',
  title: 'Odd Even Linked List',
  names: ['head'],
  bounds: ['1 <= number of nodes <= 10^4'],
  styles: ['practice', 'doctest'],
  a: 'Group all nodes with odd indices together, followed by the nodes with even indices, and return the reordered list. The first node is odd, the second even, and so on. The relative order within both groups stays.',
  b: 'Rearrange a linked list: first the nodes in places 1, 3, 5, ..., then those in places 2, 4, 6, ...',
  examples: [[[1, 2, 3, 4, 5]], [[2, 1, 3, 5, 6, 4, 7]]],
  random: (int) => [list(int, [1, 7], [1, 9])],
  solve: (l: number[]) => [...l.filter((_, i) => i % 2 === 0), ...l.filter((_, i) => i % 2)],
})
add({
  id: 'reverse-k-group',
  title: 'Reverse Nodes in k-Group',
  names: ['head', 'k'],
  bounds: ['1 <= k <= n <= 5000'],
  difficulty: 'Hard',
  styles: ['practice', 'doctest'],
  a: 'Given the head of a linked list, reverse its nodes k at a time and return the list. Nodes left over at the end (fewer than k) stay as they are.',
  b: 'Cut a linked list into groups of k nodes and turn each full group around; a shorter rest keeps its order.',
  examples: [
    [[1, 2, 3, 4, 5], 2],
    [[1, 2, 3, 4, 5], 3],
  ],
  random: (int) => {
    const l = list(int, [1, 7], [1, 9])
    return [l, int(1, l.length)]
  },
  solve: (l: number[], k: number) => {
    const o: number[] = []
    for (let i = 0; i < l.length; i += k) {
      const g = l.slice(i, i + k)
      o.push(...(g.length === k ? g.reverse() : g))
    }
    return o
  },
})
add({
  id: 'merge-k',
  title: 'Merge k Sorted Lists',
  names: ['lists'],
  bounds: ['0 <= k <= 10^4'],
  difficulty: 'Hard',
  styles: ['practice', 'doctest'],
  a: 'lists is an array of k linked lists, each sorted in ascending order. Merge all of them into one sorted linked list and return it.',
  b: 'Combine several sorted lists into a single sorted list.',
  examples: [
    [
      [
        [1, 4, 5],
        [1, 3, 4],
        [2, 6],
      ],
    ],
    [[[1], [0]]],
  ],
  random: (int) => [Array.from({ length: int(1, 4) }, () => sorted(list(int, [1, 4], [0, 9])))],
  solve: (l: number[][]) => sorted(l.flat()),
})
