// biome-ignore-all lint/suspicious/noExplicitAny: arguments are as varied as the problems.
// biome-ignore-all lint/style/noNonNullAssertion: short references need no checks of their own.
import { type Classic, list, add as put, sorted, table, word, words } from './problem.ts'

const add = (c: Omit<Classic, 'group'>) => put({ group: 'homework', difficulty: 'Easy', ...c })
const gcd = (a: number, b: number): number => (b ? gcd(b, a % b) : a)
add({
  id: 'gcd',
  title: 'Greatest Common Divisor',
  names: ['a', 'b'],
  a: "Write a function that returns the greatest common divisor of two positive integers using Euclid's algorithm.",
  b: 'Read two positive integers and print the largest number that divides both.',
  examples: [
    [12, 18],
    [7, 5],
    [100, 75],
  ],
  random: (int) => [int(1, 60), int(1, 60)],
  solve: gcd,
})
add({
  id: 'lcm',
  title: 'Least Common Multiple',
  names: ['a', 'b'],
  a: 'Compute the least common multiple of two positive integers.',
  b: 'What is the smallest positive number that is a multiple of both a and b?',
  examples: [
    [4, 6],
    [3, 7],
    [5, 10],
  ],
  random: (int) => [int(1, 40), int(1, 40)],
  solve: (a: number, b: number) => (a * b) / gcd(a, b),
})
const prime = (n: number) => {
  if (n < 2) return false
  for (let i = 2; i * i <= n; i++) if (n % i === 0) return false
  return true
}
add({
  id: 'is-prime',
  title: 'Prime Check',
  names: ['n'],
  a: 'Write a function that returns true if the integer n is a prime number and false if it is not.',
  b: 'Decide whether a number n is prime, that is, greater than 1 and divisible only by 1 and itself.',
  examples: [[7], [12], [1]],
  random: (int) => [int(1, 120)],
  solve: prime,
})
add({
  id: 'primes-up-to',
  title: 'Primes up to n',
  names: ['n'],
  a: 'Return a list of all prime numbers less than or equal to n (sieve of Eratosthenes).',
  b: 'Print all primes from 2 to n in ascending order.',
  examples: [[10], [20], [2]],
  random: (int) => [int(2, 60)],
  solve: (n: number) => Array.from({ length: n + 1 }, (_, i) => i).filter(prime),
})
add({
  id: 'prime-factors',
  title: 'Prime Factorization',
  names: ['n'],
  a: 'Return the prime factors of n in ascending order, with repetition.',
  b: 'Write a number as a product of primes: list the prime factors from small to large, each as often as it occurs.',
  examples: [[12], [60], [13]],
  random: (int) => [int(2, 200)],
  solve: (n: number) => {
    const o: number[] = []
    for (let i = 2; n > 1; i++)
      while (n % i === 0) {
        o.push(i)
        n /= i
      }
    return o
  },
})
add({
  id: 'fib',
  title: 'Fibonacci Number',
  names: ['n'],
  a: 'The Fibonacci numbers are F(0) = 0, F(1) = 1 and F(n) = F(n - 1) + F(n - 2). Return F(n).',
  b: 'Write a program that computes the n-th Fibonacci number, where the 0th is 0 and the 1st is 1.',
  examples: [[2], [4], [10]],
  random: (int) => [int(0, 30)],
  solve: (n: number) => {
    let a = 0,
      b = 1
    for (let i = 0; i < n; i++) [a, b] = [b, a + b]
    return a
  },
})
add({
  id: 'fib-list',
  title: 'Fibonacci Sequence',
  names: ['n'],
  a: 'Return a list of the first n Fibonacci numbers, beginning with 0 and 1.',
  b: 'Print the first n numbers of the Fibonacci sequence 0, 1, 1, 2, 3, ...',
  examples: [[5], [1], [8]],
  random: (int) => [int(1, 20)],
  solve: (n: number) => {
    const o = [0, 1]
    while (o.length < n) o.push(o.at(-1)! + o.at(-2)!)
    return o.slice(0, n)
  },
})
add({
  id: 'factorial',
  title: 'Factorial',
  names: ['n'],
  a: 'Write a recursive function that returns n! (n factorial). 0! is 1.',
  b: 'Calculate the product of all whole numbers from 1 to n.',
  examples: [[5], [0], [7]],
  random: (int) => [int(0, 12)],
  solve: (n: number) => {
    let f = 1
    for (let i = 2; i <= n; i++) f *= i
    return f
  },
})
add({
  id: 'palindrome-number',
  title: 'Palindrome Number',
  names: ['x'],
  a: 'Given an integer x, return true if x reads the same backward as forward. Negative numbers are no palindromes.',
  b: 'Check if an integer is a palindrome.',
  examples: [[121], [-121], [10]],
  random: (int) => [
    int(0, 1) ? int(-30, 300) : Number(`${int(1, 9)}${int(0, 9)}`.replace(/(.)(.)/, '$1$2$1')),
  ],
  solve: (x: number) => String(x) === [...String(x)].reverse().join(''),
})
add({
  id: 'is-palindrome',
  title: 'Palindrome Check',
  names: ['word'],
  a: 'Write a function that checks whether a word is a palindrome.',
  b: 'A word that is spelled the same backwards is a palindrome. Find out if the given word is one.',
  examples: [['racecar'], ['hello'], ['level']],
  random: (int) => {
    const w = word(int, [1, 3], 'ab')
    return [int(0, 1) ? w + [...w].reverse().join('') : word(int, [1, 5], 'ab')]
  },
  solve: (s: string) => s === [...s].reverse().join(''),
})
add({
  id: 'reverse-integer',
  title: 'Reverse Integer',
  names: ['x'],
  bounds: ['-2^31 <= x <= 2^31 - 1'],
  difficulty: 'Medium',
  a: 'Given a signed 32-bit integer x, return x with its digits reversed. If the result does not fit into a signed 32-bit integer, return 0.',
  b: 'Turn the digits of a whole number around and keep its sign. Results outside the 32-bit range become 0.',
  examples: [[123], [-123], [120]],
  random: (int) => [int(-99999, 99999)],
  solve: (x: number) => {
    const r = Math.sign(x) * Number([...String(Math.abs(x))].reverse().join(''))
    return Math.abs(r) > 2 ** 31 ? 0 : r + 0
  },
})
add({
  id: 'digit-sum',
  title: 'Sum of Digits',
  names: ['n'],
  a: 'Return the sum of the digits of a non-negative integer.',
  b: 'Add up all digits of the number n.',
  examples: [[123], [9], [4056]],
  random: (int) => [int(0, 99999)],
  solve: (n: number) => [...String(n)].reduce((s, d) => s + Number(d), 0),
})
add({
  id: 'armstrong',
  title: 'Armstrong Number',
  names: ['n'],
  a: 'An Armstrong number equals the sum of its own digits, each raised to the power of the number of digits. Return whether n is an Armstrong number.',
  b: 'Is n a narcissistic number, like 153 = 1^3 + 5^3 + 3^3?',
  examples: [[153], [9], [10]],
  random: (int) => [int(0, 2) ? int(1, 999) : [153, 370, 371, 407, 5, 1634][int(0, 5)]],
  solve: (n: number) => [...String(n)].reduce((s, d, _, l) => s + Number(d) ** l.length, 0) === n,
})
add({
  id: 'perfect-number',
  title: 'Perfect Number',
  names: ['n'],
  a: 'A perfect number is equal to the sum of its positive divisors, excluding the number itself. Return true if n is perfect.',
  b: 'Check whether the proper divisors of n add up to n.',
  examples: [[28], [6], [12]],
  random: (int) => [int(0, 2) ? int(1, 100) : [6, 28, 496][int(0, 2)]],
  solve: (n: number) =>
    n > 1 &&
    Array.from({ length: n - 1 }, (_, i) => i + 1)
      .filter((d) => n % d === 0)
      .reduce((a, b) => a + b, 0) === n,
})
add({
  id: 'leap-year',
  title: 'Leap Year',
  names: ['year'],
  a: 'A year is a leap year if it is divisible by 4, except that years divisible by 100 are leap years only if they are also divisible by 400. Return whether year is a leap year.',
  b: 'Determine if a given year is a leap year in the Gregorian calendar.',
  examples: [[2000], [1900], [2024]],
  random: (int) => [int(0, 1) ? int(1600, 2400) : int(16, 24) * 100],
  solve: (y: number) => (y % 4 === 0 && y % 100 !== 0) || y % 400 === 0,
})
add({
  id: 'bin-to-dec',
  title: 'Binary to Decimal',
  names: ['binary'],
  styles: ['practice', 'doctest'],
  a: 'Convert a string of binary digits to the decimal integer that it stands for.',
  b: 'Given a text of 0s and 1s, return the value of that base-2 number.',
  examples: [['1010'], ['1'], ['11111111']],
  random: (int) => [int(0, 500).toString(2)],
  solve: (s: string) => parseInt(s, 2),
})
add({
  id: 'dec-to-bin',
  title: 'Decimal to Binary',
  names: ['n'],
  styles: ['practice', 'doctest'],
  a: 'Convert a non-negative integer to a string with its binary representation, without using built-in conversion functions.',
  b: 'Write n in base 2 and return it as a string.',
  examples: [[10], [1], [255]],
  random: (int) => [int(0, 500)],
  solve: (n: number) => n.toString(2),
})
add({
  id: 'to-hex',
  title: 'Decimal to Hexadecimal',
  names: ['n'],
  styles: ['jscall', 'doctest'],
  a: 'Convert a positive integer to hexadecimal. Use uppercase letters.',
  b: 'Return the hexadecimal digits (0-9 and A-F) of a positive number as a string.',
  examples: [[255], [16], [2748]],
  random: (int) => [int(1, 9999)],
  solve: (n: number) => n.toString(16).toUpperCase(),
})
add({
  id: 'c-to-f',
  title: 'Celsius to Fahrenheit',
  names: ['celsius'],
  a: 'Convert a temperature from Celsius to Fahrenheit (multiply by 9/5 and add 32).',
  b: 'Write a function that takes degrees Celsius and returns degrees Fahrenheit.',
  examples: [[0], [100], [-40]],
  random: (int) => [int(-10, 20) * 5],
  solve: (c: number) => (c * 9) / 5 + 32,
})
add({
  id: 'f-to-c',
  title: 'Fahrenheit to Celsius',
  names: ['fahrenheit'],
  a: 'Convert a temperature in degrees Fahrenheit to degrees Celsius: subtract 32, then multiply by 5/9.',
  b: 'How many degrees Celsius are f degrees Fahrenheit?',
  examples: [[212], [32], [50]],
  random: (int) => [32 + 9 * int(-10, 20)],
  solve: (f: number) => ((f - 32) * 5) / 9 + 0,
})
add({
  id: 'fizzbuzz',
  title: 'Fizz Buzz',
  names: ['n'],
  styles: ['practice', 'doctest'],
  a: 'Return a string array for the numbers 1 to n: "FizzBuzz" if the number is divisible by 3 and 5, "Fizz" if it is divisible by 3, "Buzz" if it is divisible by 5, and otherwise the number itself as a string.',
  b: 'Count from 1 to n, but say Fizz instead of multiples of three, Buzz instead of multiples of five, and FizzBuzz instead of multiples of both. Return what is said as a list of strings.',
  examples: [[3], [5], [15]],
  random: (int) => [int(1, 40)],
  solve: (n: number) =>
    Array.from({ length: n }, (_, i) =>
      (i + 1) % 15 === 0
        ? 'FizzBuzz'
        : (i + 1) % 3 === 0
          ? 'Fizz'
          : (i + 1) % 5 === 0
            ? 'Buzz'
            : String(i + 1),
    ),
})
add({
  id: 'fizzbuzz-lines',
  title: 'FizzBuzz',
  names: ['n'],
  styles: ['contest', 'contest'],
  print: (v) => v.join('\n'),
  a: 'Print the numbers from 1 to n, each on its own line. For multiples of 3 print "Fizz", for multiples of 5 print "Buzz", for multiples of both print "FizzBuzz" instead.',
  b: 'Write the FizzBuzz program for a given n, one line per number.',
  examples: [[5], [15]],
  random: (int) => [int(1, 40)],
  solve: (n: number) =>
    Array.from({ length: n }, (_, i) =>
      (i + 1) % 15 === 0
        ? 'FizzBuzz'
        : (i + 1) % 3 === 0
          ? 'Fizz'
          : (i + 1) % 5 === 0
            ? 'Buzz'
            : String(i + 1),
    ),
})
const luhn = (s: string) =>
  [...s].reverse().reduce((t, c, i) => {
    let d = Number(c)
    if (i % 2) {
      d *= 2
      if (d > 9) d -= 9
    }
    return t + d
  }, 0) %
    10 ===
  0
add({
  id: 'luhn',
  title: 'Luhn Algorithm',
  names: ['number'],
  styles: ['practice', 'doctest'],
  a: 'A credit card number is valid by the Luhn algorithm if the following sum is divisible by 10: from the right, double every second digit (subtract 9 if the result is above 9) and add up all digits. Return whether the string number is valid.',
  b: 'Validate a card number, given as a string of digits, with the Luhn checksum.',
  examples: [['4539578763621486'], ['79927398713'], ['1234567812345678']],
  random: (int) => {
    const s = word(int, [3, 9], '0123456789')
    return [int(0, 1) ? s : [...'0123456789'].map((c) => s + c).find(luhn)]
  },
  solve: luhn,
})
const caesar = (s: string, k: number) =>
  s.replace(/[a-z]/gi, (c) => {
    const b = c < 'a' ? 65 : 97
    return String.fromCharCode(((((c.charCodeAt(0) - b + k) % 26) + 26) % 26) + b)
  })
add({
  id: 'caesar',
  title: 'Caesar Cipher',
  names: ['text', 'shift'],
  styles: ['practice', 'doctest'],
  a: 'Encrypt a text with the Caesar cipher: each letter is replaced by the letter shift places later in the alphabet, wrapping from z to a. Upper and lower case are kept, other characters stay unchanged.',
  b: 'Write a function caesar(text, shift) which moves every letter forward by shift positions (after Z comes A again) and leaves spaces and punctuation as they are.',
  examples: [
    ['Hello, World!', 3],
    ['xyz', 2],
    ['abc', 0],
  ],
  random: (int) => [words(int, [1, 3], [1, 4], 'abyzABZ').join(['! ', ' '][int(0, 1)]), int(0, 25)],
  solve: caesar,
})
add({
  id: 'count-vowels',
  title: 'Count Vowels',
  names: ['text'],
  styles: ['jscall', 'doctest'],
  a: 'Count how many vowels (a, e, i, o, u, in upper or lower case) a string has.',
  b: 'How many vowels does the text contain? Both lower and upper case count.',
  examples: [['Hello World'], ['rhythm'], ['AEIou']],
  random: (int) => [words(int, [1, 3], [1, 4], 'aeiouxyzABE').join(' ')],
  solve: (s: string) => (s.match(/[aeiou]/gi) ?? []).length,
})
add({
  id: 'count-words',
  title: 'Count Words',
  names: ['text'],
  styles: ['practice', 'doctest'],
  a: 'Return the number of words in a sentence. Words are separated by spaces.',
  b: 'Count the words of a text. Words are separated by one or more spaces.',
  examples: [['hello world'], ['one'], ['the quick brown fox']],
  random: (int) => [words(int, [1, 5], [1, 4], 'abc').join(' ')],
  solve: (s: string) => s.trim().split(/\s+/).length,
})
const mul = (a: number[][], b: number[][]) =>
  a.map((r) => b[0]!.map((_, j) => r.reduce((s, x, k) => s + x * b[k]![j]!, 0)))
add({
  id: 'matmul',
  title: 'Matrix Multiplication',
  names: ['a', 'b'],
  difficulty: 'Medium',
  styles: ['practice', 'doctest'],
  a: 'Multiply two matrices a (m x n) and b (n x p) and return the product matrix.',
  b: 'Write a function that returns the matrix product of two lists of lists.',
  examples: [
    [
      [
        [1, 2],
        [3, 4],
      ],
      [
        [5, 6],
        [7, 8],
      ],
    ],
    [[[1, 0, 2]], [[1], [2], [3]]],
  ],
  random: (int) => {
    const m = int(1, 3),
      n = int(1, 3),
      p = int(1, 3)
    return [table(int, [m, m], [n, n], [-5, 5]), table(int, [n, n], [p, p], [-5, 5])]
  },
  solve: (a: number[][], b: number[][]) => mul(a, b).map((r) => r.map((x) => x + 0)),
})
add({
  id: 'transpose',
  title: 'Transpose Matrix',
  names: ['matrix'],
  a: 'Return the transpose of a matrix: its rows become columns.',
  b: 'Flip a matrix over its main diagonal, so that rows and columns switch.',
  examples: [
    [
      [
        [1, 2, 3],
        [4, 5, 6],
      ],
    ],
    [
      [
        [1, 2],
        [3, 4],
      ],
    ],
  ],
  random: (int) => [table(int, [1, 4], [1, 4], [0, 9])],
  solve: (m: number[][]) => m[0]!.map((_, i) => m.map((r) => r[i]!)),
})
add({
  id: 'matrix-add',
  title: 'Matrix Addition',
  names: ['a', 'b'],
  styles: ['practice', 'doctest'],
  a: 'Add two matrices of the same size element by element.',
  b: 'Given two lists of lists with equal dimensions, return their sum as matrices.',
  examples: [
    [
      [
        [1, 2],
        [3, 4],
      ],
      [
        [5, 6],
        [7, 8],
      ],
    ],
    [[[1]], [[-1]]],
  ],
  random: (int) => {
    const m = int(1, 3),
      n = int(1, 3)
    return [table(int, [m, m], [n, n], [-5, 5]), table(int, [m, m], [n, n], [-5, 5])]
  },
  solve: (a: number[][], b: number[][]) => a.map((r, i) => r.map((x, j) => x + b[i]![j]!)),
})
add({
  id: 'average',
  title: 'Average of a List',
  names: ['numbers'],
  styles: ['jscall', 'doctest'],
  a: 'Return the average (arithmetic mean) of a non-empty list of numbers.',
  b: 'Compute the mean of the given numbers.',
  examples: [[[1, 2, 3, 4]], [[10]], [[2, 4, 9]]],
  random: (int) => [list(int, [2, 4], [0, 9]).map((x) => x * 12)],
  solve: (n: number[]) => n.reduce((a, b) => a + b, 0) / n.length,
})
add({
  id: 'median',
  title: 'Median of a List',
  names: ['numbers'],
  styles: ['jscall', 'doctest'],
  a: 'Return the median of a list of integers: the middle value after sorting, or the mean of the two middle values if there is an even number of them.',
  b: 'Find the median of unsorted numbers.',
  examples: [[[3, 1, 2]], [[4, 1, 3, 2]], [[7]]],
  random: (int) => [list(int, [1, 7], [0, 20])],
  solve: (n: number[]) => {
    const s = sorted(n)
    const m = s.length >> 1
    return s.length % 2 ? s[m] : (s[m - 1]! + s[m]!) / 2
  },
})
add({
  id: 'mode',
  title: 'Most Frequent Element',
  names: ['numbers'],
  a: 'Find the element that occurs most often in a list of integers. There is always exactly one such element.',
  b: 'Which number is the mode of the list? Exactly one number occurs more often than all others.',
  examples: [[[1, 2, 2, 3]], [[5]], [[4, 4, 1, 1, 4]]],
  random: (int) => {
    for (;;) {
      const l = list(int, [1, 7], [1, 4])
      const c = sorted([1, 2, 3, 4].map((x) => l.filter((y) => y === x).length))
      if (c[3]! > c[2]!) return [l]
    }
  },
  solve: (n: number[]) =>
    [...n].sort((a, b) => n.filter((x) => x === b).length - n.filter((x) => x === a).length)[0],
})
add({
  id: 'bubble-sort',
  title: 'Bubble Sort',
  names: ['numbers'],
  a: 'Implement bubble sort: return the list of integers in ascending order.',
  b: 'Sort a list of integers from small to large without using the built-in sort.',
  examples: [[[5, 2, 9, 1]], [[3, 3, 1]], [[1]]],
  random: (int) => [list(int, [1, 8], [-9, 9])],
  solve: sorted,
})
add({
  id: 'sort-desc',
  title: 'Descending Order',
  names: ['numbers'],
  a: 'Sort the numbers in descending order and return the sorted list.',
  b: 'Order a list of integers from largest to smallest.',
  examples: [[[5, 2, 9, 1]], [[3, 3, 1]]],
  random: (int) => [list(int, [1, 8], [-9, 9])],
  solve: (n: number[]) => sorted(n).reverse(),
})
add({
  id: 'second-largest',
  title: 'Second Largest',
  names: ['numbers'],
  a: 'Return the second largest distinct value of a list that has at least two different values.',
  b: 'Find the second highest number in the list. Equal numbers count as one, and there are always at least two different ones.',
  examples: [[[3, 9, 4]], [[5, 5, 2]], [[1, 2]]],
  random: (int) => {
    for (;;) {
      const l = list(int, [2, 7], [0, 9])
      if (new Set(l).size > 1) return [l]
    }
  },
  solve: (n: number[]) => sorted([...new Set(n)]).at(-2),
})
add({
  id: 'max-of-list',
  title: 'Maximum of a List',
  names: ['numbers'],
  a: 'Return the largest number in a list without using the max function.',
  b: 'Find the biggest number of a list.',
  examples: [[[3, 9, 4]], [[-5, -2]], [[1]]],
  random: (int) => [list(int, [1, 8], [-20, 20])],
  solve: (n: number[]) => Math.max(...n),
})
add({
  id: 'min-max',
  title: 'Minimum and Maximum',
  names: ['numbers'],
  styles: ['practice', 'doctest'],
  a: 'Return a list with the smallest and the largest number of the given list, in this order.',
  b: 'Find both the minimum and the maximum of a list and return them as [min, max].',
  examples: [[[3, 9, 4]], [[-5, -2, 7, 0]]],
  random: (int) => [list(int, [1, 8], [-20, 20])],
  solve: (n: number[]) => [Math.min(...n), Math.max(...n)],
})
add({
  id: 'sum-list',
  title: 'Sum of a List',
  names: ['numbers'],
  a: 'Return the sum of all numbers in a list.',
  b: 'Add up the given integers and print the total.',
  examples: [[[1, 2, 3]], [[10, -4]], [[7]]],
  random: (int) => [list(int, [1, 8], [-20, 20])],
  solve: (n: number[]) => n.reduce((a, b) => a + b, 0),
})
add({
  id: 'sum-even',
  title: 'Sum of Even Numbers',
  names: ['numbers'],
  a: 'Return the sum of all even numbers in the list.',
  b: 'Add up only those numbers of a list that are even.',
  examples: [[[1, 2, 3, 4]], [[7, 9]], [[10, 5, 6]]],
  random: (int) => [list(int, [1, 8], [0, 20])],
  solve: (n: number[]) => n.filter((x) => x % 2 === 0).reduce((a, b) => a + b, 0),
})
add({
  id: 'count-even-odd',
  title: 'Count Even and Odd',
  names: ['numbers'],
  styles: ['practice', 'doctest'],
  a: 'Count the even and the odd numbers of a list and return [evenCount, oddCount].',
  b: 'Return how many numbers of a list are even and how many are odd, as a list of two counts.',
  examples: [[[1, 2, 3, 4, 5]], [[2, 4]]],
  random: (int) => [list(int, [1, 8], [0, 20])],
  solve: (n: number[]) => [n.filter((x) => x % 2 === 0).length, n.filter((x) => x % 2).length],
})
add({
  id: 'filter-even',
  title: 'Even Numbers',
  names: ['numbers'],
  styles: ['practice', 'doctest'],
  a: 'Return a new list with only the even numbers of the given list, in the same order.',
  b: 'Filter out the odd numbers: keep the even ones in their order.',
  examples: [[[1, 2, 3, 4]], [[6, 7, 8]]],
  random: (int) => [list(int, [1, 8], [0, 20])],
  solve: (n: number[]) => n.filter((x) => x % 2 === 0),
})
add({
  id: 'power',
  title: 'Power',
  names: ['base', 'exponent'],
  a: 'Compute base raised to the power of exponent without the built-in power function. The exponent is not negative.',
  b: 'Multiply a number by itself the given number of times: return base to the exponent.',
  examples: [
    [2, 10],
    [3, 4],
    [5, 0],
  ],
  random: (int) => [int(0, 6), int(0, 8)],
  solve: (a: number, b: number) => a ** b,
})
add({
  id: 'collatz',
  title: 'Collatz Steps',
  names: ['n'],
  a: 'Start with a positive integer n. If it is even, halve it; if it is odd, multiply it by 3 and add 1. Return the number of steps until it is 1.',
  b: 'How many steps does the Collatz sequence of n take to reach 1?',
  examples: [[6], [1], [27]],
  random: (int) => [int(1, 100)],
  solve: (n: number) => {
    let c = 0
    while (n !== 1) {
      n = n % 2 ? 3 * n + 1 : n / 2
      c++
    }
    return c
  },
})
const kind = (a: number, b: number, c: number) =>
  a === b && b === c ? 'equilateral' : a === b || b === c || a === c ? 'isosceles' : 'scalene'
add({
  id: 'triangle-type',
  title: 'Triangle Type',
  names: ['a', 'b', 'c'],
  styles: ['practice', 'doctest'],
  a: 'Given three side lengths of a triangle, return "equilateral" if all sides are equal, "isosceles" if exactly two sides are equal, and "scalene" if all sides are different.',
  b: 'Classify a triangle by its sides a, b, and c as equilateral, isosceles, or scalene.',
  examples: [
    [3, 3, 3],
    [3, 4, 4],
    [3, 4, 5],
  ],
  random: (int) => [int(3, 5), int(3, 5), int(3, 5)],
  solve: kind,
})
const grade = (s: number) => (s >= 90 ? 'A' : s >= 80 ? 'B' : s >= 70 ? 'C' : s >= 60 ? 'D' : 'F')
add({
  id: 'grade',
  title: 'Letter Grade',
  names: ['score'],
  styles: ['practice', 'doctest'],
  a: 'Return the letter grade for a score: A for 90 and above, B for 80 to 89, C for 70 to 79, D for 60 to 69, and F below 60.',
  b: 'Turn points (0 to 100) into a grade: at least 90 is an A, at least 80 a B, at least 70 a C, at least 60 a D, and anything less an F.',
  examples: [[95], [82], [41]],
  random: (int) => [int(40, 100)],
  solve: grade,
})
const times = (n: number) =>
  Array.from({ length: n }, (_, i) => Array.from({ length: n }, (_, j) => (i + 1) * (j + 1)))
add({
  id: 'times-table',
  title: 'Multiplication Table',
  names: ['n'],
  styles: ['practice', 'contest'],
  a: 'Return the n x n multiplication table as a list of rows, where entry j of row i (from 1) is i * j.',
  b: 'Print the multiplication table for 1 to n, one row per line, numbers separated by a space.',
  examples: [[3], [1], [5]],
  random: (int) => [int(1, 9)],
  solve: times,
})
add({
  id: 'char-freq',
  title: 'Character Count',
  names: ['text', 'letter'],
  styles: ['practice', 'doctest'],
  a: 'Return how many times a letter occurs in a string.',
  b: 'Count the occurrences of a character in a text.',
  examples: [
    ['banana', 'a'],
    ['hello', 'l'],
    ['abc', 'z'],
  ],
  random: (int) => [word(int, [1, 8], 'abc'), word(int, [1, 1], 'abc')],
  solve: (s: string, c: string) => s.split(c).length - 1,
})
add({
  id: 'capitalize',
  title: 'Capitalize Words',
  names: ['sentence'],
  styles: ['practice', 'doctest'],
  a: 'Capitalize the first letter of each word of a sentence.',
  b: 'Return the text with every word starting with an upper case letter.',
  examples: [['hello world'], ['the quick brown fox']],
  random: (int) => [words(int, [1, 4], [1, 4], 'abc').join(' ')],
  solve: (s: string) => s.replace(/\b[a-z]/g, (c) => c.toUpperCase()),
})
add({
  id: 'dedupe',
  title: 'Remove Duplicates',
  names: ['items'],
  styles: ['practice', 'doctest'],
  a: 'Remove the duplicates from a list of integers and keep the first occurrence of each value, in the original order.',
  b: 'Return a list without repeated numbers. Each number stays where it first appeared.',
  examples: [[[1, 2, 2, 3, 1]], [[4, 4]], [[3, 1, 2]]],
  random: (int) => [list(int, [1, 8], [0, 6])],
  solve: (n: number[]) => [...new Set(n)],
})
add({
  id: 'linear-search',
  title: 'Linear Search',
  names: ['numbers', 'target'],
  a: 'Search a list for target from left to right and return its first index, or -1 if it is not in the list.',
  b: 'Return the position of a value in an unsorted list of numbers (the first one, counted from 0), or -1.',
  examples: [
    [[4, 2, 7], 7],
    [[1, 2], 5],
    [[3, 3], 3],
  ],
  random: (int) => [list(int, [1, 7], [0, 6]), int(0, 6)],
  solve: (n: number[], t: number) => n.indexOf(t),
})
add({
  id: 'flatten',
  title: 'Flatten a List of Lists',
  names: ['lists'],
  styles: ['practice', 'doctest'],
  a: 'Flatten a list of lists of integers into one list, in order.',
  b: 'Join the inner lists of a nested list to a single list.',
  examples: [[[[1, 2], [3], [4, 5]]], [[[1], [2]]]],
  random: (int) => [Array.from({ length: int(1, 4) }, () => list(int, [1, 3], [0, 9]))],
  solve: (l: number[][]) => l.flat(),
})
add({
  id: 'pangram',
  title: 'Pangram',
  names: ['sentence'],
  styles: ['practice', 'doctest'],
  a: 'A pangram contains every letter of the English alphabet at least once. Return true if the sentence is a pangram.',
  b: 'Does a text use all 26 letters? Upper and lower case are the same.',
  examples: [['the quick brown fox jumps over the lazy dog'], ['hello world']],
  random: (int) => [
    int(0, 1)
      ? 'pack my box with five dozen liquor jugs'
      : `the quick brown fox jumps over the lazy ${word(int, [1, 3], 'abc')}`,
  ],
  solve: (s: string) => new Set(s.toLowerCase().replace(/[^a-z]/g, '')).size === 26,
})
add({
  id: 'hamming',
  title: 'Hamming Distance of Strings',
  names: ['a', 'b'],
  a: 'Two strings have the same length. Return the number of positions at which their characters differ.',
  b: 'In how many places do two words of equal length have different letters?',
  examples: [
    ['karolin', 'kathrin'],
    ['abc', 'abc'],
    ['ab', 'ba'],
  ],
  random: (int) => {
    const n = int(1, 6)
    return [word(int, [n, n], 'abc'), word(int, [n, n], 'abc')]
  },
  solve: (a: string, b: string) => [...a].filter((c, i) => c !== b[i]).length,
})
add({
  id: 'longest-word',
  title: 'Longest Word',
  names: ['sentence'],
  styles: ['practice', 'doctest'],
  a: 'Return the longest word of a sentence. If several are equally long, return the first of them.',
  b: 'Which word of the text has the most letters? Of several, take the first.',
  examples: [['the quick brown fox'], ['a bb cc'], ['hello']],
  random: (int) => [words(int, [1, 5], [1, 5], 'abc').join(' ')],
  solve: (s: string) => s.split(' ').reduce((a, b) => (b.length > a.length ? b : a)),
})
add({
  id: 'pascal',
  title: "Pascal's Triangle",
  names: ['numRows'],
  styles: ['practice', 'doctest'],
  a: "Return the first numRows rows of Pascal's triangle, in which each number is the sum of the two numbers above it.",
  b: "Build Pascal's triangle with the given number of rows as a list of lists.",
  examples: [[5], [1]],
  random: (int) => [int(1, 9)],
  solve: (n: number) => {
    const o: number[][] = [[1]]
    while (o.length < n) {
      const l = o.at(-1)!
      o.push([1, ...l.slice(1).map((x, i) => x + l[i]!), 1])
    }
    return o
  },
})
add({
  id: 'hanoi',
  title: 'Tower of Hanoi',
  names: ['n'],
  difficulty: 'Medium',
  a: 'Return the minimum number of moves that the Tower of Hanoi puzzle with n disks takes.',
  b: 'How many moves are needed at least to move a tower of n disks from one peg to another (Tower of Hanoi)?',
  examples: [[3], [1], [5]],
  random: (int) => [int(1, 20)],
  solve: (n: number) => 2 ** n - 1,
})
add({
  id: 'sec-to-time',
  title: 'Seconds to Time',
  names: ['seconds'],
  styles: ['practice', 'doctest'],
  a: 'Convert a number of seconds to a time in the form HH:MM:SS with two digits for each part.',
  b: 'Format a duration given in seconds as hours, minutes, and seconds: "HH:MM:SS".',
  examples: [[3661], [59], [86399]],
  random: (int) => [int(0, 86399)],
  solve: (s: number) =>
    [s / 3600, (s % 3600) / 60, s % 60]
      .map((x) => String(Math.floor(x)).padStart(2, '0'))
      .join(':'),
})
add({
  id: 'divisors',
  title: 'Divisors',
  names: ['n'],
  a: 'Return a list of all positive divisors of n in ascending order.',
  b: 'Which whole numbers divide n without a remainder? Print them from small to large.',
  examples: [[12], [7], [1]],
  random: (int) => [int(1, 100)],
  solve: (n: number) => Array.from({ length: n }, (_, i) => i + 1).filter((d) => n % d === 0),
})
add({
  id: 'sum-natural',
  title: 'Sum of the First n Numbers',
  names: ['n'],
  a: 'Return the sum of the integers from 1 to n.',
  b: 'Calculate 1 + 2 + 3 + ... + n.',
  examples: [[5], [1], [100]],
  random: (int) => [int(1, 500)],
  solve: (n: number) => (n * (n + 1)) / 2,
})
add({
  id: 'happy',
  title: 'Happy Number',
  names: ['n'],
  a: 'Replace a number by the sum of the squares of its digits again and again. If it ends at 1, the number is happy; otherwise it loops forever. Return true if n is happy.',
  b: 'Determine whether n is a happy number.',
  examples: [[19], [2], [7]],
  random: (int) => [int(1, 200)],
  solve: (n: number) => {
    const s = new Set<number>()
    while (!s.has(n)) {
      s.add(n)
      n = [...String(n)].reduce((t, d) => t + Number(d) ** 2, 0)
    }
    return n === 1
  },
})
add({
  id: 'excel',
  title: 'Excel Sheet Column Number',
  names: ['columnTitle'],
  styles: ['practice', 'jscall'],
  a: 'Given the title of a column in a spreadsheet, return its number: A is 1, B is 2, ..., Z is 26, AA is 27, AB is 28, and so on.',
  b: 'Convert spreadsheet column letters such as AB to the number of the column (A = 1).',
  examples: [['A'], ['AB'], ['ZY']],
  random: (int) => [word(int, [1, 3], 'ABCXYZ')],
  solve: (s: string) => [...s].reduce((t, c) => t * 26 + c.charCodeAt(0) - 64, 0),
})
add({
  id: 'count-bits',
  title: 'Number of 1 Bits',
  names: ['n'],
  a: 'Return how many bits are set in the binary representation of the non-negative integer n.',
  b: 'How many ones has n when it is written in binary?',
  examples: [[11], [128], [255]],
  random: (int) => [int(0, 5000)],
  solve: (n: number) => n.toString(2).replaceAll('0', '').length,
})
add({
  id: 'counting-bits',
  title: 'Counting Bits',
  names: ['n'],
  a: 'Return an array of length n + 1 in which entry i is the number of 1s in the binary representation of i.',
  b: 'For each number from 0 to n, count its one bits, and print the counts.',
  examples: [[2], [5]],
  random: (int) => [int(0, 30)],
  solve: (n: number) =>
    Array.from({ length: n + 1 }, (_, i) => i.toString(2).replaceAll('0', '').length),
})
add({
  id: 'sqrt',
  title: 'Sqrt(x)',
  names: ['x'],
  a: 'Given a non-negative integer x, return its square root rounded down, without using a built-in root or power function.',
  b: 'Compute the integer part of the square root of x.',
  examples: [[4], [8], [0]],
  random: (int) => [int(0, 500)],
  solve: (x: number) => Math.floor(Math.sqrt(x)),
})
add({
  id: 'power-of-two',
  title: 'Power of Two',
  names: ['n'],
  a: 'Return true if the integer n is a power of two.',
  b: 'Is n one of the numbers 1, 2, 4, 8, 16, ...?',
  examples: [[1], [16], [3]],
  random: (int) => [int(0, 1) ? int(1, 40) : 2 ** int(0, 10)],
  solve: (n: number) => n > 0 && (n & (n - 1)) === 0,
})
add({
  id: 'rle-decode',
  title: 'Run Length Decoding',
  names: ['s'],
  styles: ['practice', 'doctest'],
  a: 'A string such as "3a2b" was compressed: a number says how often the following letter is repeated. Restore the original string.',
  b: 'Decode run-length encoded text, in which each letter comes after the number of its repetitions.',
  examples: [['3a2b'], ['1x'], ['10z1y']],
  random: (int) => [
    Array.from({ length: int(1, 4) }, () => `${int(1, 12)}${word(int, [1, 1], 'abc')}`).join(''),
  ],
  solve: (s: string) => s.replace(/(\d+)(\D)/g, (_, k, c) => c.repeat(Number(k))),
})
add({
  id: 'valid-sudoku',
  title: 'Valid Sudoku',
  names: ['board'],
  styles: ['practice', 'jscall'],
  difficulty: 'Medium',
  a: "Determine if a 9 x 9 Sudoku board is valid: no digit from 1 to 9 is repeated in a row, a column, or one of the nine 3 x 3 boxes. Only filled cells are checked; empty cells are '.'.",
  b: 'Check a partly filled Sudoku (9 rows of 9 cells, "." is empty) for rule violations: each digit at most once per row, column, and 3x3 block.',
  examples: [[sudoku('')], [sudoku('bad')]],
  random: (int) => [sudoku(int(0, 1) ? 'bad' : '', int)],
  solve: (b: string[][]) => {
    const seen = new Set<string>()
    return b.every((r, i) =>
      r.every((c, j) => {
        if (c === '.') return true
        return [`r${i}`, `c${j}`, `b${Math.floor(i / 3)}${Math.floor(j / 3)}`].every((k) => {
          const x = k + c
          if (seen.has(x)) return false
          seen.add(x)
          return true
        })
      }),
    )
  },
})
function sudoku(mode: string, int?: any): string[][] {
  const g = Array.from({ length: 9 }, (_, i) =>
    Array.from({ length: 9 }, (_, j) => String(((i * 3 + Math.floor(i / 3) + j) % 9) + 1)),
  )
  const o = g.map((r, i) =>
    r.map((c, j) => ((int ? int(0, 2) === 0 : (i * 7 + j * 5) % 3 === 0) ? c : '.')),
  )
  if (mode) {
    o[4]![4] = '7'
    o[4]![int ? int(0, 3) : 1] = '7'
  }
  return o
}
add({
  id: 'anagram-words',
  title: 'Anagram Check',
  names: ['first', 'second'],
  styles: ['jscall', 'doctest'],
  a: 'Write a function that checks whether two words are anagrams of each other. Ignore upper and lower case.',
  b: 'Two strings are anagrams if they contain the same letters in a different order. Check this for two given strings.',
  examples: [
    ['listen', 'silent'],
    ['abc', 'abd'],
  ],
  random: (int) => {
    const s = word(int, [2, 5], 'abc')
    return [s, int(0, 1) ? [...s].sort().join('') : word(int, [2, 5], 'abc')]
  },
  solve: (s: string, t: string) =>
    [...s.toLowerCase()].sort().join('') === [...t.toLowerCase()].sort().join(''),
})
