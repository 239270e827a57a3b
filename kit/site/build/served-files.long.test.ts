import { execFileSync } from 'node:child_process'
import {
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import type { OutgoingHttpHeaders } from 'node:http'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { pages } from '#contracts/pages.ts'
import { isOn } from '#contracts/parts.ts'
import { identity } from '#identity.ts'
import { siteRoot } from '#owner/root.ts'
import { type Answer, ask, copySite, startSiteCopy } from '#site/testing/dev-server.ts'

const marker = 'planted-by-test'
/** Begins like an SQLite file. The length of the start is a multiple of 3, for base64. */
const planted = `SQLite format 3\0 :${marker.repeat(3)}`

/** What lies about in the folder of a site that's used. */
const secrets = [
  ...['data/wize.sqlite', 'data/wize.sqlite-wal', 'data/wize.sqlite-shm'],
  ...['data/backups/wize-2026-11-23.sqlite', 'data/wize.sqlite.replaced-2026-11-23', 'data/a.md'],
  ...['inquiries.csv', 'inquiries.json', 'export.jsonl', 'wize.dump', 'newsletter-first.html'],
  ...['report.html', '.env', '.env.local', '.git/config', '.git/logs/HEAD', 'server.pem', 'id.key'],
  // In the folders that pages are made of.
  ...['theme/wize.sqlite', 'content/en/inquiries.csv', 'content/en/.env', 'node_modules/a/.env'],
]
/** Files of pages, which the same roads lead to. */
const allowed = ['theme/probe.txt', 'content/en/probe.md', 'overrides/probe.json']

let root = ''
let outside = ''

beforeAll(() => {
  root = copySite()
  outside = realpathSync(mkdtempSync(join(tmpdir(), 'served-files-outside-')))
  for (const file of [...secrets, ...allowed]) write(join(root, file))
  write(join(outside, 'neighbor.md'))
  writeFileSync(join(root, 'overrides/probe.json'), JSON.stringify({ planted }))
  writeFileSync(join(root, 'inquiries.json'), JSON.stringify({ planted }))
  symlinkSync(join(root, 'data/wize.sqlite'), join(root, 'theme/link.txt'))
  symlinkSync(join(root, 'theme/probe.txt'), join(root, 'public/allowed-link.txt'))
})

afterAll(() => {
  for (const folder of [root, outside]) rmSync(folder, { recursive: true })
})

function write(file: string) {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, planted)
}

const holds = ({ body }: Answer) =>
  [marker, Buffer.from(planted).subarray(0, 27).toString('base64').slice(26, -1)].some((text) =>
    body.includes(text),
  )

type Road = [name: string, path: (file: string) => string, headers?: OutgoingHttpHeaders]
const absolute = (file: string) => (file.startsWith('/') ? file : join(root, file))
const fs = (file: string) => `/@fs${absolute(file)}`
const fromRoot = (file: string) => (file.startsWith('/') ? fs(file) : `/${file}`)
const letters = (text: string, change: (letter: string) => string) =>
  text.replaceAll(/[a-z.]/gi, change)
const encode = (text: string) => letters(text, (letter) => `%${letter.charCodeAt(0).toString(16)}`)

/** Each leads to files of the site too. */
const roads: Road[] = [
  ['as it is', fromRoot],
  ['?raw', (file) => `${fromRoot(file)}?raw`],
  ['?import&raw', (file) => `${fromRoot(file)}?import&raw`],
  ['?raw as a script', (file) => `${fromRoot(file)}?raw`, { 'sec-fetch-dest': 'script' }],
  ['?url&inline', (file) => `${fromRoot(file)}?import&url&inline`],
  ['/@fs/', fs],
  ['/@fs/ with ?raw', (file) => `${fs(file)}?import&raw`],
  ['/@fs/ with ?url', (file) => `${fs(file)}?import&inline`],
  ['/@id/', (file) => `/@id/${absolute(file)}?import&raw`],
  ['encoded', (file) => encode(fromRoot(file))],
  ['/@fs/, encoded', (file) => `/@fs${encode(absolute(file))}`],
  ['with dots', (file) => `/theme/../${file.replace(/^\//, '../../../../..$&')}`],
  ['with encoded dots', (file) => `/theme/%2e%2e/${file}`],
  ['with a second question mark', (file) => `${fromRoot(file)}?import&raw??`],
]

/** Each has been a hole in some server, or may become one. */
const spellings: Road[] = [
  ['/@id/ with an alias', (file) => `/@id/%23${file}?import&raw`],
  ['?url', (file) => `${fromRoot(file)}?url`],
  ['?import', (file) => `${fromRoot(file)}?import`],
  ['?import of /@fs/', (file) => `${fs(file)}?import`],
  ['a page that is asked for', fromRoot, { accept: 'text/html' }],
  ['?inline-script', (file) => `${fromRoot(file)}?import&inline-script`],
  ['?bundled', (file) => `${fs(file)}?import&bundled`],
  ['?bundled, no ending', (file) => `${fs(file.replace(/\.\w+$/, ''))}?import&bundled`],
  ['?raw and a style', (file) => `${fromRoot(file)}?raw&.css`],
  ['.svg?', (file) => `${fromRoot(file)}?.svg?import&.wasm?init`],
  ['a worker', (file) => `${fromRoot(file)}?worker&inline&import`],
  ['an entry', (file) => `${fs(file)}?astroContentCollectionEntry=true&import`],
  ['data', (file) => `${fs(file)}?astroDataCollectionEntry=true&import`],
  ['a picture', (file) => `/_image?href=${encodeURIComponent(fs(file))}&w=9&f=svg`],
  ['a picture of ours', (file) => `/_image?href=${encodeURIComponent(fromRoot(file))}&f=svg`],
  ['encoded twice', (file) => encode(encode(fromRoot(file)))],
  ['/@fs/, encoded twice', (file) => `/@fs${encode(encode(absolute(file)))}?raw`],
  ['backslashes', (file) => fromRoot(file).replaceAll('/', '\\')],
  ['encoded backslashes', (file) => `/${file.replaceAll('/', '%5c')}?raw`],
  ['capitals', (file) => fromRoot(file).toUpperCase()],
  ['a slash at the end', (file) => `${fromRoot(file)}/`],
  ['a dot at the end', (file) => `${fromRoot(file)}.`],
  ['a stream', (file) => `${fromRoot(file)}::$DATA`],
  ['two slashes', (file) => `/${fromRoot(file)}`],
  ['/@fs/ and two slashes', (file) => `/@fs/${absolute(file)}?raw`],
  ['a NUL', (file) => `/@id/__x00__${absolute(file)}?import&raw`],
  ['a file:', (file) => `/@id/file://${absolute(file)}?import&raw`],
  ['a source map', (file) => `${fromRoot(file)}.map`],
  ['a source map of a package', (file) => `/node_modules/.vite/deps/../../../${file}.map?v=1`],
  ['through a module', (file) => `/@fs${root}/theme/probe.txt/../../${file}?import&raw`],
  ['the editor’s folder', (file) => `/edit/${file}`],
  ['from content', (file) => `/edit/content/..%2f${file}`],
  ['a fragment', (file) => `/theme/probe.txt%23/../../${file}?raw`],
  ['another editor', (file) => `/__open-in-editor?file=${encodeURIComponent(file)}`],
]

/** What a page loads, and what a script imports. */
const elements = /(?:src|component-url|renderer-url)="(\/[^"]+)"/g
const imports = /(?:\bfrom|\bimport)\s*\(?\s*"(\/[^"]+)"/g

describe.each(['dev', 'edit'] as const)('npm run %s', (script) => {
  let server: Awaited<ReturnType<typeof startSiteCopy>>
  let key = ''
  beforeAll(async () => {
    // It wouldn't start with this link, but doesn't stop for one that's made later.
    rmSync(join(root, 'public/link.txt'), { force: true })
    server = await startSiteCopy(root, script)
    symlinkSync(join(root, 'data/wize.sqlite'), join(root, 'public/link.txt'))
    key = /\?key=(\w+)/.exec(server.log())?.[1] ?? ''
    expect(Boolean(key)).toBe(script === 'edit')
  })
  afterAll(() => server?.stop())
  const take = (path: string, headers?: OutgoingHttpHeaders) =>
    ask(server.port, path, { 'x-key': key, ...headers })

  test.each(roads)('serves a file of the site by a road: %s', async (_, path, headers) => {
    const found = await Promise.all(allowed.map((file) => take(path(file), headers)))
    expect(found.some(holds)).toBe(true)
  })

  test.each([...roads, ...spellings])('serves no other file: %s', async (_, path, headers) => {
    const others = [...secrets, 'theme/link.txt', 'public/link.txt', 'link.txt']
    const files = [...others, join(outside, 'neighbor.md')]
    const given: string[] = []
    for (const file of files) {
      const answer = await take(path(file), headers)
      if (holds(answer)) given.push(`${file} at ${path(file)}: ${answer.status}`)
    }
    expect(given).toEqual([])
    const passwords = await take(path('/etc/passwd'), headers)
    expect(passwords.body.includes('root:')).toBe(false)
  })

  test('follows a link from public to a file of the site', async () => {
    expect(holds(await take('/allowed-link.txt'))).toBe(true)
  })

  test('serves a file whose name another has, in a folder that isn’t served', async () => {
    write(join(root, 'probe.txt'))
    expect(holds(await take('/theme/probe.txt'))).toBe(true)
    expect(holds(await take(fs('theme/probe.txt')))).toBe(true)
    expect(holds(await take('/probe.txt'))).toBe(false)
  })

  test('serves what visitors may download, whatever its kind', async () => {
    const file = `${execFileSync('git', ['ls-files', 'public/**/*.csv'], { cwd: siteRoot })}`
    const [csv = ''] = file.split('\n')
    const answer = await take(csv.replace('public', ''))
    expect(answer.body.equals(readFileSync(join(siteRoot, csv)))).toBe(true)
  })

  test('shows pages with everything that they load', async () => {
    const loaded = new Set<string>(
      Object.values(pages).filter((path) => isOn(identity.parts, path)),
    )
    // A set also goes through what's added meanwhile.
    for (const path of loaded) {
      const answer = await take(path)
      expect(answer.status, path).toBe(200)
      const text = `${answer.body}`.replaceAll(/&#38;|&amp;/g, '&')
      const parts = path.startsWith('/@fs/') || /\.\w+(\?|$)/.test(path) ? imports : elements
      for (const [, part = ''] of text.matchAll(parts)) loaded.add(part)
    }
    expect(loaded.size).toBeGreaterThan(100)
    expect([...loaded].filter((path) => path.includes('.tsx')).length).toBeGreaterThan(10)
  })

  test('refuses an address that would take long to look for, as any page may link to one', async () => {
    // Looking for this one would take half a minute and 3 GB, and end the server.
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => take(`/${'a/'.repeat(7_000)}a`)),
    )
    expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(403))
  })

  test('answers no page of another origin, even on this computer', async () => {
    const read = (headers: OutgoingHttpHeaders) => take('/theme/probe.txt', headers)
    const origin = `http://localhost:${server.port}`
    for (const headers of [
      { origin: 'http://localhost:9999' },
      { origin: 'https://evil.example' },
      { origin: 'null' },
      { 'sec-fetch-site': 'same-site', 'sec-fetch-mode': 'no-cors' },
      { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'cors' },
      {
        'sec-fetch-site': 'cross-site',
        'sec-fetch-mode': 'navigate',
        'sec-fetch-dest': 'iframe',
      },
      { host: 'evil.example' },
      { host: `evil.example:${server.port}` },
    ]) {
      const answer = await read(headers)
      expect(answer.status, JSON.stringify(headers)).toBe(403)
      expect(answer.headers).not.toHaveProperty('access-control-allow-origin')
    }
    // No link starts the owner's editor, either, and no page of another origin follows changes.
    const link = { 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document' }
    for (const headers of [{}, { 'sec-fetch-site': 'cross-site', ...link }])
      expect((await take('/__open-in-editor?file=a', headers)).status).toBe(403)
    const upgrade = {
      connection: 'upgrade',
      upgrade: 'websocket',
      'sec-websocket-key': 'dGhlIHNhbXBsZSBub25jZQ==',
      'sec-websocket-protocol': 'vite-hmr',
      'sec-websocket-version': '13',
    }
    for (const headers of [{ origin: 'https://evil.example' }, { host: 'evil.example' }])
      expect((await take('/', { ...upgrade, ...headers })).status).toBe(400)

    const own = await read({ origin, 'sec-fetch-site': 'same-origin' })
    expect(own.status).toBe(200)
    expect(own.headers).not.toHaveProperty('access-control-allow-origin')
  })
})
