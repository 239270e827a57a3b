import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { basename } from 'node:path'
import { unescape as decode } from 'node:querystring'
import { buffer } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import type { AstroIntegration } from 'astro'
import { lookup } from 'mrmime'
import { rolldown } from 'rolldown'
import { z } from 'zod'
import { contentFolder } from '#content/content-folder.ts'
import { problemsText } from '#content/problem.ts'
import type { Identity } from '#contracts/identity.ts'
import { publishLanguageVariable, textDirection } from '#contracts/languages.ts'
import words from '#messages/editor.json' with { type: 'json' }
import { holdRestarts } from '#owner/restarts.ts'
import { languageVariables, ownersWords } from '#owner/vite-plugin.ts'
import { allProblems } from '#site/build/content.ts'
import { editorConfig, originalFiles } from './config.ts'
import { deletion } from './deletion.ts'
import { type Change, editableFiles, Refusal, readVersion, writeFiles } from './files.ts'
import { previewPaths } from './form-labels.ts'
import { identityFile } from './identity-form.ts'
import { addressFor, endWithStarter, environment, otherLanguages } from './other-languages.ts'
import { inOwnersLanguage } from './owners-language.ts'

const path = '/edit'

/**
 * The editor of `npm run edit`: Sveltia in a page of the dev server, with `content/` as its files.
 * There's nothing of it in a build.
 */
export default function editor(identity: Identity): AstroIntegration {
  const isOn = process.env['WIZE_EDITOR'] === 'on'
  // Other users of the computer can reach the address too, but don't know the key.
  const key = randomBytes(16).toString('hex')
  let root = ''
  return {
    name: 'editor',
    hooks: {
      'astro:config:done': ({ config }) => {
        root = fileURLToPath(config.root)
      },
      'astro:server:setup': ({ server }) => {
        if (!isOn) return
        endWithStarter()
        server.middlewares.use(path, editorPages(root, identity, key))
      },
      'astro:server:start': ({ address, logger }) => {
        if (isOn) logger.info(`Edit the site: http://localhost:${address.port}${path}?key=${key}`)
      },
    },
  }
}

type Handler = (request: IncomingMessage, response: ServerResponse) => Promise<void>
type Answer = [
  status: number,
  type: string,
  body: string | Buffer,
  headers?: Record<string, string>,
]

const plain = 'text/plain; charset=utf-8'

export function editorPages(root: string, identity: Identity, key: string): Handler {
  const html = pageIn(identity.locale)
  const scripts = bundledScripts()
  const content = new Content(root, identity, key)

  async function answer(request: IncomingMessage): Promise<Answer> {
    const pathname = URL.parse(request.url ?? '/', 'http://localhost')?.pathname ?? ''
    // The page itself shows nothing of the site. It stores the key, which Sveltia removes from its address.
    if (pathname === '/') return [200, 'text/html; charset=utf-8', html]
    if (!pathname.startsWith('/content') && pathname !== `/${identityFile}`) {
      const body = (await scripts).get(pathname) ?? assetOf(pathname)
      return body ? [200, lookup(pathname) ?? 'text/javascript', body] : [404, plain, '']
    }
    if (request.headers['x-key'] !== key) return [403, plain, words.key]
    return await content.answer(request, pathname)
  }

  return async (request, response) => {
    const [status, type, body, more] = await answer(request).catch(
      (error: Error): Answer => [error instanceof Refusal ? 422 : 500, plain, error.message],
    )
    response.writeHead(status, { ...headers, ...more, 'content-type': type }).end(body)
  }
}

/** Reads and saves the site's content, publishes it, and opens other languages. */
class Content {
  readonly #root: string
  readonly #identity: Identity
  readonly #key: string
  #saving: Promise<unknown> = Promise.resolve()

  constructor(root: string, identity: Identity, key: string) {
    this.#root = root
    this.#identity = identity
    this.#key = key
  }

  async answer(request: IncomingMessage, pathname: string): Promise<Answer> {
    switch (pathname) {
      case '/content':
        return await this.#all()
      case '/content/publish':
      case '/content/undo':
        if (request.method !== 'POST') return [405, plain, '']
        return [
          200,
          plain,
          await this.#inTurn(() => publish(this.#root, pathname === '/content/undo')),
        ]
      case '/content/language':
        return await this.#otherLanguage(request)
      case '/content/save':
        return await this.#save(request)
      default:
        return request.method === 'GET' ? this.#file(decode(pathname.slice(1))) : [405, plain, '']
    }
  }

  async #all(): Promise<Answer> {
    const config = editorConfig(this.#root)
    const problems = await allProblems(this.#root, this.#identity)
    const all = {
      config,
      files: editableFiles(this.#root),
      previews: previewPaths(this.#identity),
      originals: originalFiles(this.#root, config),
      languages: otherLanguages(this.#root, this.#identity),
      problems: inOwnersLanguage(problemsText(problems)),
      // A file that can't be read has no form.
      broken: problems.find(({ field }) => field)?.file,
    }
    return [200, 'application/json', JSON.stringify(all)]
  }

  #file(file: string): Answer {
    const type = file === identityFile ? 'application/json' : (lookup(file) ?? 'text/plain')
    const now = readVersion(this.#root, file)
    return [200, type, now?.bytes ?? '', now && { etag: now.version }]
  }

  async #otherLanguage(request: IncomingMessage): Promise<Answer> {
    const here = `http://${request.headers.host}${path}?key=${this.#key}`
    const wanted = parsed(wantedSchema, `${await buffer(request)}`)
    return [200, 'text/plain', await addressFor(this.#root, this.#identity, here, wanted)]
  }

  async #save(request: IncomingMessage): Promise<Answer> {
    const reading = changesIn(request)
    // A restart while a picture is on its way would cut off the answer to a finished save.
    holdRestarts(reading)
    const changes = await reading
    const also = await this.#inTurn(() => writeFiles(this.#root, this.#identity, changes))
    const versions = Object.fromEntries(
      changes.map(({ file }) => [file, readVersion(this.#root, file)?.version ?? '']),
    )
    return [200, 'application/json', JSON.stringify({ versions, also })]
  }

  /** One after another, because each may depend on the one before, such as a post on its author. */
  #inTurn<T>(work: () => Promise<T>): Promise<T> {
    const done = this.#saving.then(work)
    this.#saving = done.catch(() => undefined)
    holdRestarts(this.#saving)
    return done
  }
}

const wantedSchema = z.object({ language: z.string(), original: z.string().optional() })
/** The files of a save, each with its version and its former name. */
const changesSchema = z.array(z.tuple([z.string(), z.string().nullable(), z.string().nullish()]))

/** Reads JSON, and refuses what the editor's page doesn't send. */
function parsed<Value>(schema: z.ZodType<Value>, json: string): Value {
  try {
    return schema.parse(JSON.parse(json))
  } catch {
    throw new Refusal(words.incomplete)
  }
}

const formOf = async (request: IncomingMessage): Promise<FormData> =>
  new Response(await buffer(request), {
    headers: { 'content-type': request.headers['content-type'] ?? '' },
  }).formData()

/**
 * What a save changes: `changes` in its form names each file with its version, or `null` for a new
 * file, and with its former name if it has another one now. Each file has a part with its content or
 * `deletion`. If anything is missing, nothing is saved.
 */
async function changesIn(request: IncomingMessage): Promise<Change[]> {
  const incomplete = () => new Refusal(words.incomplete)
  const form = await formOf(request).catch(() => Promise.reject(incomplete()))
  const changes = form.get('changes')
  if (typeof changes !== 'string') throw incomplete()
  return Promise.all(
    parsed(changesSchema, changes).map(async ([file, version, from]) => {
      const content = form.get(file)
      if (!(content instanceof Blob) && content !== deletion) throw incomplete()
      return {
        file,
        ...(version && { version }),
        ...(from && { from }),
        ...(content instanceof Blob && { bytes: Buffer.from(await content.arrayBuffer()) }),
      }
    }),
  )
}

/** Runs `wize publish` and resolves with what it prints. */
function publish(root: string, undo: boolean): Promise<string> {
  const wize = fileURLToPath(new URL('../../bin/wize.mjs', import.meta.url))
  const args = [wize, 'publish', ...(undo ? ['--undo'] : [])]
  return new Promise((resolve, reject) => {
    execFile(
      process.execPath,
      args,
      {
        cwd: root,
        // Node would end the publication after a megabyte of its output.
        maxBuffer: Number.POSITIVE_INFINITY,
        env: {
          ...environment(),
          WIZE_SITE: root,
          [publishLanguageVariable]: basename(contentFolder),
        },
      },
      (error, stdout, stderr) => {
        if (error) reject(new Refusal(inOwnersLanguage(stderr.trim())))
        else resolve(reportIn(stdout))
      },
    )
  })
}

/** What publishing has said, after what the build has. */
function reportIn(printed: string): string {
  const { done, unchanged } = words.publication
  const starts = [done.replace(/\{.*/, ''), unchanged].map((start) => printed.lastIndexOf(start))
  return printed.slice(Math.max(...starts)).trim()
}

/** The page may only talk to this server: what's written in it stays on the computer. */
const headers = {
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
  'content-security-policy':
    "default-src 'self' data: blob:; script-src 'self' 'wasm-unsafe-eval'; style-src 'self' 'unsafe-inline'; frame-ancestors 'none'",
}

const pageIn = (locale: string) => `<!doctype html>
<html lang="${locale}" dir="${textDirection(locale)}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${words.title}</title>
<link rel="icon" href="data:,">
<script type="module" src="${path}/page.js"></script>
<style>
  #status { position: fixed; z-index: 9; inset: auto 0 0; display: flex; gap: 16px; padding: 8px 16px;
    background: #111; color: #fff; font: 14px/20px system-ui, sans-serif }
  #status p { flex: 1; margin: 0; white-space: pre-wrap; max-height: 40vh; overflow: auto }
  #status a { color: inherit }
  #original { position: fixed; z-index: 9; inset-block: 0 var(--bar, 36px); inset-inline: auto 0; inline-size: 40%; overflow: auto;
    box-sizing: border-box; padding: 16px 24px; background: #fff; color: #111; font: 15px/24px system-ui, sans-serif }
  #original h2 { font: inherit; font-weight: 600; margin: 0 0 12px; overflow-wrap: anywhere }
  #original pre { font: inherit; white-space: pre-wrap; overflow-wrap: anywhere; unicode-bidi: plaintext; text-align: start }
  body:has(#original:not([hidden])) .app-shell { inset-inline-end: 40% !important; inline-size: auto !important }
  #status button { font: inherit; align-self: start }
  /* The editor, with its windows, ends above the bar, however tall the bar is. */
  .app-shell { inset-block-end: var(--bar, 36px) !important; block-size: auto !important; contain: layout }
  /* Sveltia's notices would cover it, and the original. */
  .toast-base { inset-block-end: calc(var(--bar, 36px) + 16px) !important }
  body:has(#original:not([hidden])) .toast-base { inset-inline-end: calc(40% + 16px) !important }
  .toast-base > * { max-inline-size: 100% !important }
  .icon-field { display: grid; gap: 12px; justify-items: start }
  .icon-field select { font: inherit; padding: 6px }
  .icon-field div { display: grid }
  .icon-field input { appearance: none; margin: 0; block-size: 28px; border: 1px solid #888 }
  .icon-field input:checked { background: currentColor }
</style>
<section id="original" hidden aria-label="${words.original}"><h2></h2><pre tabindex="0"></pre></section>
<div id="status"><p role="status">${words.ready}</p><button data-publish="undo">${words.undo}</button><button data-publish="publish">${words.publish}</button><a target="preview" href="/">${words.open}</a></div>
</html>
`

async function bundledScripts(): Promise<Map<string, string>> {
  const bundle = await rolldown({
    input: fileURLToPath(new URL('page.ts', import.meta.url)),
    platform: 'browser',
    plugins: [ownersWords()],
    transform: { define: languageVariables(false) },
    logLevel: 'silent',
  })
  const { output } = await bundle.generate({ format: 'esm' })
  await bundle.close()
  return new Map(output.map((file) => [`/${file.fileName}`, 'code' in file ? file.code : '']))
}

/** Sveltia's fonts and icons, which its scripts expect beside them. */
function assetOf(pathname: string): Buffer | undefined {
  const [, name] = /^\/assets\/([\w.-]+)$/.exec(pathname) ?? []
  const file = name && new URL(`assets/${name}`, import.meta.resolve('@sveltia/cms'))
  return file && existsSync(file) ? readFileSync(file) : undefined
}
