import type { Proof } from '#contracts/generate-code.ts'
import { addedRules } from './added-rules.ts'
import { anyWord } from './any-of.ts'
import { unkeptConditions } from './conditions.ts'
import { areSameResults, type Fit, informationIn, passesExamples, resultsOn } from './evidence.ts'
import { inputGenerator, type RandomInteger, seededIntegers } from './generated-inputs.ts'
import { ownGenerator } from './own-inputs.ts'
import { bruteForceOf } from './programs.ts'
import type { Candidate } from './selection.ts'
import type { Statement } from './statement.ts'

/** What is known about a program beyond the statement's examples. */
export interface Evidence {
  proof: Proof
  /** Generated inputs on which it agreed with brute force. */
  inputs: number
  /** The statement's words for conditions that the program isn't known to keep. */
  unkept: readonly string[]
  /** A generated input on which it disagreed with brute force, as values by slot. */
  disagreement?: { values: readonly unknown[]; actual: unknown; expected: unknown }
}

/** Inputs that are compared, and the fewest that make a proof. */
const wantedInputs = 200
const minInputs = 50
/** Inputs that are generated for them, because some don't suit the program. */
const maxGenerated = 1_200
const chunk = 20
/** CPU time for comparing, in ms. */
const timeLimit = 1_500

/**
 * From this score on, the statement's own words point to the program. The less likely its examples
 * come out right by chance, the less the words have to say: bits in their outputs, the score, and how
 * far another program may be ahead by it.
 */
const minTextScores = [
  { bits: 4, score: 5, maxBehind: 2 },
  { bits: 0, score: 6, maxBehind: 2 },
]
/**
 * Programs that come close by the statement's words must give the same answers: another variant of
 * the same family by this margin, and another family's by this share of the score.
 */
const rivalMargin = 1
const rivalShare = 0.6

/** Compares a program that passes the examples with brute force on inputs like the statement's. */
export function evidenceFor(
  { fit, textScore }: Pick<Candidate, 'fit' | 'textScore'>,
  statement: Statement,
  candidates: readonly Candidate[],
): Evidence {
  if (!passesExamples(fit) || statement.examples.length === 0) {
    return { proof: 'unknown', inputs: 0, unkept: [] }
  }
  const conditions = unkeptConditions(statement, fit.program)
  const rules = addedRules(statement, fit.program).filter(
    (rule) => !conditions.some((one) => rule.toLowerCase().includes(one)),
  )
  const unkept = [...conditions, ...rules]
  const bits = informationIn(statement)
  const least = minTextScores.find((one) => bits >= one.bits) as (typeof minTextScores)[number]
  // Programs that give other outputs aren't meant, whatever the words say.
  const possible = candidates.filter((one) => one.fit === undefined || passesExamples(one.fit))
  const best = Math.max(...possible.map((one) => one.textScore))
  const isMeant = textScore >= least.score && textScore >= best - least.maxBehind
  const fits: Evidence = { proof: 'fits', inputs: 0, unkept }
  const { unused, takesLength } = fit.binding
  // A value that isn't used is a part of the question that the program leaves out, and a length that
  // the statement doesn't ask about may be the right number by coincidence.
  const isWhole = unkept.length === 0 && unused.length === 0 && !takesLength && !fit.isAdapted
  if (!isMeant || !isWhole) return fits
  const compared = compareAll(fit, statement, textScore)
  if (compared.disagreement) {
    return { ...fits, inputs: compared.inputs.length, disagreement: compared.disagreement }
  }
  const isProven =
    compared.inputs.length >= minInputs &&
    compared.isVaried &&
    specialAnswers(statement).every((answer) => isGiven(answer, compared.outputs)) &&
    !hasRival(fit, compared.inputs, textScore, statement, candidates)
  return { proof: isProven ? 'proven' : 'fits', inputs: compared.inputs.length, unkept }
}

interface Compared {
  /** The inputs on which both agreed. */
  inputs: readonly (readonly unknown[])[]
  /** Their outputs, as the statement writes them, in lower case and without quotes. */
  outputs: ReadonlySet<string>
  /** Whether the answers differ enough to tell programs apart. */
  isVaried: boolean
  disagreement?: Evidence['disagreement']
}

const plain = (output: string) =>
  output
    .toLowerCase()
    .replaceAll(/["'“”]/g, '')
    .trim()

const specialAnswer =
  /\b(?:return|print|output|answer|write|give|or|otherwise,?|is) (?:the (?:word|number|string|value) )?["'“]?(-1|0|null|none|nil|impossible|no|false)\b(?!\.\d)/g

/**
 * The answers that a statement names for its special cases, as in “if the list is shorter, return -1”.
 * Brute force that never gives one of them wasn't asked for such a case.
 */
function specialAnswers({ prose, outputFormat }: Statement): string[] {
  return `${prose} ${outputFormat.toLowerCase()}`
    .split(/(?<=[.!?;])\s+/)
    .filter((sentence) => /\b(?:if|when|otherwise|unless|or|not|no)\b/.test(sentence))
    .filter((sentence) => /\b(?:return|print|output|answer|write|give)\b/.test(sentence))
    .flatMap((sentence) => [...sentence.matchAll(specialAnswer)].map(([, answer = '']) => answer))
}

/** Whether an answer is among the outputs. An empty tree or list is also called null. */
const isGiven = (answer: string, outputs: ReadonlySet<string>) =>
  outputs.has(answer) || (/^(?:null|none|nil)$/.test(answer) && outputs.has('[]'))

/** What a statement promises about its input, in words that the generated inputs may not keep. */
const promise = anyWord(
  '',
  // Order and difference.
  'sorted|ascending|descending|distinct|unique|different|permutation',
  // What there's surely one of, or always.
  String.raw`exactly one|only one|always|guarante\w+|valid|well-?formed`,
  // Limits of numbers.
  'in the range|from [01] to|between [01] and',
  // Structure.
  'search tree|traversals?|leading|non-?overlapping|disjoint',
  // What something is made of.
  'consists? (?:only )?of|contains? (?:just|only)|(?:just|only) (?:the )?(?:values|digits|characters)',
  'partly filled|exists?|expression|encoded|labeled|numbered|digits',
)

/** A special case that the statement tells, and that the family's own inputs may not have. */
const specialCase =
  /\bif (?:\w+ ){1,8}(?:larger|longer|greater|bigger|smaller|shorter|fewer|more|less) than\b|\b(?:may|can|could|might) (?:also )?(?:be (?:larger|longer|greater|empty|negative|missing)|(?:contain|have|repeat|occur))\b/

/** From this score on, the statement asks for the family's own question. */
const minOwnScore = 8

/**
 * Compares on inputs in the statement's shape. If these disagree, and the statement promises something
 * about its input, they may have broken that, and the family's own inputs count.
 */
function compareAll(fit: Fit, statement: Statement, textScore: number): Compared {
  const { layout, binding } = fit
  const compared = compareOn(inputGenerator(statement, layout, binding.reading), fit)
  const words = `${statement.prose} ${statement.constraints.join(' ').toLowerCase()}`
  const isPromised = textScore >= minOwnScore && promise.test(words) && !specialCase.test(words)
  if (!compared.disagreement || !isPromised) return compared
  const own = compareOn(ownGenerator(fit), fit)
  const isUsable = !own.disagreement && own.inputs.length >= minInputs
  return isUsable && unstatedRules(own.inputs, words).length === 0 ? own : compared
}

/** What may hold for the numbers of every list, and the words that promise it. */
const listRules = [
  {
    holds: (list: readonly number[]) => list.every((entry, i) => entry >= (list[i - 1] ?? entry)),
    says: /\b(?:sorted|ascending|non-?decreasing|increasing|in order|search tree)\b/,
  },
  {
    holds: (list: readonly number[]) => new Set(list).size === list.length,
    says: /\b(?:distinct|unique|different|permutation|(?:no|without(?: any)?) (?:duplicates?|repe\w+)|once|search tree)\b/,
  },
]

/** Rules that all lists of the inputs keep, and that the statement doesn't promise. */
function unstatedRules(inputs: Compared['inputs'], words: string) {
  const isNumbers = (value: unknown): value is number[] =>
    Array.isArray(value) && value.length > 2 && value.every(Number.isFinite)
  const places = inputs[0]?.map((_, at) => inputs.map((values) => values[at]).filter(isNumbers))
  return listRules.filter(
    ({ holds, says }) =>
      !says.test(words) && places?.some((lists) => lists.length > 0 && lists.every(holds)),
  )
}

function compareOn(generate: ((int: RandomInteger) => unknown[]) | undefined, fit: Fit): Compared {
  const brute = bruteForceOf(fit.program, 'javascript')
  const agreed: (readonly unknown[])[] = []
  const answers = new Map<string, number>()
  const outputs = new Set<string>()
  if (!brute || !generate) return { inputs: [], outputs, isVaried: false }
  const isOver = timer()
  for (
    let seed = 1;
    seed <= maxGenerated && agreed.length < wantedInputs && !isOver();
    seed += chunk
  ) {
    const inputs = Array.from({ length: chunk }, (_, i) =>
      generate(seededIntegers((seed + i) * 7919)),
    )
    const actual = resultsOn(fit, inputs)
    const expected = resultsOn(fit, inputs, brute)
    for (const [i, values] of inputs.entries()) {
      if (expected[i] === undefined) continue
      if (actual[i] === undefined || !areSameResults(fit, values, actual[i], expected[i])) {
        const disagreement = { values, actual: actual[i], expected: expected[i] }
        return { inputs: agreed, outputs, isVaried: true, disagreement }
      }
      agreed.push(values)
      outputs.add(plain(fit.answer.print(expected[i]) ?? ''))
      const answer = JSON.stringify(expected[i])
      answers.set(answer, (answers.get(answer) ?? 0) + 1)
    }
  }
  const commonest = Math.max(0, ...answers.values())
  return { inputs: agreed, outputs, isVaried: commonest <= 0.98 * agreed.length }
}

/** Whether another program that passes the examples may just as well be meant, and differs. */
function hasRival(
  fit: Fit,
  inputs: readonly (readonly unknown[])[],
  textScore: number,
  statement: Statement,
  candidates: readonly Candidate[],
): boolean {
  const print = (of: Fit) =>
    resultsOn(of, inputs).map((result) =>
      result === undefined ? undefined : of.answer.print(result),
    )
  const own = print(fit)
  return candidates.some((rival) => {
    if (rival.fit === undefined || rival.fit.program.id === fit.program.id) return false
    const isRelated = rival.program.family.id === fit.program.family.id
    const least = isRelated ? textScore - rivalMargin : rivalShare * textScore
    if (!passesExamples(rival.fit) || rival.textScore < least) return false
    if (rival.fit.binding.unused.length > 0) return false
    if (rival.fit.layout !== fit.layout) return false
    if (unkeptConditions(statement, rival.fit.program).length > 0) return false
    return print(rival.fit).some((output, i) => output !== undefined && output !== own[i])
  })
}

function timer(): () => boolean {
  const start = process.threadCpuUsage()
  return () => {
    const { user, system } = process.threadCpuUsage(start)
    return (user + system) / 1000 > timeLimit
  }
}
