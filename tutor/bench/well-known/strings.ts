// biome-ignore-all lint/suspicious/noExplicitAny: arguments are as varied as the problems.
// biome-ignore-all lint/style/noNonNullAssertion: short references need no checks of their own.
import { type Classic, list, add as put, word, words } from './problem.ts'

const add = (c: Omit<Classic, 'group'>) => put({ group: 'strings', ...c })
const low = 's consists of lowercase English letters.'
add({
  id: 'valid-parens',
  title: 'Valid Parentheses',
  names: ['s'],
  bounds: ['1 <= s.length <= 10^4', "s consists of the characters '()[]{}'."],
  a: "s contains only the characters '(', ')', '{', '}', '[' and ']'. It is valid if every opening bracket is closed by one of the same type, in the correct order. Return whether s is valid.",
  b: 'Check if the brackets in a string are balanced. There are round, square, and curly brackets, and each must be closed by its own kind in the right order.',
  examples: [['()[]{}'], ['(]'], ['{[]}']],
  random: (int) => [
    int(0, 1)
      ? word(int, [1, 6], '()[]{}')
      : ['()', '([])', '{}[]', '({[]})', '()()', '(()', '[}'][int(0, 6)],
  ],
  solve: (s: string) => {
    const st: string[] = []
    for (const c of s) {
      if ('([{'.includes(c)) st.push(c)
      else if (st.pop() !== { ')': '(', ']': '[', '}': '{' }[c]) return false
    }
    return !st.length
  },
})
add({
  id: 'valid-anagram',
  title: 'Valid Anagram',
  names: ['s', 't'],
  bounds: ['1 <= s.length, t.length <= 5 * 10^4', 'Both consist of lowercase letters.'],
  a: 'Given two strings s and t, return true if t is an anagram of s, and false otherwise.',
  b: 'Do two words use exactly the same letters the same number of times?',
  examples: [
    ['anagram', 'nagaram'],
    ['rat', 'car'],
    ['ab', 'ba'],
  ],
  random: (int) => {
    const s = word(int, [1, 5], 'abc')
    return [s, int(0, 1) ? [...s].reverse().join('') : word(int, [1, 5], 'abc')]
  },
  solve: (s: string, t: string) => [...s].sort().join('') === [...t].sort().join(''),
})
const groups = (w: string[]) => {
  const m = new Map<string, string[]>()
  for (const x of w) {
    const k = [...x].sort().join('')
    m.set(k, [...(m.get(k) ?? []), x])
  }
  return [...m.values()]
}
const same = (x: string[][], y: string[][]) => {
  const n = (z: string[][]) => JSON.stringify(z.map((g) => [...g].sort().join()).sort())
  return n(x) === n(y)
}
add({
  id: 'group-anagrams',
  title: 'Group Anagrams',
  names: ['strs'],
  bounds: ['1 <= strs.length <= 10^4', '0 <= strs[i].length <= 100'],
  styles: ['practice', 'doctest'],
  a: 'Given an array of strings strs, group the anagrams together. You may return the answer in any order.',
  b: 'Sort words into groups so that the words of a group are anagrams of each other. Groups and words may be in any order.',
  examples: [[['eat', 'tea', 'tan', 'ate', 'nat', 'bat']], [['a']], [['ab', 'ba', 'c']]],
  random: (int) => [[...new Set(words(int, [1, 6], [1, 3], 'abc'))]],
  solve: groups,
  isRight: ([w], o) => same(groups(w), JSON.parse(o)),
})
add({
  id: 'longest-unique',
  title: 'Longest Substring Without Repeating Characters',
  names: ['s'],
  bounds: ['0 <= s.length <= 5 * 10^4'],
  a: 'Find the length of the longest substring of s that has no repeated characters.',
  b: 'How long is the longest stretch of a string in which every character is different?',
  examples: [['abcabcbb'], ['bbbbb'], ['pwwkew']],
  random: (int) => [word(int, [1, 9], 'abcd')],
  solve: (s: string) => {
    let b = 0
    for (let i = 0; i < s.length; i++)
      for (let j = i + 1; j <= s.length; j++)
        if (new Set(s.slice(i, j)).size === j - i) b = Math.max(b, j - i)
    return b
  },
})
const pal = (s: string) => s === [...s].reverse().join('')
const longestPal = (s: string) => {
  let b = ''
  for (let i = 0; i < s.length; i++)
    for (let j = i + 1; j <= s.length; j++)
      if (pal(s.slice(i, j)) && j - i > b.length) b = s.slice(i, j)
  return b
}
add({
  id: 'longest-pal',
  title: 'Longest Palindromic Substring',
  names: ['s'],
  bounds: ['1 <= s.length <= 1000'],
  a: 'Given a string s, return the longest substring that is a palindrome. If there are several, any of them is accepted.',
  b: 'Which part of the word, without gaps, is the longest one that reads the same backwards? Any of the longest will do.',
  examples: [['babad'], ['cbbd'], ['abacdd']],
  random: (int) => [word(int, [1, 8], 'abc')],
  solve: longestPal,
  isRight: ([s], o) => {
    const t = o.replaceAll('"', '')
    return pal(t) && s.includes(t) && t.length === longestPal(s).length
  },
})
add({
  id: 'count-pal',
  title: 'Palindromic Substrings',
  names: ['s'],
  bounds: ['1 <= s.length <= 1000'],
  a: 'Return how many substrings of s are palindromes. Substrings at different places count separately.',
  b: 'Count the palindromic substrings of a word. Single letters count too.',
  examples: [['abc'], ['aaa'], ['abba']],
  random: (int) => [word(int, [1, 7], 'ab')],
  solve: (s: string) => {
    let c = 0
    for (let i = 0; i < s.length; i++)
      for (let j = i + 1; j <= s.length; j++) if (pal(s.slice(i, j))) c++
    return c
  },
})
add({
  id: 'char-replacement',
  title: 'Longest Repeating Character Replacement',
  names: ['s', 'k'],
  bounds: ['1 <= s.length <= 10^5', 's consists of uppercase letters.', '0 <= k <= s.length'],
  a: 'You may change at most k characters of s to any other uppercase letter. Return the length of the longest substring of equal letters that you can get.',
  b: 'With up to k letter changes, how long a block of one repeated letter can you make in a string?',
  examples: [
    ['ABAB', 2],
    ['AABABBA', 1],
    ['AAAA', 0],
  ],
  random: (int) => [word(int, [1, 8], 'ABC'), int(0, 3)],
  solve: (s: string, k: number) => {
    let b = 0
    for (let i = 0; i < s.length; i++)
      for (let j = i + 1; j <= s.length; j++) {
        const p = [...s.slice(i, j)]
        if (p.length - Math.max(...p.map((c) => p.filter((d) => d === c).length)) <= k)
          b = Math.max(b, j - i)
      }
    return b
  },
})
add({
  id: 'min-window',
  title: 'Minimum Window Substring',
  names: ['s', 't'],
  bounds: ['1 <= s.length, t.length <= 10^5'],
  difficulty: 'Hard',
  a: 'Return the shortest substring of s that contains every character of t, duplicates included. If there is no such substring, return the empty string "". The answer is unique.',
  b: 'Find the smallest window in s that has all characters of t (as often as in t). It is unique; if there is none, return "".',
  styles: ['practice', 'jscall'],
  examples: [
    ['ADOBECODEBANC', 'ABC'],
    ['a', 'a'],
    ['a', 'aa'],
  ],
  random: (int) => {
    for (;;) {
      const s = word(int, [1, 8], 'ABC')
      const t = word(int, [1, 3], 'ABC')
      const all: string[] = []
      for (let l = 1; l <= s.length && !all.length; l++)
        for (let i = 0; i + l <= s.length; i++) {
          const r = [...s.slice(i, i + l)]
          if (
            [...t].every((c) => {
              const at = r.indexOf(c)
              if (at < 0) return false
              r.splice(at, 1)
              return true
            })
          )
            all.push(s.slice(i, i + l))
        }
      if (all.length < 2) return [s, t]
    }
  },
  solve: (s: string, t: string) => {
    for (let l = 1; l <= s.length; l++)
      for (let i = 0; i + l <= s.length; i++) {
        const r = [...s.slice(i, i + l)]
        if (
          [...t].every((c) => {
            const at = r.indexOf(c)
            if (at < 0) return false
            r.splice(at, 1)
            return true
          })
        )
          return s.slice(i, i + l)
      }
    return ''
  },
})
add({
  id: 'valid-palindrome',
  title: 'Valid Palindrome',
  names: ['s'],
  bounds: ['1 <= s.length <= 2 * 10^5'],
  styles: ['practice', 'doctest'],
  a: 'A phrase is a palindrome if it reads the same forward and backward after all uppercase letters are made lowercase and everything that is not a letter or digit is removed. Return true if s is a palindrome.',
  b: 'Tell whether a sentence is a palindrome when you ignore case, spaces, and punctuation.',
  examples: [['A man, a plan, a canal: Panama'], ['race a car'], ['Was it a cat I saw?']],
  random: (int) => {
    const w = word(int, [1, 3], 'abA')
    return [int(0, 1) ? `${w}, ${[...w].reverse().join('')}` : `${w}! ${word(int, [1, 3], 'ab')}`]
  },
  solve: (s: string) => pal(s.toLowerCase().replace(/[^a-z0-9]/g, '')),
})
add({
  id: 'common-prefix',
  title: 'Longest Common Prefix',
  names: ['strs'],
  bounds: ['1 <= strs.length <= 200', '0 <= strs[i].length <= 200'],
  a: 'Return the longest common prefix of an array of strings, or an empty string "" if there is none.',
  b: 'What do all the words of a list start with? Return the longest shared beginning (possibly empty).',
  styles: ['practice', 'doctest'],
  examples: [[['flower', 'flow', 'flight']], [['dog', 'racecar', 'car']], [['abc', 'abd']]],
  random: (int) => [words(int, [1, 4], [1, 4], 'ab')],
  solve: (w: string[]) => {
    let p = w[0]!
    while (!w.every((x) => x.startsWith(p))) p = p.slice(0, -1)
    return p
  },
})
add({
  id: 'strstr',
  title: 'Find the Index of the First Occurrence',
  names: ['haystack', 'needle'],
  bounds: ['1 <= haystack.length, needle.length <= 10^4'],
  a: 'Return the index of the first occurrence of needle in haystack, or -1 if needle is not part of haystack.',
  b: 'Where does a short string first appear inside a longer one? Return the position counted from 0, or -1.',
  examples: [
    ['sadbutsad', 'sad'],
    ['leetcode', 'leeto'],
    ['hello', 'll'],
  ],
  random: (int) => [word(int, [1, 8], 'ab'), word(int, [1, 3], 'ab')],
  solve: (h: string, n: string) => h.indexOf(n),
})
const roman = (n: number) => {
  const t: [number, string][] = [
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
  ]
  let o = ''
  for (const [v, s] of t)
    while (n >= v) {
      o += s
      n -= v
    }
  return o
}
add({
  id: 'roman-to-int',
  title: 'Roman to Integer',
  names: ['s'],
  bounds: ['1 <= s.length <= 15', 's is a valid roman numeral in the range [1, 3999].'],
  a: 'Roman numerals use the symbols I, V, X, L, C, D and M for 1, 5, 10, 50, 100, 500 and 1000. A smaller symbol before a larger one is subtracted, as in IV. Given a roman numeral, convert it to an integer.',
  b: 'Write a function that takes a Roman numeral such as XIV and returns its value.',
  examples: [['III'], ['LVIII'], ['MCMXCIV']],
  random: (int) => [roman(int(1, 3999))],
  solve: (s: string) => {
    for (let i = 1; ; i++) if (roman(i) === s) return i
  },
})
add({
  id: 'int-to-roman',
  title: 'Integer to Roman',
  names: ['num'],
  bounds: ['1 <= num <= 3999'],
  a: 'Convert an integer to a Roman numeral.',
  b: 'Write the given number (1 to 3999) in Roman numerals, with subtractive forms such as IV and CM.',
  examples: [[3], [58], [1994]],
  random: (int) => [int(1, 3999)],
  solve: roman,
})
add({
  id: 'atoi',
  title: 'String to Integer (atoi)',
  names: ['s'],
  bounds: ['0 <= s.length <= 200'],
  styles: ['practice', 'doctest'],
  a: 'Implement atoi, which converts a string to a 32-bit signed integer: skip leading spaces, read an optional + or - sign, then read digits until a character that is not a digit. Without digits the result is 0. Clamp values outside [-2^31, 2^31 - 1] to that range.',
  b: 'Parse an integer from the start of a text the way C’s atoi does: leading blanks are ignored, a sign may follow, then digits up to the first other character. If there is no number, return 0; results are clamped to 32 bits.',
  examples: [['42'], ['   -42'], ['4193 with words']],
  random: (int) => [
    `${' '.repeat(int(0, 2))}${['', '-', '+'][int(0, 2)]}${int(0, 99999)}${['', ' a', 'x', '-2'][int(0, 3)]}`,
  ],
  solve: (s: string) => {
    const m = /^ *([+-]?\d+)/.exec(s)
    return m ? Math.max(-(2 ** 31), Math.min(2 ** 31 - 1, Number(m[1]))) + 0 : 0
  },
})
add({
  id: 'zigzag',
  title: 'Zigzag Conversion',
  names: ['s', 'numRows'],
  bounds: ['1 <= s.length <= 1000', '1 <= numRows <= 1000'],
  a: 'The letters of s are written in a zigzag pattern on numRows rows: down, then diagonally up, then down again. Read line by line, they give a new string. Return it.',
  b: 'Write a string in zigzag over a number of rows and read it row by row. What comes out?',
  examples: [
    ['PAYPALISHIRING', 3],
    ['PAYPALISHIRING', 4],
    ['A', 1],
  ],
  random: (int) => [word(int, [1, 10], 'ABCDEF'), int(1, 4)],
  solve: (s: string, n: number) => {
    const r: string[] = Array(n).fill('')
    ;[...s].forEach((c, i) => {
      const p = n === 1 ? 0 : i % (2 * n - 2)
      r[p < n ? p : 2 * n - 2 - p] += c
    })
    return r.join('')
  },
})
add({
  id: 'reverse-words',
  title: 'Reverse Words in a String',
  names: ['s'],
  bounds: ['1 <= s.length <= 10^4'],
  styles: ['practice', 'doctest'],
  a: 'Given a string s, reverse the order of the words. Words are separated by at least one space; the result has single spaces between words and none at its ends.',
  b: 'Turn the order of the words of a sentence around.',
  examples: [['the sky is blue'], ['  hello world  '], ['a good   example']],
  random: (int) => [words(int, [1, 4], [1, 3], 'abc').join(' ')],
  solve: (s: string) => s.trim().split(/\s+/).reverse().join(' '),
})
add({
  id: 'reverse-string',
  title: 'Reverse String',
  names: ['s'],
  bounds: ['1 <= s.length <= 10^5'],
  a: 'Return the string s reversed.',
  b: 'Write a program that outputs a word backwards.',
  examples: [['hello'], ['Hannah'], ['ab']],
  random: (int) => [word(int, [1, 7], 'abcd')],
  solve: (s: string) => [...s].reverse().join(''),
})
add({
  id: 'first-unique',
  title: 'First Unique Character in a String',
  names: ['s'],
  bounds: ['1 <= s.length <= 10^5', low],
  a: 'Find the first character of s that does not repeat and return its index. If there is none, return -1.',
  b: 'At which index is the first letter that occurs only once in the word? Give -1 if every letter occurs again.',
  examples: [['leetcode'], ['loveleetcode'], ['aabb']],
  random: (int) => [word(int, [1, 8], 'abcd')],
  solve: (s: string) => [...s].findIndex((c) => s.indexOf(c) === s.lastIndexOf(c)),
})
add({
  id: 'ransom',
  title: 'Ransom Note',
  names: ['ransomNote', 'magazine'],
  bounds: ['1 <= ransomNote.length, magazine.length <= 10^5'],
  a: 'Return true if ransomNote can be built from the letters of magazine, and false otherwise. Each letter of magazine can be used only once.',
  b: 'Can a note be cut out of a magazine? You get both as strings, and every letter in the magazine can be used one time.',
  examples: [
    ['a', 'b'],
    ['aa', 'ab'],
    ['aa', 'aab'],
  ],
  random: (int) => [word(int, [1, 3], 'abc'), word(int, [1, 6], 'abc')],
  solve: (r: string, m: string) => {
    const l = [...m]
    return [...r].every((c) => {
      const at = l.indexOf(c)
      if (at < 0) return false
      l.splice(at, 1)
      return true
    })
  },
})
const iso = (s: string, t: string) =>
  s.length === t.length && [...s].every((c, i) => s.indexOf(c) === t.indexOf(t[i]!))
add({
  id: 'isomorphic',
  title: 'Isomorphic Strings',
  names: ['s', 't'],
  bounds: ['1 <= s.length <= 5 * 10^4', 't.length == s.length'],
  a: 'Two strings s and t are isomorphic if the characters of s can be replaced to get t, where each character always becomes the same one and no two characters become the same. Determine whether they are isomorphic.',
  b: 'Is there a one-to-one substitution of letters that turns the first word into the second?',
  examples: [
    ['egg', 'add'],
    ['foo', 'bar'],
    ['paper', 'title'],
  ],
  random: (int) => {
    const n = int(1, 4)
    return [word(int, [n, n], 'abc'), word(int, [n, n], 'xyz')]
  },
  solve: iso,
})
add({
  id: 'is-subsequence',
  title: 'Is Subsequence',
  names: ['s', 't'],
  bounds: ['0 <= s.length <= 100', '0 <= t.length <= 10^4'],
  a: 'Return true if s is a subsequence of t: s can be obtained from t by deleting some characters without changing the order of the rest.',
  b: 'Do the letters of s occur in t in the same order, possibly with others between them?',
  examples: [
    ['abc', 'ahbgdc'],
    ['axc', 'ahbgdc'],
    ['b', 'abc'],
  ],
  random: (int) => [word(int, [1, 3], 'abc'), word(int, [1, 7], 'abc')],
  solve: (s: string, t: string) => {
    let i = 0
    for (const c of t) if (c === s[i]) i++
    return i === s.length
  },
})
add({
  id: 'compress',
  title: 'Run Length Encoding',
  names: ['s'],
  bounds: ['1 <= s.length <= 2000'],
  a: 'Encode a string by replacing each run of equal letters with the letter followed by the number of its repetitions, also if that is 1.',
  b: 'Compress a word: write every group of the same consecutive letter as that letter and how often it occurs in the group.',
  examples: [['aaabbc'], ['abcd'], ['zzzz']],
  random: (int) => [word(int, [1, 9], 'ab')],
  solve: (s: string) => s.replace(/(.)\1*/g, (m, c) => c + m.length),
})
add({
  id: 'decode-string',
  title: 'Decode String',
  names: ['s'],
  bounds: ['1 <= s.length <= 30'],
  a: 'In an encoded string, k[text] stands for text repeated exactly k times, and this may be nested. Return the decoded string. The input is always valid.',
  b: 'Expand a pattern in which a number before square brackets says how often the bracketed part is repeated. Brackets can be nested.',
  styles: ['practice', 'doctest'],
  examples: [['3[a]2[bc]'], ['3[a2[c]]'], ['2[abc]3[cd]ef']],
  random: (int) => {
    const part = (d: number): string =>
      Array.from({ length: int(1, 2) }, () =>
        d && int(0, 1) ? `${int(1, 3)}[${part(d - 1)}]` : word(int, [1, 2], 'abc'),
      ).join('')
    return [part(2)]
  },
  solve: (s: string) => {
    let t = s
    while (/\[/.test(t)) t = t.replace(/(\d+)\[([a-z]*)\]/g, (_, k, x) => x.repeat(Number(k)))
    return t
  },
})
const bin = (int: any) => int(0, 60).toString(2)
add({
  id: 'add-binary',
  title: 'Add Binary',
  names: ['a', 'b'],
  bounds: ['1 <= a.length, b.length <= 10^4', "a and b consist only of '0' or '1'."],
  a: 'Given two binary strings a and b, return their sum as a binary string.',
  b: 'Add two numbers in base 2, which are given as texts of zeros and ones, and return the result in base 2.',
  styles: ['practice', 'doctest'],
  examples: [
    ['11', '1'],
    ['1010', '1011'],
    ['0', '0'],
  ],
  random: (int) => [bin(int), bin(int)],
  solve: (a: string, b: string) => (parseInt(a, 2) + parseInt(b, 2)).toString(2),
})
add({
  id: 'multiply-strings',
  title: 'Multiply Strings',
  names: ['num1', 'num2'],
  bounds: ['1 <= num1.length, num2.length <= 200'],
  styles: ['practice', 'doctest'],
  a: 'Given two non-negative integers num1 and num2 as strings, return their product, also as a string. Do not convert the inputs to integers directly.',
  b: 'Multiply two very large numbers that are given as strings of digits.',
  examples: [
    ['2', '3'],
    ['123', '456'],
    ['0', '52'],
  ],
  random: (int) => [String(int(0, 9999)), String(int(0, 9999))],
  solve: (a: string, b: string) => String(BigInt(a) * BigInt(b)),
})
add({
  id: 'count-and-say',
  title: 'Count and Say',
  names: ['n'],
  bounds: ['1 <= n <= 30'],
  a: 'The count-and-say sequence begins with "1". Each next term describes the digits of the term before it by run lengths: "1" is one 1, so the next is "11", then "21", "1211", ... Return the nth term.',
  b: 'Look-and-say numbers: start with 1, and get each next number by reading the previous one aloud (how many of which digit). Give term number n as a string.',
  styles: ['practice', 'jscall'],
  examples: [[4], [1], [6]],
  random: (int) => [int(1, 12)],
  solve: (n: number) => {
    let s = '1'
    for (let i = 1; i < n; i++) s = s.replace(/(.)\1*/g, (m, c) => m.length + c)
    return s
  },
})
const keys = ['', '', 'abc', 'def', 'ghi', 'jkl', 'mno', 'pqrs', 'tuv', 'wxyz']
add({
  id: 'phone-letters',
  title: 'Letter Combinations of a Phone Number',
  names: ['digits'],
  bounds: ['0 <= digits.length <= 4', "digits[i] is a digit from '2' to '9'."],
  styles: ['practice', 'jscall'],
  a: 'Given a string of digits from 2 to 9, return all letter combinations that the number could stand for on a phone keypad (2 is abc, 3 is def, and so on up to 9 for wxyz). Any order is fine.',
  b: 'List every text that can be typed with the given keys of an old phone, where 2 = abc, 3 = def, 4 = ghi, 5 = jkl, 6 = mno, 7 = pqrs, 8 = tuv, 9 = wxyz. The order of the list does not matter.',
  examples: [['23'], ['2'], ['79']],
  random: (int) => [word(int, [1, 3], '23456789')],
  solve: (d: string) =>
    [...d].reduce<string[]>(
      (l, c) => l.flatMap((x) => [...keys[Number(c)]!].map((k) => x + k)),
      [''],
    ),
})
const parens = (n: number): string[] => {
  const o: string[] = []
  const go = (s: string, a: number, b: number) => {
    if (s.length === 2 * n) o.push(s)
    if (a < n) go(`${s}(`, a + 1, b)
    if (b < a) go(`${s})`, a, b + 1)
  }
  go('', 0, 0)
  return o
}
add({
  id: 'generate-parens',
  title: 'Generate Parentheses',
  names: ['n'],
  bounds: ['1 <= n <= 8'],
  styles: ['practice', 'doctest'],
  a: 'Given n pairs of parentheses, generate all combinations of well-formed parentheses.',
  b: 'Return every correctly nested arrangement of n pairs of round brackets, in any order.',
  examples: [[3], [1], [2]],
  random: (int) => [int(1, 5)],
  solve: parens,
  isRight: ([n], o) => JSON.stringify(JSON.parse(o).sort()) === JSON.stringify(parens(n).sort()),
})
add({
  id: 'simplify-path',
  title: 'Simplify Path',
  names: ['path'],
  bounds: ['1 <= path.length <= 3000'],
  styles: ['practice', 'doctest'],
  a: "Given an absolute Unix path, return its simplified canonical form: '.' means the current directory, '..' the parent, several slashes count as one, and the result does not end with a slash (unless it is the root).",
  b: 'Clean up a file path of a Unix system: resolve . and .. and remove double slashes.',
  examples: [['/home/'], ['/../'], ['/home//foo/../bar']],
  random: (int) => [
    `/${Array.from({ length: int(1, 5) }, () => ['a', 'b', '..', '.', '', 'c'][int(0, 5)]).join('/')}`,
  ],
  solve: (p: string) => {
    const s: string[] = []
    for (const x of p.split('/')) {
      if (x === '..') s.pop()
      else if (x && x !== '.') s.push(x)
    }
    return `/${s.join('/')}`
  },
})
add({
  id: 'rpn',
  title: 'Evaluate Reverse Polish Notation',
  names: ['tokens'],
  bounds: ['1 <= tokens.length <= 10^4'],
  styles: ['practice', 'doctest'],
  a: "tokens is an arithmetic expression in Reverse Polish Notation with the operators '+', '-', '*' and '/'. Division truncates toward zero. Return the value of the expression.",
  b: 'Evaluate a postfix expression given as a list of strings. Integer division rounds toward zero.',
  examples: [[['2', '1', '+', '3', '*']], [['4', '13', '5', '/', '+']], [['7', '2', '-']]],
  random: (int) => {
    const make = (d: number): string[] =>
      d && int(0, 2) ? [...make(d - 1), ...make(d - 1), '+-*'[int(0, 2)]!] : [String(int(1, 12))]
    return [make(3)]
  },
  solve: (t: string[]) => {
    const s: number[] = []
    for (const x of t) {
      if ('+-*/'.includes(x)) {
        const b = s.pop()!
        const a = s.pop()!
        s.push(x === '+' ? a + b : x === '-' ? a - b : x === '*' ? a * b : Math.trunc(a / b))
      } else s.push(Number(x))
    }
    return s[0]! + 0
  },
})
add({
  id: 'longest-valid-parens',
  title: 'Longest Valid Parentheses',
  names: ['s'],
  bounds: ['0 <= s.length <= 3 * 10^4'],
  difficulty: 'Hard',
  a: "Given a string that contains just '(' and ')', return the length of the longest valid (well-formed) parentheses substring.",
  b: 'How long is the longest contiguous part of a bracket string that is correctly nested?',
  examples: [['(()'], [')()())'], ['()(()']],
  random: (int) => [word(int, [1, 9], '()')],
  solve: (s: string) => {
    let b = 0
    for (let i = 0; i < s.length; i++) {
      let d = 0
      for (let j = i; j < s.length; j++) {
        d += s[j] === '(' ? 1 : -1
        if (d < 0) break
        if (d === 0) b = Math.max(b, j - i + 1)
      }
    }
    return b
  },
})
add({
  id: 'word-pattern',
  title: 'Word Pattern',
  names: ['pattern', 's'],
  bounds: ['1 <= pattern.length <= 300', '1 <= s.length <= 3000'],
  styles: ['practice', 'doctest'],
  a: 'Given a pattern and a string s, find if s follows the pattern: there is a bijection between the letters of pattern and the words of s.',
  b: 'Does each letter of a pattern stand for exactly one word of the sentence, and each word for one letter?',
  examples: [
    ['abba', 'dog cat cat dog'],
    ['abba', 'dog cat cat fish'],
    ['aaaa', 'dog cat cat dog'],
  ],
  random: (int) => {
    const p = word(int, [1, 4], 'ab')
    return [p, [...p].map((c) => (int(0, 4) ? { a: 'dog', b: 'cat' }[c] : 'fish')).join(' ')]
  },
  solve: (p: string, s: string) => {
    const w = s.split(' ')
    return w.length === p.length && w.every((x, i) => w.indexOf(x) === p.indexOf(p[i]!))
  },
})
add({
  id: 'largest-number',
  title: 'Largest Number',
  names: ['nums'],
  bounds: ['1 <= nums.length <= 100', '0 <= nums[i] <= 10^9'],
  a: 'Arrange a list of non-negative integers so that they form the largest number, and return it as a string.',
  b: 'Write the given integers one after another in such an order that the number you get is as large as possible.',
  styles: ['practice', 'prose'],
  examples: [[[10, 2]], [[3, 30, 34, 5, 9]], [[1, 20]]],
  random: (int) => [list(int, [1, 5], [1, 120])],
  solve: (n: number[]) =>
    n
      .map(String)
      .sort((a, b) => (b + a > a + b ? 1 : -1))
      .join('')
      .replace(/^0+(?=\d)/, ''),
  isRight: ([n], o) =>
    o.replaceAll('"', '') ===
    (n as number[])
      .map(String)
      .sort((a, b) => (b + a > a + b ? 1 : -1))
      .join('')
      .replace(/^0+(?=\d)/, ''),
})
add({
  id: 'find-anagrams',
  title: 'Find All Anagrams in a String',
  names: ['s', 'p'],
  bounds: ['1 <= s.length, p.length <= 3 * 10^4'],
  a: 'Given two strings s and p, return the start indices of all anagrams of p in s, in ascending order.',
  b: 'At which positions of s does a rearrangement of p begin? List them in increasing order.',
  styles: ['practice', 'doctest'],
  examples: [
    ['cbaebabacd', 'abc'],
    ['abab', 'ab'],
  ],
  random: (int) => [word(int, [2, 9], 'abc'), word(int, [1, 3], 'abc')],
  solve: (s: string, p: string) => {
    const k = (x: string) => [...x].sort().join('')
    return [...s].flatMap((_, i) =>
      i + p.length <= s.length && k(s.slice(i, i + p.length)) === k(p) ? [i] : [],
    )
  },
})
add({
  id: 'permutation-in-string',
  title: 'Permutation in String',
  names: ['s1', 's2'],
  bounds: ['1 <= s1.length, s2.length <= 10^4'],
  a: 'Return true if s2 contains a permutation of s1 as a substring, and false otherwise.',
  b: 'Does the second string contain some rearrangement of the first one, without gaps?',
  examples: [
    ['ab', 'eidbaooo'],
    ['ab', 'eidboaoo'],
  ],
  random: (int) => [word(int, [1, 3], 'abc'), word(int, [1, 6], 'abc')],
  solve: (p: string, s: string) => {
    const k = (x: string) => [...x].sort().join('')
    return [...s].some((_, i) => i + p.length <= s.length && k(s.slice(i, i + p.length)) === k(p))
  },
})
add({
  id: 'last-word',
  title: 'Length of Last Word',
  names: ['s'],
  bounds: ['1 <= s.length <= 10^4'],
  styles: ['practice', 'doctest'],
  a: 'Given a string s of words and spaces, return the length of the last word in the string.',
  b: 'How many letters does the final word of a sentence have? There may be spaces at the end.',
  examples: [['Hello World'], ['fly me to the moon'], ['luffy is still joyboy']],
  random: (int) => [words(int, [1, 4], [1, 5], 'abc').join(' ')],
  solve: (s: string) => s.trim().split(' ').at(-1)!.length,
})
add({
  id: 'calculator',
  title: 'Basic Calculator II',
  names: ['s'],
  bounds: ['1 <= s.length <= 3 * 10^5'],
  styles: ['practice', 'doctest'],
  a: 'Given a string s with a valid expression of non-negative integers, the operators +, -, *, / and spaces, evaluate it. Integer division truncates toward zero. Do not use eval.',
  b: 'Compute the value of an arithmetic expression without brackets that is given as text. Multiplication and division come first, and division drops the fraction.',
  examples: [['3+2*2'], [' 3/2 '], ['3+5 / 2']],
  random: (int) => [
    `${int(1, 20)}${Array.from({ length: int(1, 4) }, () => `${'+-*/'[int(0, 3)]}${int(1, 9)}`).join('')}`,
  ],
  solve: (s: string) => {
    const t = s.match(/\d+|[-+*/]/g)!
    const st: number[] = []
    let op = '+'
    for (const x of t) {
      if (/\d/.test(x)) {
        const v = Number(x)
        if (op === '+') st.push(v)
        else if (op === '-') st.push(-v)
        else if (op === '*') st.push(st.pop()! * v)
        else st.push(Math.trunc(st.pop()! / v))
      } else op = x
    }
    return st.reduce((a, b) => a + b, 0) + 0
  },
})
add({
  id: 'min-remove',
  title: 'Minimum Add to Make Parentheses Valid',
  names: ['s'],
  bounds: ['1 <= s.length <= 1000'],
  a: "Given a string s of '(' and ')', return the minimum number of parentheses that must be inserted, anywhere, to make it valid.",
  b: 'How many round brackets have to be added at least so that a string of brackets becomes balanced?',
  examples: [['())'], ['((('], ['()']],
  random: (int) => [word(int, [1, 8], '()')],
  solve: (s: string) => {
    let t = s
    while (t.includes('()')) t = t.replace('()', '')
    return t.length
  },
})
add({
  id: 'partition-labels',
  title: 'Partition Labels',
  names: ['s'],
  bounds: ['1 <= s.length <= 500'],
  a: 'Split s into as many parts as possible so that each letter appears in at most one part. Return a list of the sizes of these parts.',
  b: 'Cut a word into the greatest number of pieces such that no letter occurs in two pieces, and give the lengths of the pieces.',
  styles: ['practice', 'doctest'],
  examples: [['ababcbacadefegdehijhklij'], ['eccbbbbdec']],
  random: (int) => [word(int, [1, 9], 'abcdef')],
  solve: (s: string) => {
    const o: number[] = []
    let st = 0
    let e = 0
    ;[...s].forEach((c, i) => {
      e = Math.max(e, s.lastIndexOf(c))
      if (i === e) {
        o.push(i - st + 1)
        st = i + 1
      }
    })
    return o
  },
})
