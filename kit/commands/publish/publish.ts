import { spawnSync } from 'node:child_process'

/** What publishing needs beyond git. */
export interface Steps {
  /** The site's folder. */
  root: string
  /** Makes a build beside the live one, and throws if that can't be published. */
  build: () => Promise<void>
  /** Makes that build the live one. */
  swap: () => void
}

/** A reason for not publishing, worded for the owner. */
export class PublishError extends Error {}

const content = 'content'
/** The line in a message by which `undoPublication` knows its commits. */
const mark = 'Published-with: wize publish'
const maxSubjectLength = 72

/**
 * Builds the site beside the live build, commits what has changed in `content/`, and makes the build
 * the live one. If anything fails, neither git nor the live build has changed. Resolves with the
 * commit's subject; undefined if there was nothing to commit.
 */
export async function publish({ root, build, swap }: Steps): Promise<string | undefined> {
  const git = openRepository(root)
  await build()
  const subject = commitChanges(git)
  swap()
  return subject
}

/**
 * Publishes `content/` as it was before the last publication. Refuses if that would lose anything
 * written since. Resolves with the commit's subject.
 */
export async function undoPublication({ root, build, swap }: Steps): Promise<string> {
  const git = openRepository(root)
  const [id = '', subject = ''] = git('log', '-1', `--grep=^${mark}$`, '--format=%H%n%s').split(
    '\n',
  )
  if (!id)
    throw new PublishError('There’s nothing to undo: wize publish hasn’t published anything yet.')
  const files = git('diff-tree', '--no-commit-id', '--name-only', '--relative', '-r', '-z', id)
    .split('\0')
    .filter(Boolean)
  const unpublished = git('status', '--porcelain', '--untracked-files=all', '--', content)
  if (unpublished)
    throw new PublishError(
      `Not undone, because these changes aren’t published yet:\n${unpublished}`,
    )
  const changed = git('diff', '--name-only', '--relative', id, '--', ...files)
  if (changed)
    throw new PublishError(
      `Not undone, because these files have changed since “${subject}”:\n${changed}`,
    )
  const restore = (version: string) =>
    git('restore', `--source=${version}`, '--staged', '--worktree', '--', ...files)
  let isUndone = false
  const goBack = () => {
    if (!isUndone) restore(id)
  }
  // A build that finds unusable content ends the process.
  process.once('exit', goBack)
  restore(`${id}~`)
  try {
    await build()
    const undone = commit(git, `Undo: ${subject}`, [`This reverts commit ${id}.`], files)
    isUndone = true
    swap()
    return undone
  } finally {
    process.off('exit', goBack)
    goBack()
  }
}

/** Files with changes that no commit has; after a publication, those outside `content/`, such as `identity.ts`. */
export const uncommitted = (root: string): string =>
  openRepository(root)('status', '--porcelain', '--untracked-files=all', '--', '.')

type Git = (...args: string[]) => string

function openRepository(root: string): Git {
  const git: Git = (...args) => {
    const { status, stdout, stderr, error } = spawnSync('git', args, {
      cwd: root,
      encoding: 'utf8',
      maxBuffer: 2 ** 28,
    })
    if (error)
      throw new PublishError('Publishing needs git, which isn’t installed on this computer.')
    if (status !== 0) throw new PublishError(`git ${args[0]}: ${(stderr || stdout).trim()}`)
    return stdout.trimEnd()
  }
  try {
    git('rev-parse', '--verify', 'HEAD')
  } catch (error) {
    if (/needs git/.test((error as Error).message)) throw error
    throw new PublishError(
      `Publishing needs a git history, so that you can undo it, and ${root} has none yet. Start one: git init && git add . && git commit -m "Begin"`,
    )
  }
  return git
}

function commitChanges(git: Git): string | undefined {
  git('add', '--all', '--', content)
  const entries = git(
    'diff',
    '--cached',
    '--name-status',
    '--relative',
    '--no-renames',
    '-z',
    '--',
    content,
  )
    .split('\0')
    .filter(Boolean)
  const changes = entries.flatMap((kind, index) =>
    index % 2 === 0 ? [{ kind, file: entries[index + 1] ?? '' }] : [],
  )
  const [first] = changes
  if (!first) return undefined
  const verb = { A: 'Add', D: 'Delete' }[first.kind] ?? 'Change'
  const subject =
    changes.length === 1
      ? `${verb} ${first.file.slice(`${content}/`.length)}`
      : `Change ${changes.length} files in content`
  return commit(
    git,
    subject,
    changes.map(({ kind, file }) => `${kind} ${file}`),
    [content],
  )
}

/** Commits these paths alone, whatever else is staged. */
function commit(git: Git, subject: string, body: string[], paths: string[]): string {
  const line =
    subject.length > maxSubjectLength ? `${subject.slice(0, maxSubjectLength - 1)}…` : subject
  const message = `${line}\n\n${body.join('\n')}\n\n${mark}`
  try {
    git('commit', '--quiet', '--message', message, '--', ...paths)
  } catch (error) {
    git('reset', '--quiet', '--', ...paths)
    throw error
  }
  return line
}
