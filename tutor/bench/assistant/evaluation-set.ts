// The evaluation set: statements that nobody working on the engine has read. Never tune on them, and
// look only at the figures.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'

const statementSchema = z.strictObject({
  id: z.string(),
  style: z.enum(['practice-site', 'contest', 'mail', 'prose']),
  statement: z.string().min(20),
  patterns: z.array(z.string()).min(1),
  examples: z.array(z.strictObject({ input: z.string(), output: z.string() })),
  bounds: z.array(z.strictObject({ name: z.string(), max: z.number() })),
  maxComplexity: z.string(),
  asks: z.string(),
})
export type EvaluationStatement = z.output<typeof statementSchema>

/** The statements' names for patterns, with the ids that the knowledge base uses for them. */
const patternIds: Record<string, readonly string[]> = {
  bfs: ['bfs-shortest-path', 'graph-search'],
  'binary-search-on-answer': ['binary-search-answer'],
  'binary-search-tree': ['bst'],
  'dynamic-programming': [
    'dp-linear',
    'dp-grid',
    'dp-intervals',
    'dp-knapsack',
    'dp-subsequence',
    'dp-two-sequences',
    'dynamic-programming',
    'dp-counting',
    'dp-bitmask',
    'dp-tree',
    'dp-digits',
  ],
  'game-theory': ['game-theory'],
  'graph-traversal': ['graph-search'],
  'hash-map': ['hashing'],
  knapsack: ['dp-knapsack'],
  math: ['number-theory', 'math', 'combinatorics'],
  'monotonic-queue': ['monotonic-queue'],
  'prefix-sum': ['prefix-sums'],
  'range-query-tree': ['range-queries'],
  'shortest-path': ['weighted-shortest-path', 'bfs-shortest-path'],
}

/** The statements in a folder's JSON files; by default, the evaluation set. */
export const statementsIn = (folder = import.meta.dirname): readonly EvaluationStatement[] =>
  readdirSync(folder)
    .filter((file) => file.endsWith('.json'))
    .flatMap((file) =>
      z.array(statementSchema).parse(JSON.parse(readFileSync(join(folder, file), 'utf8'))),
    )

/** Ids of the patterns that count as right for a statement. */
export const rightPatterns = ({ patterns }: Pick<EvaluationStatement, 'patterns'>): string[] =>
  patterns.flatMap((name) => patternIds[name] ?? [name])
