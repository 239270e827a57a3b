// Three judges of short answers, each measured on answers that are right and on three kinds that
// are wrong. Runs on Node 24 without anything installed: node judges.ts
import { pathToFileURL } from 'node:url'
import { type ShortAnswer, shortAnswers } from './short-answers.ts'

const stopWords = new Set(
  'a an and are as at be by can do does for from how i if in is it its may me my no not of on or should so that the them there they this to what when where which who why will with'.split(
    ' ',
  ),
)
const negations = new Set(['not', 'no', 'never', 'none', 'cannot', 'without'])

const plain = (text: string) => text.toLowerCase().replaceAll('’', "'")
const words = (text: string): string[] =>
  plain(text)
    .replaceAll(/\b(can|do|does|is|are|wo)n?'t\b/g, '$1 not')
    .match(/[a-z0-9]+/g) ?? []
const numbers = (text: string): string[] => plain(text).match(/\d+/g) ?? []
const isNegated = (text: string) => words(text).some((word) => negations.has(word))

/** The share of a text's words that another text has too. */
function overlap(text: string, other: string): number {
  const own = [...new Set(words(text))].filter((word) => !stopWords.has(word))
  const others = new Set(words(other))
  return own.filter((word) => others.has(word)).length / Math.max(1, own.length)
}

type Judge = (given: ShortAnswer) => boolean

/** The strictest threshold that still passes nine right answers in ten. */
function strictest(score: (given: ShortAnswer) => number, right: ShortAnswer[]): number {
  const scores = right.map(score).toSorted((a, b) => b - a)
  return scores[Math.ceil(0.9 * scores.length) - 1] ?? 0
}

export function judgesFor(right: ShortAnswer[]): Record<string, Judge> {
  const inSource = ({ answer, source }: ShortAnswer) => overlap(answer, source)
  const support = strictest(inSource, right)
  const isSupported: Judge = (given) => inSource(given) >= support
  return {
    'words of the question': ({ ask, answer }) => overlap(ask, answer) > 0,
    'words of the source': isSupported,
    'and its numbers and negations': (given) =>
      isSupported(given) &&
      numbers(given.answer).every((number) => numbers(given.source).includes(number)) &&
      isNegated(given.answer) === isNegated(given.source),
  }
}

/** Another number of the set in place of the first one. */
function numberChanged({ answer, ...rest }: ShortAnswer, index: number): ShortAnswer[] {
  const all = [...new Set(shortAnswers.flatMap((each) => numbers(each.answer)))]
  const [first] = numbers(answer)
  if (!first) return []
  const others = all.filter((number) => number !== first)
  const other = others[index % others.length] ?? ''
  return [{ ...rest, answer: answer.replace(first, other) }]
}

/** Every negation taken out, so that the answer says the opposite. */
function negationDropped({ answer, ...rest }: ShortAnswer): ShortAnswer[] {
  const damaged = answer
    .replaceAll(/\bwon’t\b/g, 'will')
    .replaceAll(/\bcan’t\b/g, 'can')
    .replaceAll(/\b(do|does|is)n’t\b/g, '$1')
    .replaceAll(/ not\b/g, '')
    .replaceAll(/\b[Nn]ever /g, '')
    .replaceAll(/^Not\b/g, 'Yes,')
    .replaceAll(/^No\b/g, 'Yes')
  return damaged === answer ? [] : [{ ...rest, answer: damaged }]
}

const swapped = ({ ask, source }: ShortAnswer, index: number): ShortAnswer => ({
  ask,
  source,
  answer: shortAnswers[(index + 1) % shortAnswers.length]?.answer ?? '',
})

/** The answers to judge, by what they are. Only the first kind is right. */
export const kinds: Record<string, ShortAnswer[]> = {
  right: shortAnswers,
  'answer to another question': shortAnswers.map(swapped),
  'number changed': shortAnswers.flatMap(numberChanged),
  'negation dropped': shortAnswers.flatMap(negationDropped),
}

export type Failed = { answer: string; answers: number; [judge: string]: number | string }

/** How many answers of each kind each judge fails. */
export function failures(judges: Record<string, Judge>): Failed[] {
  return Object.entries(kinds).map(([kind, answers]) => ({
    answer: kind,
    answers: answers.length,
    ...Object.fromEntries(
      Object.entries(judges).map(([name, passes]) => [
        name,
        answers.filter((answer) => !passes(answer)).length,
      ]),
    ),
  }))
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href)
  console.table(failures(judgesFor(shortAnswers)))
