import { cpAlgorithms, cue, type Pattern, wikipedia } from './pattern.ts'

/** Dynamic programming in its common shapes. */
export const dynamicPatterns: readonly Pattern[] = [
  {
    id: 'dp-linear',
    name: 'Dynamic programming along a line',
    level: 2,
    cues: [
      cue(
        /\b(no two (\w+ )?(adjacent|neighbou?ring|consecutive)|not (be )?(adjacent|neighbou?rs|next to)|(adjacent|neighbou?ring|consecutive) \w+ (cannot|can't|may not|must not|are not)|two (adjacent|neighbou?ring|consecutive|in a row))\b/,
        3,
        'A choice forbids its neighbour.',
      ),
      cue(
        /\b(stairs?|staircase|climb\w*|steps? at a time|one or two|1 or 2)\b/,
        3,
        'A position is reached from one of the few before it.',
      ),
      cue(/\b(how many|number of)( different| distinct)? ways\b/, 2, 'Ways are counted.'),
      cue(
        /\b(maximum|largest|greatest|best)\b.{0,30}\bsum\b.{0,40}\b(subarray|contiguous|consecutive|stretch)|\b(subarray|contiguous|consecutive|stretch)\b.{0,60}\b(largest|maximum|greatest|highest|best) (sum|total)/,
        3.5,
        'The best sum of a contiguous stretch ends somewhere: each end builds on the one before.',
      ),
      cue(
        /\b(decode|decodings?|tiling|tiles?|domino(es)?|fibonacci|word break|segmented into|split into (words|dictionary)|space-separated|spelled)\b/,
        2.5,
        'The rest is a smaller problem of the same kind.',
      ),
      cue(
        /\b(house|robber|houses|loot|days? off|rest day|cooldown)\b/,
        1.5,
        'Items stand in a row and each is taken or left.',
      ),
      cue(
        /\b(modulo|10\^9 ?\+ ?7|1000000007|1e9 ?\+ ?7|mod )\b/,
        1.5,
        'The count is so large that only its remainder is asked for.',
      ),
      cue(
        (s, shape) =>
          shape.asksOptimum &&
          /\b(each (day|step|position|house|item)|row of|line of|along)\b/.test(s.prose),
        1,
        'One decision follows another along a line.',
      ),
      cue(/\b(buy|sell|stock|shares?)\b/, 1.5, 'What is held today follows from yesterday.'),
      cue((_, shape) => shape.isGrid, -1.5, ''),
      cue((_, shape) => shape.isTree || shape.isLinkedList, -2, ''),
    ],
    approaches: [
      {
        name: 'Recursion over all choices',
        description: 'Takes or leaves each element; repeats the same work exponentially often.',
        time: 'O(2^n)',
        space: 'O(n)',
      },
      {
        name: 'Recursion with memory',
        description: 'The same, with the answer for each position stored.',
        time: 'O(n)',
        space: 'O(n)',
      },
      {
        name: 'Bottom up with a few variables',
        description: 'Walks along the line and keeps only the last answers.',
        time: 'O(n)',
        space: 'O(1)',
        program: 'best-non-adjacent',
      },
    ],
    hints: [
      'Look at the last element only. Which cases are there, and what remains in each?',
      'Define in one sentence what best(i) means for the first i elements, then write it by earlier ones.',
      'How far back does it look? Keep just those values.',
    ],
    resources: [
      wikipedia('Dynamic programming'),
      cpAlgorithms('Introduction to dynamic programming', 'dynamic_programming/intro-to-dp'),
    ],
  },
  {
    id: 'dp-knapsack',
    name: 'Knapsack dynamic programming',
    level: 2,
    cues: [
      cue(
        /\b(coins?|denominations?|banknotes?|stamps?|change)\b/,
        3,
        'Pieces of given sizes add up to an amount.',
      ),
      cue(
        /\b(knapsack|backpack|rucksack|bag|capacity|budget|suitcase|weight limit|carry at most)\b/,
        2.5,
        'A limited capacity is filled.',
      ),
      cue(
        /\b(weights?|costs?|sizes?|hours|calories|price)\b.{0,60}\b(values?|worth|profits?|points|benefit|scores?|enjoyment|reward)\b/,
        2,
        'Items have a cost and a worth.',
      ),
      cue(
        /\b(subset|choose|select|pick|some of)\b.{0,80}\b(sums?|total|add up|adds up|equal|exactly)\b/,
        2,
        'A selection has to reach a sum.',
      ),
      cue(
        /\b(two (groups|halves|subsets|piles|parts|teams))\b.{0,60}\b(equal|same|difference|balance)/,
        3,
        'Two parts of equal sum are a selection of half of the total.',
      ),
      cue(
        /\b(unlimited|infinite|any number of times|as many (of each|times)|repeatedly use)\b/,
        1,
        'Pieces may be used again.',
      ),
      cue(/\b(exactly|make up|pay|amount|exact)\b/, 0.5, 'An exact amount is to be made.'),
      cue(/\b(contiguous|consecutive|subarray|substring)\b/, -2.5, ''),
      cue((_, shape) => shape.asksAll, -2, ''),
      cue((_, shape) => shape.isGraph && shape.isWeighted, -1.5, ''),
    ],
    approaches: [
      {
        name: 'Try every selection',
        description: 'Recursion that takes or leaves each item.',
        time: 'O(2^n)',
        space: 'O(n)',
      },
      {
        name: 'Table over items and amounts',
        description: 'best[i][a] for the first i items and amount a.',
        time: 'O(n · amount)',
        space: 'O(n · amount)',
      },
      {
        name: 'One row over amounts',
        description:
          'A single row is enough: upwards if items may repeat, downwards if each is used once.',
        time: 'O(n · amount)',
        space: 'O(amount)',
        program: 'fewest-coins',
      },
    ],
    hints: [
      'Which smaller amount is left after the last piece?',
      'Say exactly what best[amount] means, and what it is for amount 0 and for amounts that cannot be made.',
      'May a piece be used again? That decides in which direction the amounts are walked.',
    ],
    resources: [
      wikipedia('Knapsack problem'),
      wikipedia('Change-making problem'),
      cpAlgorithms('Knapsack', 'dynamic_programming/knapsack'),
    ],
  },
  {
    id: 'dp-grid',
    name: 'Dynamic programming on a grid',
    level: 2,
    cues: [
      cue(
        /\b(only (move |go |moving |travel )?(right|down|east|south|up|left|north|west)|(right|east) (or|and) (down|south)|(down|south) (or|and) (right|east)|(to the )?right or (straight )?down(ward)?s?)\b/,
        4.5,
        'Moves never come back, so cells can be worked off in order.',
      ),
      cue(
        (s, shape) =>
          shape.isGrid &&
          /\b(top[- ]left|upper[- ]left|north-?west|first (cell|row)|top row|last row|bottom)\b/.test(
            s.prose,
          ) &&
          /\b(path|way|route|sum|cost|collect|paths)\b/.test(s.prose),
        2,
        'Ways across a grid are compared or counted.',
      ),
      cue(
        (s) =>
          /\b(number of|how many|count)\b.{0,40}\b(paths|routes|ways)\b/.test(s.prose) &&
          /\b(grid|matrix|corner|cell|board|blocks?|streets)\b/.test(s.prose),
        2.5,
        'Ways across a grid are counted.',
      ),
      cue(
        /\b(largest|biggest|maximal|maximum) square\b|\bsquare (sub-?matrix|of (only )?(ones|1s))\b/,
        4,
        'The largest square that ends at a cell follows from its three neighbours.',
      ),
      cue(
        /\btriangle\b.{0,100}\b(row|sum|path|adjacent)\b|\bfalling path\b/,
        3,
        'Each row builds on the one above.',
      ),
      cue(/\bislands?|connected|spread|spiral|rotate\b/, -2.5, ''),
    ],
    approaches: [
      {
        name: 'Recursion over both moves',
        description: 'Tries both moves from each cell; exponential.',
        time: 'O(2^(r+c))',
        space: 'O(r + c)',
      },
      {
        name: 'Table of cells',
        description: 'Fills the table row by row from the cells above and to the left.',
        time: 'O(r · c)',
        space: 'O(r · c)',
      },
      {
        name: 'One row of the table',
        description: 'The row is overwritten from left to right: before, it holds the row above.',
        time: 'O(r · c)',
        space: 'O(c)',
        program: 'cheapest-path',
      },
    ],
    hints: [
      'From which cells can this one be entered?',
      'Write its answer by theirs. What about the first row and the first column?',
      'Once the next row is being filled, which older values are still needed?',
    ],
    resources: [wikipedia('Dynamic programming'), wikipedia('Lattice path')],
  },
  {
    id: 'dp-two-sequences',
    name: 'Dynamic programming on two sequences',
    level: 2,
    cues: [
      cue(
        /\b(letters?|characters?|symbols?)\b.{0,60}\b(insert\w*|add(ed|ing)?)\b.{0,40}\b(remov\w*|delet\w*|exchang\w*|replac\w*)\b/,
        4,
        'One text is turned into another by single edits.',
      ),
      cue(
        /\b(edit distance|levenshtein|insert(ion|ed|ing)?s?,? (a (letter|character),? )?(or )?delet\w+|(insert|delete|remove|replace|substitute).{0,60}(insert|delete|remove|replace|substitute).{0,80}(character|letter|turn|transform|convert|string|word))\b/,
        4,
        'One text is turned into another by single edits.',
      ),
      cue(
        /\bcommon (subsequence|sub-sequence|supersequence)\b/,
        5,
        'A common subsequence is wanted.',
      ),
      cue(
        (s, shape) =>
          shape.hasTwoTexts &&
          /\b(subsequence|deleting|without changing the order|in the same order|interleav\w*|align\w*|transform|convert|turn|distinct ways|common)\b/.test(
            s.prose,
          ),
        3,
        'Two sequences are compared element by element.',
      ),
      cue(
        /\b(transform|convert|turn|change)\b.{0,40}\b(string|word|text|name|one)\b.{0,40}\b(into|to)\b/,
        1.5,
        'One text becomes another.',
      ),
      cue(
        /\b(diff|revisions?|versions?|spell(ing)?|typo|similar(ity)?)\b/,
        1,
        'Two versions are compared.',
      ),
      cue(
        /\b(regular expression|wildcard pattern|matches the (entire|whole)|'\*' matches|\* matches)\b/,
        3,
        'A pattern with wildcards is matched as a whole.',
      ),
      cue(/\bone letter at a time|word ladder|each intermediate word|dictionary\b/, -3, ''),
      cue(/\b(anagram|needle)\b/, -2, ''),
    ],
    approaches: [
      {
        name: 'Recursion on the last elements',
        description: 'Compares the ends and branches where they differ; exponential.',
        time: 'O(3^(n+m))',
        space: 'O(n + m)',
      },
      {
        name: 'Table over both prefixes',
        description: 'best[i][j] for the first i elements of one and the first j of the other.',
        time: 'O(n · m)',
        space: 'O(n · m)',
      },
      {
        name: 'Two rows of the table',
        description: 'Each row needs only the one before.',
        time: 'O(n · m)',
        space: 'O(m)',
        program: 'edit-distance',
      },
    ],
    hints: [
      'Look at the last element of each. If they are equal, what remains? If not, which cases are there?',
      'Define best[i][j] for prefixes, and fill the first row and column by hand.',
      'Write down a 3 × 3 table for an example: the rule for a cell uses its left, upper and diagonal neighbour.',
    ],
    resources: [wikipedia('Levenshtein distance'), wikipedia('Longest common subsequence')],
  },
  {
    id: 'dp-subsequence',
    name: 'Longest increasing subsequence',
    level: 2,
    cues: [
      cue(
        /\b(increasing|decreasing|ascending|growing|rising|descending|non-decreasing|wiggle|zigzag) (sub-?sequence|chain|order)/,
        4.5,
        'An ordered subsequence is wanted.',
      ),
      cue(/\bsub-?sequences?\b/, 1.5, 'Elements may be left out, their order stays.'),
      cue(
        /\b(nest(ed|ing)?|russian|dolls?|envelopes?|inside (one )?another|stack(ed|ing)? (boxes|blocks|on)|boxes|chain of (pairs|words)|fits? (in|into))\b/,
        2.5,
        'Things are nested by size.',
      ),
      cue(
        /\b(keep(ing)?|remov\w+|delet\w+|left out|leave out|skip\w*)\b.{0,80}\b(strictly )?(increasing|taller|rising|ascending|sorted|higher|growing|larger)\b/,
        3,
        'What is kept has to rise.',
      ),
      cue(
        /\b(strictly (increasing|rising|growing|taller|higher)|each (one )?(taller|higher|greater|larger) than the (previous|one before|last))\b/,
        2,
        'Each chosen element exceeds the one before.',
      ),
      cue((_, shape) => shape.hasTwoTexts, -2, ''),
      cue(/\b(contiguous|substring|subarray|palindrom\w*|common)\b/, -2.5, ''),
    ],
    approaches: [
      {
        name: 'Try every subsequence',
        description: 'Takes or leaves each element.',
        time: 'O(2^n)',
        space: 'O(n)',
      },
      {
        name: 'Best ending at each element',
        description: 'For each element, looks at all earlier ones that it may follow.',
        time: 'O(n^2)',
        space: 'O(n)',
      },
      {
        name: 'Smallest tails with binary search',
        description:
          'For every length keeps the smallest possible last element; each element finds its place by halving.',
        time: 'O(n log n)',
        space: 'O(n)',
        program: 'longest-increasing',
      },
    ],
    hints: [
      'Fix the last element of the subsequence. Which elements may stand before it?',
      'Of two subsequences of the same length, which is the better one to go on with?',
      'Keep for each length the smallest last element. These are sorted, so a new element finds its place by binary search.',
    ],
    resources: [
      wikipedia('Longest increasing subsequence'),
      cpAlgorithms(
        'Longest increasing subsequence',
        'dynamic_programming/longest_increasing_subsequence',
      ),
    ],
  },
  {
    id: 'dp-intervals',
    name: 'Interval dynamic programming',
    level: 3,
    cues: [
      cue(
        /\b(delet\w+|remov\w+|insert\w+|add(ed|ing)?|cross(ed|ing)? out|drop\w*)\b.{0,100}\b(reads? the same|palindrom\w*)\b/,
        4,
        'A palindrome is a smaller one between two equal letters.',
      ),
      cue(
        /\bpalindromic? (subsequence|sub-sequence|substrings?|partition\w*)|longest palindrom\w*|palindromes? (that|which|left)|make (it|the (string|word|text)) a palindrome|into palindromes\b/,
        4,
        'A palindrome is a smaller one between two equal letters.',
      ),
      cue(
        /\b(burst(ing)?|balloons?|matrix chain|chain of matrices|optimal (binary )?(search )?(tree|parenthesi[sz]ation)|triangulat\w*|merge (adjacent|neighbou?ring|consecutive) (piles|stones)|cut(ting)? (the|a) (stick|log|rod) (at|in))\b/,
        4,
        'The last action inside an interval splits it in two.',
      ),
      cue(
        /\b(remove|take|pick)\b.{0,60}\b(either end|from (the )?(left|front) or (the )?(right|back)|both ends|first or (the )?last)\b/,
        3,
        'Something is taken from either end, and an interval remains.',
      ),
      cue(
        /\b(two players|take turns|optimally|plays? optimally|first player)\b/,
        2,
        'Players take turns on what remains.',
      ),
      cue(
        /\b(order (in which|of)|parenthes(is|es|i[sz]ing)) .{0,200}(cost|total)/,
        1,
        'The order of operations decides about the cost.',
      ),
      cue((_, shape) => (shape.size ?? 0) > 5000, -2, ''),
      cue(/\b(brackets?|linked list|integer is a palindrome)\b/, -2, ''),
    ],
    approaches: [
      {
        name: 'Recursion over all splits',
        description: 'Tries every last action; exponential.',
        time: 'O(2^n) and more',
        space: 'O(n)',
      },
      {
        name: 'Table over intervals',
        description: 'best[i][j] from shorter intervals, by growing length or falling start.',
        time: 'O(n^2) to O(n^3)',
        space: 'O(n^2)',
      },
      {
        name: 'One row of the table',
        description: 'Where an interval needs only its direct neighbours, one row is enough.',
        time: 'O(n^2)',
        space: 'O(n)',
        program: 'palindromic-subsequence',
      },
    ],
    hints: [
      'Describe what remains after one step by its two ends.',
      'Do not ask what happens first but what happens last inside the interval: then both sides are independent.',
      'Fill the table so that shorter intervals are ready first.',
    ],
    resources: [
      wikipedia('Matrix chain multiplication'),
      wikipedia('Longest palindromic substring'),
    ],
  },
]
