import { execFile, spawn } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { contentFolder } from '#content/content-folder.ts'
import { saveFiles } from '#content/save-files.ts'
import { translationsOf } from '#content/translations.ts'
import type { Identity } from '#contracts/identity.ts'
import { languagesOf } from '#contracts/languages.ts'
import { companyFile } from '#owner/identity.ts'
import { Refusal } from './files.ts'
import { identityFile } from './identity-form.ts'
import { withField } from './renames.ts'

// A process knows the words, checks, and pages of one language. So each other language has an editor of
// its own, which the first one starts when its owner asks for it.

const wize = fileURLToPath(new URL('../../bin/wize.mjs', import.meta.url))
/** The address of the editor that started this one. */
const starter = process.env['WIZE_EDITOR_STARTER']
const started = new Map<string, Promise<string>>()

const end = () => process.exit()

/** However the starter ends, this editor ends with it. */
export function endWithStarter(): void {
  if (starter) process.stdin.off('end', end).on('end', end).resume()
}

/** What an owner wants to edit: a language, and in it the translation of a file of the first one. */
export interface Wanted {
  language: string
  original?: string
}

/** The other languages, each with its name and the originals that it has translations of. */
export function otherLanguages(root: string, identity: Identity) {
  const [first, ...others] = languagesOf(identity)
  const names = new Intl.DisplayNames(identity.locale, { type: 'language' })
  return languagesOf(identity)
    .filter(({ locale }) => locale !== identity.locale)
    .map(({ language }) => ({
      language,
      name: names.of(language) ?? language,
      isFirst: language === first?.language,
      translated: others.some((each) => each.language === language)
        ? translationsOf(root, first?.language ?? '', language).flatMap(({ original, file }) =>
            file ? [original] : [],
          )
        : [],
    }))
}

/**
 * The address at which a language, and the file in it, can be edited. A translation that isn't there yet
 * is begun. `here` is this editor's address.
 */
export async function addressFor(
  root: string,
  identity: Identity,
  here: string,
  wanted: Wanted,
): Promise<string> {
  const [first, ...others] = languagesOf(identity)
  const { language, original } = wanted
  if (!first || !languagesOf(identity).some((each) => each.language === language))
    throw new Refusal(`The site has no language ${language}`)
  if (starter) return askStarter(starter, wanted)
  const isKnown =
    original === identityFile ||
    (original?.startsWith(`content/${first.language}/`) && existsSync(join(root, original)))
  const file =
    original && isKnown && others.some((each) => each.language === language)
      ? await translationFor(root, first.language, language, original)
      : isKnown && original
  const address =
    language === contentFolder.split('/')[1] ? here : await editorIn(root, language, here)
  return file ? `${address}&open=${encodeURIComponent(file)}` : address
}

async function askStarter(address: string, wanted: Wanted): Promise<string> {
  const { origin, searchParams } = new URL(address)
  const response = await fetch(`${origin}/edit/content/language`, {
    method: 'POST',
    headers: { 'x-key': searchParams.get('key') ?? '' },
    body: JSON.stringify(wanted),
  })
  if (!response.ok) throw new Error(await response.text())
  return response.text()
}

/** A translation's file. Words that the kit brings along need no copy. */
async function translationFor(
  root: string,
  first: string,
  language: string,
  original: string,
): Promise<string | undefined> {
  // Its form is there even without the file.
  if (original === identityFile) return companyFile(language)
  const found = () =>
    translationsOf(root, first, language).find((each) => each.original === original)?.file
  const known = found()
  if (known || original.includes('/messages/')) return known
  await promisify(execFile)(process.execPath, [wize, 'add-language', language, original], {
    cwd: root,
    env: environment(),
  })
  const file = found()
  if (file && /\/(blog|newsletter)\//.test(file)) {
    const text = readFileSync(join(root, file), 'utf8')
    // So that its first hour holds up no publication.
    saveFiles(root, new Map([[file, withField(file, text, { draft: true })]]))
  }
  return file
}

/** What a command needs that works in the first language, or in the one that it's told. */
export function environment(): NodeJS.ProcessEnv {
  // The dev server's own settings would make a build for development.
  const own = ['NODE_ENV', 'WIZE_EDITOR', 'WIZE_LANGUAGE', 'WIZE_EDITOR_STARTER']
  return Object.fromEntries(Object.entries(process.env).filter(([name]) => !own.includes(name)))
}

function editorIn(root: string, language: string, here: string): Promise<string> {
  const address = started.get(language) ?? start(root, language, here)
  started.set(language, address)
  // It may work the next time.
  address.catch(() => started.delete(language))
  return address
}

function start(root: string, language: string, here: string): Promise<string> {
  const args = [wize, 'edit', '--language', language, '--port', '0', '--yes']
  const editor = spawn(process.execPath, args, {
    cwd: root,
    env: { ...environment(), WIZE_EDITOR_STARTER: here },
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  return new Promise((resolve, reject) => {
    let printed = ''
    editor.stdout.on('data', (text: Buffer) => {
      printed += text
      const [address] = /http:\/\/localhost:\d+\/edit\?key=[0-9a-f]+/.exec(printed) ?? []
      if (address) resolve(address)
    })
    editor.on('exit', () => {
      started.delete(language)
      reject(new Error(printed))
    })
  })
}
