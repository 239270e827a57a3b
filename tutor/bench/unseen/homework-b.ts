import type { RandomInteger, UnseenStatement } from './statement.ts'

const list = (int: RandomInteger, max: number, low: number, high: number, min = 1): number[] =>
  Array.from({ length: int(min, max) }, () => int(low, high))
const word = (int: RandomInteger, max: number, letters: string, min = 1): string =>
  Array.from({ length: int(min, max) }, () => letters[int(0, letters.length - 1)]).join('')
const sum = (all: number[]) => all.reduce((a, b) => a + b, 0)
const text = (answer: unknown) => String(answer)

export const statements: UnseenStatement[] = [
  {
    id: 'homework-b-01',
    style: 'homework',
    patterns: ['simulation'],
    difficulty: 'Easy',
    text: `Exercise 2.3 (loops and arrays)

Write a function aboveAverage(points) that gets the points of all students in an exam as an array of whole numbers (0 to 100, at least one student) and returns how many students have more points than the average of all students. A student with exactly the average doesn't count.

aboveAverage([10,20,60]) should return 1 (the average is 30).
aboveAverage([50,50]) should return 0.

Hint: you need two loops, one after the other.`,
    input: (points: number[]) => `aboveAverage(${JSON.stringify(points)})`,
    examples: [[[10, 20, 60]], [[50, 50]]],
    random: (int) => [list(int, 8, 0, int(0, 1) ? 100 : 6)],
    solve: (points: number[]) => points.filter((p) => p * points.length > sum(points)).length,
  },
  {
    id: 'homework-b-02',
    style: 'homework',
    patterns: ['simulation', 'string-matching'],
    difficulty: 'Easy',
    text: `Assignment 4: Secret messages

In the Caesar cipher each letter is replaced by the one k places further on in the alphabet; after z it goes on with a. Implement encrypt(message, k). Capital letters stay capital and small letters stay small. All other characters (spaces, digits, punctuation) don't change. k can be any whole number from -100 to 100, a negative one shifts backwards.

Examples
encrypt("Hello, Zoe!", 3)
"Khoor, Crh!"
encrypt("abc", -1)
"zab"`,
    input: (message: string, k: number) => `encrypt(${JSON.stringify(message)}, ${k})`,
    examples: [
      ['Hello, Zoe!', 3],
      ['abc', -1],
    ],
    random: (int) => [word(int, 10, 'abxyzABXYZ ,.7'), int(-100, 100)],
    solve: (message: string, k: number) => {
      const small = 'abcdefghijklmnopqrstuvwxyz'
      return [...message]
        .map((c) => {
          for (const letters of [small, small.toUpperCase()])
            if (letters.includes(c)) return letters[(letters.indexOf(c) + k + 260) % 26]
          return c
        })
        .join('')
    },
  },
  {
    id: 'homework-b-03',
    style: 'homework',
    patterns: ['simulation', 'string-matching', 'two-pointers'],
    difficulty: 'Easy',
    text: `Task 3 - Palindromic sentences (4 points)

A sentence is a palindrome if its letters and digits read the same forwards and backwards. Upper and lower case make no difference, and all other characters are ignored. Write a program that reads a line of text and prints "yes" if it's a palindrome and "no" if not. A line without any letter or digit is a palindrome.

Input: Was it a bus, or a cat I saw?
Output: no

Input: Never odd or even.
Output: yes

The line has 1 to 200 characters (ASCII only).`,
    input: (line: string) => line,
    print: text,
    examples: [['Was it a bus, or a cat I saw?'], ['Never odd or even.']],
    random: (int) => {
      const half = word(int, 5, 'aAbB1 ,', 1)
      const other = [...half].reverse().join('')
      const all = int(0, 1)
        ? half + word(int, 1, 'ab,!', 0) + (int(0, 1) ? other.toUpperCase() : other)
        : word(int, 7, 'aAbB ,.', 3)
      // A line of text neither begins nor ends with a space here.
      return [`${all}.`.trimStart()]
    },
    solve: (line: string) => {
      const kept = line.toLowerCase().replace(/[^a-z0-9]/g, '')
      return kept === [...kept].reverse().join('') ? 'yes' : 'no'
    },
  },
  {
    id: 'homework-b-04',
    style: 'homework',
    patterns: ['divide-and-conquer'],
    difficulty: 'Easy',
    text: `Programming 1, sheet 6, problem 2 (recursion)

The Towers of Hanoi: n discs of different sizes lie on peg A, the biggest at the bottom. Move all of them to peg C. Only the top disc of a peg may be moved, one at a time, and no disc may ever lie on a smaller one. Peg B may be used as well.

Read n (1 <= n <= 10) and print the shortest sequence of moves, one per line, in the form "from->to".

Input:
2
Output:
A->B
A->C
B->C

Input:
1
Output:
A->C`,
    input: (n: number) => String(n),
    print: (answer: string[]) => answer.join('\n'),
    examples: [[2], [1]],
    random: (int) => [int(1, 6)],
    solve: (n: number) => {
      const moves: string[] = []
      const go = (k: number, from: string, to: string, over: string) => {
        if (k === 0) return
        go(k - 1, from, over, to)
        moves.push(`${from}->${to}`)
        go(k - 1, over, to, from)
      }
      go(n, 'A', 'C', 'B')
      return moves
    },
  },
  {
    id: 'homework-b-05',
    style: 'homework',
    patterns: ['design', 'simulation'],
    difficulty: 'Easy',
    text: `Lab 5: Classes

Write a class BankAccount with the methods deposit(amount), withdraw(amount) and getBalance(). A new account is empty. A withdrawal of more than the balance is refused and changes nothing.

Then write a main program that creates one account and carries out commands. The first line of the input is the number of commands (1 to 1000), and each of the following lines is one of

deposit X
withdraw X
balance

where X is a whole number from 1 to 10000. For "balance" print the balance. For a withdrawal that's refused print "refused". Otherwise print nothing. If nothing was printed at all, print "done".

Sample run
Input:
5
deposit 100
withdraw 130
withdraw 30
balance
withdraw 71

Output:
refused
70
refused`,
    input: (commands: string[]) => [commands.length, ...commands].join('\n'),
    print: text,
    examples: [[['deposit 100', 'withdraw 130', 'withdraw 30', 'balance', 'withdraw 71']]],
    random: (int) => [
      Array.from({ length: int(1, 9) }, () => {
        const what = ['deposit', 'withdraw', 'balance'][int(0, 2)] as string
        return what === 'balance' ? what : `${what} ${int(1, 30)}`
      }),
    ],
    solve: (commands: string[]) => {
      let balance = 0
      const out: (string | number)[] = []
      for (const command of commands) {
        const [what, amount] = command.split(' ')
        const x = Number(amount)
        if (what === 'balance') out.push(balance)
        else if (what === 'deposit') balance += x
        else if (x > balance) out.push('refused')
        else balance -= x
      }
      return out.length ? out.join('\n') : 'done'
    },
  },
  {
    id: 'homework-b-06',
    style: 'homework',
    patterns: ['matrix', 'simulation'],
    difficulty: 'Easy',
    text: `Homework 7.1: Turning a picture

A black-and-white picture is stored as a matrix of integers with r rows and c columns (1 <= r, c <= 50). Write rotateLeft(picture), which returns the picture turned by 90 degrees to the left (anticlockwise). Note that the result has c rows and r columns.

Example:
picture = [[1,2,3],[4,5,6]]
result = [[3,6],[2,5],[1,4]]

Example:
picture = [[7]]
result = [[7]]`,
    input: (picture: number[][]) => `picture = ${JSON.stringify(picture)}`,
    examples: [
      [
        [
          [1, 2, 3],
          [4, 5, 6],
        ],
      ],
      [[[7]]],
    ],
    random: (int) => {
      const c = int(1, 4)
      return [Array.from({ length: int(1, 4) }, () => Array.from({ length: c }, () => int(0, 9)))]
    },
    solve: (picture: any) => {
      const c = picture[0].length
      return Array.from({ length: c }, (_, i) => picture.map((row: number[]) => row[c - 1 - i]))
    },
  },
  {
    id: 'homework-b-07',
    style: 'homework',
    patterns: ['hash-map', 'sorting', 'simulation', 'string-matching'],
    difficulty: 'Medium',
    text: `Practical 8 - Processing records

A shop keeps its orders as text records of the form

customer;article;quantity;price

where quantity is a whole number and price is the price of one piece in cents, for example "Bauer;pen;3;120". Write a function totals(records) that adds up for each customer what all of their orders cost together. It returns an array of strings "customer: total", sorted by the total, the highest first. Customers with equal totals are sorted by name.

records = ["Bauer;pen;3;120","Adler;ink;1;500","Bauer;pad;1;250"]
expected = ["Bauer: 610","Adler: 500"]

records = ["Zahn;cup;2;100","Adam;mug;1;200"]
expected = ["Adam: 200","Zahn: 200"]

There is at least one record. Names and articles consist of English letters; names begin with a capital letter.`,
    input: (records: string[]) => `records = ${JSON.stringify(records)}`,
    examples: [
      [['Bauer;pen;3;120', 'Adler;ink;1;500', 'Bauer;pad;1;250']],
      [['Zahn;cup;2;100', 'Adam;mug;1;200']],
    ],
    random: (int) => [
      Array.from(
        { length: int(1, 7) },
        () =>
          `${['Adam', 'Bauer', 'Cohn', 'Zahn'][int(0, 3)]};${['pen', 'ink', 'cup'][int(0, 2)]};${int(1, 4)};${int(1, 4) * 50}`,
      ),
    ],
    solve: (records: string[]) => {
      const rows: any = records.map((r) => r.split(';'))
      const names = [...new Set<string>(rows.map((r: string[]) => r[0]))].sort()
      return names
        .map((name) => ({
          name,
          total: sum(
            rows.filter((r: string[]) => r[0] === name).map((r: any) => Number(r[2]) * Number(r[3])),
          ),
        }))
        .sort((a, b) => b.total - a.total || (a.name < b.name ? -1 : 1))
        .map((one) => `${one.name}: ${one.total}`)
    },
  },
  {
    id: 'homework-b-08',
    style: 'homework',
    patterns: ['stack'],
    difficulty: 'Medium',
    text: `Data Structures, Assignment 2: A postfix calculator

In postfix notation the operator comes after its two operands: "3 4 +" is 3 + 4, and "5 1 2 + *" is 5 * (1 + 2). Use a stack to evaluate an expression in postfix notation.

The input is one line with at most 100 tokens, separated by single spaces. A token is an integer (possibly negative) or one of the operators + - * /. The division is an integer division that cuts off towards zero, so -7 / 2 is -3. You may assume that the expression is valid, that it never divides by zero, and that all intermediate results fit into an int. Print the result.

Example 1
Input: 5 1 2 + *
Output: 15

Example 2
Input: 4 -18 7 / +
Output: 2

Example 3
Input: 42
Output: 42`,
    input: (line: string) => line,
    print: text,
    examples: [['5 1 2 + *'], ['4 -18 7 / +'], ['42']],
    random: (int) => {
      let big = false
      const make = (depth: number): { value: number; line: string } => {
        if (depth === 0 || int(0, 3) === 0) {
          const value = int(-9, 20)
          return { value, line: String(value) }
        }
        const a = make(depth - 1)
        const b = make(depth - 1)
        let op = '+-*/'[int(0, 3)] as string
        if (op === '/' && b.value === 0) op = '+'
        const value =
          op === '+'
            ? a.value + b.value
            : op === '-'
              ? a.value - b.value
              : op === '*'
                ? a.value * b.value
                : Math.trunc(a.value / b.value)
        if (Math.abs(value) > 2_000_000_000) big = true
        return { value, line: `${a.line} ${b.line} ${op}` }
      }
      for (;;) {
        big = false
        const { line } = make(3)
        if (!big) return [line]
      }
    },
    solve: (line: string) => {
      const stack: any[] = []
      for (const token of line.split(' ')) {
        if (!'+-*/'.includes(token)) {
          stack.push(Number(token))
          continue
        }
        const b = stack.pop()
        const a = stack.pop()
        if (token === '+') stack.push(a + b)
        if (token === '-') stack.push(a - b)
        if (token === '*') stack.push(a * b)
        if (token === '/') stack.push(Math.trunc(a / b))
      }
      return stack[0] + 0
    },
  },
  {
    id: 'homework-b-09',
    style: 'homework',
    patterns: ['divide-and-conquer', 'backtracking', 'simulation', 'string-matching'],
    difficulty: 'Medium',
    text: `Recursion worksheet, question 5

Write a recursive function patterns(n) that returns all strings of n characters, each a 0 or a 1, in which there are never two 1s side by side. The strings have to be in alphabetical order. You may assume 1 <= n <= 15.

patterns(1) -> ["0","1"]
patterns(3) -> ["000","001","010","100","101"]

No marks for solutions that generate all 2^n strings first!`,
    input: (n: number) => `patterns(${n})`,
    examples: [[1], [3]],
    random: (int) => [int(1, 8)],
    solve: (n: number) =>
      Array.from({ length: 1 << n }, (_, i) => i.toString(2).padStart(n, '0')).filter(
        (s) => !s.includes('11'),
      ),
  },
  {
    id: 'homework-b-10',
    style: 'homework',
    patterns: ['hash-map', 'simulation', 'string-matching'],
    difficulty: 'Easy',
    text: `CS101 - Problem set 3, part B

The function favourite(text) finds the word that occurs most often in a text. A word is a maximal run of letters (a-z, A-Z); everything else separates words. "The" and "the" are the same word. Return the word in lower case. If several words are equally frequent, return the one that comes first in the dictionary. The text has at least one word.

Test your function with:
favourite("The dog and the cat: the end!") => "the"
favourite("b a, B A c") => "a"`,
    input: (all: string) => `favourite(${JSON.stringify(all)})`,
    examples: [['The dog and the cat: the end!'], ['b a, B A c']],
    random: (int) => {
      let out = ''
      for (let i = int(1, 8); i > 0; i--)
        out += ['a', 'An', 'an', 'A', 'the', 'The', 'cat', 'Dog', 'in', 'Cat'][int(0, 9)] +
          ([' ', ' ', ', ', '-', '! ', ' 7 '][int(0, 5)] as string)
      return [out.trim()]
    },
    solve: (all: string) => {
      const words = all.toLowerCase().match(/[a-z]+/g) as string[]
      const count = (w: string) => words.filter((x) => x === w).length
      return [...words].sort((a, b) => count(b) - count(a) || (a < b ? -1 : a > b ? 1 : 0))[0]
    },
  },
  {
    id: 'homework-b-11',
    style: 'homework',
    patterns: ['design', 'simulation'],
    difficulty: 'Easy',
    text: `Object-oriented programming, exercise 9

Implement a class RingBuffer that stores the most recent values only. The constructor gets the capacity. The method add(x) appends x; if the buffer is full, the oldest value is dropped first. The method take() removes the oldest value and returns it, or returns -1 if the buffer is empty. The method sum() returns the sum of all stored values (0 for an empty buffer).

All values are whole numbers from 0 to 999, and the capacity is from 1 to 100.

Calls:
["RingBuffer","add","add","add","sum","take","take","take"]
[[2],[5],[6],[7],[],[],[],[]]
Results:
[null,null,null,null,13,6,7,-1]`,
    input: (names: string[], args: number[][]) =>
      `${JSON.stringify(names)}\n${JSON.stringify(args)}`,
    examples: [
      [
        ['RingBuffer', 'add', 'add', 'add', 'sum', 'take', 'take', 'take'],
        [[2], [5], [6], [7], [], [], [], []],
      ],
    ],
    random: (int) => {
      const names = ['RingBuffer']
      const args: number[][] = [[int(1, 3)]]
      for (let n = int(1, 11); n > 0; n--) {
        const what = ['add', 'add', 'take', 'sum'][int(0, 3)] as string
        names.push(what)
        args.push(what === 'add' ? [int(0, 30)] : [])
      }
      return [names, args]
    },
    solve: (names: string[], args: any) => {
      const all: number[] = []
      return names.map((name, i) => {
        if (name === 'add') {
          all.push(args[i][0])
          if (all.length > args[0][0]) all.shift()
        }
        if (name === 'take') return all.shift() ?? -1
        if (name === 'sum') return sum(all)
        return null
      })
    },
  },
  {
    id: 'homework-b-12',
    style: 'homework',
    patterns: ['math', 'simulation'],
    difficulty: 'Easy',
    text: `Week 2, voluntary exercise: the 3n+1 problem

Start with a positive whole number n. If it's even, halve it; if it's odd, multiply it by 3 and add 1. Go on like this until you get to 1. Write a program that reads n (1 <= n <= 10000) and prints two numbers, separated by a space: the number of steps it takes to get to 1, and the largest number that occurs on the way (n and 1 count, too).

Input: 6
Output: 8 16

Input: 1
Output: 0 1`,
    input: (n: number) => String(n),
    print: text,
    examples: [[6], [1]],
    random: (int) => [int(0, 1) ? int(1, 30) : int(1, 10000)],
    solve: (n: number) => {
      const way = [n]
      for (let x = n; x !== 1; ) {
        x = x % 2 ? 3 * x + 1 : x / 2
        way.push(x)
      }
      return `${way.length - 1} ${Math.max(...way)}`
    },
  },
]
