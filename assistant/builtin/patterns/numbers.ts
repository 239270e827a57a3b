import { cpAlgorithms, cue, type Pattern, wikipedia } from './pattern.ts'

/** Patterns that use how numbers are made. */
export const numberPatterns: readonly Pattern[] = [
  {
    id: 'bit-manipulation',
    name: 'Bit manipulation',
    level: 2,
    cues: [
      cue(
        /\b(xor|exclusive or|bitwise|bits?|binary representation|set bits|ones in (the )?binary|popcount|hamming|bitmask|power of two|shift)\b/,
        4,
        'Bits are named in the statement.',
      ),
      cue(
        /\b(every|each|all) (other )?(\w+ )?(element|number|value|one|sock|id)?s?\s?(appears?|occurs?|shows? up|comes?|is present|has a twin) (exactly )?(twice|two times|in pairs|three times|an even)|\b(all|every) (the )?(other|others)\b.{0,40}\b(twice|pairs?|two times|three times)\b/,
        4,
        'Equal values cancel in pairs under exclusive or.',
      ),
      cue(
        /\b(without (using )?(arithmetic|the \+|plus|addition|extra memory))\b/,
        1.5,
        'The usual means are forbidden.',
      ),
      cue(
        /\b(missing (number|value|id)|odd (number|count) of times)\b/,
        2,
        'What is left over after cancelling is the answer.',
      ),
    ],
    approaches: [
      {
        name: 'Count in a hash map',
        description: 'Counts every value and looks for the one that differs.',
        time: 'O(n)',
        space: 'O(n)',
      },
      {
        name: 'Exclusive or of everything',
        description: 'Equal values cancel, whatever their order; what remains is the answer.',
        time: 'O(n)',
        space: 'O(1)',
        program: 'single-number',
      },
    ],
    hints: [
      'Write a few of the values in binary, one below the other. What do you see in the columns?',
      'What is x xor x, and x xor 0? Does the order matter?',
      'Treat each bit by itself: count it, cancel it, or shift it out.',
    ],
    resources: [
      wikipedia('Bitwise operation'),
      wikipedia('Exclusive or'),
      cpAlgorithms('Bit manipulation', 'algebra/bit-manipulation'),
    ],
  },
  {
    id: 'number-theory',
    name: 'Number theory',
    level: 2,
    cues: [
      cue(
        /\b(primes?|sieve|prime factors?|composite|coprime|relatively prime|totient)\b/,
        4.5,
        'Primes are involved.',
      ),
      cue(
        /\b(divisors?|factors?|multiples? of|gcd|greatest common divisor|lcm|least common multiple|common divisor|divisible by|evenly divid\w*)\b/,
        2.5,
        'Divisibility decides.',
      ),
      cue(
        /\b(trailing zeros|factorial|digits? sum|sum of (its |the )?digits|perfect (number|square)|happy number|ugly number|modular|inverse modulo|x to the power|raised to|exponent)\b/,
        2.5,
        'The answer follows from how numbers are composed.',
      ),
      cue(/\b(remainder|modulo|mod)\b/, 0.5, 'Remainders appear.'),
      cue(
        (s) =>
          s.bounds.some(({ high, name }) => high >= 1e9 && /^[nkabxm]$/i.test(name)) &&
          !/\b(array|list|string|sequence)\b/.test(s.prose),
        2,
        'A single number is so large that only its structure helps.',
      ),
      cue(/\b(contiguous|subarray|graph|tree|10\^9 ?\+ ?7)\b/, -2, ''),
      cue(
        /\b(every|once every) (\w+ )?(minutes|seconds|days)\b.{0,200}\b(together|same time|coincide)/,
        2,
        'Periods that meet again do so at a common multiple.',
      ),
    ],
    approaches: [
      {
        name: 'Test every number by trial division',
        description: 'Divides by everything up to the square root.',
        time: 'O(n √n)',
        space: 'O(1)',
      },
      {
        name: 'Sieve of Eratosthenes',
        description: 'Crosses out the multiples of each prime; what remains is prime.',
        time: 'O(n log log n)',
        space: 'O(n)',
        program: 'count-primes',
      },
    ],
    hints: [
      'Up to where do you have to look for a divisor?',
      'Instead of asking each number for its divisors, let each divisor mark its multiples.',
      'Greatest common divisors by Euclid, powers by repeated squaring, and remainders taken after every step keep numbers small.',
    ],
    resources: [
      wikipedia('Sieve of Eratosthenes'),
      cpAlgorithms('Sieve of Eratosthenes', 'algebra/sieve-of-eratosthenes'),
      cpAlgorithms('Euclidean algorithm', 'algebra/euclid-algorithm'),
    ],
  },
]
