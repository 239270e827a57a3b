// Counts the questions that are found in Fastify's manual, by chunk size, budget, and ranker.
// Runs on Node 24, beside the other programs: npm install fastify@5.12.8 && node count.ts
import { pathToFileURL } from 'node:url'
import { readManual } from './manual.ts'
import { questions } from './questions.ts'
import { type Chunk, type Doc, fill, isFound, ranker, split, words } from './retrieval.ts'

export const sizes = [150, 300, 600, 1200, 2400, 4800]
export const budgets = [1000, 2000, 4000, 8000, 16_000, 32_000]
/** The budget and the size at which the article compares rankers. */
export const compared = { size: 300, budget: 4000 }

export const stopWords = new Set(
  'a an and are as at be by can do does for from how i if in is it its may me my no not of on or should so that the them there they this to what when where which who why will with'.split(
    ' ',
  ),
)

/** The words that each ranker compares. */
export const rankers = {
  'words as they are': words,
  'without stop words': (text: string) => words(text).filter((word) => !stopWords.has(word)),
  'endings cut off': (text: string) =>
    words(text).map((word) => word.replace(/(?:ing|ed|es|s|ly)$/, '')),
}

export function retrieve(docs: Doc[], size: number, wordsOf = words) {
  const chunks = docs.flatMap((doc) => split(doc, size))
  const rank = ranker(chunks, wordsOf)
  return { chunks, ranked: questions.map(({ ask }) => rank(ask)) }
}

/** For each question, whether the chunks selected from its ranking contain the answer. */
export function found(
  docs: Doc[],
  ranked: Chunk[][],
  select: (list: Chunk[]) => Chunk[],
): boolean[] {
  return questions.map((question, index) => isFound(question, docs, select(ranked[index] ?? [])))
}

export const count = (hits: boolean[]) => hits.filter(Boolean).length

function print() {
  const docs = readManual()
  const bySize = sizes.map((size) => ({ size, ...retrieve(docs, size) }))
  const within = (ranked: Chunk[][], budget: number) =>
    count(found(docs, ranked, (list) => fill(list, budget)))
  console.log(`Found of ${questions.length} in the first 5 chunks, by their size`)
  console.table(
    bySize.map(({ size, ranked }) => ({
      size,
      found: count(found(docs, ranked, (list) => list.slice(0, 5))),
    })),
  )
  console.log('Found within a budget of characters, by the size of chunks')
  console.table(
    budgets.map((budget) => ({
      budget,
      ...Object.fromEntries(bySize.map(({ size, ranked }) => [size, within(ranked, budget)])),
    })),
  )
  console.log(`Found in chunks of ${compared.size} within ${compared.budget}, by ranker`)
  console.table(
    Object.entries(rankers).map(([ranker, wordsOf]) => ({
      ranker,
      found: within(retrieve(docs, compared.size, wordsOf).ranked, compared.budget),
    })),
  )
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) print()
