// Checks a simple judge against known labels. It passes an answer that shares enough words with its question.
// The answers are the first passages retrieved from Fastify's manual, and damaged copies of the right ones.
import type { Evidence } from '@wize/proof/evidence/evidence.ts'
import { readManual, stopWords } from './score-retrieval-before-answers/manual.ts'
import { questions } from './score-retrieval-before-answers/questions.ts'
import { isFound, ranker, split, words } from './score-retrieval-before-answers/retrieval.ts'

/** Characters in a chunk. An answer is one chunk. */
const chunkSize = 2400
const thresholds = [0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7]

interface Answer {
  ask: string
  text: string
  kind: 'right' | 'wrong passage' | 'number changed' | 'negation dropped' | 'neighboring page'
}

/** The share of a question's words that the answer has too. */
function overlap(ask: string, text: string): number {
  const asked = [...new Set(words(ask))].filter((word) => !stopWords.has(word))
  const given = new Set(words(text))
  return asked.filter((word) => given.has(word)).length / asked.length
}

const docs = readManual()
const chunks = docs.flatMap((doc) => split(doc, chunkSize))
const rank = ranker(chunks)

/** The answers of an assistant that shows the first passage, with their true labels. */
const shown: Answer[] = questions.map((question) => {
  const [first] = rank(question.ask)
  if (!first) throw new Error('nothing retrieved')
  const right = isFound(question, docs, [first])
  return { ask: question.ask, text: first.text, kind: right ? 'right' : 'wrong passage' }
})

/** Right answers made wrong on purpose, with every kind of damage that fits. */
const damaged: Answer[] = shown
  .filter(({ kind }) => kind === 'right')
  .flatMap(({ ask, text }): Answer[] => {
    const number = text.replace(/\d+/, (digits) => `${Number(digits) * 10 + 7}`)
    const negation = text.replace(/ (not|never|no) /i, ' ')
    const index = chunks.findIndex((chunk) => chunk.text === text)
    const neighbor = chunks[index + 1] ?? chunks[index - 1]
    return [
      ...(number === text ? [] : [{ ask, text: number, kind: 'number changed' as const }]),
      ...(negation === text ? [] : [{ ask, text: negation, kind: 'negation dropped' as const }]),
      ...(neighbor ? [{ ask, text: neighbor.text, kind: 'neighboring page' as const }] : []),
    ]
  })

const share = (part: number, whole: number) => Number((part / whole).toFixed(3))

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
          agreement: share(rightPassed + wrong.length - wrongPassed, shown.length),
          kappa: kappa(
            rightPassed,
            wrongPassed,
            right.length - rightPassed,
            wrong.length - wrongPassed,
          ),
          passes_right: share(rightPassed, right.length),
          fails_wrong: share(wrong.length - wrongPassed, wrong.length),
        }
      }),
      'kinds.csv': kinds.map((kind) => {
        const answers = [...shown, ...damaged].filter((answer) => answer.kind === kind)
        const failed = answers.length - passed(answers, strictest)
        return {
          answer: kind,
          answers: answers.length,
          failed,
          failed_share: share(failed, answers.length),
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
