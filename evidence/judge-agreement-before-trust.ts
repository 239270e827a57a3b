// A simple judge against known labels: it passes an answer that shares enough words with its question.
// The answers are what retrieval from Fastify's manual puts first, and damaged copies of the right ones.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Evidence } from './kit/evidence.ts'
import { questions } from './score-retrieval-before-answers/questions.ts'
import {
  type Doc,
  isFound,
  ranker,
  split,
  words,
} from './score-retrieval-before-answers/retrieval.ts'

const corpus = join(import.meta.dirname, 'score-retrieval-before-answers/corpus')
/** Characters of an answer: the chunk that answers, or should. */
const size = 2400
const thresholds = [0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7]

interface Answer {
  ask: string
  text: string
  kind: 'right' | 'wrong passage' | 'number changed' | 'negation dropped' | 'neighboring page'
}

const stopWords = new Set(
  'a an and are as at be by can do does for from how i if in is it its may me my no not of on or should so that the them there they this to what when where which who why will with'.split(
    ' ',
  ),
)

/** The share of a question's words that the answer has too. */
function overlap(ask: string, text: string): number {
  const asked = [...new Set(words(ask))].filter((word) => !stopWords.has(word))
  const given = new Set(words(text))
  return asked.filter((word) => given.has(word)).length / asked.length
}

const docs: Doc[] = readdirSync(corpus)
  .filter((file) => file.endsWith('.md'))
  .map((file) => ({
    id: file.replace('.md', ''),
    text: readFileSync(join(corpus, file), 'utf8')
      .replaceAll(/^>+ ?/gm, '')
      .replaceAll(/\s+/g, ' '),
  }))
const chunks = docs.flatMap((doc) => split(doc, size))
const rank = ranker(chunks)

/** What an assistant that shows the first passage would have answered, with its true label. */
const shown: Answer[] = questions.map((question) => {
  const [first] = rank(question.ask)
  if (!first) throw new Error('nothing retrieved')
  const right = isFound(question, docs, [first])
  return { ask: question.ask, text: first.text, kind: right ? 'right' : 'wrong passage' }
})

/** Right answers made wrong on purpose, as many as each kind of damage applies to. */
const damaged: Answer[] = shown
  .filter(({ kind }) => kind === 'right')
  .flatMap(({ ask, text }): Answer[] => {
    const number = text.replace(/\d+/, (digits) => `${Number(digits) * 10 + 7}`)
    const negation = text.replace(/ (not|never|no) /i, ' ')
    const at = chunks.findIndex((chunk) => chunk.text === text)
    const neighbor = chunks[at + 1] ?? chunks[at - 1]
    return [
      ...(number === text ? [] : [{ ask, text: number, kind: 'number changed' as const }]),
      ...(negation === text ? [] : [{ ask, text: negation, kind: 'negation dropped' as const }]),
      ...(neighbor ? [{ ask, text: neighbor.text, kind: 'neighboring page' as const }] : []),
    ]
  })

const percent = (part: number, whole: number) => Number((part / whole).toFixed(3))

function kappa(rightPassed: number, wrongPassed: number, rightFailed: number, wrongFailed: number) {
  const all = rightPassed + wrongPassed + rightFailed + wrongFailed
  const agreed = (rightPassed + wrongFailed) / all
  const passes = (rightPassed + wrongPassed) / all
  const right = (rightPassed + rightFailed) / all
  const byChance = passes * right + (1 - passes) * (1 - right)
  return Number(((agreed - byChance) / (1 - byChance)).toFixed(2))
}

export default {
  about:
    'A judge by word overlap, against the true labels of 92 first passages and of damaged copies of the right ones.',
  produce() {
    const right = shown.filter(({ kind }) => kind === 'right')
    const wrong = shown.filter(({ kind }) => kind !== 'right')
    const passed = (answers: Answer[], threshold: number) =>
      answers.filter(({ ask, text }) => overlap(ask, text) >= threshold).length
    const kinds = [...new Set([...shown, ...damaged].map(({ kind }) => kind))]
    /** The highest threshold that still passes every right answer. */
    const strictest =
      thresholds.findLast((threshold) => passed(right, threshold) === right.length) ?? 0
    return {
      'thresholds.csv': thresholds.map((threshold) => {
        const rightPassed = passed(right, threshold)
        const wrongPassed = passed(wrong, threshold)
        return {
          threshold,
          agreement: percent(rightPassed + wrong.length - wrongPassed, shown.length),
          kappa: kappa(
            rightPassed,
            wrongPassed,
            right.length - rightPassed,
            wrong.length - wrongPassed,
          ),
          passes_right: percent(rightPassed, right.length),
          fails_wrong: percent(wrong.length - wrongPassed, wrong.length),
        }
      }),
      'kinds.csv': kinds.map((kind) => {
        const answers = [...shown, ...damaged].filter((answer) => answer.kind === kind)
        const failed = answers.length - passed(answers, strictest)
        return {
          answer: kind,
          answers: answers.length,
          failed,
          failed_share: percent(failed, answers.length),
        }
      }),
      'answers.csv': shown.map(({ ask, kind, text }) => ({
        ask,
        label: kind,
        overlap: overlap(ask, text).toFixed(2),
      })),
    }
  },
} satisfies Evidence
