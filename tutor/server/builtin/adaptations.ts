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

const isPlace = ({ asks }: Program) => asks === 'index' || asks === 'indices' || asks === 'order'

/** Whether the result is made of the argument's own values, and not, for example, a count of them. */
const isOwn = ({ asks, returns }: Program) =>
  returns === 'ints' || returns === 'text' || (asks === 'value' && /^(?:int|long)$/.test(returns))

/** The binding's mirror images that the statement asks for. */
export function adaptedTo(
  program: Program,
  binding: Binding,
  { text }: Pick<Wanted, 'text'>,
): Binding[] {
  if (program.compare !== 'exact' || program.derive || binding.reading.form === 'calls') return []
  const [first, ...others] = program.params
  if (!first || isPlace(program) || binding.remade > 0) return []
  if (others.some(({ kind }) => kind === 'ints' || kind === 'text')) return []
  return adaptations
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
}

/** Whether an answer belongs to the binding: the mirror image of an argument asks for its own. */
export const belongsTo = ({ adapted }: Binding, { derive, isMirrored }: Answer): boolean =>
  adapted?.answer === undefined ? !isMirrored : isMirrored === true && derive === adapted.answer
