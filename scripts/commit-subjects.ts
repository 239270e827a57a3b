// Part of `npm run check`: whether new commits' subjects follow our style, such as “Keep drafts
// when a form fails”: imperative, at most 72 characters, no period.
import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'

/** Commits up to this one predate the rule. A shallow clone may not have it. */
const base = '4b48c7c'
/** Commits up to this one may say who noticed something. Published history stays as it is. */
const originsBase = '883c9bb5'
const maxLength = 72
/** Imperatives that look like another form of a verb. */
const imperatives =
  /^(access|address|bring|compress|cross|discuss|dismiss|embed|express|feed|focus|guess|miss|need|pass|ping|press|process|proceed|read|seed|shed|shred|speed|spring|stress|string|suppress|swing|bypass|canvas)$/i

/** What's wrong with a subject; undefined if nothing is. */
export function subjectProblem(subject: string): string | undefined {
  const [first = ''] = subject.split(/[\s:]/)
  if (subject.length > maxLength) return `expected at most ${maxLength} characters`
  if (subject.endsWith('.')) return 'expected no period at the end'
  if (!/^[A-Z]/.test(subject)) return 'expected a capital letter at the start'
  if (/(ed|s|ing)$/.test(first) && !imperatives.test(first))
    return `expected the imperative first, not “${first}”`
  return undefined
}

/** Subjects that say where a change comes from, such as “Mend what a second reader found”. */
const origins: RegExp[] = [
  /\b(what|that) (an?|one|two|three|four|five|several|some) .*\b(found|insists?|noticed)\b/i,
  /['’]s ([\w-]+ )?reading\b|\b(first|second|third|fourth|fresh|new) reading\b/i,
  /\bafter merging\b|\bin the merge\b/i,
]

/** What's wrong with a subject that doesn't say what changed; undefined if nothing is. */
export const originProblem = (subject: string): string | undefined =>
  origins.some((pattern) => pattern.test(subject))
    ? 'expected what changed for whom; the body may say who noticed, and when'
    : undefined

if (import.meta.main) {
  const root = fileURLToPath(new URL('../', import.meta.url))
  const recent = new Set(newSubjects(root, originsBase))
  const problems = newSubjects(root).flatMap((subject) => {
    const problem =
      subjectProblem(subject) ?? (recent.has(subject) ? originProblem(subject) : undefined)
    return problem ? [`${subject}\n  ${problem}`] : []
  })
  for (const problem of problems) console.error(problem)
  process.exitCode = problems.length ? 1 : 0
}

/** The subjects of all commits under the rule, merges included. An export without history has none. */
export function newSubjects(root: string, since = base): string[] {
  const git = (...args: string[]) =>
    spawnSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 })
  const hasBase = git('merge-base', '--is-ancestor', since, 'HEAD').status === 0
  const range = hasBase ? [`${since}..HEAD`] : []
  return git('log', '--format=%s', ...range)
    .stdout.split('\n')
    .filter(Boolean)
}
