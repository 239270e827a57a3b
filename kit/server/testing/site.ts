import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { type AddressInfo, connect } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import type { FastifyInstance } from 'fastify'
import {
  type BuildManifest,
  contentHash,
  manifestFile,
  type ServedFile,
} from '#contracts/build-manifest.ts'
import { formsOf } from '#contracts/parts.ts'
import { paths } from '#contracts/paths.ts'
import { pageHeaders } from '#contracts/security-headers.ts'
import { identity } from '#identity.ts'
import { checkIdentity } from '#owner/check-identity.ts'
import { buildApp } from '#server/app.ts'
import { readConfig } from '#server/config.ts'
import { loadBuild } from '#server/static/site.ts'
import { openStore } from '#server/store/store.ts'
import { everythingOn } from './identity.ts'

export const script = '/_astro/shell.abc123.js'
export const picture = '/og/home.png'
export const pages = [
  '/',
  '/services',
  '/services/cto',
  '/blog',
  '/blog/a-post',
  '/embed/newsletter',
]

/** Where forms without scripts are posted. Not every site has a questionnaire. */
export const formPaths = [
  paths.mailSendForm,
  paths.newsletterSubscribe,
  ...(formsOf(identity)['questionnaire'] ? [paths.questionnaire] : []),
]

export interface TestSite {
  origin: string
  app: FastifyInstance
  /** The folder with its data. */
  folder: string
  /**
   * Sends bytes on a new connection, closes the client's side unless told not to, and returns
   * everything received.
   */
  exchange(bytes: string, closes?: boolean): Promise<string>
  stop(): Promise<void>
}

/** The whole server in this process, on a free port, with a small build of its own. */
export async function startSite(env: Record<string, string> = {}): Promise<TestSite> {
  const folder = await mkdtemp(join(tmpdir(), 'site-'))
  const dist = join(folder, 'dist')
  await writeBuild(dist)
  const config = readConfig({ LOG_LEVEL: 'silent', DATA_DIR: folder, ...env })
  const { site } = await loadBuild(dist, config)
  const app = await buildApp({
    config,
    site,
    store: await openStore(config.store),
    identity: everythingOn,
  })
  await app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.server.address() as AddressInfo
  return {
    app,
    folder,
    origin: `http://127.0.0.1:${port}`,
    exchange: (bytes, closes = true) => exchange(port, bytes, closes),
    stop: async () => {
      await app.close()
      await rm(folder, { recursive: true })
    },
  }
}

/**
 * Writes a small build with its manifest, like that of `npm run build`. Its pages and their headers
 * name the version.
 */
export async function writeBuild(dist: string, morePages = 0, version = '') {
  const served: ServedFile[] = []
  const add = async (path: string, file: string, type: string, content: string) => {
    const text = type.startsWith('text/')
    const files: Record<string, string | Buffer> = text
      ? {
          [file]: content,
          [`${file}.br`]: brotliCompressSync(content),
          [`${file}.gz`]: gzipSync(content),
        }
      : { [file]: content }
    for (const [name, body] of Object.entries(files)) {
      await mkdir(dirname(join(dist, name)), { recursive: true })
      await writeFile(join(dist, name), body)
    }
    served.push({
      path,
      file,
      type,
      hash: contentHash(Buffer.from(content)),
      encodings: text ? ['br', 'gzip'] : [],
      ...(text && {
        copies: {
          br: contentHash(files[`${file}.br`] as Buffer),
          gzip: contentHash(files[`${file}.gz`] as Buffer),
        },
      }),
      immutable: path.startsWith('/_astro/'),
      ...(type === 'text/html' && {
        headers: {
          ...pageHeaders(
            path,
            { scripts: [], styles: [], dataImages: false },
            checkIdentity(identity),
          ),
          ...(version && { 'X-Version': version }),
        },
      }),
    })
  }
  const more = Array.from({ length: morePages }, (_, index) => `/more/${index}`)
  for (const path of [...pages, ...more]) {
    const words = '<p>Words, and more of them.</p>'.repeat(50)
    const form =
      path === '/embed/newsletter' ? `<form action="${paths.newsletterSubscribe}"></form>` : ''
    await add(
      path,
      `${path === '/' ? 'index' : path.slice(1)}.html`,
      'text/html',
      `<title>${path}</title>${version}${words}${form}`,
    )
  }
  await add(script, script.slice(1), 'text/javascript', 'console.log("a script");'.repeat(50))
  await add(picture, picture.slice(1), 'image/png', 'not really a picture')
  const manifest: BuildManifest = { served }
  await mkdir(dirname(join(dist, manifestFile)), { recursive: true })
  await writeFile(join(dist, manifestFile), JSON.stringify(manifest))
}

function exchange(port: number, bytes: string, closes: boolean): Promise<string> {
  const { promise, resolve } = Promise.withResolvers<string>()
  const received: Buffer[] = []
  const socket = connect(port, '127.0.0.1', () => {
    socket.write(bytes, 'latin1')
    if (closes) socket.end()
  })
  socket.on('data', (chunk) => received.push(chunk))
  // The server may refuse and reset the connection before everything was sent.
  socket.on('error', () => {})
  socket.on('close', () => resolve(Buffer.concat(received).toString('latin1')))
  return promise
}
