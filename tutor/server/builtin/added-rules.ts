// Rules that a statement adds to a known question, such as “a bar of height 0 is a drain”. No list of
// wordings would ever be complete, so this looks for words that the question's program never mentions.
import { anyWord } from './any-of.ts'
import type { Program } from './programs.ts'
import { stemOf } from './similarity.ts'
import type { Statement } from './statement.ts'
import { withSynonyms } from './synonyms.ts'

const asks =
  /\b(?:return|print|output|find|compute|determine|calculate|report|what is|how many|tell|count)\b/

/** What a rule of its own says, wherever it stands. */
const rule = anyWord(
  '',
  "(?:is|are|do|does|can|may|must|will|should)(?: ?not|n['’]t)|cannot|never|no longer",
  String.raw`no \w+ (?:stays?|counts?|goes|is|are|may|can)`,
  'except|unless|ignored|skipped|left out|instead',
  'counts? (?:as|one|only|twice|double|half|nothing|for)|treated|considered|stays?|remains?|kept',
  'must|always|can only|may only|(?:may|can) (?:also|be empty|even)',
  'comes? (?:first|last)|equally|ties?',
  '(?:is|are) (?:returned|printed|reported)',
)

/** How often something may be used or happen. In the question itself, it's a rule, too. */
const limit = anyWord(
  '',
  '(?:at most|only|exactly|no more than|up to) (?:once|twice|one|two|three)|once or twice|no more than',
)

/** Promises, and what doesn't matter. */
const harmless = anyWord(
  '',
  'guaranteed|assume|any order|not necessarily|need not|input|output|time|level by level|modulo',
  String.raw`(?<!at (?:least|most) )(?:first|second|third|next|following|last|each|every|one|\d+|[a-z]) lines?`,
  "(?:not|n['’]t) (?:need|have to|matter|always|sorted|use)",
  'always (?:exists?|possible|valid|exactly)',
  'runtime|complexity|decimal|(?:may|can|could) be (?:very )?large',
  'hello|hey|dear|subject|br|regards|thanks',
  'consists? of|up to one (?:million|billion)|denotes?',
  String.raw`(?:is|are|values?|numbers?|outcome) between \d+ and \d+`,
)

/** An entry, as in `nums[i]`. A sentence with one isn't an example for that reason alone. */
const entry = /\w+\[[\w +-]+\]/g

/** Examples, code, and questions to the reader. */
const example = /["[\]=`]|->|>>>|\bpublic\b|\b(?:for (?:example|instance)|e\.g|hint|marks?)\b|\?$/

/** Words that rule nothing out. */
const plain = new Set(
  `a an and any are as at be been but by can do does each every for from given gives has have he her him his
  how i if in into is it its may must no not of on only or other others out over same she
  should so some such than that the their them then there these they this those to up was were
  what when where which who will with without you your all also return find print output input
  number numbers contains integer integers value values example array list
  compute write function determine cannot exactly possible possibly impossible otherwise answer result
  element elements index indices position string strings length always never
  need use make take get
  case test line format constraint constraints one two
  just either between both exists true false yes let us we my me
  more most less least before after while until because however instead single fine come too well own
  character whole many several say said set want thing allowed certain per small non negative positive
  occurs directly solution again new entire among another afterwards neither still part relative work
  made few like adjacent horizontally vertically`
    .split(/\s+/)
    .map(stemOf),
)

const stemsIn = (text: string) =>
  (text.replace(/\w+n['’]t\b|['’]\w+/g, ' ').match(/[a-z]{2,}/g) ?? [])
    .map(stemOf)
    .filter((stem) => !plain.has(stem))

/** Everything that's said about the program, its question, and why it's right. */
function vocabularyOf({ id, family, does, approach, why, params }: Program): Set<string> {
  const variant = family.variants.find((one) => id === `${family.id}/${one.id}`)
  const cues = [...family.cues, ...(variant?.cues ?? [])].filter(({ weight }) => weight > 0)
  const sources = cues.flatMap(({ text = [] }) => text.map(({ source }) => source))
  const parts = [
    ...[family.title, does, approach.name, approach.description, why.right, why.fast],
    ...[...family.problems, ...(variant?.problems ?? []), ...(family.hints ?? [])],
    ...params.flatMap(({ name, aliases = [] }) => [name, ...aliases]),
    family.brute?.description ?? '',
    // A regular expression's own letters, as in \b, aren't words.
    ...sources.map((source) => source.replace(/\\[bswd]|[^a-z\s|-]/gi, ' ')),
  ]
  return new Set(stemsIn(withSynonyms(parts.join(' ').toLowerCase())))
}

/** After the question, a sentence with this many unknown words is taken for a rule; before it, for the story. */
const minUnknown = 2

/** The statement's sentences that may add a rule to the program's question. */
export function addedRules({ prose, title, text }: Statement, program: Program): string[] {
  // The operations of a class say what is asked.
  if (program.class) return []
  const known = vocabularyOf(program)
  const untitled = prose.replace(title.toLowerCase(), (line, at: number) =>
    // Without a title, it's the first sentence, which may be the question.
    /[.!?]/.test(prose.charAt(at + line.length)) ? line : ' ',
  )
  const sentences = untitled.split(/(?<=[.!?;])\s+/)
  const question = sentences.findIndex((one) => asks.test(one))
  const isMarked = (one: string) => limit.test(one) || (!asks.test(one) && rule.test(one))
  const isBehind = (at: number) => question >= 0 && at > question
  const mayRule = (one: string, at: number) =>
    !harmless.test(one) && !example.test(one.replace(entry, ' ')) && (isMarked(one) || isBehind(at))
  const told = new Set(sentences.filter((one, at) => !mayRule(one, at)).flatMap(stemsIn))
  const isNew = (stem: string) => !known.has(stem) && !told.has(stem)
  return sentences
    .filter((one, at) => {
      const unknown = new Set(stemsIn(one).filter(isNew))
      return mayRule(one, at) && unknown.size >= (isMarked(one) ? 1 : minUnknown)
    })
    .map((one) => asWritten(one, text))
}

/** The sentence with its capitals, and without the sign at its end. */
function asWritten(sentence: string, text: string): string {
  const whole = text.replace(/\s+/g, ' ')
  const at = whole.toLowerCase().indexOf(sentence.trim())
  const written = at < 0 ? sentence : whole.slice(at, at + sentence.trim().length)
  return written.trim().replace(/[.;!]$/, '')
}
