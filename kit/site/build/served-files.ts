import { realpathSync, statSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { dirname, join, matchesGlob, relative, resolve, sep } from 'node:path'
import { unescape as decode } from 'node:querystring'
import { fileURLToPath } from 'node:url'
import type { AstroIntegration } from 'astro'
import { plainHeaders } from '#contracts/security-headers.ts'

/** Files and folders that no folder may hand out: stores, exports, backups, keys, passwords. */
const secretNames = [
  '{.env,.env.*,*.env,.git,.npmrc,.netrc,.ssh,backups}',
  '*.sqlite*',
  '*.{db,db-wal,db-shm,dump,sql,bak,csv,jsonl,ndjson,log}',
  '*.{pem,crt,key,p12,pfx}',
  'id_{rsa,dsa,ecdsa,ed25519}*',
  '{inquiries*.json,newsletter-*.html,report.html}',
]

/**
 * Keeps the dev server to the files that pages are made of. By default it hands out the whole
 * project, with the store, to every program and every page on this computer.
 *
 * `served` are folders and files, relative to the site's folder.
 */
export default function servedFiles(served: string[]): AstroIntegration {
  let isRefused: (url: string) => boolean
  return {
    name: 'served-files',
    hooks: {
      'astro:config:setup': ({ config, updateConfig }) => {
        const root = fileURLToPath(config.root)
        const allow = [
          ...served.map((name) => resolve(root, name)),
          // Where the packages are if not in the site's own node_modules.
          dirname(dirname(fileURLToPath(import.meta.resolve('astro/package.json')))),
        ]
        isRefused = fileCheck({ root, publicFolder: fileURLToPath(config.publicDir), allow })
        const deny = secretNames.flatMap((name) => [name, `**/${name}/**`])
        updateConfig({ vite: { server: { cors: false, fs: { strict: true, allow, deny } } } })
      },
      'astro:server:setup': ({ server }) => {
        const handle = (
          request: IncomingMessage,
          response: ServerResponse,
          next: (error?: unknown) => void,
        ) => {
          if (!isFromElsewhere(request) && !isRefused(request.url ?? '/')) {
            // Opened by itself, a drawing could run scripts here, as it can't on the site.
            if (/\.svg(\?|$)/i.test(decode(request.url ?? '')))
              response.setHeader(policy, plainHeaders[policy] ?? '')
            return next()
          }
          response.writeHead(403, { 'content-type': 'text/plain' }).end('Not served.\n')
        }
        // Before everything that could answer.
        server.middlewares.stack.unshift({ route: '', handle })
      },
    },
  }
}

const policy = 'Content-Security-Policy'

/** Longer addresses name nothing here, and looking for files in all their parts takes seconds. */
const maxAddress = 2_000

/** Whether a page of another origin asks, even one on this computer. A link may open a page here; a frame may not. */
function isFromElsewhere({ url = '', headers }: IncomingMessage): boolean {
  const { origin, host } = headers
  if (origin && (!URL.canParse(origin) || new URL(origin).host !== host)) return true
  const site = headers['sec-fetch-site'] ?? 'none'
  // Vite's own, such as `/__open-in-editor`, which starts a program. Only its error messages ask for it.
  if (url.startsWith('/__')) return site !== 'same-origin'
  const isLink =
    headers['sec-fetch-mode'] === 'navigate' && headers['sec-fetch-dest'] === 'document'
  return !['none', 'same-origin'].includes(String(site)) && !isLink
}

/**
 * Tells whether an address names a file that isn't served. Vite has many ways to name one (`/@fs/`,
 * `/@id/`, queries, nested encodings), so every part of the address counts, from each of its
 * slashes on, that leads to a file from the project, from `public/`, or from the root of the disk.
 * Where the longest such path leads to a file, a shorter one doesn't count: `theme/README.md` isn't
 * the project's `README.md`. A name that leads to no file has nothing to hide.
 */
function fileCheck(places: { root: string; publicFolder: string; allow: string[] }) {
  const { root, publicFolder, allow } = places
  const real = (path: string) => existing(path) ?? path
  const published = real(publicFolder)
  const allowed = allow.map(real)
  const isServed = (file: string) =>
    isWithin(published, file) ||
    allowed.some((place) => isWithin(place, file) && !hasSecretName(relative(place, file)))
  const isRefused = (paths: string[]) => {
    const file = paths.map(existing).find((path) => path !== undefined && statSync(path).isFile())
    return file !== undefined && !isServed(file)
  }
  return (url: string): boolean =>
    url.length > maxAddress ||
    parts(url).some((paths) =>
      [root, publicFolder, '/'].some((from) => isRefused(paths.map((path) => join(from, path)))),
    )
}

/** Without links, and spelled as on the disk; undefined if there's no such file. */
function existing(path: string): string | undefined {
  try {
    return realpathSync.native(path)
  } catch {
    return undefined
  }
}

export const isWithin = (place: string, file: string) =>
  file === place || file.startsWith(`${place}${sep}`)

export function hasSecretName(file: string): boolean {
  const names = file.toLowerCase().split(sep)
  return names.some((name) => secretNames.some((pattern) => matchesGlob(name, pattern)))
}

/**
 * The parts of an address that may be a path, as written and decoded up to four times; of each, what
 * follows each of its slashes, the longest first.
 */
function parts(url: string): string[][] {
  const spellings = [url]
  for (let depth = 0; depth < 4; depth++) spellings.push(decode(spellings.at(-1) ?? ''))
  const found = spellings.flatMap((spelling) => [spelling, ...spelling.split(/[?&=#]/)])
  return [...new Set(found)].flatMap((part) => {
    const names = part
      .replace(/^\w+:\/+(?=.*\/)/, '/')
      .replaceAll(/\0|__x00__/g, '/')
      .split(/[/\\]+/)
    const paths = names
      .map((_, index) =>
        names
          .slice(index)
          .join('/')
          .replace(/[/. ]+$/, ''),
      )
      .filter(Boolean)
    return [paths, paths.map((path) => path.replace(/\.map$/, ''))]
  })
}
