// Statements that nobody who works on the engine has read: written apart, for the report alone.
// Never tune on them; the figures are all that is to be looked at.
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
export type ReportStatement = z.output<typeof statementSchema>

/** The writers' words for patterns, with the ids of the knowledge base that mean the same. */
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

/** The statements in a folder's JSON files; by default those of the report set. */
export const statementsIn = (folder = import.meta.dirname): readonly ReportStatement[] =>
  readdirSync(folder)
    .filter((file) => file.endsWith('.json'))
    .flatMap((file) =>
      z.array(statementSchema).parse(JSON.parse(readFileSync(join(folder, file), 'utf8'))),
    )

/** Ids of the patterns that solve the statement well. */
export const rightPatterns = ({ patterns }: ReportStatement): string[] =>
  patterns.flatMap((name) => patternIds[name] ?? [name])
