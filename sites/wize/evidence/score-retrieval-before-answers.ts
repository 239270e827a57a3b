// Scores retrieval from Fastify's manual by labeled quotations: chunk sizes at equal k and at an equal
// amount of text, and what a better ranker finds and loses. Nothing here is random.
import type { Evidence } from '@wize/proof/evidence/evidence.ts'
import { readManual, stopWords } from './score-retrieval-before-answers/manual.ts'
import { questions } from './score-retrieval-before-answers/questions.ts'
import {
  type Chunk,
  type Doc,
  fill,
  isFound,
  ranker,
  split,
  words,
} from './score-retrieval-before-answers/retrieval.ts'

const sizes = [150, 300, 600, 1200, 2400, 4800]
const budgets = [1000, 2000, 4000, 8000, 16_000, 32_000]
const ks = [1, 2, 3, 5, 8, 13, 21, 34, 55, 89]
/** The budget and the size at which rankers are compared. */
const compared = { size: 300, budget: 4000 }

export default {
  about: `${questions.length} questions to Fastify’s manual, retrieved by BM25 from chunks of six sizes, at equal k and within equal amounts of text.`,
  code: ['retrieval.ts', 'questions.ts', 'manual.ts'],
  command: 'npm run evidence -- score-retrieval-before-answers',
  produce() {
    const docs = readManual()
    const bySize = sizes.map((size) => ({ size, ...retrieve(docs, size) }))
    return {
      'equal-k.csv': bySize.map(({ size, chunks, ranked }) => {
        const first = (k: number) => found(docs, ranked, (list) => list.slice(0, k))
        return {
          chunk_characters: size,
          chunks: chunks.length,
          found_at_1: count(first(1)),
          found_at_3: count(first(3)),
          found_at_5: count(first(5)),
          found_at_10: count(first(10)),
          characters_at_5: meanLength(ranked, 5),
        }
      }),
      'curves.csv': bySize
        .filter(({ size }) => [300, 1200, 2400, 4800].includes(size))
        .flatMap(({ size, ranked }) =>
          ks
            .map((k) => ({
              chunks_of: `${size} characters`,
              k,
              characters: meanLength(ranked, k),
              recall: share(found(docs, ranked, (list) => list.slice(0, k))),
            }))
            .filter(({ characters }) => characters <= 50_000),
        ),
      'budget.csv': budgets.map((budget) => ({
        budget,
        ...Object.fromEntries(
          bySize.map(({ size, ranked }) => [
            `chunks of ${size}`,
            count(found(docs, ranked, (list) => fill(list, budget))),
          ]),
        ),
      })),
      ...compareRankers(docs),
    }
  },
  claims: () => {
    const docs = readManual()
    const [small, large] = [300, 4800].map((size) => retrieve(docs, size).ranked)
    const winsAtEqualK = (k: number) =>
      count(found(docs, large ?? [], (list) => list.slice(0, k))) >
      count(found(docs, small ?? [], (list) => list.slice(0, k)))
    const losesAtEqualText = (budget: number, spent = budget) =>
      count(found(docs, large ?? [], (list) => fill(list, budget))) <
      count(found(docs, small ?? [], (list) => fill(list, spent)))
    const { 'rankers.csv': rankers } = compareRankers(docs)
    const isNoCoin = (ranker: string) => {
      const row = rankers.find((each) => each.ranker === ranker)
      return (row?.newly_lost ?? 1) === 0 && (row?.newly_found ?? 0) >= 6
    }
    return [
      {
        says: 'Large chunks win at an equal number of chunks and lose at an equal amount of text.',
        refutedBy: 'Chunks of 300 characters find as many at k = 5, or fewer in 16,000 characters.',
        fault: 'The small chunks get a tenth of the text.',
        holds: winsAtEqualK(5) && losesAtEqualText(16_000),
        holdsWithFault: winsAtEqualK(5) && losesAtEqualText(16_000, 1600),
      },
      {
        says: 'Cutting off endings wins questions and loses none.',
        refutedBy: 'It loses one, or wins fewer than six.',
        fault: 'Leaving out stop words instead.',
        holds: isNoCoin('endings cut off'),
        holdsWithFault: isNoCoin('without stop words'),
      },
    ]
  },
} satisfies Evidence

function retrieve(docs: Doc[], size: number, wordsOf = words) {
  const chunks = docs.flatMap((doc) => split(doc, size))
  const rank = ranker(chunks, wordsOf)
  return { chunks, ranked: questions.map(({ ask }) => rank(ask)) }
}

/** For each question, whether the chunks selected from its ranking contain the answer. */
function found(docs: Doc[], ranked: Chunk[][], select: (list: Chunk[]) => Chunk[]): boolean[] {
  return questions.map((question, index) => isFound(question, docs, select(ranked[index] ?? [])))
}

const count = (hits: boolean[]) => hits.filter(Boolean).length

const share = (hits: boolean[]) => Math.round((count(hits) / hits.length) * 1000) / 1000

/** Characters of the first k chunks, on average over the questions. */
function meanLength(ranked: Chunk[][], k: number): number {
  const total = ranked
    .flatMap((list) => list.slice(0, k))
    .reduce((sum, { text }) => sum + text.length, 0)
  return Math.round(total / ranked.length)
}

const rankers = {
  'words as they are': words,
  'without stop words': (text: string) => words(text).filter((word) => !stopWords.has(word)),
  'endings cut off': (text: string) =>
    words(text).map((word) => word.replace(/(?:ing|ed|es|s|ly)$/, '')),
}

function compareRankers(docs: Doc[]) {
  const { size, budget } = compared
  const results = Object.entries(rankers).map(([ranker, wordsOf]) => ({
    ranker,
    hits: found(docs, retrieve(docs, size, wordsOf).ranked, (list) => fill(list, budget)),
  }))
  const before = results[0]?.hits ?? []
  return {
    'rankers.csv': results.map(({ ranker, hits }) => ({
      ranker,
      found: count(hits),
      newly_found: hits.filter((hit, index) => hit && !before[index]).length,
      newly_lost: hits.filter((hit, index) => !hit && before[index]).length,
    })),
    'questions.csv': questions.map(({ ask, doc, quote }, index) => ({
      ask,
      document: doc,
      quotation: quote,
      ...Object.fromEntries(
        results.map(({ ranker, hits }) => [ranker, hits[index] ? 'found' : '']),
      ),
    })),
  }
}
