import { cpAlgorithms, cue, type Pattern, wikipedia } from './pattern.ts'

/** Patterns that search a range, a tree of choices or an index. */
export const searchPatterns: readonly Pattern[] = [
  {
    id: 'binary-search',
    name: 'Binary search',
    level: 1,
    cues: [
      cue(
        /\bfirst (broken|bad|failing|faulty|failed|wrong|defective) |\bfrom (some|a certain) (\w+ )?on(wards)? (all|every)|\b(as few|fewest|minimum number of) (calls|questions|guesses|comparisons|tries|tests)\b/,
        3.5,
        'Everything before some place differs from everything after it.',
      ),
      cue(
        (s, shape) =>
          shape.isSorted &&
          /\b(find|search|locate|position|index|where|insert\w*|first|last|closest|look)\b/.test(
            s.prose,
          ),
        2.5,
        'Something is looked for in sorted values.',
      ),
      cue(/\b(logarithmic|o\(log ?n\)|log\(n\)|log n time)\b/, 4, 'Logarithmic time is demanded.'),
      cue(/\brotated\b/, 3, 'A rotated sorted array has one sorted half at every step.'),
      cue(
        /\b(peak|mountain|bitonic|first bad|guess(ing)? (a |the )?number|higher or lower|square root|too (high|low))\b/,
        3,
        'One comparison tells on which side the answer lies.',
      ),
      cue(
        /\b(insert(ed|ion)? position|where it would be inserted|first (element|value|position|index|price|entry).{0,30}(at least|not less|greater than or equal|>=)|first and last (position|occurrence|index))\b/,
        3,
        'The border between smaller and larger values is asked for.',
      ),
      cue(/\bsearch\b/, 0.5, 'A search is asked for.'),
      cue(/\b(tree|bst|linked list|substring|interval)\b/, -2, ''),
      cue(
        (_, shape) => shape.isSorted && (shape.size ?? 0) >= 100_000,
        0.5,
        'There are too many sorted values to look at all of them for each question.',
      ),
      cue(/\b(pair|triplet|two numbers|merge)\b/, -1, ''),
    ],
    approaches: [
      {
        name: 'Look at every element',
        description: 'A linear scan, which does not use the order.',
        time: 'O(n)',
        space: 'O(1)',
      },
      {
        name: 'Halve the range',
        description:
          'Keeps the invariant “left of low is too small, from high on it is not” and looks at the middle.',
        time: 'O(log n)',
        space: 'O(1)',
        program: 'search-sorted',
      },
    ],
    hints: [
      'What does one look at the middle element tell about the rest?',
      'State what is known about everything left of low and everything from high on, and never break it.',
      'The loop ends when the two meet; decide what that place means, and check an absent value and both ends.',
    ],
    resources: [
      wikipedia('Binary search'),
      cpAlgorithms('Binary search', 'num_methods/binary_search'),
    ],
  },
  {
    id: 'binary-search-answer',
    name: 'Binary search on the answer',
    level: 2,
    cues: [
      cue(
        /\b(minimi[sz]e|smallest|minimum|least|lowest|slowest)\b.{0,80}\b(maximum|largest|capacity|speed|rate|limit|max|heaviest|biggest|longest|rating|time)\b/,
        3,
        'The smallest limit that is still enough is wanted.',
      ),
      cue(
        /\b(maximi[sz]e|largest|maximum|greatest)\b.{0,80}\b(minimum|smallest|min|least|shortest)\b/,
        3,
        'The largest guaranteed minimum is wanted.',
      ),
      cue(
        /\b(within|in at most|in no more than|before|not exceed(ing)?)\b.{0,30}\b(\w+ )?(days?|hours?|minutes?|trips?|workers?|seconds|shifts)\b/,
        2,
        'A deadline has to be met: for each candidate it can be checked.',
      ),
      cue(
        /\b(split|divide|partition|cut|allocate|distribute)\b.{0,80}\b(k|m|\w+) (parts|pieces|groups|subarrays|painters|students|workers|contiguous|sections)\b/,
        2.5,
        'The input is divided into a given number of parts.',
      ),
      cue(
        /\b(capacity|eating speed|speed k|minimum speed|ship(ped|s)?|conveyor|load limit|throughput|per (hour|day|minute))\b/,
        1.5,
        'A capacity or a speed has to be just enough.',
      ),
      cue(
        /\b(machines?|printers?|workers?|painters?)\b.{0,120}\b(produce|print|make|finish|complete)\b/,
        1.5,
        'Several work side by side; for a given time the output can be counted.',
      ),
      cue(
        /\b(as far apart|minimum distance between|magnetic|cows|stalls|routers)\b/,
        3,
        'A guessed distance can be checked by placing greedily.',
      ),
      cue(/\b(shortest path|grid|tree|subsequence|graph)\b/, -2, ''),
      cue(
        (s) => s.bounds.some(({ high }) => high >= 1e8),
        0.5,
        'Values are large while the check of one candidate is cheap.',
      ),
    ],
    approaches: [
      {
        name: 'Try every candidate in turn',
        description: 'Raises the limit step by step and checks each.',
        time: 'O(n · range)',
        space: 'O(1)',
      },
      {
        name: 'Search the answer by halving',
        description:
          'If a limit is enough, so is every larger one; binary search finds the border, a greedy pass checks each guess.',
        time: 'O(n log range)',
        space: 'O(1)',
        program: 'smallest-capacity',
      },
    ],
    hints: [
      'Suppose someone tells you the answer. How would you check it, and how fast?',
      'If a value works, do all larger (or all smaller) ones work too?',
      'Then the candidates go “no … no yes … yes”: binary search for the first yes between a sure no and a sure yes.',
    ],
    resources: [
      cpAlgorithms('Binary search', 'num_methods/binary_search'),
      wikipedia('Binary search'),
    ],
  },
  {
    id: 'backtracking',
    name: 'Backtracking',
    level: 2,
    cues: [
      cue(
        (_, shape) => shape.asksAll,
        4,
        'All solutions have to be listed, not only counted or the best found.',
      ),
      cue(
        /\b(permutations?|combinations?|subsets?|arrangements?|power set)\b/,
        2,
        'Choices are combined.',
      ),
      cue(
        /\b(queens?|sudoku|crossword|word search|knight'?s tour|maze solutions|colou?r the (map|graph))\b/,
        4,
        'Pieces are placed so that no rule is broken.',
      ),
      cue(
        /\b(list|return|print|output|generate|produce|give|write|show) (out )?(all|every|each)\b/,
        2.5,
        'Everything that fits has to be written out.',
      ),
      cue(
        (_, shape) => (shape.size ?? Infinity) <= 20,
        1.5,
        'The input is so small that a search through all choices is affordable.',
      ),
      cue(
        /\b(partition .{0,200} palindromes|restore ip|valid ip|letter combinations|phone (keypad|number)|keypad|seating)\b/,
        2.5,
        'The text is cut or spelled in every possible way.',
      ),
      cue(
        /\b(same (number|candidate) may be (used|chosen)|in any order)\b/,
        0.5,
        'Choices may repeat, or their order is free.',
      ),
      cue(/\b(modulo|10\^9 ?\+ ?7|mod )\b/, -3, ''),
      cue((_, shape) => (shape.size ?? 0) > 1000, -3, ''),
    ],
    approaches: [
      {
        name: 'Generate everything, then filter',
        description: 'Builds all combinations and keeps those that fit.',
        time: 'O(2^n · n) or O(n!)',
        space: 'O(n) besides the answer',
      },
      {
        name: 'Backtrack with pruning',
        description:
          'Builds one choice after the other, takes it back, and leaves a branch as soon as it cannot fit any more.',
        time: 'exponential, far less in practice',
        space: 'O(depth) besides the answer',
        program: 'combination-sum',
      },
    ],
    hints: [
      'Describe a solution as a row of decisions. What are the choices at one of them?',
      'Choose, go on with the rest, take the choice back: that is the whole loop.',
      'When can a branch be left early? And which order of choices keeps the same solution from appearing twice?',
    ],
    resources: [wikipedia('Backtracking'), wikipedia('Eight queens puzzle')],
  },
  {
    id: 'trie',
    name: 'Trie (prefix tree)',
    level: 2,
    cues: [
      cue(
        /\b(prefix(es)?|begin(s|ning)? with|start(s|ing)? with|autocomplete|auto-complete|type-?ahead|suggest\w*)\b/,
        2.5,
        'Words are looked up by their beginning.',
      ),
      cue(
        /\b(dictionary|list of words|set of words|words)\b.{0,100}\b(prefix|begin|start|search|look(ed)? up|insert|suggest)/,
        2,
        'A dictionary is searched again and again.',
      ),
      cue(/\b(prefix tree|trie)\b/, 5, 'A prefix tree is named.'),
      cue(
        /\b(longest common prefix|shortest unique prefix|unique abbreviation|contacts?|phone ?book)\b/,
        2.5,
        'Common beginnings are what counts.',
      ),
      cue(
        /\b(wildcard|dot matches|any letter)\b/,
        2,
        'Patterns with open letters are matched against many words.',
      ),
      cue(
        /\bmaximum xor|largest xor|xor of two\b/,
        2,
        'Numbers are compared bit by bit from the top.',
      ),
      cue((_, shape) => !shape.isText, -1.5, ''),
      cue(/\bprefix sums?\b/, -2, ''),
    ],
    approaches: [
      {
        name: 'Compare with every word',
        description: 'Checks each query against all words.',
        time: 'O(queries · words · length)',
        space: 'O(1)',
      },
      {
        name: 'Sort the words and search by halving',
        description: 'Words with the same prefix stand together in sorted order.',
        time: 'O((words + queries) · length · log words)',
        space: 'O(words)',
      },
      {
        name: 'Build a trie',
        description:
          'Words share their common beginnings; each node keeps what queries ask for, such as a count.',
        time: 'O(total letters)',
        space: 'O(total letters)',
        program: 'prefix-counts',
      },
    ],
    hints: [
      'How much work is done twice when two words begin alike?',
      'Store the words as a tree in which each edge is a letter.',
      'Keep in every node what a query wants to know (a count, an end mark), so that it need not look further down.',
    ],
    resources: [wikipedia('Trie'), cpAlgorithms('Aho-Corasick', 'string/aho_corasick')],
  },
  {
    id: 'string-matching',
    name: 'String matching',
    level: 2,
    cues: [
      cue(/\bprefix\b.{0,40}\bsuffix\b/, 3.5, 'The text begins as it ends.'),
      cue(
        /\b(occurs?|occurrences?|appears?|find|locate|contains?|search)\b.{0,60}\b(pattern|needle|substring|phrase|snippet)\b.{0,60}\b(in|inside|within|of)\b/,
        3,
        'A pattern is looked for in a text.',
      ),
      cue(/\b(needle|haystack)\b/, 4, 'A needle is looked for in a haystack.'),
      cue(
        /\b(pattern|p)\b.{0,30}\b(in|inside|within) (the |a )?(text|string|t|document|log|book)\b/,
        3,
        'A pattern is looked for in a text.',
      ),
      cue(
        /\b(periodic|repeated (substring|pattern)|built by repeating|period of|cyclic (shift|rotation)|rotation of|border|both a (proper )?prefix and (a )?suffix|prefix (that|which) is also (a|its) suffix)\b/,
        3.5,
        'The text repeats itself, or begins as it ends.',
      ),
      cue(/\b(plagiari\w*|genome|dna)\b/, 1, 'Long texts are compared.'),
      cue(/\b(rolling hash|kmp|z-function|suffix array)\b/, 4, 'A string algorithm is named.'),
      cue(/\b(longest|shortest|anagram|subsequence|distinct|bracket)\b/, -1, ''),
    ],
    approaches: [
      {
        name: 'Compare at every position',
        description: 'Tries the pattern at each place of the text.',
        time: 'O(n · m)',
        space: 'O(1)',
      },
      {
        name: 'Knuth-Morris-Pratt',
        description:
          'After a mismatch, uses what the pattern says about itself, so that the text is read once.',
        time: 'O(n + m)',
        space: 'O(m)',
        program: 'find-pattern',
      },
      {
        name: 'Rolling hash',
        description:
          'Compares hashes that are updated in constant time, and letters only on a match.',
        time: 'O(n + m) expected',
        space: 'O(1)',
      },
    ],
    hints: [
      'After some letters have matched and the next has not: what do you know about the text?',
      'The matched part is a beginning of the pattern. Which shorter beginning is also its end?',
      'Compute that length for every prefix of the pattern first; then never step back in the text.',
    ],
    resources: [
      wikipedia('Knuth–Morris–Pratt algorithm'),
      cpAlgorithms('Prefix function', 'string/prefix-function'),
    ],
  },
  {
    id: 'range-queries',
    name: 'Fenwick or segment tree',
    level: 3,
    cues: [
      cue(
        /\bhow many (smaller|larger|greater|bigger|higher|lower) (elements|values|numbers|ones)\b.{0,200}\b(right|left|after|before|behind)\b/,
        4.5,
        'For each element, those on one side are counted by size.',
      ),
      cue(
        /\b(inversions?|out of order|wrong order|overtak\w*|bribes?)\b/,
        3.5,
        'Pairs in the wrong order are counted.',
      ),
      cue(
        /\b(updates?|changes?|set|modif\w+|replace\w*)\b.{0,100}\b(quer(y|ies)|range|sum|minimum|maximum|ask)\b|\b(quer(y|ies)|requests?)\b.{0,100}\b(update|change|set|modif|replace)/,
        3.5,
        'Values change between the queries.',
      ),
      cue(
        /\b(range (minimum|maximum|sum|update|min|max)|(minimum|maximum|largest|smallest|highest|lowest) (value|element|number|temperature)?\s?(in|between|of|on|among) (the )?(range|segment|positions|indices|days))\b/,
        2.5,
        'Ranges are asked for their sum or extreme.',
      ),
      cue(
        /\b(two (types|kinds) of (queries|operations|requests)|type 1|type 2|1 l r|1 x y|operation types)\b/,
        3,
        'There are several kinds of operations.',
      ),
      cue(
        /\b(count of smaller|smaller (numbers|elements|values) (after|to the right|before|on)|greater (numbers|elements) (after|before|to the left)|how many .{0,200} (before|after) it (are|is) (smaller|larger|greater|lower|higher))\b/,
        3.5,
        'For each element, those on one side are counted by size.',
      ),
      cue(/\b(segment tree|fenwick|binary indexed)\b/, 5, 'The structure is named.'),
    ],
    approaches: [
      {
        name: 'Walk over the range each time',
        description: 'Recomputes the answer for every query.',
        time: 'O(n) a query',
        space: 'O(1)',
      },
      {
        name: 'Merge sort that counts',
        description:
          'While two sorted halves are merged, the pairs between them are counted (for questions asked once).',
        time: 'O(n log n)',
        space: 'O(n)',
      },
      {
        name: 'Fenwick tree',
        description:
          'Partial sums over blocks whose sizes are powers of two: updates and prefix queries touch one block per bit.',
        time: 'O(log n) a query',
        space: 'O(n)',
        program: 'count-inversions',
      },
    ],
    hints: [
      'Prefix sums answer at once but are slow to change; a plain array is the other way round. What lies between?',
      'Store sums of blocks whose lengths are powers of two: a change touches few of them, and a prefix needs few.',
      'If values are large, replace them by their rank. Then process the elements in an order in which “seen so far” is what you have to count.',
    ],
    resources: [
      cpAlgorithms('Fenwick tree', 'data_structures/fenwick'),
      cpAlgorithms('Segment tree', 'data_structures/segment_tree'),
      wikipedia('Fenwick tree'),
    ],
  },
]
