// Checks judges against known labels: one by word overlap on the first passages retrieved from
// Fastify's manual, and three on short answers that are right, swapped, or damaged.
import type { Evidence } from '@wize/proof/evidence/evidence.ts'
import {
  type Failed,
  failures,
  judgesFor,
  type kinds,
} from '../public/evidence/judge-agreement-before-trust/judges.ts'
import { shortAnswers } from '../public/evidence/judge-agreement-before-trust/short-answers.ts'
import { stopWords } from '../public/evidence/score-retrieval-before-answers/count.ts'
import { readManual } from '../public/evidence/score-retrieval-before-answers/manual.ts'
import { questions } from '../public/evidence/score-retrieval-before-answers/questions.ts'
import {
  isFound,
  ranker,
  split,
  words,
} from '../public/evidence/score-retrieval-before-answers/retrieval.ts'

/** Characters in a chunk. An answer is one chunk. */
const chunkSize = 2400
const thresholds = Array.from({ length: 46 }, (_, index) => (10 + 2 * index) / 100)

/** The share of a question's words that the answer has too. */
function overlap(ask: string, text: string): number {
  const asked = [...new Set(words(ask))].filter((word) => !stopWords.has(word))
  const given = new Set(words(text))
  return asked.filter((word) => given.has(word)).length / asked.length
}

const docs = readManual()
const rank = ranker(docs.flatMap((doc) => split(doc, chunkSize)))

/** The answers of an assistant that shows the first passage, with their true labels. */
const shown = questions.map((question) => {
  const [first] = rank(question.ask)
  if (!first) throw new Error('nothing retrieved')
  const { ask, quote } = question
  return { ask, quote, text: first.text, isRight: isFound(question, docs, [first]) }
})

/** Where damage to a passage lands: how often inside the sentence that answers. */
function landed(damage: string, place: RegExp, passages = shown) {
  const hits = passages
    .filter(({ isRight }) => isRight)
    .flatMap(({ text, quote }) => {
      const at = place.exec(text)?.index
      return at === undefined ? [] : [{ at, from: text.indexOf(quote), length: quote.length }]
    })
  const inside = hits.filter(({ at, from, length }) => from <= at && at < from + length)
  return { damage, passages: hits.length, 'inside the answer': inside.length }
}
const number = /\d+/
const negation = / (not|never|no) /i

const share = (part: number, whole: number) => Number((part / whole).toFixed(3))

function kappa(rightPassed: number, wrongPassed: number, rightFailed: number, wrongFailed: number) {
  const all = rightPassed + wrongPassed + rightFailed + wrongFailed
  const agreed = (rightPassed + wrongFailed) / all
  const passes = (rightPassed + wrongPassed) / all
  const right = (rightPassed + rightFailed) / all
  const byChance = passes * right + (1 - passes) * (1 - right)
  return Number(((agreed - byChance) / (1 - byChance)).toFixed(2))
}

function ratesAt(threshold: number, answers: typeof shown) {
  const right = answers.filter(({ isRight }) => isRight)
  const wrong = answers.filter(({ isRight }) => !isRight)
  const passed = (list: typeof shown) =>
    list.filter(({ ask, text }) => overlap(ask, text) >= threshold).length
  const [rightPassed, wrongPassed] = [passed(right), passed(wrong)]
  const [rightFailed, wrongFailed] = [right.length - rightPassed, wrong.length - wrongPassed]
  return {
    threshold,
    agreement: share(rightPassed + wrongFailed, answers.length),
    fails_everything: share(wrong.length, answers.length),
    kappa: kappa(rightPassed, wrongPassed, rightFailed, wrongFailed),
    passes_right: share(rightPassed, right.length),
    fails_wrong: share(wrongFailed, wrong.length),
  }
}

const judges = judgesFor(shortAnswers)
const [, ofSource = '', ofFacts = ''] = Object.keys(judges)

/** The share of the answers of some kinds that a judge fails. */
function failedShare(table: Failed[], judge: string, of: (keyof typeof kinds)[]) {
  const rows = table.filter(({ answer }) => of.includes(answer))
  const sum = (column: string) => rows.reduce((total, row) => total + Number(row[column]), 0)
  return sum(judge) / sum('answers')
}
const damaged = ['number changed', 'negation dropped']

/** The two rates rank the settings differently from this measure. */
const misleads = (measure: 'agreement' | 'kappa', answers: typeof shown) => {
  const [middle, strict] = [ratesAt(0.5, answers), ratesAt(0.7, answers)]
  const lift = ({ passes_right, fails_wrong }: typeof middle) => passes_right + fails_wrong
  return strict[measure] > middle[measure] && lift(strict) < lift(middle)
}

export default {
  about:
    'A judge by word overlap, against the true labels of 92 first passages; and three judges of 40 short answers that are right, swapped, or damaged inside the answer.',
  code: ['judges.ts', 'short-answers.ts'],
  commands: ['node judges.ts'],
  produce: () => ({
    'thresholds.csv': thresholds.map((threshold) => ratesAt(threshold, shown)),
    'damage.csv': [
      landed('first number of the passage changed', number),
      landed('first negation of the passage dropped', negation),
    ],
    'kinds.csv': failures(judges),
    'answers.csv': shown.map(({ ask, text, isRight }) => ({
      ask,
      label: isRight ? 'right' : 'wrong passage',
      overlap: overlap(ask, text).toFixed(4),
    })),
  }),
  claims: () => {
    const table = failures(judges)
    const noSuchRules = failures({ ...judges, [ofFacts]: judges[ofSource] ?? (() => true) })
    const allSeeing = failures({
      ...judges,
      [ofSource]: ({ ask, answer }) =>
        shortAnswers.some((each) => each.ask === ask && each.answer === answer),
    })
    const balanced = [
      ...shown,
      ...shown.filter(({ isRight }) => isRight).flatMap((each) => Array(4).fill(each)),
    ]
    return [
      {
        says: 'Agreement prefers the setting that throws out right answers.',
        refutedBy: 'Agreement and the sum of the two rates prefer the same setting.',
        fault: 'As many right answers as wrong ones.',
        holds: misleads('agreement', shown),
        holdsWithFault: misleads('agreement', balanced),
      },
      {
        says: 'Kappa also prefers the setting that throws out right answers.',
        refutedBy: 'Kappa and the sum of the two rates prefer the same setting.',
        fault: 'As many right answers as wrong ones.',
        holds: misleads('kappa', shown),
        holdsWithFault: misleads('kappa', balanced),
      },
      {
        says: 'Damage anywhere in a passage seldom touches the answer.',
        refutedBy: 'Half of the damage or more lies inside the sentence that answers.',
        fault: 'Passages that are nothing but the answer.',
        holds: [number, negation].every((place) => {
          const { passages, 'inside the answer': inside } = landed('', place)
          return inside < passages / 2
        }),
        holdsWithFault: [number, negation].every((place) => {
          const quotes = shown.map((each) => ({ ...each, text: each.quote }))
          const { passages, 'inside the answer': inside } = landed('', place, quotes)
          return inside < passages / 2
        }),
      },
      {
        says: 'A judge that catches every swapped answer can miss most damaged ones.',
        refutedBy: 'The judge of the source’s words fails half of the damaged answers.',
        fault: 'A judge that knows the right answers.',
        holds:
          failedShare(table, ofSource, ['answer to another question']) === 1 &&
          failedShare(table, ofSource, damaged) < 0.5,
        holdsWithFault:
          failedShare(allSeeing, ofSource, ['answer to another question']) === 1 &&
          failedShare(allSeeing, ofSource, damaged) < 0.5,
      },
      {
        says: 'Comparing numbers and negations with the source catches most of the damage.',
        refutedBy: 'The third judge fails no more than half of the damaged answers.',
        fault: 'The third judge without its two rules.',
        holds: failedShare(table, ofFacts, damaged) > 0.5,
        holdsWithFault: failedShare(noSuchRules, ofFacts, damaged) > 0.5,
      },
      {
        says: 'It pays for that with right answers.',
        refutedBy: 'The third judge fails no more right answers than the second.',
        fault: 'The third judge without its two rules.',
        holds: failedShare(table, ofFacts, ['right']) > failedShare(table, ofSource, ['right']),
        holdsWithFault:
          failedShare(noSuchRules, ofFacts, ['right']) >
          failedShare(noSuchRules, ofSource, ['right']),
      },
    ]
  },
} satisfies Evidence
