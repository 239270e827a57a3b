// Part of `npm run check`: whether new commits' subjects follow our style, such as “Keep drafts
// when a form fails”: imperative, at most 72 characters, no period.
import { execFileSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'

/** Commits up to this one predate the rule. A clone without it has nothing to check. */
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
  const problems = newSubjects().flatMap((subject) => {
    const problem = subjectProblem(subject)
    return problem ? [`${subject}\n  ${problem}`] : []
  })
  for (const problem of problems) console.error(problem)
  process.exitCode = problems.length ? 1 : 0
}

function newSubjects(): string[] {
  const root = fileURLToPath(new URL('../', import.meta.url))
  const git = (...args: string[]) =>
    execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
  try {
    git('merge-base', '--is-ancestor', base, 'HEAD')
  } catch {
    // An export without history, a shallow clone, or the owner's own history.
    return []
  }
  return git('log', '--no-merges', '--format=%s', `${base}..HEAD`).split('\n').filter(Boolean)
}
