import { expect, test } from 'vitest'
import { unkeptConditions } from './conditions.ts'
import { programOf } from './programs.ts'
import { readStatement } from './statement.ts'

const unkept = (problemText: string, id: string) =>
  unkeptConditions(readStatement(problemText), programOf(id))

test.each([
  ['Return the index of the first character that appears once.', 'first-unique', []],
  ['Return the index of the last character that appears once.', 'first-unique', ['last']],
  ['Return the longest strictly increasing subsequence’s length.', 'longest-increasing', []],
  ['Return the largest sum of a circular list.', 'max-subarray', ['circular']],
  ['Return the largest sum of a circular list.', 'circular-max-subarray', []],
  ['Count the subarrays with at most k distinct values.', 'count-k-distinct', []],
  ['Take at most k cards from the ends for the largest sum.', 'cards-from-ends', ['at most k']],
  ['Take exactly k cards from the ends for the largest sum.', 'cards-from-ends', []],
  ['Jump exactly k stones ahead for the least total.', 'frog-jumps', ['exactly k']],
  ['You may make at most two transactions. Return the maximum profit.', 'trade-twice', []],
  [
    'You may make at most two transactions. Return the maximum profit.',
    'best-trade',
    ['at most two'],
  ],
  ['Return the largest sum of a path of at least two nodes.', 'max-path-sum', ['at least two']],
  [
    'With only one coin of each kind, print the fewest coins.',
    'fewest-coins',
    ['only one coin of each'],
  ],
  ['Return whether it’s a palindrome of only letters.', 'valid-palindrome', ['only letters']],
  ['Return the number of zero bits.', 'count-bits', ['zero bits']],
  ['Return the number of ones in its binary form.', 'count-bits', []],
  ['Return the smallest sum along a path down or right.', 'min-path-sum/largest', ['smallest']],
  ['Go diagonally down, left or right; return the least sum.', 'min-path-sum/diagonal', ['left']],
  ['Move only up or right. Return the least sum.', 'min-path-sum', ['up']],
  ['Move from the top left down or right, never left. Return the least sum.', 'min-path-sum', []],
  ['Step down, left or right; return the least sum.', 'falling-path', []],
  ['No two linked houses or siblings are robbed; return the most.', 'rob-tree', ['siblings']],
  ['Return the length of the longest geometric subsequence.', 'longest-arithmetic', ['geometric']],
  ['Each q is online: l is xored with the last answer.', 'max-subarray', ['online']],
  ['Every l is xored with the last answer.', 'max-subarray', ['xored with the last']],
  ['Return the length of the longest common substring.', 'common-subsequence', ['substring']],
  ['Return the k-th largest distinct value.', 'kth-largest', ['distinct']],
  ['Return the k-th largest distinct value.', 'kth-largest/distinct', []],
  ['Return the k-th smallest distinct value.', 'kth-largest/distinct', ['smallest']],
  ['Return the missing numbers in descending order.', 'all-missing', ['in descending order']],
  ['Return the missing numbers in any order.', 'all-missing', []],
  ['Is it balanced? It has only the characters ( ) < >.', 'balanced-brackets', ['<', '>']],
  ['Return the square root rounded down.', 'integer-root', []],
  ['Convert Celsius to Fahrenheit, rounded down.', 'temperature', ['rounded down']],
  ['Say Fizz if it’s divisible by 3 or has the digit 3.', 'fizz-buzz', ['has the digit']],
  ['Return how many ones a table of zeros and ones has.', 'count-bits', []],
  ['Return the place of a value, or -1 if it is missing.', 'search-sorted', []],
  ['Count the ways to climb n stairs.', 'stairs-ways', []],
  ['Climb by 1, 2, or 3, never 3 twice in a row.', 'stairs-ways/three', ['never 3 twice in a row']],
  ['Return the longest rising run, not necessarily in a row.', 'longest-increasing', []],
  ['Its numbers need not be in a row.', 'longest-increasing', []],
  ['Count the ways to climb n stairs modulo 10^9 + 7.', 'stairs-ways', ['modulo']],
  [
    'Return the longest stretch where at most one number occurs more than k times.',
    'longest-k-each',
    ['at most one'],
  ],
  [
    'Return the longest stretch where each number occurs exactly k times.',
    'subarray-divisible/longest',
    ['exactly k times'],
  ],
  ['Three or more pages make a range with a dash.', 'number-ranges/dashes', ['three or more']],
  [
    'The till starts with two fives. Can all be served?',
    'change-at-till',
    ['starts with two fives'],
  ],
  [
    'Return the height of the search tree. A number already in the tree is ignored.',
    'search-tree-height',
    ['already in the tree is ignored'],
  ],
  [
    'Return the height of the search tree. Equal numbers go into the left subtree.',
    'search-tree-height',
    ['equal numbers go into the left'],
  ],
  [
    'Remove a key from a search tree together with everything below it.',
    'search-tree-delete',
    ['together with everything'],
  ],
  [
    'Insert a value into a search tree so that it becomes the root.',
    'search-tree-insert',
    ['becomes the root'],
  ],
  ['Return the size of the second largest group.', 'largest-group', ['second largest']],
  ['Return the size of the largest group of direct friends.', 'largest-group', ['direct']],
  [
    'Find the largest group in which everybody is a friend of everybody else.',
    'largest-group',
    ['everybody is a friend of everybody'],
  ],
  ['Find the largest sum along the border of a k x k square.', 'best-square-sum', ['border']],
  [
    'Count the paintings that use each color, where every color is used.',
    'paint-fence',
    ['every color is used'],
  ],
  [
    'Two paintings are the same if one is the other reversed. Count them.',
    'paint-fence',
    ['are the same if'],
  ],
  [
    'Find the longest path’s length, where its heaviest edge is free.',
    'longest-tree-path/lengths',
    ['is free'],
  ],
  [
    'List three words with the prefix that are longer than it.',
    'word-suggestions/one-prefix',
    ['longer than'],
  ],
  ['Count the ways through the grid modulo 10^9 + 7.', 'obstacle-paths/modulo', []],
  ['Count the ways through the grid modulo 998244353.', 'obstacle-paths/modulo', ['modulo']],
] as const)('“%s” and %s: %j', (problemText, id, expected) => {
  expect(unkept(problemText, id)).toEqual(expected)
})

test('a program that takes each step modulo the statement’s number keeps it', () => {
  const statement = readStatement('Count the ways to climb n stairs modulo 10^9 + 7.')
  const program = { ...programOf('stairs-ways'), modulus: 1_000_000_007 }
  expect(unkeptConditions(statement, program)).toEqual([])
})
