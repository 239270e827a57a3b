import { readStatement } from './statement.ts'
import { tuneStatements } from './statements/tune.ts'
import { withSynonyms } from './synonyms.ts'
import { typicalProblems } from './typical.ts'

export interface Kin {
  /** The pattern's id. */
  id: string
  /** The nearest typical problem, in a few words; absent where a whole statement was nearer. */
  problem?: string
  /** Cosine of the angle between the two, 0 to 1. */
  likeness: number
}

const stopWords = new Set(
  `a an and any are as at be been but by can do does each every for from given gives has have her him his
  how i if in into is it its may more must no not of on one only or other others out over same she
  should so some such than that the their them then there these they this those to two up was were
  what when where which who will with without you your all also return find print output input
  number numbers first second line contains integer integers value values example array list
  compute write function determine`.split(/\s+/),
)

/** Words by their stems, so that “merging” and “merged” are one; rough but enough for comparison. */
function stemsOf(text: string): string[] {
  return (text.toLowerCase().match(/[a-z]{2,}/g) ?? [])
    .filter((word) => !stopWords.has(word))
    .map((word) =>
      word
        .replace(/(?:ies|ied)$/, 'y')
        .replace(/(?:ations?|ings?|edly|ed|ers?|est|ly|es|s|e)$/, (ending, at: number) =>
          at >= 3 ? '' : ending,
        )
        .replace(/([bdgmnprt])\1$/, '$1'),
    )
}

type Vector = Map<string, number>

interface Known {
  id: string
  problem?: string
  /** The text itself, to leave a statement out of its own comparison. */
  text: string
  stems: Set<string>
}

const problems: readonly Known[] = [
  ...Object.entries(typicalProblems).flatMap(([id, list]) =>
    list.map((problem) => ({
      id,
      problem,
      text: problem,
      stems: new Set(stemsOf(withSynonyms(problem))),
    })),
  ),
  ...tuneStatements.flatMap(({ right, text }) => {
    const stems = new Set(stemsOf(withSynonyms(readStatement(text).prose)))
    return right.map((id) => ({ id, text, stems }))
  }),
]

/** How many patterns use a stem: one that all use says nothing. */
const spread = new Map<string, number>()
for (const id of Object.keys(typicalProblems)) {
  const own = new Set(problems.filter((p) => p.id === id).flatMap(({ stems }) => [...stems]))
  for (const stem of own) spread.set(stem, (spread.get(stem) ?? 0) + 1)
}
const patternCount = Object.keys(typicalProblems).length
const weightOf = (stem: string) => Math.log((patternCount + 1) / ((spread.get(stem) ?? 0) + 0.5))

const vectorOf = (stems: Iterable<string>): Vector =>
  new Map([...stems].filter((stem) => spread.has(stem)).map((stem) => [stem, weightOf(stem)]))

const lengthOf = (vector: Vector) =>
  Math.sqrt([...vector.values()].reduce((sum, weight) => sum + weight ** 2, 0))

const vectors = problems.map(({ stems, ...known }) => {
  const vector = vectorOf(stems)
  return { ...known, vector, length: lengthOf(vector) }
})

/** How many of a pattern's nearest relatives count, the nearer the more. */
const counted = [0.6, 0.25, 0.15]

/** For each pattern, how like its typical problems and known statements the prose is. */
export function kinOf(prose: string, statement = ''): Map<string, Kin> {
  const own = vectorOf(new Set(stemsOf(prose)))
  const ownLength = lengthOf(own)
  const kin = new Map<string, Kin>()
  if (ownLength === 0) return kin
  const likenesses = new Map<string, { likeness: number; problem?: string }[]>()
  for (const { id, problem, text, vector, length } of vectors) {
    if (text === statement || length === 0) continue
    let dot = 0
    for (const [stem, weight] of vector) dot += weight * (own.get(stem) ?? 0)
    if (dot === 0) continue
    const list = likenesses.get(id) ?? []
    list.push({ likeness: dot / (length * ownLength), ...(problem !== undefined && { problem }) })
    likenesses.set(id, list)
  }
  for (const [id, list] of likenesses) {
    list.sort((a, b) => b.likeness - a.likeness)
    const likeness = counted.reduce((sum, share, i) => sum + share * (list[i]?.likeness ?? 0), 0)
    const problem = list[0]?.problem
    kin.set(id, { id, likeness, ...(problem !== undefined && { problem }) })
  }
  return kin
}
