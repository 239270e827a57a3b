import { type Program, programOf } from '../programs.ts'
import type { Printing, Reading, Step, Writing } from '../writing/writing.ts'

const bare: Printing = { style: 'bare', yes: 'YES', no: 'NO', between: ' ' }
const int = (name: string): Step => ({ name, kind: 'int' })
const numsInLine: Step = { name: 'nums', kind: 'ints', isLine: true }

interface Case {
  id: string
  steps: Step[]
  args: Extract<Reading, { form: 'words' }>['args']
  input: string
  output: string
  repeated?: boolean
  printing?: Partial<Printing>
  derive?: Program['derive']
}

const marks = [
  ['#', '1'],
  ['.', '0'],
] as const
/** Pairs to swap. */
const turned = [
  ['0', '1'],
  ['1', '0'],
] as const

/** Covers every way to read words, build arguments, and print bare results at least once. */
const cases: Case[] = [
  {
    id: 'next-greater-distance',
    steps: [int('n'), { name: 'values', kind: 'ints', count: 'n' }],
    args: [{ from: 'values' }],
    input: '3\n1 3 2\n',
    output: '1 0 0',
  },
  {
    id: 'next-greater-distance',
    steps: [int('n'), { name: 'values', kind: 'ints', count: 'n' }],
    args: [{ from: 'values' }],
    input: '2\n3\n1 3 2\n1\n5\n',
    output: '3\n1\n0\n0\n1\n0',
    repeated: true,
    printing: { between: '\n', countFirst: true },
  },
  {
    id: 'merge-intervals',
    steps: [int('n'), { name: 'pairs', kind: 'rows', count: 'n', width: '2' }],
    args: [{ from: 'pairs' }],
    input: '3\n5 6\n1 2\n2 3\n',
    output: '1 3\n5 6',
  },
  {
    id: 'merge-intervals',
    steps: [
      int('n'),
      { name: 'starts', kind: 'ints', count: 'n' },
      { name: 'ends', kind: 'ints', count: 'n' },
    ],
    args: [{ from: 'starts', as: 'pairedWith', other: 'ends' }],
    input: '3\n5 1 2\n6 2 3\n',
    output: '2',
    derive: 'length',
  },
  {
    id: 'balanced-brackets',
    steps: [{ name: 'text', kind: 'text' }],
    args: [{ from: 'text' }],
    input: '([])\n',
    output: 'YES',
  },
  {
    id: 'balanced-brackets',
    steps: [int('n'), { name: 'parts', kind: 'texts', count: 'n' }],
    args: [{ from: 'parts', as: 'joined' }],
    input: '2\n([\n)]\n',
    output: 'NO',
  },
  {
    id: 'largest-number',
    steps: [int('n'), { name: 'nums', kind: 'ints', count: 'n' }],
    args: [{ from: 'nums' }],
    input: '2\n3 30',
    output: '330',
  },
  {
    id: 'largest-number',
    steps: [int('n'), { name: 'rows', kind: 'rows', count: 'n', width: '2' }],
    args: [{ from: 'rows', as: 'column', index: 1 }],
    input: '2\n1 3\n2 30',
    output: '330',
  },
  {
    id: 'pair-sum',
    steps: [int('n'), int('target'), { name: 'nums', kind: 'ints', count: 'n' }],
    args: [{ from: 'nums' }, { from: 'target' }],
    input: '3 5\n9 2 3\n',
    output: '2 3',
    derive: 'plusOne',
  },
  {
    id: 'pair-sum',
    steps: [int('n'), int('target'), { name: 'nums', kind: 'ints', count: 'n' }],
    args: [{ from: 'nums' }, { from: 'target' }],
    input: '2 5\n9 2\n',
    output: 'IMPOSSIBLE',
    derive: 'plusOne',
    printing: { none: 'IMPOSSIBLE' },
  },
  {
    id: 'task-order',
    steps: [int('n'), int('m'), { name: 'pairs', kind: 'rows', count: 'm', width: '2' }],
    args: [{ from: 'n' }, { from: 'pairs', as: 'edgesMinusOne' }],
    input: '2 1\n2 1\n',
    output: 'YES',
    derive: 'isNotEmpty',
  },
  {
    id: 'task-order',
    steps: [int('n'), int('m'), { name: 'pairs', kind: 'rows', count: 'm', width: '2' }],
    args: [{ from: 'n' }, { from: 'pairs', as: 'edgesReversed' }],
    input: '2 1\n1 0\n',
    output: '1 0',
  },
  {
    id: 'task-order',
    steps: [int('n'), int('m'), { name: 'pairs', kind: 'rows', count: 'm', width: '2' }],
    args: [{ from: 'n' }, { from: 'pairs', as: 'edgesReversedMinusOne' }],
    input: '2 1\n2 1\n',
    output: '2 1',
    derive: 'plusOne',
  },
  {
    id: 'prefix-counts',
    steps: [
      int('n'),
      int('q'),
      { name: 'words', kind: 'texts', count: 'n' },
      { name: 'prefixes', kind: 'texts', count: 'q' },
    ],
    args: [{ from: 'words' }, { from: 'prefixes' }],
    input: '2 1\ncar cat\nca',
    output: '2',
    derive: 'sum',
  },
  {
    id: 'count-islands',
    steps: [int('h'), int('w'), { name: 'grid', kind: 'grid', count: 'h' }],
    args: [{ from: 'grid' }],
    input: '2 3\n101\n001\n',
    output: '2',
  },
  {
    id: 'count-islands',
    steps: [int('h'), int('w'), { name: 'grid', kind: 'grid', count: 'h', width: 'w' }],
    args: [{ from: 'grid' }],
    input: '2 3\n1 0 1\n0 0 1\n',
    output: 'YES',
    derive: 'isPositive',
  },
  {
    id: 'count-islands',
    steps: [int('h'), int('w'), { name: 'grid', kind: 'grid', count: 'h' }],
    args: [{ from: 'grid', as: 'recoded', codes: marks }],
    input: '2 3\n#.#\n..#\n',
    output: '2',
  },
  {
    id: 'count-islands',
    steps: [int('h'), { name: 'grid', kind: 'grid', count: 'h' }],
    args: [{ from: 'grid', as: 'recoded', codes: turned }],
    input: '2\n010\n110\n',
    output: '2',
  },
  {
    id: 'max-subarray',
    steps: [{ name: 'nums', kind: 'ints', isLine: true }],
    args: [{ from: 'nums' }],
    input: '2\n1 -2 3\n-4\n',
    output: 'Case #1: 3\nCase #2: -4',
    repeated: true,
    printing: { label: 'Case #' },
  },
  {
    id: 'prefix-counts',
    steps: [int('n'), { name: 'line', kind: 'text', isLine: true }, { name: 'word', kind: 'text' }],
    args: [
      { from: 'line', as: 'splitAtBlanks' },
      { from: 'word', as: 'characters' },
    ],
    input: '7\nxa xb yb\r\nxy\n',
    output: '2 1',
  },
  {
    id: 'prefix-counts',
    steps: [
      { name: 'words', kind: 'texts', isLine: true },
      { name: 'ends', kind: 'texts', isLine: true },
    ],
    args: [{ from: 'words' }, { from: 'ends' }],
    input: 'xa xb yb\nx\n',
    output: '2',
  },
  {
    id: 'shortest-distances',
    steps: [int('n'), int('m'), { name: 'roads', kind: 'rows', count: 'm', width: '3' }],
    args: [
      { from: 'n' },
      { from: 'roads', as: 'edgesMinusOne' },
      { from: '', as: 'constant', value: 0 },
    ],
    input: '3 2\n1 2 6\n2 3 3\n',
    output: '0 6 9',
  },
  {
    id: 'stairs-ways',
    steps: [int('n')],
    args: [{ from: 'n' }],
    input: '10',
    output: '9',
    printing: { modulo: 10 },
  },
  {
    id: 'window-maximum',
    steps: [int('k'), numsInLine],
    args: [{ from: 'nums', as: 'negated' }, { from: 'k' }],
    input: '2\n4 2 5 1',
    output: '2 2 1',
    derive: 'negated',
  },
  {
    id: 'max-subarray',
    steps: [numsInLine],
    args: [{ from: 'nums', as: 'negated' }],
    input: '1 -2 -3 4',
    output: '-5',
    derive: 'negated',
  },
  {
    id: 'move-zeroes',
    steps: [numsInLine],
    args: [{ from: 'nums', as: 'backward', isText: false }],
    input: '0 3 0 1',
    output: '0 0 3 1',
    derive: 'reversed',
  },
  {
    id: 'first-unique/character',
    steps: [{ name: 'word', kind: 'text' }],
    args: [{ from: 'word', as: 'backward', isText: true }],
    input: 'harbor',
    output: 'O',
    derive: 'upperCase',
  },
  {
    id: 'distinct-window/text',
    steps: [{ name: 'word', kind: 'text' }],
    args: [{ from: 'word', as: 'lowered' }],
    input: 'aAbcB',
    output: 'cba',
    derive: 'reversed',
  },
  {
    id: 'to-base',
    steps: [int('num'), int('base')],
    args: [{ from: 'num' }, { from: 'base' }],
    input: '254 16',
    output: 'fe',
    derive: 'lowerCase',
  },
  {
    id: 'merge-sorted-arrays',
    steps: [numsInLine, { name: 'others', kind: 'ints', isLine: true }],
    args: [{ from: 'nums' }, { from: 'others' }],
    input: '1 2 2\n2 3',
    output: '1 2 3',
    derive: 'withoutRepeats',
  },
  {
    id: 'intersect-arrays/with-repeats',
    steps: [numsInLine, { name: 'others', kind: 'ints', isLine: true }],
    args: [{ from: 'nums' }, { from: 'others' }],
    input: '10 2 1 2\n1 2 10',
    output: '1 2 10',
    derive: 'sorted',
  },
  {
    id: 'anagram-groups',
    steps: [{ name: 'words', kind: 'texts', isLine: true }],
    args: [{ from: 'words' }],
    input: 'bat eat tea',
    output: '2',
    derive: 'longest',
  },
  {
    id: 'count-groups',
    steps: [int('n'), int('m'), { name: 'links', kind: 'rows', count: 'm', width: '2' }],
    args: [{ from: 'n' }, { from: 'links' }],
    input: '6 1\n0 1',
    output: '4',
    derive: 'minusOne',
  },
  {
    id: 'largest-number',
    steps: [{ name: 'nums', kind: 'ints', isLine: true }],
    args: [{ from: 'nums' }],
    input: '3 30',
    output: '330',
    printing: { none: 'NONE' },
  },
  {
    id: 'next-greater-distance',
    steps: [numsInLine],
    args: [{ from: 'nums', as: 'ranked', isFalling: false }],
    input: '4 2 4 5',
    output: '2 1 1 0',
  },
  {
    id: 'count-inversions',
    steps: [numsInLine],
    args: [{ from: 'nums', as: 'ranked', isFalling: true }],
    input: '2 2 1',
    output: '3',
  },
  {
    id: 'meeting-rooms',
    steps: [int('n'), int('clean'), { name: 'pairs', kind: 'rows', count: 'n', width: '2' }],
    args: [{ from: 'pairs', as: 'later', by: 'clean' }],
    input: '2 1\n1 3\n3 5',
    output: '2',
  },
  {
    id: 'fewest-coins',
    steps: [int('n')],
    args: [{ from: '', as: 'constant', value: [1, 5, 10] }, { from: 'n' }],
    input: '12',
    output: '3',
  },
]

export function jobsFromWords() {
  return cases.map(({ id, steps, args, input, output, repeated = false, printing, derive }) => {
    const program = { ...programOf(id), ...(derive && { derive }) }
    const writing: Writing = {
      program,
      header: [],
      printing: { ...bare, ...printing },
      reading: { form: 'words', repeated, steps, args },
    }
    return { name: `${id} from words`, program, writing, inputs: [input], outputs: [output] }
  })
}
