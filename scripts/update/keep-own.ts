import { execFileSync } from 'node:child_process'

/** The owner's texts and pictures. The kit's versions of them are the sample's. */
const owned = /^content\/(redirects\.yaml|[^/]+\/(?!messages\/))/

/** Runs git in a folder and returns its output. */
export const git = (root: string, ...args: string[]): string =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] })

const lines = (text: string) => text.split('\0').filter(Boolean)

/**
 * In a merge that has begun: keeps the owner's texts and pictures as they were, where the new version changes
 * the sample's, and leaves out files that the owner deleted. Returns the files that a person has to
 * look at, and how many changes were left out.
 */
export function keepOwn(root: string): { leftOut: number; conflicts: string[] } {
  const before = new Set(lines(git(root, 'ls-tree', '-r', '-z', '--name-only', 'HEAD')))
  const deleted = lines(git(root, 'status', '--porcelain', '-z'))
    .filter((line) => line.startsWith('DU '))
    .map((line) => line.slice(3))
  const changed = lines(git(root, 'diff', '--name-only', '-z', 'HEAD')).filter(
    (file) => owned.test(file) || deleted.includes(file),
  )
  for (const file of changed)
    if (before.has(file)) git(root, 'checkout', '-q', 'HEAD', '--', file)
    else git(root, 'rm', '-qf', '--', file)
  return {
    leftOut: changed.length,
    conflicts: lines(git(root, 'diff', '--name-only', '-z', '--diff-filter=U')),
  }
}
