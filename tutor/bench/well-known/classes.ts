// biome-ignore-all lint/suspicious/noExplicitAny: arguments are as varied as the problems.
// biome-ignore-all lint/style/noNonNullAssertion: short references need no checks of their own.
import { type Int, raw } from './problem.ts'

type Cls = {
  id: string
  name: string
  group?: string
  text: [string, string]
  make: (...a: any[]) => Record<string, (...a: any[]) => unknown>
  init: (int: Int) => unknown[]
  ops: [string, (int: Int) => unknown[]][]
  example: [string, unknown[]][]
  first: unknown[]
  difficulty?: 'Easy' | 'Medium' | 'Hard'
}
const run = (c: Cls, first: unknown[], calls: [string, unknown[]][]) => {
  const o = c.make(...first)
  return calls.map(([n, a]) => o[n]!(...a) ?? null)
}
const js = (v: unknown) => JSON.stringify(v)
const snake = (n: string) => n.replace(/[A-Z]/g, (c) => `_${c.toLowerCase()}`)
const py = (v: unknown): string =>
  Array.isArray(v)
    ? `[${v.map(py).join(', ')}]`
    : v === null
      ? 'None'
      : v === true
        ? 'True'
        : v === false
          ? 'False'
          : typeof v === 'string'
            ? `'${v}'`
            : String(v)
function add(c: Cls) {
  const input = (names: string[], args: unknown[][]) => `${js(names)}\n${js(args)}`
  const asArgs = (first: unknown[], calls: [string, unknown[]][]) => [
    [c.name, ...calls.map(([n]) => n)],
    [first, ...calls.map(([, a]) => a)],
  ]
  const solve = (names: string[], args: unknown[][]) => [
    null,
    ...run(
      c,
      args[0]!,
      names.slice(1).map((n, i) => [n, args[i + 1]!]),
    ),
  ]
  const random = (int: Int) => {
    const calls = Array.from({ length: int(4, 9) }, (): [string, unknown[]] => {
      const [n, a] = c.ops[int(0, c.ops.length - 1)]!
      return [n, a(int)]
    })
    // Only calls that the reference allows.
    const first = c.init(int)
    const o = c.make(...first)
    const ok: [string, unknown[]][] = []
    for (const [n, a] of calls) {
      try {
        o[n]!(...a)
        ok.push([n, a])
      } catch {
        /* not allowed */
      }
    }
    if (!ok.length) {
      const [n, a] = c.ops[0]!
      ok.push([n, a(int)])
    }
    return asArgs(first, ok)
  }
  const ex = asArgs(c.first, c.example) as [string[], unknown[][]]
  const common = {
    group: c.group ?? 'design',
    patterns: [],
    style: 'practice-site' as const,
    difficulty: c.difficulty ?? ('Medium' as const),
    solve,
    random,
    examples: [ex],
  }
  raw.push({
    ...common,
    id: `${c.id}/a-practice`,
    text: `${c.name}\n\n${c.text[0]}\n\nExample 1:\n\nInput\n${input(...ex)}\nOutput\n${js(solve(...ex))}`,
    input: (n: string[], a: unknown[][]) => input(n, a),
  })
  // As homework shows it: a session.
  const results = run(c, c.first, c.example)
  const v = 'obj'
  raw.push({
    ...common,
    id: `${c.id}/b-session`,
    text: `${c.text[1]}\n\n>>> ${v} = ${c.name}(${c.first.map(py).join(', ')})\n${c.example.map(([n, a], i) => `>>> ${v}.${snake(n)}(${a.map(py).join(', ')})${results[i] === null ? '' : `\n${py(results[i])}`}`).join('\n')}`,
    input: (n: string[], a: unknown[][]) => `${js([n[0], ...n.slice(1).map(snake)])}\n${js(a)}`,
  })
}
const must = (ok: boolean) => {
  if (!ok) throw new Error('no')
}
add({
  id: 'lru',
  name: 'LRUCache',
  text: [
    'Design a data structure that follows the constraints of a Least Recently Used (LRU) cache. LRUCache(capacity) starts it with a positive size. get(key) returns the value of the key if it exists, otherwise -1. put(key, value) updates or adds the key; if there are then more keys than capacity, the least recently used key is evicted. Both run in O(1).',
    'Write a class LRUCache with a fixed capacity. get returns the stored value or -1, put stores a value and throws out the entry that was not used for the longest time when the cache is full.',
  ],
  make: (cap) => {
    const m = new Map()
    return {
      get: (k) => {
        if (!m.has(k)) return -1
        const v = m.get(k)
        m.delete(k)
        m.set(k, v)
        return v
      },
      put: (k, v) => {
        m.delete(k)
        m.set(k, v)
        if (m.size > cap) m.delete(m.keys().next().value)
      },
    }
  },
  init: (int) => [int(1, 3)],
  ops: [
    ['put', (int) => [int(1, 4), int(1, 9)]],
    ['get', (int) => [int(1, 4)]],
  ],
  first: [2],
  example: [
    ['put', [1, 1]],
    ['put', [2, 2]],
    ['get', [1]],
    ['put', [3, 3]],
    ['get', [2]],
    ['put', [4, 4]],
    ['get', [1]],
    ['get', [3]],
    ['get', [4]],
  ],
})
add({
  id: 'min-stack',
  name: 'MinStack',
  text: [
    'Design a stack that supports push, pop, top, and retrieving the minimum element in constant time. pop removes the top element, top gets it, and getMin gets the smallest element in the stack.',
    'Write a class MinStack: a stack with push, pop and top and also a method get_min that returns its smallest element, all in O(1).',
  ],
  make: () => {
    const s: number[] = []
    return {
      push: (x) => {
        s.push(x)
      },
      pop: () => {
        must(s.length > 0)
        s.pop()
      },
      top: () => {
        must(s.length > 0)
        return s.at(-1)
      },
      getMin: () => {
        must(s.length > 0)
        return Math.min(...s)
      },
    }
  },
  init: () => [],
  ops: [
    ['push', (int) => [int(-9, 9)]],
    ['push', (int) => [int(-9, 9)]],
    ['pop', () => []],
    ['top', () => []],
    ['getMin', () => []],
  ],
  first: [],
  example: [
    ['push', [-2]],
    ['push', [0]],
    ['push', [-3]],
    ['getMin', []],
    ['pop', []],
    ['top', []],
    ['getMin', []],
  ],
})
add({
  id: 'queue-stacks',
  name: 'MyQueue',
  text: [
    'Implement a first in first out (FIFO) queue using only two stacks. push adds an element to the back, pop removes the element at the front and returns it, peek returns the element at the front, and empty tells whether the queue is empty.',
    'Write a class MyQueue that is a queue made of two stacks, with push, pop (removes and returns the front), peek (returns the front) and empty.',
  ],
  make: () => {
    const s: number[] = []
    return {
      push: (x) => {
        s.push(x)
      },
      pop: () => {
        must(s.length > 0)
        return s.shift()
      },
      peek: () => {
        must(s.length > 0)
        return s[0]
      },
      empty: () => s.length === 0,
    }
  },
  init: () => [],
  ops: [
    ['push', (int) => [int(1, 9)]],
    ['push', (int) => [int(1, 9)]],
    ['pop', () => []],
    ['peek', () => []],
    ['empty', () => []],
  ],
  first: [],
  example: [
    ['push', [1]],
    ['push', [2]],
    ['peek', []],
    ['pop', []],
    ['empty', []],
  ],
})
add({
  id: 'stack',
  name: 'Stack',
  text: [
    'Implement a stack class. push(x) puts x on top, pop() removes the top element and returns it, peek() returns the top element, and isEmpty() and size() tell about its state.',
    'Write a class Stack with the methods push, pop, peek, is_empty, and size.',
  ],
  make: () => {
    const s: number[] = []
    return {
      push: (x) => {
        s.push(x)
      },
      pop: () => {
        must(s.length > 0)
        return s.pop()
      },
      peek: () => {
        must(s.length > 0)
        return s.at(-1)
      },
      isEmpty: () => s.length === 0,
      size: () => s.length,
    }
  },
  init: () => [],
  ops: [
    ['push', (int) => [int(1, 9)]],
    ['push', (int) => [int(1, 9)]],
    ['pop', () => []],
    ['peek', () => []],
    ['isEmpty', () => []],
    ['size', () => []],
  ],
  first: [],
  example: [
    ['push', [1]],
    ['push', [2]],
    ['peek', []],
    ['pop', []],
    ['size', []],
    ['isEmpty', []],
  ],
  difficulty: 'Easy',
})
add({
  id: 'queue',
  name: 'Queue',
  text: [
    'Implement a queue class. enqueue(x) adds x at the end, dequeue() removes the first element and returns it, front() returns the first element, isEmpty() tells whether it is empty, and size() how many elements it has.',
    'Write a class Queue with the methods enqueue, dequeue, front, is_empty, and size.',
  ],
  make: () => {
    const s: number[] = []
    return {
      enqueue: (x) => {
        s.push(x)
      },
      dequeue: () => {
        must(s.length > 0)
        return s.shift()
      },
      front: () => {
        must(s.length > 0)
        return s[0]
      },
      isEmpty: () => s.length === 0,
      size: () => s.length,
    }
  },
  init: () => [],
  ops: [
    ['enqueue', (int) => [int(1, 9)]],
    ['enqueue', (int) => [int(1, 9)]],
    ['dequeue', () => []],
    ['front', () => []],
    ['isEmpty', () => []],
    ['size', () => []],
  ],
  first: [],
  example: [
    ['enqueue', [1]],
    ['enqueue', [2]],
    ['front', []],
    ['dequeue', []],
    ['size', []],
    ['isEmpty', []],
  ],
  difficulty: 'Easy',
})
add({
  id: 'trie',
  name: 'Trie',
  text: [
    'Implement a trie (prefix tree). insert(word) adds a word, search(word) returns true if the word was inserted, and startsWith(prefix) returns true if some inserted word has that prefix.',
    'Write a class Trie that stores words. search tells whether a word was inserted, starts_with whether any stored word begins with a prefix.',
  ],
  make: () => {
    const s: string[] = []
    return {
      insert: (x) => {
        s.push(x)
      },
      search: (x) => s.includes(x),
      startsWith: (x) => s.some((w) => w.startsWith(x)),
    }
  },
  init: () => [],
  ops: [
    ['insert', (int) => [['app', 'apple', 'ab', 'b'][int(0, 3)]]],
    ['search', (int) => [['app', 'apple', 'ab', 'b'][int(0, 3)]]],
    ['startsWith', (int) => [['a', 'ap', 'b', 'abc'][int(0, 3)]]],
  ],
  first: [],
  example: [
    ['insert', ['apple']],
    ['search', ['apple']],
    ['search', ['app']],
    ['startsWith', ['app']],
    ['insert', ['app']],
    ['search', ['app']],
  ],
})
add({
  id: 'median-stream',
  name: 'MedianFinder',
  difficulty: 'Hard',
  text: [
    'The median is the middle value in an ordered list of integers, or the mean of the two middle values. Implement MedianFinder: addNum(num) adds an integer from the data stream, findMedian() returns the median of all elements so far.',
    'Numbers arrive one by one. Write a class MedianFinder with add_num, which takes the next number, and find_median, which returns the median of all numbers so far.',
  ],
  make: () => {
    const s: number[] = []
    return {
      addNum: (x) => {
        s.push(x)
      },
      findMedian: () => {
        must(s.length > 0)
        const t = [...s].sort((a, b) => a - b)
        const m = t.length >> 1
        return t.length % 2 ? t[m] : (t[m - 1]! + t[m]!) / 2
      },
    }
  },
  init: () => [],
  ops: [
    ['addNum', (int) => [int(-9, 9)]],
    ['addNum', (int) => [int(-9, 9)]],
    ['findMedian', () => []],
  ],
  first: [],
  example: [
    ['addNum', [1]],
    ['addNum', [2]],
    ['findMedian', []],
    ['addNum', [3]],
    ['findMedian', []],
  ],
})
add({
  id: 'hash-map',
  name: 'MyHashMap',
  text: [
    'Design a HashMap without built-in hash table libraries. put(key, value) inserts or updates a pair, get(key) returns the value or -1 if there is none, and remove(key) removes the key if it is there.',
    'Write a class MyHashMap with put, get (-1 when the key is missing) and remove, without using a dictionary.',
  ],
  make: () => {
    const m = new Map()
    return {
      put: (k, v) => {
        m.set(k, v)
      },
      get: (k) => m.get(k) ?? -1,
      remove: (k) => {
        m.delete(k)
      },
    }
  },
  init: () => [],
  ops: [
    ['put', (int) => [int(1, 4), int(1, 9)]],
    ['get', (int) => [int(1, 4)]],
    ['remove', (int) => [int(1, 4)]],
  ],
  first: [],
  example: [
    ['put', [1, 1]],
    ['put', [2, 2]],
    ['get', [1]],
    ['get', [3]],
    ['put', [2, 1]],
    ['get', [2]],
    ['remove', [2]],
    ['get', [2]],
  ],
  difficulty: 'Easy',
})
add({
  id: 'moving-average',
  name: 'MovingAverage',
  text: [
    'Given a stream of integers and a window size, calculate the moving average of all integers in the sliding window. MovingAverage(size) sets the size, and next(val) returns the average of the last size values.',
    'Write a class MovingAverage with a window size. Its method next takes a number and returns the mean of the last `size` numbers seen.',
  ],
  make: (n) => {
    const s: number[] = []
    return {
      next: (x) => {
        s.push(x)
        const t = s.slice(-n)
        return t.reduce((a, b) => a + b, 0) / t.length
      },
    }
  },
  init: (int) => [int(1, 2)],
  ops: [['next', (int) => [int(0, 9) * 2]]],
  first: [2],
  example: [
    ['next', [2]],
    ['next', [10]],
    ['next', [4]],
    ['next', [5]],
  ],
  difficulty: 'Easy',
})
add({
  id: 'recent-counter',
  name: 'RecentCounter',
  text: [
    'Write a class RecentCounter that counts recent requests. ping(t) adds a request at time t in milliseconds and returns the number of requests in the range [t - 3000, t]. Each call has a larger t than the one before.',
    'Implement RecentCounter: ping(t) records a call at time t (always later than before) and returns how many calls happened in the last 3000 milliseconds, inclusive.',
  ],
  make: () => {
    const s: number[] = []
    return {
      ping: (t) => {
        must(!s.length || t > s.at(-1)!)
        s.push(t)
        return s.filter((x) => x >= t - 3000).length
      },
    }
  },
  init: () => [],
  ops: [['ping', (int) => [int(1, 9000)]]],
  first: [],
  example: [
    ['ping', [1]],
    ['ping', [100]],
    ['ping', [3001]],
    ['ping', [3002]],
  ],
  difficulty: 'Easy',
})
add({
  id: 'bank',
  group: 'classes',
  name: 'BankAccount',
  difficulty: 'Easy',
  text: [
    'Design a class BankAccount. BankAccount(balance) opens an account with a starting balance. deposit(amount) adds money and returns the new balance. withdraw(amount) takes money out and returns true, or returns false and changes nothing if the balance is too small. getBalance() returns the balance.',
    'Write a class BankAccount that starts with a balance. deposit adds an amount and returns the new balance; withdraw returns True if there was enough money (and takes it) and False otherwise; get_balance returns the current balance.',
  ],
  make: (b) => ({
    deposit: (x) => (b += x),
    withdraw: (x) => {
      if (x > b) return false
      b -= x
      return true
    },
    getBalance: () => b,
  }),
  init: (int) => [int(0, 50)],
  ops: [
    ['deposit', (int) => [int(1, 50)]],
    ['withdraw', (int) => [int(1, 60)]],
    ['getBalance', () => []],
  ],
  first: [100],
  example: [
    ['deposit', [50]],
    ['withdraw', [30]],
    ['withdraw', [500]],
    ['getBalance', []],
  ],
})
add({
  id: 'bank-simple',
  group: 'classes',
  name: 'Account',
  difficulty: 'Easy',
  text: [
    'Implement a class Account for a bank account that starts with balance 0. deposit(amount) adds to the balance, withdraw(amount) subtracts from it unless that would make it negative (then nothing happens), and balance() returns it.',
    'Create a class Account whose balance is 0 at first. It has the methods deposit and withdraw; a withdrawal of more than the balance is ignored. The method balance returns the balance.',
  ],
  make: () => {
    let b = 0
    return {
      deposit: (x) => {
        b += x
      },
      withdraw: (x) => {
        if (x <= b) b -= x
      },
      balance: () => b,
    }
  },
  init: () => [],
  ops: [
    ['deposit', (int) => [int(1, 50)]],
    ['withdraw', (int) => [int(1, 60)]],
    ['balance', () => []],
  ],
  first: [],
  example: [
    ['deposit', [50]],
    ['withdraw', [20]],
    ['balance', []],
    ['withdraw', [100]],
    ['balance', []],
  ],
})
add({
  id: 'inventory',
  group: 'classes',
  name: 'Inventory',
  difficulty: 'Easy',
  text: [
    'Design an Inventory that tracks how many pieces of each item are in stock. add(item, quantity) increases the stock, remove(item, quantity) decreases it and returns true, or returns false without a change if there are not enough pieces. count(item) returns the stock of an item, 0 if it is unknown.',
    'Write a class Inventory for a shop. add puts pieces of an item into stock, remove takes pieces out and returns whether there were enough (otherwise nothing changes), and count says how many pieces of an item there are (0 for unknown items).',
  ],
  make: () => {
    const m = new Map()
    return {
      add: (k, n) => {
        m.set(k, (m.get(k) ?? 0) + n)
      },
      remove: (k, n) => {
        if ((m.get(k) ?? 0) < n) return false
        m.set(k, m.get(k) - n)
        return true
      },
      count: (k) => m.get(k) ?? 0,
    }
  },
  init: () => [],
  ops: [
    ['add', (int) => [['apple', 'pear'][int(0, 1)], int(1, 9)]],
    ['remove', (int) => [['apple', 'pear'][int(0, 1)], int(1, 9)]],
    ['count', (int) => [['apple', 'pear', 'fig'][int(0, 2)]]],
  ],
  first: [],
  example: [
    ['add', ['apple', 10]],
    ['remove', ['apple', 3]],
    ['count', ['apple']],
    ['remove', ['pear', 1]],
    ['count', ['pear']],
  ],
})
add({
  id: 'counter',
  group: 'classes',
  name: 'Counter',
  difficulty: 'Easy',
  text: [
    'Write a class Counter. increment() adds one to the count, decrement() subtracts one, reset() sets it to zero, and value() returns it. It starts at 0.',
    'Implement a class Counter with the methods increment, decrement, reset, and value. The count begins at zero.',
  ],
  make: () => {
    let c = 0
    return {
      increment: () => {
        c++
      },
      decrement: () => {
        c--
      },
      reset: () => {
        c = 0
      },
      value: () => c,
    }
  },
  init: () => [],
  ops: [
    ['increment', () => []],
    ['decrement', () => []],
    ['reset', () => []],
    ['value', () => []],
  ],
  first: [],
  example: [
    ['increment', []],
    ['increment', []],
    ['value', []],
    ['decrement', []],
    ['value', []],
    ['reset', []],
    ['value', []],
  ],
})
add({
  id: 'parking',
  group: 'classes',
  name: 'ParkingSystem',
  difficulty: 'Easy',
  text: [
    'Design a parking system for a lot with spaces of three sizes. ParkingSystem(big, medium, small) sets the number of spaces of each size. addCar(carType) parks a car of type 1 (big), 2 (medium), or 3 (small) and returns true, or returns false if no space of its type is free.',
    'Write a class ParkingSystem with the numbers of big, medium, and small spaces. add_car takes a type (1 big, 2 medium, 3 small) and returns whether a space of this type was free; if so, it is taken.',
  ],
  make: (...s) => ({ addCar: (t) => s[t - 1]-- > 0 }),
  init: (int) => [int(0, 2), int(0, 2), int(0, 2)],
  ops: [['addCar', (int) => [int(1, 3)]]],
  first: [1, 1, 0],
  example: [
    ['addCar', [1]],
    ['addCar', [2]],
    ['addCar', [3]],
    ['addCar', [1]],
  ],
})
