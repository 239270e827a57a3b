// Mirror images of a program's question: “the last” for “the first”, “smallest” for “largest”. The
// program stays as it is, and its argument or its answer is turned around.
import type { Answer, Wanted } from './answers.ts'
import { type Binding, changed } from './binding.ts'
import type { Derivation, Kind } from './family.ts'
import type { Program } from './programs.ts'
import type { Argument } from './writing/writing.ts'

interface Adaptation {
  /** The statement's words that ask for it. */
  says: RegExp
  /** If given, the program's description has to say so. */
  turns?: RegExp
  kinds: readonly Kind[]
  argument: (arg: { from: string }, kind: Kind) => Argument
  apply: (value: unknown) => unknown
  /** What becomes of a result that is made of the argument's own values. */
  answer?: Derivation
  /** What its description says besides. */
  does: string
}

const least =
  /\b(?:min(?!us|ute)\w*|smallest|(?<!at )least|shortest|fewest|lowest|smaller|lower|less|decreas\w+|fall\w*|descend\w*)\b/i
const most =
  /\b(?:max\w*|largest|greatest|highest|(?<!at )most|larger|greater|higher|more|increas\w+|ris(?:e|es|ing)|ascend\w*)\b/i

const reversed = (value: unknown) =>
  Array.isArray(value) ? value.toReversed() : [...String(value)].reverse().join('')

const backward = {
  kinds: ['ints', 'text'],
  argument: ({ from }, kind) => ({ from, as: 'backward', isText: kind === 'text' }),
  apply: reversed,
  answer: 'reversed',
} satisfies Partial<Adaptation>

const negated = {
  kinds: ['ints'],
  argument: ({ from }) => ({ from, as: 'negated' }),
  apply: (value) => (value as number[]).map((entry) => 0 - entry),
  answer: 'negated',
} satisfies Partial<Adaptation>

const adaptations: readonly Adaptation[] = [
  {
    says: /\bcase[- ]insensitive|\bignor\w+ (?:the )?case|\bcase is ignored|\bupper\b.{0,20}\blower ?-?(?:case)?\b.{0,30}\b(?:same|equal|alike|no difference)\b/i,
    kinds: ['text'],
    argument: ({ from }) => ({ from, as: 'lowered' }),
    apply: (value) => String(value).toLowerCase(),
    does: 'ignoring case',
  },
  {
    ...backward,
    says: /\b(?:last|rightmost|right to left|from the (?:right|end|back)|to the left|(?:to|at) the (?:front|beginning)|before it|previous)\b/i,
    turns: /\b(?:first|leftmost|end|right|after)\b/,
    does: 'last, rightmost, to the left',
  },
  { ...negated, says: least, turns: most, does: 'smallest, lowest, minimum, less, decreasing' },
  { ...negated, says: most, turns: least, does: 'largest, highest, maximum, more, increasing' },
]

/** Of values that count as equal, one has to count as greater. */
const ranked = (isFalling: boolean): Adaptation => ({
  says: /\b(?:at least|just|exactly) as (?:many|much|[a-z]+) as|\b(?:at least|no (?:less|lower|smaller|shorter) than) (?:as |the |its |it\b)|\bor (?:is )?(?:equal|the same)|\b(?:not|n['’]t) (?:less|lower|smaller|shorter|greater|larger|higher|more|taller)\b|\bequal (?:\w+ )?(?:also )?(?:count|end)|\bat least as\b/i,
  kinds: ['ints'],
  argument: ({ from }) => ({ from, as: 'ranked', isFalling }),
  apply: (value) => {
    const values = value as number[]
    const places = [...values.keys()].sort(
      (a, b) => Number(values[a]) - Number(values[b]) || (isFalling ? b - a : a - b),
    )
    return values.map((_, place) => places.indexOf(place))
  },
  does: 'at least as large as, or equal',
})

const isTimes = /interval|meeting|booking|time|trip|points/i

/** Intervals that end later by a number of the input that nothing else uses, such as a pause. */
function laterEnds(program: Program, binding: Binding): Binding[] {
  const { reading, unused, argumentsOf } = binding
  const [first] = program.params
  const pause = unused.length === 1 ? unusedNumber(binding, unused[0]) : undefined
  if (reading.form === 'calls' || !pause) return []
  if (first?.kind !== 'rows' || !isTimes.test(first.name)) return []
  const args = reading.args.map(
    (arg, i): Argument =>
      i === 0 && !arg.as ? { from: arg.from, as: 'later', by: pause.name } : arg,
  )
  const later = (rows: readonly number[][], by: number) =>
    rows.map(([start = 0, end = 0, ...rest]) => [start, end + by, ...rest])
  return [
    {
      ...binding,
      reading: { ...reading, args },
      unused: [],
      argumentsOf: (values) => {
        const [rows, ...others] = argumentsOf(values)
        return [later(rows as number[][], Number(values[pause.at])), ...others]
      },
      remade: 1,
      adapted: { does: `ending later by ${pause.name}` },
    },
  ]
}

/** Where an unused number of the input is read, and its name in the programs. */
function unusedNumber({ reading }: Binding, unused: string | undefined) {
  if (unused === undefined || reading.form === 'calls') return undefined
  const read = reading.form === 'values' ? reading.values : reading.steps
  const at = read.findIndex(({ name }) => name === unused)
  const value = read[at]
  return value?.kind === 'int' ? { at, name: value.name } : undefined
}

const isPlace = ({ asks }: Program) => asks === 'index' || asks === 'indices' || asks === 'order'

/** Whether the result is made of the argument's own values, and not, for example, a count of them. */
const isOwn = ({ asks, returns }: Program) =>
  returns === 'ints' ||
  returns === 'text' ||
  (/^(?:value|one)$/.test(asks) && /^(?:int|long)$/.test(returns))

/** The binding's mirror images that the statement asks for. */
export function adaptedTo(
  program: Program,
  binding: Binding,
  { text }: Pick<Wanted, 'text'>,
): Binding[] {
  if (program.compare !== 'exact' || binding.reading.form === 'calls') return []
  const [first, ...others] = program.params
  if (!first || binding.remade > 0) return []
  const later = laterEnds(program, binding)
  if (others.some(({ kind }) => kind === 'ints' || kind === 'text')) return later
  const mirrors = program.derive || isPlace(program) ? [] : adaptations
  const ranks = program.asks === 'value' ? [] : [ranked(false), ranked(true)]
  const turned = [...mirrors, ...ranks]
    .filter(
      ({ says, turns, kinds }) =>
        kinds.includes(first.kind) && says.test(text) && (turns?.test(program.does) ?? true),
    )
    .map(({ argument, apply, answer, does }) => ({
      ...changed(
        binding,
        (arg, i) => (i === 0 ? argument(arg, first.kind) : arg),
        (value, i) => (i === 0 ? apply(value) : value),
      ),
      remade: 1,
      adapted: { does, ...(answer && isOwn(program) && { answer }) },
    }))
  return [...turned, ...later]
}

/** Whether an answer belongs to the binding: the mirror image of an argument asks for its own. */
export const belongsTo = ({ adapted }: Binding, { derive, isMirrored }: Answer): boolean =>
  adapted?.answer === undefined ? !isMirrored : isMirrored === true && derive === adapted.answer
