import { createHash } from 'node:crypto'
import {
  constants,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { contentFolder } from '#content/content-folder.ts'
import { keepFormat } from '#content/keep-format.ts'
import { problemsText } from '#content/problem.ts'
import type { Identity } from '#contracts/identity.ts'
import { fill } from '#i18n/format.ts'
import words from '#messages/editor.json' with { type: 'json' }
import { allProblems } from '#site/build/content.ts'
import { picturesPath } from './config.ts'

const texts = /\.(ya?ml|mdx?|json)$/i
/** Texts, and pictures as a camera names them. */
const ours =
  /^content(\/[^./\\:?#"\r\n][^/\\:?#"\r\n]*)+\.(ya?ml|mdx?|json|png|jpe?g|webp|avif|gif|tiff|svg)$/i

/** A file in a folder for pictures. If it isn't one of `ours`, the site can't show it, such as a phone's HEIC. */
const isPicture = (file: string) => /^content\/[^.]*\/pictures\/[^/]+$/.test(file)

/** The files that the editor may read and write. */
export const editableFiles = (root: string): string[] =>
  readdirSync(join(root, 'content'), { recursive: true, encoding: 'utf8' })
    .map((file) => `content/${file.replaceAll('\\', '/')}`)
    .filter((file) => ours.test(file) && !file.endsWith('/README.md'))
    // Other languages have forms of their own.
    .filter((file) => file.startsWith(`${contentFolder}/`) || !/^content\/[a-z]{2,3}\//.test(file))
    .toSorted()

/** A reason for not saving, worded for the owner. */
export class Refusal extends Error {}

/** A file's bytes and their version; undefined if there's no such file. */
export function readVersion(root: string, file: string) {
  if (!ours.test(file))
    throw new Refusal(fill(isPicture(file) ? words.noPicture : words.elsewhere, { file }))
  const path = join(root, file)
  if (!existsSync(path)) return undefined
  const bytes = readFileSync(path)
  return { bytes, version: createHash('sha256').update(bytes).digest('hex') }
}

/** A file to save, or to delete if it has no bytes. */
export interface Change {
  file: string
  bytes?: Buffer
  /** The one that the owner edited. */
  version?: string
}

/**
 * Saves files that belong together, such as an article and its pictures, or none of them: if the
 * site would be refused then, or a file isn't the version that the owner edited. In a text, only what
 * differs is written.
 */
export async function writeFiles(
  root: string,
  identity: Identity,
  changes: readonly Change[],
): Promise<void> {
  const wanted = changes.map(({ file, bytes, version }) => {
    const old = readVersion(root, file)
    if (old?.version !== version) throw new Refusal(fill(words.changed, { file }))
    return { file, bytes: bytes && texts.test(file) ? textOf(file, old?.bytes, bytes) : bytes }
  })
  const copy = copyOf(root)
  try {
    const before = problemsText(await allProblems(copy, identity)).split('\n')
    for (const { file, bytes } of wanted) put(copy, file, bytes)
    const after = await allProblems(copy, identity)
    const added = after.filter((problem) => !before.includes(problemsText([problem])))
    if (added.length > 0) throw new Refusal(problemsText(added))
  } finally {
    rmSync(copy, { recursive: true })
  }
  for (const { file, bytes } of wanted) put(root, file, bytes)
}

/** A text as it belongs in its file. */
function textOf(file: string, old: Buffer | undefined, written: Buffer): Buffer {
  const pictures = relative(`/${dirname(file)}`, picturesPath).replaceAll('\\', '/')
  const text = `${written}`
    .replaceAll(`](${picturesPath}/`, `](${pictures}/`)
    .replaceAll(`${picturesPath}/`, '')
  return Buffer.from(old ? keepFormat(file, `${old}`, text) : text)
}

function put(root: string, file: string, bytes: Buffer | undefined): void {
  const path = join(root, file)
  mkdirSync(dirname(path), { recursive: true })
  if (bytes) writeFileSync(path, bytes)
  else rmSync(path, { force: true })
}

/** The site with a copy of its content, to find out what a change would break. */
export function copyOf(root: string): string {
  const cache = join(root, 'node_modules/.cache')
  mkdirSync(cache, { recursive: true })
  const copy = mkdtempSync(join(cache, 'editor-'))
  cpSync(join(root, 'content'), join(copy, 'content'), {
    recursive: true,
    mode: constants.COPYFILE_FICLONE,
  })
  for (const name of readdirSync(root))
    if (
      !/^(\..*|content|data|dist|node_modules)$/.test(name) &&
      statSync(join(root, name)).isDirectory()
    )
      symlinkSync(join(root, name), join(copy, name), 'junction')
  return copy
}
