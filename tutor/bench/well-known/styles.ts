// biome-ignore-all lint/suspicious/noExplicitAny: arguments are as varied as the problems.
// biome-ignore-all lint/style/noNonNullAssertion: short references need no checks of their own.
import { type Int, list, raw, sorted, word } from './problem.ts'

const add = (
  id: string,
  text: string,
  input: (...a: any[]) => string,
  examples: unknown[][],
  random: (int: Int) => unknown[],
  solve: (...a: any[]) => unknown,
  print?: (v: any) => string,
) =>
  raw.push({
    id: `style-${id}`,
    group: 'styles',
    style: 'homework',
    patterns: [],
    difficulty: 'Easy',
    text,
    input,
    examples,
    random,
    solve,
    print,
  })
const nums = (a: number[]) => `[${a.join(', ')}]`
add(
  'run-even',
  `Write a program that asks the user for a whole number and prints "Even" if it is even and "Odd" if it is odd.

Sample run 1:
Enter a number: 7
Odd

Sample run 2:
Enter a number: 10
Even`,
  (n) => `Enter a number: ${n}`,
  [[7], [10]],
  (int) => [int(1, 99)],
  (n: number) => (n % 2 ? 'Odd' : 'Even'),
  String,
)
add(
  'run-factorial',
  `Exercise 4. Write a function that computes the factorial of n.

Sample Input:
5
Sample Output:
120`,
  (n) => String(n),
  [[5]],
  (int) => [int(0, 12)],
  (n: number) => {
    let f = 1
    for (let i = 2; i <= n; i++) f *= i
    return f
  },
)
add(
  'eg-anagram',
  `Given two strings, check whether they are anagrams of each other, e.g. "listen" and "silent" are anagrams (return true), but "hello" and "world" are not (return false).`,
  (a, b) => `text = "${a}", text2 = "${b}"`,
  [
    ['listen', 'silent'],
    ['hello', 'world'],
  ],
  (int) => {
    const s = word(int, [2, 5], 'abc')
    return [s, int(0, 1) ? [...s].sort().join('') : word(int, [2, 5], 'abc')]
  },
  (s: string, t: string) => [...s].sort().join('') === [...t].sort().join(''),
)
add(
  'dash-second',
  `Second largest

Find the second largest number in an array.

Input - arr = [12, 35, 1, 10, 34, 1]
Output - 34

Input - arr = [10, 5, 10]
Output - 5`,
  (a) => `arr = ${nums(a)}`,
  [[[12, 35, 1, 10, 34, 1]], [[10, 5, 10]]],
  (int) => {
    for (;;) {
      const l = list(int, [2, 7], [0, 9])
      if (new Set(l).size > 1) return [l]
    }
  },
  (n: number[]) => sorted([...new Set(n)]).at(-2),
)
add(
  'gfg-missing',
  `Given an array arr[] of size n-1 with distinct integers in the range [1, n]. Find the missing number.

Examples:

Input: arr[] = [1, 2, 3, 5]
Output: 4
Explanation: All the numbers from 1 to 5 are present except 4.

Input: arr[] = [8, 2, 4, 5, 3, 7, 1]
Output: 6

Expected Time Complexity: O(n)
Expected Auxiliary Space: O(1)

Constraints:
1 ≤ arr.size() ≤ 10^6
1 ≤ arr[i] ≤ arr.size() + 1`,
  (a) => `arr[] = ${nums(a)}`,
  [[[1, 2, 3, 5]], [[8, 2, 4, 5, 3, 7, 1]]],
  (int) => {
    const n = int(2, 8)
    const l = Array.from({ length: n }, (_, i) => i + 1)
    l.splice(int(0, n - 1), 1)
    for (let i = l.length - 1; i > 0; i--) {
      const j = int(0, i)
      ;[l[i], l[j]] = [l[j]!, l[i]!]
    }
    return [l]
  },
  (n: number[]) => {
    for (let i = 1; ; i++) if (!n.includes(i)) return i
  },
)
add(
  'gfg-subarray',
  `Given an array of integers arr[], find the contiguous subarray with the maximum sum and return that sum.

Input: arr[] = {2, 3, -8, 7, -1, 2, 3}
Output: 11

Input: arr[] = {-2, -4}
Output: -2`,
  // The page shows examples with brackets, whatever a statement has.
  (a) => `arr = ${nums(a)}`,
  [[[2, 3, -8, 7, -1, 2, 3]], [[-2, -4]]],
  (int) => [list(int, [1, 8], [-9, 9])],
  (n: number[]) => {
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
)
add(
  'n-first',
  `Leaders... no, simply: sort the numbers.

You are given n followed by n integers. Print them in ascending order, separated by spaces.

Input:
5
3 1 4 1 5
Output:
1 1 3 4 5`,
  (a) => `${a.length}\n${a.join(' ')}`,
  [[[3, 1, 4, 1, 5]]],
  (int) => [list(int, [1, 8], [-9, 9])],
  sorted,
  (v) => v.join(' '),
)
add(
  'multi-case',
  `Prime or not

The first line has the number of test cases T. Each of the next T lines has an integer N. For each, print Yes if N is prime, otherwise print No.

Input
3
7
10
2

Output
Yes
No
Yes`,
  (a) => `${a.length}\n${a.join('\n')}`,
  [[[7, 10, 2]]],
  (int) => [list(int, [1, 5], [1, 60])],
  (a: number[]) =>
    a.map((n) => {
      if (n < 2) return 'No'
      for (let i = 2; i * i <= n; i++) if (n % i === 0) return 'No'
      return 'Yes'
    }),
  (v) => v.join('\n'),
)
add(
  'cf-multi',
  `Maximum profit

Each test contains multiple test cases. The first line contains the number of test cases t (1 ≤ t ≤ 100). The first line of each test case contains one integer n (1 ≤ n ≤ 1000), the number of days. The second line contains n integers p_1, …, p_n, the price of a share on each day. You may buy once and sell once on a later day. For each test case, print the largest profit, or 0.

Example
Input
2
6
7 1 5 3 6 4
3
3 2 1
Output
5
0`,
  (a) => `${a.length}\n${a.map((l: number[]) => `${l.length}\n${l.join(' ')}`).join('\n')}`,
  [
    [
      [
        [7, 1, 5, 3, 6, 4],
        [3, 2, 1],
      ],
    ],
  ],
  (int) => [Array.from({ length: int(1, 3) }, () => list(int, [1, 6], [0, 9]))],
  (a: number[][]) =>
    a.map((p) => {
      let best = 0
      for (let i = 0; i < p.length; i++)
        for (let j = i; j < p.length; j++) best = Math.max(best, p[j]! - p[i]!)
      return best
    }),
  (v) => v.join('\n'),
)
add(
  'table',
  `Convert a Roman numeral to a number.

| Input | Output |
|-------|--------|
| "III" | 3 |
| "IX" | 9 |
| "MCMXCIV" | 1994 |`,
  (s) => `"${s}"`,
  [['III'], ['IX'], ['MCMXCIV']],
  (int) => [['XIV', 'CDXLIV', 'XC', 'MMXX', 'VII', 'LXXXVIII'][int(0, 5)]],
  (s: string) => {
    const v: any = { I: 1, V: 5, X: 10, L: 50, C: 100, D: 500, M: 1000 }
    return [...s].reduce((t, c, i) => t + (v[c] < (v[s[i + 1]!] ?? 0) ? -v[c] : v[c]), 0)
  },
)
add(
  'kata',
  `Description:

Write a function that takes a string and returns the number of vowels in it. We consider a, e, i, o, u as vowels. The input only consists of lower case letters and spaces.

Examples:
getCount("abracadabra") should return 5
getCount("my pyx") should return 0`,
  (s) => `"${s}"`,
  [['abracadabra'], ['my pyx']],
  (int) => [[1, 2].map(() => word(int, [1, 5], 'aeioxyz')).join(' ')],
  (s: string) => (s.match(/[aeiou]/g) ?? []).length,
)
add(
  'mail',
  `Hi, I need help with my homework: we should write a method that gets a list of integers and gives back only the even ones. So [1, 2, 3, 4] becomes [2, 4], and [6, 7, 8] becomes [6, 8]. Thanks!`,
  (a) => `nums = ${nums(a)}`,
  [[[1, 2, 3, 4]], [[6, 7, 8]]],
  (int) => [list(int, [1, 8], [0, 20])],
  (n: number[]) => n.filter((x) => x % 2 === 0),
)
add(
  'signature-cs',
  `Given an integer array nums, return true if any value appears at least twice, and false if every element is distinct.

bool ContainsDuplicate(int[] nums)

Test cases:
nums = [1,2,3,1] => true
nums = [1,2,3,4] => false`,
  (a) => `nums = ${nums(a)}`,
  [[[1, 2, 3, 1]], [[1, 2, 3, 4]]],
  (int) => [list(int, [1, 6], [0, 12])],
  (n: number[]) => new Set(n).size < n.length,
)
add(
  'input-colon',
  `Matrix transpose. Write a program which reads a matrix and prints its transpose.

Input: 
2 3
1 2 3
4 5 6

Output:
1 4
2 5
3 6`,
  (m) => `${m.length} ${m[0].length}\n${m.map((r: number[]) => r.join(' ')).join('\n')}`,
  [
    [
      [
        [1, 2, 3],
        [4, 5, 6],
      ],
    ],
  ],
  (int) => {
    const w = int(1, 4)
    return [Array.from({ length: int(1, 4) }, () => list(int, [w, w], [0, 9]))]
  },
  (m: number[][]) => m[0]!.map((_, i) => m.map((r) => r[i]!)),
  (v) => v.map((r: number[]) => r.join(' ')).join('\n'),
)
add(
  'caesar-lines',
  `Caesar cipher

Encrypt a message by shifting each letter k places forward in the alphabet. Only letters are shifted; case is kept.

Input
The first line holds the message, the second line the shift k.

Output
The encrypted message.

Example 1
Input
Hello, World!
3
Output
Khoor, Zruog!

Example 2
Input
xyz
2
Output
zab`,
  (s, k) => `${s}\n${k}`,
  [
    ['Hello, World!', 3],
    ['xyz', 2],
  ],
  (int) => [`${word(int, [1, 4], 'abyzAZ')} ${word(int, [1, 4], 'abyz')}`, int(0, 25)],
  (s: string, k: number) =>
    s.replace(/[a-z]/gi, (c) => {
      const b = c < 'a' ? 65 : 97
      return String.fromCharCode(((c.charCodeAt(0) - b + k) % 26) + b)
    }),
  String,
)
add(
  'round-average',
  `Write a function average(grades) that returns the average of a list of grades rounded to two decimals.

average([90, 85, 77]) → 84.0
average([100, 95, 93, 80]) → 92.0
average([1, 1, 2]) → 1.33`,
  (a) => `grades = ${nums(a)}`,
  [[[90, 85, 77]], [[100, 95, 93, 80]], [[1, 1, 2]]],
  (int) => [list(int, [1, 6], [0, 100])],
  (a: number[]) => (a.reduce((x, y) => x + y, 0) / a.length).toFixed(2),
  String,
)
add(
  'f-string',
  `Write a program that converts Fahrenheit to Celsius, rounded to 1 decimal place.

Input: 100
Output: 37.8

Input: 32
Output: 0.0`,
  (n) => String(n),
  [[100], [32]],
  (int) => [int(-40, 120)],
  (f: number) => (((f - 32) * 5) / 9).toFixed(1),
  String,
)
add(
  'ts-sig',
  `Implement \`function merge(intervals: number[][]): number[][]\` which merges all overlapping intervals.

merge([[1,3],[2,6],[8,10]]) // [[1,6],[8,10]]
merge([[1,4],[4,5]]) // [[1,5]]`,
  (l) => `intervals = ${JSON.stringify(l)}`,
  [
    [
      [
        [1, 3],
        [2, 6],
        [8, 10],
      ],
    ],
    [
      [
        [1, 4],
        [4, 5],
      ],
    ],
  ],
  (int) => [
    Array.from({ length: int(1, 5) }, () => {
      const a = int(0, 15)
      return [a, a + int(1, 5)]
    }),
  ],
  (l: number[][]) => {
    const s = structuredClone(l).sort((a, b) => a[0]! - b[0]!)
    const o: number[][] = []
    for (const [a = 0, b = 0] of s) {
      const x = o.at(-1)
      if (x && a <= x[1]!) x[1] = Math.max(x[1]!, b)
      else o.push([a, b])
    }
    return o
  },
)
add(
  'yes-or-no',
  `Read a word and print "palindrome" if it reads the same backwards, otherwise print "not a palindrome".

Input: racecar
Output: palindrome

Input: hello
Output: not a palindrome`,
  (s) => s,
  [['racecar'], ['hello']],
  (int) => {
    const w = word(int, [1, 3], 'ab')
    return [int(0, 1) ? w + [...w].reverse().join('') : word(int, [1, 5], 'ab')]
  },
  (s: string) => (s === [...s].reverse().join('') ? 'palindrome' : 'not a palindrome'),
  String,
)
add(
  'gcd-oneline',
  `Find the GCD of two numbers a and b.

Input: a = 20, b = 28
Output: 4
Explanation: GCD of 20 and 28 is 4

Input: a = 60, b = 36
Output: 12`,
  (a, b) => `a = ${a}, b = ${b}`,
  [
    [20, 28],
    [60, 36],
  ],
  (int) => [int(1, 60), int(1, 60)],
  (a: number, b: number) => {
    while (b) [a, b] = [b, a % b]
    return a
  },
)
add(
  'python-print',
  `Write a Python program to find the sum of all digits of a number.

Example:
print(sum_digits(123))  # Output: 6
print(sum_digits(9999))  # Output: 36`,
  (n) => String(n),
  [[123], [9999]],
  (int) => [int(0, 99999)],
  (n: number) => [...String(n)].reduce((s, d) => s + Number(d), 0),
)
add(
  'two-on-line',
  `Read two integers from one line and print their greatest common divisor.

Example input
12 18

Example output
6`,
  (a, b) => `${a} ${b}`,
  [[12, 18]],
  (int) => [int(1, 60), int(1, 60)],
  (a: number, b: number) => {
    while (b) [a, b] = [b, a % b]
    return a
  },
)
add(
  'fib-prose',
  `Write a function fib(n) that returns the n-th Fibonacci number. fib(0) is 0, fib(1) is 1, and fib(10) is 55.`,
  (n) => `n = ${n}`,
  [[0], [1], [10]],
  (int) => [int(0, 25)],
  (n: number) => {
    let a = 0,
      b = 1
    for (let i = 0; i < n; i++) [a, b] = [b, a + b]
    return a
  },
)
add(
  'bullets',
  `Reverse the order of the words in a sentence.

* "hello world" -> "world hello"
* "I love code" -> "code love I"`,
  (s) => `"${s}"`,
  [['hello world'], ['I love code']],
  (int) => [Array.from({ length: int(1, 4) }, () => word(int, [1, 3], 'abc')).join(' ')],
  (s: string) => s.split(' ').reverse().join(' '),
)
add(
  'return-json',
  `You are given a 0-indexed integer array nums. Return the running sum of nums: entry i is nums[0] + ... + nums[i].

Example 1:
Input: nums = [1,2,3,4]
Output: [1,3,6,10]

Example 2:
Input: nums = [3,1,2,10,1]
Output: [3,4,6,16,17]`,
  (a) => `nums = ${nums(a)}`,
  [[[1, 2, 3, 4]], [[3, 1, 2, 10, 1]]],
  (int) => [list(int, [1, 8], [-9, 9])],
  (a: number[]) => {
    let s = 0
    return a.map((x) => (s += x))
  },
)
add(
  'parens-yes',
  `Problem B. Brackets

Given a string of brackets ()[]{}, determine whether it is balanced. Print "YES" or "NO".

Input
A single line with the string (1 <= |s| <= 10^5).

Output
"YES" if it is balanced, "NO" otherwise.

Examples

input
()[]
output
YES

input
([)]
output
NO`,
  (s) => s,
  [['()[]'], ['([)]']],
  (int) => [
    int(0, 1)
      ? word(int, [1, 6], '()[]{}')
      : ['()', '([])', '{}[]', '({[]})', '()()', '(()', '[}'][int(0, 6)],
  ],
  (s: string) => {
    const st: string[] = []
    for (const c of s) {
      if ('([{'.includes(c)) st.push(c)
      else if (st.pop() !== ({ ')': '(', ']': '[', '}': '{' } as any)[c]) return 'NO'
    }
    return st.length ? 'NO' : 'YES'
  },
  String,
)
add(
  'word-freq',
  `Count how often each word occurs in a text and return the counts of the words in order of first appearance.

word_counts("a b a") == [2, 1]
word_counts("x y z x x") == [3, 1, 1]`,
  (s) => `"${s}"`,
  [['a b a'], ['x y z x x']],
  (int) => [Array.from({ length: int(1, 6) }, () => word(int, [1, 1], 'abc')).join(' ')],
  (s: string) => {
    const m = new Map<string, number>()
    for (const w of s.split(' ')) m.set(w, (m.get(w) ?? 0) + 1)
    return [...m.values()]
  },
)
add(
  'power-set-size',
  `Kth largest. Given an unsorted array arr[] of n integers and an integer k, return the k-th largest element.

Input: arr[] = [7, 10, 4, 3, 20, 15], k = 3
Output: 10
Input: arr[] = [7, 10, 4, 20, 15], k = 1
Output: 20`,
  (a, k) => `arr[] = ${nums(a)}, k = ${k}`,
  [
    [[7, 10, 4, 3, 20, 15], 3],
    [[7, 10, 4, 20, 15], 1],
  ],
  (int) => {
    const l = list(int, [1, 8], [-9, 9])
    return [l, int(1, l.length)]
  },
  (n: number[], k: number) => sorted(n).at(-k),
)
