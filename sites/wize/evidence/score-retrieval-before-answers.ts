// Scores retrieval from Fastify's manual by labeled quotations: chunk sizes at equal k and at an equal
// amount of text, and what a better ranker finds and loses. Nothing here is random.
import type { Evidence } from '@wize/proof/evidence/evidence.ts'
import {
  budgets,
  compared,
  count,
  found,
  rankers,
  retrieve,
  sizes,
} from '../public/evidence/score-retrieval-before-answers/count.ts'
import { readManual } from '../public/evidence/score-retrieval-before-answers/manual.ts'
import { questions } from '../public/evidence/score-retrieval-before-answers/questions.ts'
import {
  type Chunk,
  type Doc,
  fill,
  isFound,
  split,
} from '../public/evidence/score-retrieval-before-answers/retrieval.ts'

const ks = [1, 2, 3, 5, 8, 13, 21, 34, 55, 89]
/** A question that uses none of its answer's rare words. */
const hardest = 'How do I keep passwords out of the log?'

export default {
  about: `${questions.length} questions to Fastify’s manual, retrieved by BM25 from chunks of six sizes, at equal k and within equal amounts of text.`,
  code: ['retrieval.ts', 'questions.ts', 'manual.ts', 'count.ts'],
  commands: ['npm install fastify@5.12.8 && node count.ts'],
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
              chunks_of: `${size.toLocaleString('en')} characters`,
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
      'split-quotations.csv': budgets.flatMap((budget) =>
        bySize.map(({ size, ranked }) => ({
          budget,
          chunk_characters: size,
          ...byPieces(
            docs,
            found(docs, ranked, (list) => fill(list, budget)),
          ),
        })),
      ),
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
      const row = rankers.find(
        ({ chunk_characters, budget, ...each }) =>
          chunk_characters === compared.size &&
          budget === compared.budget &&
          each.ranker === ranker,
      )
      return (row?.newly_lost ?? 1) === 0 && (row?.newly_found ?? 0) >= 6
    }
    const [shortest = [], ...longer] = [150, 300, 600, 1200].map(
      (size) => retrieve(docs, size).ranked,
    )
    const losesAThird = (part: 'found_whole' | 'found_split') => {
      const foundOf = (ranked: Chunk[][]) =>
        byPieces(
          docs,
          found(docs, ranked, (list) => fill(list, 32_000)),
        )[part]
      return longer.every((ranked) => foundOf(shortest) * 1.5 <= foundOf(ranked))
    }
    const neverFindsFewer = (ranker: string) =>
      rankers
        .filter((row) => row.ranker === ranker)
        .every((row) => row.newly_found >= row.newly_lost)
    return [
      {
        says: 'Large chunks win at an equal number of chunks and lose at an equal amount of text.',
        refutedBy: 'Chunks of 300 characters find as many at k = 5, or fewer in 16,000 characters.',
        fault: 'The small chunks get a tenth of the text.',
        holds: winsAtEqualK(5) && losesAtEqualText(16_000),
        holdsWithFault: winsAtEqualK(5) && losesAtEqualText(16_000, 1600),
      },
      {
        says: 'With chunks of 300 and a budget of 4,000 characters, cutting off endings wins questions and loses none.',
        refutedBy: 'It loses one, or wins fewer than six.',
        fault: 'Leaving out stop words instead.',
        holds: isNoCoin('endings cut off'),
        holdsWithFault: isNoCoin('without stop words'),
      },
      {
        says: 'At no size and budget does cutting off endings find fewer.',
        refutedBy: 'At one of them, it loses more than it wins.',
        fault: 'Leaving out stop words instead.',
        holds: neverFindsFewer('endings cut off'),
        holdsWithFault: neverFindsFewer('without stop words'),
      },
      {
        says: 'The shortest chunks lose the quotations that they split.',
        refutedBy:
          'Within 32,000 characters, they find more than two thirds of those that a longer size finds.',
        fault: 'The quotations that the shortest chunks keep whole.',
        holds: losesAThird('found_split'),
        holdsWithFault: losesAThird('found_whole'),
      },
    ]
  },
} satisfies Evidence

/** The questions found, by whether chunks of 150 characters keep their quotation whole. */
function byPieces(docs: Doc[], hits: boolean[]) {
  const chunks = docs.flatMap((doc) => split(doc, 150))
  const isWhole = questions.map(({ doc, quote }) =>
    chunks.some((chunk) => chunk.doc === doc && chunk.text.includes(quote)),
  )
  return {
    whole_at_150: count(isWhole),
    found_whole: count(hits.filter((_, index) => isWhole[index])),
    split_at_150: count(isWhole.map((whole) => !whole)),
    found_split: count(hits.filter((_, index) => !isWhole[index])),
  }
}

const share = (hits: boolean[]) => Math.round((count(hits) / hits.length) * 1000) / 1000

/** Characters of the first k chunks, on average over the questions. */
function meanLength(ranked: Chunk[][], k: number): number {
  const total = ranked
    .flatMap((list) => list.slice(0, k))
    .reduce((sum, { text }) => sum + text.length, 0)
  return Math.round(total / ranked.length)
}

function compareRankers(docs: Doc[]) {
  const runs = sizes.flatMap((size) =>
    Object.entries(rankers).map(([ranker, wordsOf]) => ({
      size,
      ranker,
      ranked: retrieve(docs, size, wordsOf).ranked,
    })),
  )
  const hitsAt = (size: number, budget: number) =>
    runs
      .filter((run) => run.size === size)
      .map(({ ranker, ranked }) => ({
        ranker,
        hits: found(docs, ranked, (list) => fill(list, budget)),
      }))
  const results = hitsAt(compared.size, compared.budget)
  return {
    'rankers.csv': sizes.flatMap((size) =>
      budgets.flatMap((budget) => {
        const each = hitsAt(size, budget)
        const before = each[0]?.hits ?? []
        return each.map(({ ranker, hits }) => ({
          chunk_characters: size,
          budget,
          ranker,
          found: count(hits),
          newly_found: hits.filter((hit, index) => hit && !before[index]).length,
          newly_lost: hits.filter((hit, index) => !hit && before[index]).length,
        }))
      }),
    ),
    'passwords.csv': runs.map(({ size, ranker, ranked }) => ({
      chunk_characters: size,
      ranker,
      ...spentUntilFound(docs, ranked, hardest),
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

/** How many chunks, and how many characters, it takes until a question is found. */
function spentUntilFound(docs: Doc[], ranked: Chunk[][], ask: string) {
  const index = questions.findIndex((question) => question.ask === ask)
  const [question, list = []] = [questions[index], ranked[index]]
  if (!question) throw new Error(`no such question: ${ask}`)
  const last = list.findIndex(
    ({ doc }, i) => doc === question.doc && isFound(question, docs, list.slice(0, i + 1)),
  )
  const spent = list.slice(0, last + 1)
  return {
    chunks: spent.length,
    characters: spent.reduce((sum, { text }) => sum + text.length, 0),
  }
}
