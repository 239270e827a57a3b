import { createHash } from 'node:crypto'
import {
  constants,
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { contentFolder } from '#content/content-folder.ts'
import { filesIn } from '#content/files-in.ts'
import { keepFormat } from '#content/keep-format.ts'
import { problemsText } from '#content/problem.ts'
import { folderFor, moveFiles, writeWhole } from '#content/save-files.ts'
import { recordTranslations, translationsOf } from '#content/translations.ts'
import type { Identity } from '#contracts/identity.ts'
import { languagesOf } from '#contracts/languages.ts'
import { fill } from '#i18n/format.ts'
import words from '#messages/editor.json' with { type: 'json' }
import { replaceWith } from '#owner/identity.ts'
import { copyProblems } from '#site/build/content.ts'
import { isFirstLanguage, picturesPath } from './config.ts'
import { identityFile, readIdentity, savedIdentity, shownIdentity } from './identity-form.ts'
import { inOwnersLanguage } from './owners-language.ts'
import { followInIdentity, followRename, isRenamed } from './renames.ts'

const texts = /\.(ya?ml|mdx?|json)$/i
/** Texts, and pictures as a camera names them. */
const ours =
  /^content(\/[^./\\:?#"\r\n][^/\\:?#"\r\n]*)+\.(ya?ml|mdx?|json|png|jpe?g|webp|avif|gif|tiff|svg)$/i

/** A file in a folder for pictures. If it isn't one of `ours`, the site can't show it, such as a phone's HEIC. */
const isPicture = (file: string) => /^content\/[^.]*\/pictures\/[^/]+$/.test(file)

/** The files that the editor may read and write. */
export const editableFiles = (root: string): string[] => [
  ...(isIdentity(identityFile) && readIdentity(root) !== undefined ? [identityFile] : []),
  ...contentFiles(root),
]

/** Its form is in the first language. */
const isIdentity = (file: string) => file === identityFile && isFirstLanguage()

const contentFiles = (root: string): string[] =>
  filesIn(join(root, 'content'))
    .map((file) => `content/${file.replaceAll('\\', '/')}`)
    .filter((file) => ours.test(file) && !file.endsWith('/README.md'))
    // Other languages have forms of their own.
    .filter((file) => file.startsWith(`${contentFolder}/`) || !/^content\/[a-z]{2,3}\//.test(file))
    .toSorted()

/** A reason for not saving, worded for the owner. */
export class Refusal extends Error {}

/** A file's bytes and their version; undefined if there's no such file. */
export function readVersion(root: string, file: string) {
  if (isIdentity(file)) return identityVersion(root)
  if (!ours.test(file))
    throw new Refusal(fill(isPicture(file) ? words.noPicture : words.elsewhere, { file }))
  const path = join(root, file)
  if (!existsSync(path)) return undefined
  const bytes = readFileSync(path)
  return { bytes, version: versionOf(bytes) }
}

const versionOf = (bytes: Buffer | string) => createHash('sha256').update(bytes).digest('hex')

/** Facts about the company as JSON, which the form shows; the version is that of identity.ts. */
function identityVersion(root: string) {
  const text = readIdentity(root)
  if (text === undefined) return undefined
  return { bytes: Buffer.from(JSON.stringify(shownIdentity(text))), version: versionOf(text) }
}

/** A file to save, or to delete if it has no bytes. */
export interface Change {
  file: string
  bytes?: Buffer
  /** The one that the owner edited. */
  version?: string
  /** The name that it had until now. `version` is that file's. */
  from?: string
}

/**
 * Saves files that belong together, such as an article and its pictures, or none of them: if the
 * site would be refused then, or a file isn't the version that the owner edited. In a text, only what
 * differs is written. Returns the other files that had to change with them, such as those that link to a
 * page whose file has another name now.
 */
export async function writeFiles(
  root: string,
  identity: Identity,
  changes: readonly Change[],
): Promise<string[]> {
  const wanted = new Map<string, Buffer | undefined>()
  for (const { file, bytes, version, from } of changes) {
    const old = readVersion(root, from ?? file)
    const isTaken = from && readVersion(root, file)
    if (old?.version !== version || isTaken) {
      if (changes.every((change) => isDone(root, identity, change))) return []
      throw new Refusal(fill(words.changed, { file: from ?? file }))
    }
    if (isIdentity(file)) continue
    wanted.set(file, bytes && texts.test(file) ? textOf(file, old?.bytes, bytes) : bytes)
  }
  for (const { file, from } of changes)
    if (from) {
      const rename = { from, to: file, text: `${wanted.get(file)}` }
      for (const [name, text] of followRename(root, identity, rename))
        wanted.set(name, text === undefined ? undefined : Buffer.from(text))
    }
  const versions = versionsOf(root, wanted.keys())
  const own = changedIdentity(root, identity, changes)
  const copy = copyOf(root)
  try {
    const before = problemsText(await copyProblems(copy, identity)).split('\n')
    for (const [file, bytes] of wanted) put(copy, file, bytes)
    const after = await copyProblems(copy, own?.identity ?? identity)
    const added = after.filter((problem) => !before.includes(problemsText([problem])))
    if (added.length > 0) throw new Refusal(inOwnersLanguage(problemsText(added)))
    // The checks took a while, in which another program may have written one of them.
    for (const [file, version] of versionsOf(root, wanted.keys()))
      if (version !== versions.get(file)) throw new Refusal(fill(words.changed, { file }))
    if (own && readIdentity(root) !== own.before)
      throw new Refusal(fill(words.changed, { file: identityFile }))
    if (own) put(copy, identityFile, Buffer.from(own.text))
    move(copy, root, own ? new Map([...wanted, [identityFile, Buffer.from(own.text)]]) : wanted)
    if (own) replaceWith(identity, own.identity)
  } finally {
    rmSync(copy, { recursive: true })
  }
  recordNew(root, identity, changes)
  return [...wanted.keys()].filter(
    (each) => !changes.some(({ file, from }) => [file, from].includes(each)),
  )
}

/**
 * Whether a file is already what a save would make of it: its answer was lost, and the page sent it
 * again.
 */
function isDone(root: string, identity: Identity, { file, bytes, from }: Change): boolean {
  const now = readVersion(root, file)
  if (!now || !bytes) return !from && !now && !bytes
  if (isIdentity(file)) {
    const text = readIdentity(root) ?? ''
    return formIdentity(text, `${bytes}`).text === text
  }
  const wanted = texts.test(file) ? textOf(file, now.bytes, bytes) : bytes
  if (!from) return now.bytes.equals(wanted)
  const rename = { from, to: file, text: `${wanted}` }
  return !readVersion(root, from) && isRenamed(identity, rename, `${now.bytes}`)
}

/**
 * identity.ts with the changes from its form, and with menus that follow renamed pages. Undefined if
 * nothing changes.
 */
function changedIdentity(root: string, identity: Identity, changes: readonly Change[]) {
  const before = readIdentity(root) ?? ''
  let [text, next] = [before, identity]
  for (const { file, from, bytes } of changes) {
    if (isIdentity(file) && bytes) ({ text, identity: next } = formIdentity(text, `${bytes}`))
    const followed = from && followInIdentity(text, next, { from, to: file, text: '' })
    if (followed) {
      text = followed.text
      next = { ...next, ...followed.menus }
    }
  }
  return text === before ? undefined : { before, text, identity: next }
}

/** The identity that a form says. Refuses one that the build would refuse. */
function formIdentity(text: string, form: string) {
  try {
    return savedIdentity(text, JSON.parse(form.replaceAll(`${picturesPath}/`, '')))
  } catch (error) {
    throw new Refusal(inOwnersLanguage((error as Error).message))
  }
}

/** A new translation says what its original says today. */
function recordNew(root: string, identity: Identity, changes: readonly Change[]): void {
  const [first, ...others] = languagesOf(identity)
  const added = changes.flatMap(({ file, bytes, version }) => (bytes && !version ? [file] : []))
  for (const { language } of others) {
    const translations = translationsOf(root, first?.language ?? '', language).filter(
      ({ file }) => file && added.includes(file),
    )
    if (translations.length > 0) recordTranslations(root, language, translations)
  }
}

/** A text as it belongs in its file. */
function textOf(file: string, old: Buffer | undefined, written: Buffer): Buffer {
  const pictures = relative(`/${dirname(file)}`, picturesPath).replaceAll('\\', '/')
  const text = `${written}`
    .replaceAll(`](${picturesPath}/`, `](${pictures}/`)
    .replaceAll(`${picturesPath}/`, '')
  return Buffer.from(old ? keepFormat(file, `${old}`, text) : text)
}

const versionsOf = (root: string, files: Iterable<string>) =>
  new Map(Array.from(files, (file) => [file, readVersion(root, file)?.version]))

function put(root: string, file: string, bytes: Buffer | undefined): void {
  const path = join(root, file)
  if (bytes) writeWhole(path, bytes)
  else rmSync(path, { force: true })
}

/**
 * Moves written files to the site, and deletes there what's to go. They're whole by then, so a
 * full disk leaves the old ones as they were.
 */
function move(copy: string, root: string, wanted: ReadonlyMap<string, Buffer | undefined>): void {
  moveFiles(
    copy,
    root,
    [...wanted].flatMap(([file, bytes]) => (bytes ? [file] : [])),
  )
  for (const [file, bytes] of wanted) if (!bytes) rmSync(join(root, file), { force: true })
}

/** The site with a copy of its content, to find out what a change would break. */
export function copyOf(root: string): string {
  const copy = folderFor(root, 'editor-')
  // What links lead to as well: through a link, a write to the copy would change the original.
  for (const name of filesIn(join(root, 'content'))) {
    const file = join(copy, 'content', name)
    mkdirSync(dirname(file), { recursive: true })
    copyFileSync(join(root, 'content', name), file, constants.COPYFILE_FICLONE)
  }
  for (const name of readdirSync(root))
    if (
      !/^(\..*|content|data|dist|node_modules)$/.test(name) &&
      // A link may lead nowhere.
      statSync(join(root, name), { throwIfNoEntry: false })?.isDirectory()
    )
      symlinkSync(join(root, name), join(copy, name), 'junction')
  return copy
}
