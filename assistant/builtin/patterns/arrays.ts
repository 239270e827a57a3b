import { cpAlgorithms, cue, type Pattern, wikipedia } from './pattern.ts'

/** Patterns that walk over a sequence of values. */
export const arrayPatterns: readonly Pattern[] = [
  {
    id: 'hashing',
    name: 'Hash map or set',
    level: 1,
    cues: [
      cue(/\b(unsorted|unordered|in any order of position)\b/, 0.5, 'The input is in no order.'),
      cue(
        /\bconsecutive (integers|numbers|values)\b/,
        2.5,
        'Whether a neighbouring value exists can be looked up.',
      ),
      cue(
        /\btwo (different |distinct )?(numbers|elements|values|items|integers|entries|products)\b.{0,200}\b(add up|sum|total|make up|together)/,
        4,
        'Two values have to meet a condition together, so the partner of each can be looked up.',
      ),
      cue(
        /\b(duplicates?|appears? (more than once|twice|again)|repeat(s|ed)?|occurs? (more than once|twice|again)|already (been )?(seen|used))\b/,
        2,
        'It matters whether a value was seen before.',
      ),
      cue(
        /\b(anagrams?|same letters|rearrang\w+ (the )?letters)\b/,
        3,
        'Texts with the same letters share one key.',
      ),
      cue(
        /\b(frequenc\w+|how (many times|often)|occurrences|most (common|frequent)|tally|counts? of each)\b/,
        2,
        'Occurrences have to be counted.',
      ),
      cue(
        /\b(distinct|unique|different) (values|numbers|elements|integers|words|names|characters|ids|visitors|e-?mails)\b/,
        1.5,
        'Different values have to be told apart.',
      ),
      cue(
        /\bgroup(ed|s)? (together|by|the|all|words|strings)\b/,
        2,
        'Things with something in common belong together under one key.',
      ),
      cue(
        /\b(lookup|look up|dictionary|mapping|one-to-one|isomorphic|bijection|consistent(ly)? (mapped|replaced))\b/,
        2,
        'Each thing corresponds to another.',
      ),
      cue(
        /\b(intersection|in common|common (elements|values|numbers)|in both|both (arrays|lists)|missing from)\b/,
        2,
        'Membership in another collection decides.',
      ),
      cue((_, shape) => shape.isSorted, -0.5, ''),
    ],
    approaches: [
      {
        name: 'Compare every pair',
        description:
          'Two nested loops check each pair of elements. Simple, and a good check for a faster program.',
        time: 'O(n^2)',
        space: 'O(1)',
      },
      {
        name: 'Sort, then look at neighbours',
        description:
          'Sorting brings equal or close values next to each other; the order of the input is lost unless indices are kept.',
        time: 'O(n log n)',
        space: 'O(n)',
      },
      {
        name: 'Remember what was seen in a hash map',
        description: 'One pass; each element asks the map for what it needs before it is stored.',
        time: 'O(n)',
        space: 'O(n)',
        program: 'pair-sum',
      },
    ],
    hints: [
      'While you look at one element, what would you like to know about the ones before it?',
      'Write that question as “have I seen x?” and say what x is in terms of the current element.',
      'A hash map answers it in constant time. Ask before you store the current element, so that it cannot match itself.',
    ],
    resources: [wikipedia('Hash table'), wikipedia('Associative array')],
  },
  {
    id: 'two-pointers',
    name: 'Two pointers',
    level: 2,
    cues: [
      cue(
        /\btrap(s|ped)?\b.{0,200}\b(water|rain)\b|\b(water|rain)\b.{0,200}\btrap(s|ped)?\b/,
        4,
        'The walls at both ends limit what lies between.',
      ),
      cue(
        (s, shape) => shape.isSorted && /\b(pair|two|triplet|three)\b/.test(s.prose),
        3,
        'The values are sorted and several of them are chosen together.',
      ),
      cue(/\b(palindrome|reads? the same|mirror)\b/, 2, 'Both ends are compared with each other.'),
      cue(
        /\b(in[- ]place|without (using )?(extra|additional) (space|memory|array)|constant (extra )?(space|memory)|o\(1\) (extra|additional))\b/,
        2,
        'There is no room for a second array.',
      ),
      cue(
        /\b(triplets?|three (numbers|values|elements|integers))\b/,
        3,
        'With one value fixed, the other two can be found from both ends.',
      ),
      cue(
        /\b(both ends|left and right|from (the )?(two|opposite) ends|first and last|outermost|opposite ends)\b/,
        3,
        'The ends of the sequence matter.',
      ),
      cue(
        /\b(container|most water|trap(ped)? (rain)?\s?water|rainwater|between (two|the) (walls|lines|boards|posts|bars))\b/,
        4,
        'The walls at both ends limit what lies between.',
      ),
      cue(
        /\bmerge (the )?two (sorted )?(arrays|lists)|two sorted (arrays|lists|sequences)\b/,
        3,
        'Two ordered sequences are walked side by side.',
      ),
      cue(
        /\b(partition|move (all )?(the )?(zero|zeros|zeroes|even|negative)|segregate|all (even|zero|negative)\w* .{0,200}(before|front|end))\b/,
        2.5,
        'Elements are moved to one side.',
      ),
      cue(
        /\b(closest to (the )?target|boats?|at most two people)\b/,
        2,
        'The lightest and the heaviest can be paired.',
      ),
      cue(
        /\bis .{0,200}subsequence of\b|\bsubsequence of (the )?(other|second|another|t)\b/,
        1.5,
        'One sequence is followed through another.',
      ),
    ],
    approaches: [
      {
        name: 'Try every pair',
        description: 'Two nested loops over the positions.',
        time: 'O(n^2)',
        space: 'O(1)',
      },
      {
        name: 'Move two pointers towards each other',
        description:
          'Start at both ends. At each step one of the two positions can be shown to be useless from now on, and its pointer moves.',
        time: 'O(n), after sorting O(n log n)',
        space: 'O(1)',
        program: 'container-area',
      },
    ],
    hints: [
      'Start with one position at each end. What do you know about the pair?',
      'Which of the two ends can never be part of anything better?',
      'Move that pointer and repeat until they meet: every pair left out was shown to be no better.',
    ],
    resources: [wikipedia('Dutch national flag problem'), wikipedia('Amortized analysis')],
  },
  {
    id: 'sliding-window',
    name: 'Sliding window',
    level: 2,
    cues: [
      cue(/\bconsecutive (integers|numbers|values)\b/, -1.5, ''),
      cue(
        /\b(one|two|three|k|\d+) (different |distinct )?(kinds?|types?|colou?rs?|flavou?rs?)\b.{0,200}\b(start\w*|row|line|along|stretch|collect)|\b(start\w*|row|line|along|stretch)\b.{0,200}\b(one|two|third|k) (different |distinct )?(kinds?|types?|colou?rs?|flavou?rs?)\b/,
        3,
        'Going along the line, only so many kinds are allowed.',
      ),
      cue(
        /\b(longest|shortest|smallest|largest|minimum|maximum|minimal|maximal|fewest|most)\b.{0,40}\b(substring|subarray|sub-array|contiguous|consecutive|stretch|segment|window|run)\b/,
        3.5,
        'The best contiguous stretch is wanted.',
      ),
      cue(
        /\b(without (any )?(repeat\w*|duplicate)|no (repeat\w*|duplicate)|all (its )?(characters|elements|values|letters|songs) (are )?(different|distinct|unique)|at most (k|two|2|three|\d+) (distinct|different))\b/,
        2.5,
        'What is inside the stretch must stay within a limit.',
      ),
      cue(
        /\b(window|any k consecutive|k consecutive|(of )?(length|size) k|exactly k (elements|days|consecutive))\b/,
        2.5,
        'The stretch has a given length.',
      ),
      cue(
        /\b(contiguous|consecutive|subarray|substring|successive|uninterrupted|in a row|back-to-back)\b/,
        1.5,
        'Only neighbours in a row count.',
      ),
      cue(
        /\b(contains? all|containing (all|every)|includes? every|covers? (all|every))\b/,
        1.5,
        'The stretch has to hold everything that is asked for.',
      ),
      cue(
        /\b(replace|flip|change) at most k\b/,
        2,
        'A limited number of exceptions is allowed inside.',
      ),
      cue(
        /\bhow many (contiguous )?(subarrays|sub-arrays) .{0,200}\b(equal|equals|exactly|sum to|add up to|sum of)\b/,
        -2,
        '',
      ),
      cue(/\bsubsequence\b/, -1.5, ''),
      cue(
        (s) =>
          s.bounds.some(({ low, limits }) => limits === 'value' && low !== undefined && low < 0),
        -0.5,
        '',
      ),
      cue(/\bpalindrom/, -2.5, ''),
    ],
    approaches: [
      {
        name: 'Try every start and end',
        description: 'Checks all stretches one after the other.',
        time: 'O(n^2) to O(n^3)',
        space: 'O(1)',
      },
      {
        name: 'Slide a window',
        description:
          'The right end takes in one element at a time; the left end follows while the window breaks the rule. Both only move forward.',
        time: 'O(n)',
        space: 'O(k) for what the window holds',
        program: 'distinct-window',
      },
    ],
    hints: [
      'If a stretch breaks the rule, can a longer stretch around it keep it?',
      'Grow the stretch on the right, and give up elements on the left only when you must.',
      'Keep just enough about the inside of the window (counts, a sum, last positions) to update it in constant time.',
      'Each element enters and leaves once: the whole is linear although there is a loop inside a loop.',
    ],
    resources: [wikipedia('Amortized analysis'), wikipedia('Substring')],
  },
  {
    id: 'prefix-sums',
    name: 'Prefix sums',
    level: 2,
    cues: [
      cue(
        /\b(on|for|in|to) (each|every|all) (\w+ )?(from|between) \w+ (to|and|through) \w+\b/,
        3,
        'Whole ranges are changed at once: a difference array, the reverse of prefix sums, takes that in.',
      ),
      cue(
        /\b(sum|total)\b.{0,40}\b(between|from (index|position|day)|range|l to r|left to right|interval|rectangle|submatrix)\b/,
        3,
        'Sums of ranges are asked for.',
      ),
      cue(
        /\b(range|sum) quer(y|ies)\b|\bqueries\b[^.]*\b(sum|total)\b|\bfor each query\b.{0,200}\b(sum|total)\b/,
        3,
        'Many queries ask for sums.',
      ),
      cue(
        /\b(how many|number of|count)\b.{0,60}\b(subarrays?|sub-arrays|contiguous|consecutive|stretch(es)?|segments?)\b.{0,80}\b(sum|total|add|divisible|balance)/,
        4,
        'Contiguous stretches are counted by their sum.',
      ),
      cue(
        /\b(subarray|contiguous|consecutive|stretch)\w*\b.{0,60}\b(sums? to|adds? up to|sum (is|equals?|of)|equal to|total of|divisible by|comes? to|totall?ing)\b/,
        2.5,
        'A stretch is judged by its sum.',
      ),
      cue(
        /\b(equal number of|as many \w+ as|balanced? (point|index)|pivot|equilibrium|same (sum|total) on (both|either)|left of it equals|left side .{0,200} right side)\b/,
        3,
        'What lies on one side is weighed against the other side.',
      ),
      cue(
        /\b(running (total|sum)|cumulative|prefix)\b/,
        2,
        'Running totals appear in the statement.',
      ),
      cue(
        /\b(increments?|adds?|bookings?|updates?) (\w+ )?(to|for|on|over|all)\b.{0,50}\b(range|from \w+ (to|through)|between)\b/,
        2.5,
        'Whole ranges are changed at once: a difference array, the reverse of prefix sums, takes that in.',
      ),
      cue(
        (s) =>
          s.bounds.some(({ low, name }) => low !== undefined && low < 0 && /\[|_/.test(name)) &&
          /\b(subarray|contiguous|consecutive)\b/.test(s.prose),
        1,
        'Negative values keep a sliding window from working.',
      ),
      cue(/\b(prefix of|words?|dictionary)\b/, -1, ''),
    ],
    approaches: [
      {
        name: 'Add up every stretch',
        description: 'Two nested loops, with the sum carried along.',
        time: 'O(n^2)',
        space: 'O(1)',
      },
      {
        name: 'Prefix sums with a hash map',
        description:
          'A stretch is the difference of two prefixes; a map counts the prefix sums seen so far.',
        time: 'O(n)',
        space: 'O(n)',
        program: 'subarrays-with-sum',
      },
    ],
    hints: [
      'How can the sum from i to j be had without adding it up again?',
      'Write it as the difference of two totals that both start at the beginning.',
      'Fix the end j. Which total must the start have had for the difference to be right? Count how often it occurred.',
    ],
    resources: [wikipedia('Prefix sum'), wikipedia('Summed-area table')],
  },
  {
    id: 'sorting',
    name: 'Sorting with the right order',
    level: 1,
    cues: [
      cue(
        /\b(listed|ordered|ranked|arranged|displayed|shown)\b.{0,40}\b(by|from (the )?(highest|lowest|largest|smallest|oldest|newest|best))\b/,
        3,
        'The answer is an order of the input.',
      ),
      cue(/\b(for|if|with|among|when) equal\b|\bequally\b/, 2, 'Ties have a rule of their own.'),
      cue(
        /\b(arrange|rearrange|order|reorder|sort|rank)\b.{0,60}\b(so that|by|according|such that|in (ascending|descending|increasing|decreasing|order)|first by|ties?)\b/,
        3,
        'The answer is an order of the input.',
      ),
      cue(
        /\b(ties? (are|is|should be)|in case of a tie|break ties|if (two|there is a tie|equal))\b/,
        2,
        'Ties have a rule of their own.',
      ),
      cue(
        /\b(largest|biggest|smallest) (possible )?(number|value|string)\b.{0,40}\b(concatenat|joining|written|gluing|putting)/,
        4,
        'The order of the parts decides about the whole.',
      ),
      cue(
        /\b(concatenat\w+|one after (the other|another)|side by side)\b/,
        1,
        'Parts are put together in some order.',
      ),
      cue(
        /\b(median|closest pair of values|smallest (absolute )?difference|minimum (absolute )?difference|h-index|at least h)\b/,
        2.5,
        'Sorted values have their answer next to each other.',
      ),
      cue(
        /\b(sort|sorted order|leaderboard|ranking|alphabetical|lexicographic\w*)\b/,
        1.5,
        'An order is asked for.',
      ),
      cue((_, shape) => shape.isSorted, -1, ''),
    ],
    approaches: [
      {
        name: 'Insert one by one',
        description: 'Puts each element in its place among those before it (insertion sort).',
        time: 'O(n^2)',
        space: 'O(1)',
      },
      {
        name: 'Sort with a comparison made for the problem',
        description:
          'Decide for any two elements which goes first, check that the rule is transitive, and leave the rest to the library.',
        time: 'O(n log n)',
        space: 'O(n)',
        program: 'largest-number',
      },
    ],
    hints: [
      'Take just two elements. Which of them has to come first, and why?',
      'Make that rule a comparison function. Does a before b and b before c always give a before c?',
      'Sort with it; what remains is usually one pass over the sorted elements.',
    ],
    resources: [wikipedia('Sorting algorithm'), wikipedia('Comparison sort')],
  },
  {
    id: 'greedy',
    name: 'Greedy choice',
    level: 2,
    cues: [
      cue(
        /\b(at most|up to|as far as)\b.{0,40}\b(ahead|further|farther|forward|onward)\b/,
        2.5,
        'The farthest place within reach is all that matters.',
      ),
      cue(
        /\b(jump|hop|leap)\w*\b.{0,200}\b(reach(ed)?|end|last|goal|other side)\b/,
        2.5,
        'The farthest place within reach is all that matters.',
      ),
      cue(
        /\b(jump|hop|leap)s?\b.{0,80}\b(end|last|reach|finish)|\breach the (end|last)\b/,
        2.5,
        'The farthest place within reach is all that matters.',
      ),
      cue(
        /\b(fewest|minimum (number|count)|least number|smallest number|as few)\b.{0,60}\b(stops?|refuel\w*|jumps?|moves?|boats?|patches|taps?|operations|swaps|trips|groups|batches|cuts|arrows)\b/,
        2,
        'The fewest of something are asked for.',
      ),
      cue(
        /\b(as many|maximum number of|most)\b.{0,60}\b(children|activities|meetings|talks|events|customers|tasks|jobs|orders|people|greedy|satisf\w+|content|served)\b/,
        2.5,
        'As many as possible have to be served.',
      ),
      cue(
        /\b(gas|fuel|petrol) stations?|\bfuel\b|\brefuel/,
        2.5,
        'Supplies are spent along the way.',
      ),
      cue(
        /\b(assign|hand out|give|distribut\w+|candies|cookies|rations?)\b.{0,60}\b(child|children|each|students|neighbou?r)/,
        2,
        'Things are handed out one after the other.',
      ),
      cue(/\b(deadline|profit)\b/, 1, 'Deadlines or profits suggest an order in which to choose.'),
      cue(
        /\b(cooldown|idle|remove k digits|largest after removing|partition .{0,200} so that each letter)\b/,
        2,
        'A local choice can be shown to be safe.',
      ),
      cue(/\b(lemonade|change for|bills?)\b/, 1.5, 'Larger pieces are given away first.'),
      cue(
        /\b(buy|sell|stock|price)s?\b.{0,100}\b(profit|as many transactions|as many times)/,
        2,
        'Every rise can be taken by itself.',
      ),
    ],
    approaches: [
      {
        name: 'Try every choice',
        description: 'Recursion over all choices at each step; right but exponential.',
        time: 'O(2^n)',
        space: 'O(n)',
      },
      {
        name: 'Dynamic programming over positions',
        description: 'The best result for each position from the best results before it.',
        time: 'O(n^2)',
        space: 'O(n)',
      },
      {
        name: 'Take the locally best choice',
        description:
          'One pass that keeps only the best reach (or sorts first); right because exchanging any other choice for this one never makes it worse.',
        time: 'O(n)',
        space: 'O(1)',
        program: 'fewest-jumps',
      },
    ],
    hints: [
      'Look at the first decision alone. Is there a choice that leaves at least as much freedom as all others?',
      'Suppose a best solution decides otherwise: can you exchange its first choice for yours without making it worse?',
      'If so, take that choice and go on with the rest in the same way. Often sorting first shows the choice.',
    ],
    resources: [wikipedia('Greedy algorithm'), wikipedia('Matroid')],
  },
  {
    id: 'intervals',
    name: 'Intervals and sweep line',
    level: 2,
    cues: [
      cue(
        /\bfrom (which|what|one|some|a) (minute|hour|day|time|moment|date|second|year)\b.{0,40}\b(to|until|till)\b/,
        2.5,
        'Everything has a start and an end.',
      ),
      cue(
        /\b(disjoint (periods|intervals|ranges|segments)|on duty|occupied|(is|are|at) (free|busy) (at|during))\b/,
        1.5,
        'Times are covered or left open.',
      ),
      cue(/\b(intervals?|time ?slots?|time ranges?)\b/, 3, 'The input consists of intervals.'),
      cue(
        /\b(start(ing|s)?( time)?|begin\w*|opens?|from|arriv\w+)\b.{0,40}\b(end(ing|s)?( time)?|finish\w*|closes?|depart\w+|leav\w+)\b/,
        2,
        'Everything has a start and an end.',
      ),
      cue(
        /\b(overlap\w*|collid\w*|clash\w*|conflict\w*|at the same time|simultaneous\w*|concurrent\w*)\b/,
        2.5,
        'Overlaps matter.',
      ),
      cue(
        /\b(meetings?|bookings?|reservations?|appointments?|shifts?|calendar|schedule|rooms?|platforms?|talks?)\b/,
        1.5,
        'Things are scheduled.',
      ),
      cue(
        /\b(merge|combine|join|union|coalesce)\b.{0,50}\b(interval|range|overlap|booking|slot|period)/,
        3,
        'Ranges are joined.',
      ),
      cue(
        (s) =>
          /\[\s*\[\s*\d+\s*,\s*\d+\s*\]/.test(s.examples[0]?.input ?? '') &&
          /\b(start|end|interval)/.test(s.prose),
        1,
        'The example lists pairs of start and end.',
      ),
      cue(/\b(prerequisite|graph|vertex|vertices|edges?|directed|undirected)\b/, -3, ''),
    ],
    approaches: [
      {
        name: 'Compare every pair of intervals',
        description: 'Checks each interval against all others, and again after each change.',
        time: 'O(n^2)',
        space: 'O(n)',
      },
      {
        name: 'Sort by start and walk through',
        description: 'In order of their starts, an interval can only meet the one handled last.',
        time: 'O(n log n)',
        space: 'O(n)',
        program: 'merge-intervals',
      },
      {
        name: 'Sweep over starts and ends',
        description:
          'Starts count up, ends count down, in order of time; the running count tells how many are open.',
        time: 'O(n log n)',
        space: 'O(n)',
      },
    ],
    hints: [
      'When do two intervals overlap? Write it with their starts and ends.',
      'In which order should they be looked at, so that only one earlier interval has to be remembered?',
      'Sort by start (or, to keep as many as possible apart, by end) and compare each with the last one kept.',
    ],
    resources: [wikipedia('Interval scheduling'), wikipedia('Sweep line algorithm')],
  },
  {
    id: 'stack',
    name: 'Stack',
    level: 1,
    cues: [
      cue(
        /\b(brackets?|parenthes[ei]s|braces)\b/,
        4,
        'Brackets close in the opposite order of their opening.',
      ),
      cue(
        /\b(nested|nesting|matching (pair|tag|close)|properly closed|well[- ]formed|balanced)\b/,
        2,
        'What was opened last has to be closed first.',
      ),
      cue(
        /\b(undo|backspace|most recent(ly)?|last (added|in)|lifo|back button|browser history)\b/,
        3,
        'The latest thing is taken back first.',
      ),
      cue(
        /\b(expression|operators?|operands?|postfix|reverse polish|infix|calculator|evaluate)\b/,
        3,
        'An expression is evaluated.',
      ),
      cue(
        /\b(adjacent (duplicate|equal|identical)|cancel (out|each)|collid\w*|explode|pairs? (vanish|disappear)|removed? (together|repeatedly))\b/,
        2.5,
        'Neighbours cancel, which brings new neighbours together.',
      ),
      cue(
        /\b(decode|encoded string|k\[|simplify .{0,200}path|canonical path|file path)\b/,
        2.5,
        'The text is nested and is worked off from the inside.',
      ),
      cue(/\bstack\b/, 2, 'A stack is named.'),
    ],
    approaches: [
      {
        name: 'Remove matching neighbours again and again',
        description: 'Rewrites the sequence until nothing changes any more.',
        time: 'O(n^2)',
        space: 'O(n)',
      },
      {
        name: 'One pass with a stack',
        description:
          'What is still open lies on the stack; each new element either is put on top or settles what is there.',
        time: 'O(n)',
        space: 'O(n)',
        program: 'balanced-brackets',
      },
    ],
    hints: [
      'When a closing element comes, which of the open ones does it belong to?',
      'It is always the one opened last: keep the open ones so that the last can be reached at once.',
      'Push what opens, pop for what closes, and check both a missing partner and anything left at the end.',
    ],
    resources: [wikipedia('Stack (abstract data type)'), wikipedia('Shunting yard algorithm')],
  },
  {
    id: 'monotonic-stack',
    name: 'Monotonic stack',
    level: 2,
    cues: [
      cue(
        /\b(next|nearest|first|closest|previous)\b.{0,50}\b(greater|larger|bigger|taller|higher|warmer|smaller|lower|shorter|cheaper|colder|exceeds?|strictly)\b/,
        4,
        'For each element the nearest larger or smaller one is wanted.',
      ),
      cue(
        /\b(days?|steps?|positions?|how (long|many|far))\b.{0,50}\b(until|before|wait)\b.{0,60}\b(warmer|greater|higher|larger|taller|lower|cheaper|colder|rises?|exceed)/,
        3.5,
        'The distance to the next larger or smaller element is wanted.',
      ),
      cue(
        /\b(histogram|skyline|span|visible|see|block(s|ed)? (the|its) view|view of the (sea|ocean|sunset)|facing)\b/,
        2.5,
        'Higher elements hide what is behind them.',
      ),
      cue(
        /\b(largest rectangle|largest rectangular)\b/,
        3,
        'Each bar spreads until a lower one stops it.',
      ),
      cue(
        /\b(minimum|maximum|smallest)s? of (all|every|each) (subarrays?|contiguous)/,
        3,
        'Each element is the smallest of some stretch around it.',
      ),
      cue(
        /\bto (the|its) right\b|\bto (the|its) left\b|\bahead of\b/,
        1,
        'Each element looks to one side.',
      ),
      cue(
        /\bremove k digits|smallest (possible )?number after removing\b/,
        2.5,
        'A larger digit before a smaller one goes first.',
      ),
    ],
    approaches: [
      {
        name: 'Scan to the side from every element',
        description: 'For each element, walk until the one asked for is found.',
        time: 'O(n^2)',
        space: 'O(1)',
      },
      {
        name: 'Keep the waiting elements on a monotonic stack',
        description:
          'Elements without an answer wait on a stack; a new element answers all on top that it exceeds.',
        time: 'O(n)',
        space: 'O(n)',
        program: 'next-greater-distance',
      },
    ],
    hints: [
      'Walk from left to right. Which earlier elements have no answer yet?',
      'If an earlier element is still waiting and a later waiting one is greater: can that be?',
      'So the waiting values fall from bottom to top. A new element takes those it exceeds off the top, and each is answered by it.',
    ],
    resources: [
      cpAlgorithms('Minimum stack and minimum queue', 'data_structures/stack_queue_modification'),
      wikipedia('All nearest smaller values'),
    ],
  },
  {
    id: 'heap',
    name: 'Heap (priority queue)',
    level: 2,
    cues: [
      cue(
        /\b(k|\d+)(-?th|st|nd|rd) (largest|smallest|biggest|highest|lowest|most)\b/,
        4,
        'An element is asked for by its rank.',
      ),
      cue(
        /\b(k|top) (largest|smallest|biggest|closest|nearest|most (frequent|common)|highest|lowest|cheapest|best|top|k)\b|\btop[- ](k|three|five|ten|\d+)\b/,
        3.5,
        'The k best of many are wanted.',
      ),
      cue(
        /\b(median|middle value)\b.{0,60}\b(stream|so far|after each|as (they|numbers)|running|every time)|\brunning median\b/,
        4,
        'The middle has to be known while values keep coming.',
      ),
      cue(
        /\b(stream|arriv\w+ (one|over)|as they (come|arrive)|online|at any (time|moment)|after each (insertion|new))\b/,
        1.5,
        'Values come one after the other.',
      ),
      cue(
        /\b(repeatedly|each (step|turn|round|second|time)|again and again|keep (taking|removing|smashing)|every (round|turn))\b.{0,80}\b(largest|smallest|biggest|heaviest|shortest|two|lightest|fullest|most)\b/,
        3.5,
        'The extreme element is taken again and again.',
      ),
      cue(
        /\b(merge|combine)\b.{0,30}\bk (sorted|ordered)?/,
        3.5,
        'The smallest head of several sequences is needed each time.',
      ),
      cue(
        /\b(priority|priorities|urgent|most important|heap)\b/,
        2.5,
        'Priorities decide what comes next.',
      ),
      cue(
        /\b(ropes?|sticks?|stones?)\b/,
        1,
        'Pieces are joined or broken, smallest or largest first.',
      ),
      cue(/\bbinary search tree|\bbst\b/, -2, ''),
    ],
    approaches: [
      {
        name: 'Sort everything',
        description: 'Sorts once and picks; too slow when values keep coming.',
        time: 'O(n log n)',
        space: 'O(n)',
      },
      {
        name: 'Keep the k best in a heap',
        description: 'A heap of size k whose root is the weakest of the best, and gives way first.',
        time: 'O(n log k)',
        space: 'O(k)',
        program: 'kth-largest',
      },
      {
        name: 'Quickselect',
        description: 'Partitions like quicksort, but goes on only in the part that holds the rank.',
        time: 'O(n) on average',
        space: 'O(1)',
      },
    ],
    hints: [
      'Do you need all elements in order, or only the extreme one each time?',
      'Which structure gives the smallest (or largest) element at once and takes new ones cheaply?',
      'For the k largest, keep a min-heap of k: its root is the one to compare with, and to drop.',
    ],
    resources: [wikipedia('Binary heap'), wikipedia('Priority queue')],
  },
  {
    id: 'linked-list',
    name: 'Linked list',
    level: 1,
    cues: [
      cue((_, shape) => shape.isLinkedList, 5, 'The input is a linked list.'),
      cue(
        /\b(node|nodes)\b.{0,40}\bnext\b|\bpointer to (the|its) next\b|\bsingly\b|\bdoubly\b/,
        3,
        'Nodes point to the next one.',
      ),
      cue(/\b(lru|least recently used)\b/, 2, 'Entries move to the front in constant time.'),
      cue(
        /\bcycle in|loops? back|middle (node|of the list)|n-?th (node )?from the end|from the tail\b/,
        1.5,
        'Two walkers at different speeds can tell.',
      ),
    ],
    approaches: [
      {
        name: 'Copy the values into an array',
        description: 'Works on an array and builds the list anew.',
        time: 'O(n)',
        space: 'O(n)',
      },
      {
        name: 'Relink the nodes in place',
        description:
          'One pass that turns the links around with three references: done, current, rest.',
        time: 'O(n)',
        space: 'O(1)',
        program: 'reverse-list',
      },
    ],
    hints: [
      'Draw three nodes and the references you hold. Which link is lost when you change one?',
      'Keep the rest of the list in a variable before you change a link.',
      'A node placed before the head, or two walkers of which one is ahead or faster, removes most special cases.',
    ],
    resources: [wikipedia('Linked list'), wikipedia('Cycle detection')],
  },
  {
    id: 'matrix',
    name: 'Matrix traversal and simulation',
    level: 2,
    cues: [
      cue(
        /\b(spiral|clockwise|counterclockwise|diagonals?|transpose|rotate|90 degrees|quarter turn|anti-?clockwise)\b/,
        3.5,
        'The order of the cells, or their new place, is the whole task.',
      ),
      cue(
        (s, shape) =>
          shape.isGrid &&
          /\b(rotate|turn|set (the|its|all)|entire (row|column)|whole (row|column)|zero(es)?|sudoku|tic-?tac|game of life|next (state|generation)|toeplitz)\b/.test(
            s.prose,
          ),
        3.5,
        'Rows and columns are changed as a whole.',
      ),
      cue((_, shape) => shape.isGrid, 1, 'The input is a matrix.'),
      cue(
        /\b(simulate|simulation|robot|commands?|instructions)\b/,
        1.5,
        'A process has to be followed step by step.',
      ),
      cue(
        /\b(each row|each column|row by row|columns? (is|are) sorted|in every row)\b/,
        1,
        'Rows and columns have properties of their own.',
      ),
      cue(
        /\b(islands?|connected|shortest|fewest (steps|moves)|minimum (steps|moves|cost)|path|reach)\b/,
        -1.5,
        '',
      ),
    ],
    approaches: [
      {
        name: 'Follow the steps with a table of visited cells',
        description: 'Walks as told and turns when the next cell is outside or was visited.',
        time: 'O(r · c)',
        space: 'O(r · c)',
      },
      {
        name: 'Work with borders and indices',
        description:
          'Four borders (or an index formula) say where each side runs; nothing else is stored.',
        time: 'O(r · c)',
        space: 'O(1) besides the answer',
        program: 'spiral-order',
      },
    ],
    hints: [
      'Write the indices of a 3 × 4 matrix in the order asked for. What repeats?',
      'Name the borders that change, and say when each moves.',
      'Check the matrices with one row and with one column: they show the mistakes.',
    ],
    resources: [wikipedia('Matrix (mathematics)'), wikipedia('In-place matrix transposition')],
  },
]
