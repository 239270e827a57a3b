import { existsSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { parse, stringify } from 'yaml'
import { contentFolder } from '#content/content-folder.ts'
import { readSource } from '#content/content-source.ts'
import { filesLike } from '#content/files-in.ts'
import { keepFormat } from '#content/keep-format.ts'
import { runGit } from '#content/run-git.ts'
import {
  inFolder,
  type Records,
  readRecords,
  recordsFile,
  recordsText,
  translationsOf,
  versionOf,
} from '#content/translations.ts'
import type { Identity } from '#contracts/identity.ts'
import { type Language, languagesOf, withPrefix } from '#contracts/languages.ts'
import { withoutMark } from '#owner/byte-order-mark.ts'
import { redirectsFile, withMovedPage } from '#site/build/redirects.ts'
import { contentCollections } from '#site/content-schemas.ts'
import { previewPaths } from './form-labels.ts'

/** A file under another name, with what it says there. */
export interface Rename {
  from: string
  to: string
  text: string
}

/** Texts to write, by file; undefined for those that are gone. */
type Texts = Map<string, string | undefined>

const inLanguage = (file: string, language: string) =>
  file.replace(/^content\/[^/]+/, `content/${language}`)
const languageOf = (file: string) => file.split('/')[1] ?? ''

/** A content file's kind, and its name as addresses and `translationOf` have it. */
function placeOf(file: string) {
  const [, , folder, ...rest] = file.split('/')
  const kind = Object.entries(contentCollections).find(
    ([, each]) => each.folder === folder && !/^[\w-]+\.\w+$/.test(each.pattern),
  )?.[0]
  const path = rest.join('/').replace(/\.\w+$/, '')
  return { kind, name: kind === 'ownPages' ? path : basename(path) }
}

/** The address of a file's page, without its language's prefix. Undefined if it has no page of its own. */
function addressOf(file: string, identity: Identity): string | undefined {
  const { kind = '', name } = placeOf(file)
  const path = previewPaths(identity)[kind]
  // Without a text, a project is a link in a list.
  if (!path?.includes('{slug}') || (kind === 'projects' && !/\.mdx?$/.test(file))) return undefined
  return path.replace('{slug}', () => name.replace(/(^|\/)index$/, ''))
}

const hasTranslationField = (file: string) =>
  ['blog', 'letters', 'projects', 'ownPages'].includes(placeOf(file).kind ?? '')

/**
 * What a site needs once a file has another name: links to the new address, a redirect from the old
 * one if visitors may know it, and translations that still find their originals.
 */
export function followRename(root: string, identity: Identity, rename: Rename): Texts {
  const [first] = languagesOf(identity)
  const isOriginal = first?.locale === identity.locale
  const moves = isOriginal
    ? [rename, ...sharedNames(root, identity, rename)]
    : [translation(root, identity, rename)]
  const texts: Texts = new Map()
  for (const { from, to, text } of moves) texts.set(from, undefined).set(to, text)
  if (isOriginal)
    for (const file of ownNames(root, identity, rename))
      texts.set(file, withOriginal(root, file, placeOf(rename.to).name))
  for (const { from, to, text } of moves) followAddress(root, identity, { from, to, text }, texts)
  followRecords(root, identity, moves, texts)
  return texts
}

const others = (identity: Identity): Language[] => languagesOf(identity).slice(1)

function translationIn(root: string, identity: Identity, { language }: Language, original: string) {
  const first = languagesOf(identity)[0]?.language ?? ''
  return translationsOf(root, first, language).find((each) => each.original === original)?.file
}

/** Translations that have the name of their original, of kinds that know no other way to name it. */
const sharedNames = (root: string, identity: Identity, { from, to }: Rename): Rename[] =>
  hasTranslationField(from)
    ? []
    : others(identity)
        .map(({ language }) => ({ from: inLanguage(from, language), to: inLanguage(to, language) }))
        .filter((each) => existsSync(join(root, each.from)))
        .map((each) => ({ ...each, text: read(root, each.from) }))

/** Translations that name their original, or must from now on. */
const ownNames = (root: string, identity: Identity, { from }: Rename): string[] =>
  hasTranslationField(from)
    ? others(identity).flatMap((language) => translationIn(root, identity, language, from) ?? [])
    : []

/** A translation under a name of its own says what it translates. */
function translation(root: string, identity: Identity, rename: Rename): Rename {
  const first = languagesOf(identity)[0]?.language ?? ''
  const original = translationsOf(root, first, languageOf(rename.from)).find(
    ({ file }) => file === rename.from,
  )?.original
  if (!original || !hasTranslationField(rename.to)) return rename
  return {
    ...rename,
    text: withField(rename.to, rename.text, { translationOf: placeOf(original).name }),
  }
}

const read = (root: string, file: string) => withoutMark(readFileSync(join(root, file), 'utf8'))

const withOriginal = (root: string, file: string, name: string) =>
  withField(file, read(root, file), { translationOf: name })

/** A file's text with another value of a field. */
export function withField(file: string, text: string, field: Record<string, unknown>): string {
  const [, head = text, body] = /^---\r?\n(.*?\r?\n)---\r?\n(.*)$/s.exec(text) ?? []
  const next = stringify({ ...parse(head), ...field })
  return keepFormat(file, text, body === undefined ? next : `---\n${next}---\n${body}`)
}

/** What a rename does to a page's address, in its language; undefined if it stays as it was. */
function addressesOf(identity: Identity, { from, to }: Rename) {
  const [old, next] = [addressOf(from, identity), addressOf(to, identity)]
  const own = languagesOf(identity).find(({ language }) => language === languageOf(from))
  return old && next && old !== next && own ? { old, next, own } : undefined
}

/** A file's text, with links that lead to a page's new address. */
function linkedTo(
  { old, next, own }: NonNullable<ReturnType<typeof addressesOf>>,
  file: string,
  text: string,
): string {
  const linked = relinked(text, withPrefix(own.prefix, old), withPrefix(own.prefix, next))
  // Only texts in the language of a translation name it without the prefix.
  return languageOf(file) === own.language ? relinked(linked, old, next) : linked
}

/** Whether a file already is what a rename makes of it. */
export function isRenamed(identity: Identity, rename: Rename, now: string): boolean {
  const { to, text } = rename
  const original = (readSource(to, now).value as { translationOf?: string }).translationOf
  const whole =
    original && !/^translationOf:/m.test(text)
      ? withField(to, text, { translationOf: original })
      : text
  const addresses = addressesOf(identity, rename)
  return now === (addresses ? linkedTo(addresses, to, whole) : whole)
}

/** Leads links, and visitors who know the old address, to the new one. */
function followAddress(root: string, identity: Identity, rename: Rename, texts: Texts) {
  const { from, to, text } = rename
  const addresses = addressesOf(identity, rename)
  if (!addresses) return
  for (const file of [...filesLike('content/**/*.{md,mdx,yaml,yml,json}', root), to]) {
    const before = texts.has(file) ? texts.get(file) : read(root, file)
    if (before === undefined || file === redirectsFile) continue
    const linked = linkedTo(addresses, file, before)
    if (linked !== before) texts.set(file, linked)
  }
  const redirects =
    texts.get(redirectsFile) ??
    (existsSync(join(root, redirectsFile)) ? read(root, redirectsFile) : '')
  // A draft has no page that a redirect could lead to.
  const isKnown = isPublished(root, from) && !isDraft(to, text)
  const { old, next, own } = addresses
  const led = withMovedPage(
    redirects,
    withPrefix(own.prefix, old),
    withPrefix(own.prefix, next),
    isKnown,
  )
  if (led !== redirects) texts.set(redirectsFile, led)
}

/** The menu and the footer, as identity.ts has them. */
type Menus = Pick<Identity, 'navigation' | 'footer'>

/**
 * identity.ts, once a page that it names has another address: its text and what's new in it.
 * Undefined if the text needn't change. Its addresses are those of the first language.
 */
export function followInIdentity(
  text: string,
  identity: Identity,
  { from, to }: Rename,
): { text: string; menus: Menus } | undefined {
  const [old, next] = [addressOf(from, identity), addressOf(to, identity)]
  if (languagesOf(identity)[0]?.locale !== identity.locale || !old || !next) return undefined
  const linked = relinked(text, old, next)
  if (linked === text) return undefined
  const moved = (path: string) => (path === old ? next : path)
  const navigation = identity.navigation.map((entry) => ({
    ...entry,
    path: moved(entry.path),
    ...(entry.submenu && { submenu: entry.submenu.map(moved) }),
  }))
  const footer = identity.footer.map((column) => ({ ...column, paths: column.paths.map(moved) }))
  return { text: linked, menus: { navigation, footer } }
}

/** A text whose links lead to another address. */
const relinked = (text: string, old: string, next: string) =>
  text.replaceAll(
    new RegExp(`(^|[\\s"'(\\[,<])${old.replaceAll(/[^\w/-]/g, '\\$&')}(?=[\\s"')\\]#?,>]|$)`, 'gm'),
    // In a text, `$1` and the like in a file's name would stand for something else.
    (_, before: string) => before + next,
  )

const isDraft = (file: string, text: string) =>
  (readSource(file, text).value as { draft?: unknown } | undefined)?.draft === true

/** Whether visitors may know a page: it's in the last commit, or, without git, no draft. */
function isPublished(root: string, file: string): boolean {
  const git = (...args: string[]) => runGit(root, args)
  if (git('cat-file', '-e', `HEAD:./${contentFolder}`).status !== 0)
    return !isDraft(file, read(root, file))
  const { status, stdout } = git('show', `HEAD:./${file}`)
  return status === 0 && !isDraft(file, stdout)
}

/**
 * Keeps what `translations.json` knows about files that moved, and about originals in which nothing but
 * links has changed.
 */
function followRecords(root: string, identity: Identity, moves: Rename[], texts: Texts): void {
  const first = languagesOf(identity)[0]?.language ?? ''
  for (const { language } of others(identity)) {
    const records = readRecords(root, language)
    const kept: Records = { ...records }
    for (const { original, file } of translationsOf(root, first, language)) {
      const record = file && records[inFolder(file)]
      if (!record) continue
      const [moved, source] = [file, original].map((each) =>
        moves.find(({ from }) => from === each),
      )
      const old = read(root, original)
      const text = texts.get(source?.to ?? original)
      const isSame =
        text !== undefined && record === versionOf(old) && (source?.text ?? old) === old
      delete kept[inFolder(file)]
      kept[inFolder(moved?.to ?? file)] = isSame ? versionOf(text) : record
    }
    if (recordsText(kept) !== recordsText(records))
      texts.set(recordsFile(language), recordsText(kept))
  }
}
