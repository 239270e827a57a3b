import { existsSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { filesIn } from '#content/files-in.ts'
import { runGit } from '#content/run-git.ts'
import { publishLanguageVariable } from '#contracts/languages.ts'
import { oneLine, terminalText } from '#contracts/terminal-text.ts'
import { fill } from '#i18n/format.ts'
import type editorWords from '#messages/editor.json'
import { siteWords } from '#owner/site-words.ts'
import { endings } from '../own-process.ts'

/** What publishing needs beyond git. */
export interface Steps {
  /** The site's folder. */
  root: string
  /** Keeps other builds from starting, and ends the process or throws if one is running. */
  lock: () => void
  /**
   * Makes a build beside the live one. Throws or ends the process if that can't be published, or once it
   * has stopped for a signal.
   */
  build: () => Promise<void>
  /** Makes that build the live one. */
  swap: () => void
}

/** What publishing says: in the language of the editor that started it, and in a terminal in English. */
export const words = (
  siteWords(
    '#messages/editor.json',
    process.env[publishLanguageVariable] ?? 'en',
  ) as typeof editorWords
).publication

/** A reason for not publishing, worded for the owner. */
export class PublishError extends Error {}

const content = 'content'
const facts = 'identity.ts'
/** What the editor writes, and so what's published, unless the owner has git ignore identity.ts. */
const published = (git: Git) => {
  const isKnown = git('ls-files', '--cached', '--others', '--exclude-standard', '--', facts)
  return [content, ...(isKnown ? [facts] : [])]
}
/** The line in a message by which `undoPublication` knows its commits. */
const mark = 'Published-with: wize publish'
const maxSubjectLength = 72

/**
 * Builds the site beside the live build, commits what has changed in `content/` and `identity.ts`, and
 * makes the build the live one. If anything fails, neither git nor the live build has changed. Resolves
 * with the commit's subject; undefined if there was nothing to commit.
 */
export async function publish({ root, lock, build, swap }: Steps): Promise<string | undefined> {
  const git = openRepository(root)
  lock()
  const built = stateOf(root)
  await build()
  const checkSame = sameCheck(root, built)
  checkSame()
  const subject = commitChanges(git, published(git), checkSame)
  swap()
  return subject
}

/** Throws if the content isn't what was built: another editor may have saved it meanwhile. */
const sameCheck = (root: string, built: State) => () => {
  if (changedSince(root, built).length > 0) throw new PublishError(words.changedMeanwhile)
}

/**
 * Publishes `content/` and `identity.ts` as they were before the last publication. Refuses if that would
 * lose anything written since. Resolves with the commit's subject.
 */
export async function undoPublication({ root, lock, build, swap }: Steps): Promise<string> {
  const git = openRepository(root)
  // Another build would read both contents.
  lock()
  const { id, subject, files } = lastPublication(git)
  const restore = (version: string, names = files) =>
    git('restore', `--source=${version}`, '--staged', '--worktree', '--', ...names)
  let built: State | undefined
  let isUndone = false
  const goBack = () => {
    if (isUndone) return
    // What another program has saved meanwhile stays.
    const saved = built ? changedSince(root, built) : []
    const ours = files.filter((file) => !saved.includes(file))
    if (ours.length > 0) restore(id, ours)
    git('reset', '--quiet', '--', ...files)
  }
  return endingWith(goBack, async () => {
    restore(`${id}~`)
    built = stateOf(root)
    await build()
    const undone = commit(git, {
      subject: fill(words.undone, { subject }),
      body: [`This reverts commit ${id}.`],
      paths: files,
      checkSame: sameCheck(root, built),
    })
    isUndone = true
    swap()
    return undone
  })
}

/** The last publication, and what an undo restores. Throws if that would lose anything written since. */
function lastPublication(git: Git): { id: string; subject: string; files: string[] } {
  // The owner's settings for git could read the mark literally, or print signatures, too.
  const plain = ['--basic-regexp', '--no-show-signature']
  const [id = '', subject = ''] = git(
    ...['log', '-1', ...plain, `--grep=^${mark}$`, '--format=%H%n%s'],
    // Other sites may be in the same repository.
    ...['--', content, facts],
  ).split('\n')
  if (!id) throw new PublishError(words.nothingToUndo)
  const files = changedBy(git, id)
  if (files.length === 0) throw new PublishError(fill(words.needed, { subject }))
  const unpublished = git('status', '--porcelain', '--untracked-files=all', '--', ...published(git))
  if (unpublished) throw new PublishError(fill(words.unpublished, { files: unpublished }))
  const changed = git('diff', '--name-only', '--relative', id, '--', ...files)
  if (changed) throw new PublishError(fill(words.changedSince, { subject, files: changed }))
  return { id, subject, files }
}

/** Calls `last` when `work` is over, and if the process ends before. */
async function endingWith<Value>(last: () => void, work: () => Promise<Value>): Promise<Value> {
  // A build that finds unusable content ends the process.
  process.once('exit', last)
  // These would end it without that event, and an undone text would then be published with the next
  // change. The build ends the process instead, once it has stopped.
  const wait = () => {}
  for (const signal of endings) process.on(signal, wait)
  try {
    return await work()
  } finally {
    process.off('exit', last)
    for (const signal of endings) process.off(signal, wait)
    last()
  }
}

/** The files that an undo of a commit restores. An identity.ts that the commit added stays: the site needs it. */
function changedBy(git: Git, id: string): string[] {
  const options = ['--no-commit-id', '--name-status', '--no-renames', '--relative', '-r', '-z']
  const changes = changesIn(git('diff-tree', ...options, id))
  return changes.flatMap(({ kind, file }) => (kind === 'A' && file === facts ? [] : [file]))
}

/** Files with changes that no commit has; after a publication, those that it leaves to the owner. */
export const uncommitted = (root: string): string =>
  openRepository(root)('status', '--porcelain', '--untracked-files=all', '--', '.')

type Git = (...args: string[]) => string

function openRepository(root: string): Git {
  const git: Git = (...args) => {
    // Git would read a file's name with a character such as * as a pattern.
    const { status, stdout, stderr, error } = runGit(root, ['--literal-pathspecs', ...args])
    if (error && 'code' in error && error.code === 'ENOENT') throw new PublishError(words.noGit)
    if (error || status !== 0) {
      const reason = error ? error.message : (stderr || stdout).trim()
      throw new PublishError(terminalText(`git ${args[0]}: ${reason}`))
    }
    return stdout.trimEnd()
  }
  try {
    git('rev-parse', '--verify', 'HEAD')
  } catch (error) {
    const { message } = error as Error
    // Git tells how to trust another user's folder, and names the setting in every language.
    if (message === words.noGit || message.includes('safe.directory')) throw error
    throw new PublishError(fill(words.noHistory, { folder: root }))
  }
  // Git would refuse the commit, but only after conflicts were marked as resolved.
  if (git('ls-files', '--unmerged') || isMerging(git, root)) throw new PublishError(words.merging)
  return git
}

const isMerging = (git: Git, root: string) =>
  existsSync(resolve(root, git('rev-parse', '--git-path', 'MERGE_HEAD')))

/** The files that are published, each with what changes when it's saved. */
type State = ReadonlyMap<string, string>

function stateOf(root: string): State {
  const names = filesIn(join(root, content)).map(
    (name) => `${content}/${name.replaceAll('\\', '/')}`,
  )
  return new Map(
    [...names, facts].flatMap((file): [string, string][] => {
      const about = statSync(join(root, file), { throwIfNoEntry: false })
      return about?.isFile() ? [[file, `${about.ino} ${about.size} ${about.mtimeMs}`]] : []
    }),
  )
}

/** Files that were saved, added, or deleted since then. */
function changedSince(root: string, before: State): string[] {
  const now = stateOf(root)
  return [...new Set([...before.keys(), ...now.keys()])].filter(
    (file) => before.get(file) !== now.get(file),
  )
}

function commitChanges(git: Git, paths: string[], checkSame: () => void): string | undefined {
  try {
    git('add', '--all', '--', ...paths)
    const message = messageFor(git, paths)
    return message && commit(git, { ...message, paths, checkSame })
  } catch (error) {
    git('reset', '--quiet', '--', ...paths)
    throw error
  }
}

/** The commit message for what's staged; undefined if nothing is. */
function messageFor(git: Git, paths: string[]): Pick<Commit, 'subject' | 'body'> | undefined {
  const entries = git(
    'diff',
    '--cached',
    '--name-status',
    '--relative',
    '--no-renames',
    '-z',
    '--',
    ...paths,
  )
  const changes = changesIn(entries)
  const [first] = changes
  if (!first) return undefined
  const { added, removed, edited, several } = words
  const subject =
    changes.length === 1
      ? fill({ A: added, D: removed }[first.kind] ?? edited, {
          file: first.file.replace(/^content\//, ''),
        })
      : fill(several, { count: changes.length })
  return { subject, body: changes.map(({ kind, file }) => `${kind} ${file}`) }
}

/** What `--name-status -z` prints. */
function changesIn(printed: string): { kind: string; file: string }[] {
  const entries = printed.split('\0').filter(Boolean)
  return entries.flatMap((kind, index) =>
    index % 2 === 0 ? [{ kind, file: entries[index + 1] ?? '' }] : [],
  )
}

interface Commit {
  subject: string
  body: string[]
  paths: string[]
  /** Throws if the content isn't what was built. */
  checkSame: () => void
}

/**
 * Commits these paths alone, whatever else is staged, and only as they were built: something may be
 * saved while git reads the files, and a hook may change them. If it fails, they're still staged.
 */
function commit(git: Git, { subject, body, paths, checkSame }: Commit): string {
  const shown = oneLine(subject)
  const line = shown.length > maxSubjectLength ? `${shown.slice(0, maxSubjectLength - 1)}…` : shown
  const message = `${line}\n\n${body.map(oneLine).join('\n')}\n\n${mark}`
  const before = git('rev-parse', 'HEAD')
  const staged = git('write-tree')
  checkSame()
  git('commit', '--quiet', '--message', message, '--', ...paths)
  if (git('diff', '--name-only', staged, 'HEAD', '--', ...paths)) {
    git('reset', '--quiet', '--soft', before)
    throw new PublishError(words.changedByHook)
  }
  return line
}
