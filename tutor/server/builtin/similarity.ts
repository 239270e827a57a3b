import { corpus } from './corpus.ts'
import { patterns } from './patterns.ts'
import { families } from './programs.ts'
import { proseOf } from './statement.ts'
import { withSynonyms } from './synonyms.ts'

export interface Similarity {
  /** The most similar typical problem; absent if a whole statement was closer. */
  problem?: string
  /** Cosine similarity, 0 to 1. */
  value: number
}

const stopWords = new Set(
  `a an and any are as at be been but by can do does each every for from given gives has have her him his
  how i if in into is it its may more must no not of on one only or other others out over same she
  should so some such than that the their them then there these they this those to two up was were
  what when where which who will with without you your all also return find print output input
  number numbers first second line contains integer integers value values example array list
  compute write function determine`.split(/\s+/),
)

/** Stems of the words, so that “merging” and “merged” match. Rough, but enough for a comparison. */
function stemsOf(text: string): string[] {
  const american = text.toLowerCase().replace(/(?<=\b(?:neighb|col|fav|lab|harb))our/g, 'or')
  return (american.match(/[a-z]{2,}/g) ?? []).filter((word) => !stopWords.has(word)).map(stemOf)
}

export const stemOf = (word: string): string =>
  word
    .replace(/(?:ies|ied)$/, 'y')
    .replace(/(?:ations?|ings?|edly|ed|ers?|est|ly|es|s|e)$/, (ending, at: number) =>
      at >= 3 ? '' : ending,
    )
    .replace(/([bdgmnprt])\1$/, '$1')

const stemSetOf = (text: string) => new Set(stemsOf(withSynonyms(text)))

interface Known {
  /** The pattern or family that it's evidence for. */
  id: string
  problem?: string
  /** The text itself, so that an evaluation can leave out a statement's own entry. */
  text: string
  stems: ReadonlySet<string>
}

type Vector = ReadonlyMap<string, number>

/** Builds a function that compares a statement with known problems, grouped by id. */
function comparerOf(known: readonly Known[]) {
  // How many ids use each stem. A stem that all use says nothing.
  const ids = new Set(known.map(({ id }) => id))
  const users = new Map<string, Set<string>>()
  for (const { id, stems } of known) {
    for (const stem of stems) {
      const those = users.get(stem) ?? new Set()
      users.set(stem, those.add(id))
    }
  }
  const vectorOf = (stems: Iterable<string>): Vector =>
    new Map(
      [...stems].flatMap((stem) => {
        const count = users.get(stem)?.size
        return count === undefined ? [] : [[stem, Math.log((ids.size + 1) / (count + 0.5))]]
      }),
    )
  const vectors = known.map(({ stems, ...rest }) => {
    const vector = vectorOf(stems)
    return { ...rest, vector, length: lengthOf(vector) }
  })

  return (stems: ReadonlySet<string>, except?: string): Map<string, Similarity> => {
    const own = vectorOf(stems)
    const ownLength = lengthOf(own)
    const found = new Map<string, Similarity[]>()
    for (const { id, problem, text, vector, length } of vectors) {
      if (text === except || length === 0 || ownLength === 0) continue
      let dot = 0
      for (const [stem, weight] of vector) dot += weight * (own.get(stem) ?? 0)
      if (dot === 0) continue
      const list = found.get(id) ?? []
      list.push({ value: dot / (length * ownLength), ...(problem !== undefined && { problem }) })
      found.set(id, list)
    }
    return new Map([...found].map(([id, list]) => [id, summary(list)]))
  }
}

const lengthOf = (vector: Vector) => Math.hypot(...vector.values())

/** Weights of the most similar problems of one id. */
const shares = [0.6, 0.25, 0.15]

function summary(list: Similarity[]): Similarity {
  list.sort((a, b) => b.value - a.value)
  const value = shares.reduce((sum, share, i) => sum + share * (list[i]?.value ?? 0), 0)
  return { ...list[0], value }
}

const described = (id: string, problems: readonly string[]): Known[] =>
  problems.map((problem) => ({ id, problem, text: problem, stems: stemSetOf(problem) }))

const comparePatterns = comparerOf([
  ...patterns.flatMap(({ id, problems }) => described(id, problems)),
  ...families.flatMap(({ patterns: [home = ''], problems }) => described(home, problems)),
  ...corpus.flatMap(({ patterns: right, text }) => {
    const stems = stemSetOf(proseOf(text))
    return right.map((id) => ({ id, text, stems }))
  }),
])

const compareFamilies = comparerOf(
  families.flatMap(({ id, title, problems, variants }) =>
    described(id, [title, ...problems, ...variants.flatMap((variant) => variant.problems)]),
  ),
)

/**
 * How similar the prose is to the known problems of each pattern and each family. An evaluation
 * passes the statement that must not be compared with itself.
 */
export function similarProblems(prose: string, except?: string) {
  const stems = new Set(stemsOf(prose))
  return { patterns: comparePatterns(stems, except), families: compareFamilies(stems, except) }
}
