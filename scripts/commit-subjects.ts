// Part of `npm run check`: whether new commits' subjects follow our style, such as “Keep drafts
// when a form fails”: imperative, at most 72 characters, no period.
import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'

/** Commits up to this one predate the rule. A shallow clone may not have it. */
const base = '4b48c7c'
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

if (import.meta.main) {
  const problems = newSubjects(fileURLToPath(new URL('../', import.meta.url))).flatMap(
    (subject) => {
      const problem = subjectProblem(subject)
      return problem ? [`${subject}\n  ${problem}`] : []
    },
  )
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
