import { execFileSync } from 'node:child_process'

/** The owner's texts and pictures. The kit's versions of them are the sample's. */
const owned = /^(content\/(redirects\.yaml|[^/]+\/(?!messages\/))|public\/evidence\/)/
/** Tests of the sample's texts, which `npm run setup` deletes: see `removeSampleTests`. */
const sampleTests = /^(e2e\/spec-sample\.spec\.ts$|evidence\/(?!kit\/))/

const isOwned = (file: string) => owned.test(file) || sampleTests.test(file)

/** Runs git in a folder and returns its output. */
export const git = (root: string, ...args: string[]): string =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] })

const lines = (text: string) => text.split('\0').filter(Boolean)

/**
 * In a merge that has begun: keeps the owner's texts and pictures as they were, where the new version changes
 * the sample's. Returns the files that a person has to look at, and how many changes were left out.
 */
export function keepOwn(root: string): { leftOut: number; conflicts: string[] } {
  const before = new Set(lines(git(root, 'ls-tree', '-r', '-z', '--name-only', 'HEAD')))
  const changed = lines(git(root, 'diff', '--name-only', '-z', 'HEAD')).filter(isOwned)
  for (const file of changed)
    if (before.has(file)) git(root, 'checkout', '-q', 'HEAD', '--', file)
    else git(root, 'rm', '-qf', '--', file)
  return {
    leftOut: changed.length,
    conflicts: lines(git(root, 'diff', '--name-only', '-z', '--diff-filter=U')),
  }
}
