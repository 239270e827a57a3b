import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chmod, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { runInNewContext } from 'node:vm'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { type BuildManifest, cacheControl } from '#contracts/build-manifest.ts'
import { identity } from '#identity.ts'
import layout from '#messages/layout.json' with { type: 'json' }
import { checkIdentity } from '#owner/check-identity.ts'
import { buildApp } from '#server/app.ts'
import { readConfig } from '#server/config.ts'
import { loadBuild } from '#server/static/site.ts'
import { openStore } from '#server/store/store.ts'
import { freePort } from '#server/testing/free-port.ts'
import { publishPages } from './built-pages.ts'
import { hostFiles } from './host-rules.ts'
import { prepareHosting } from './hosting.ts'
import { hashSource } from './page-html.ts'
import { readRedirects } from './redirects.ts'

/** Debian's web servers. Those that aren't installed are skipped with a message. */
const programs = { nginx: '/usr/sbin/nginx', apache: '/usr/sbin/apache2', caddy: '/usr/bin/caddy' }
type Host = keyof typeof programs

const words = '<p>Words, and more of them.</p>'.repeat(30)
const source: Record<string, string> = {
  'index.html': `<style>a{}</style>${words}`,
  'services.html': `<style>b{}</style>${words}`,
  'services/cto.html': `<style>c{}</style>${words}`,
  'blog.html': `<style>d{}</style>${words}`,
  'blog/views/ai/1.html': `<style>d{}</style>${words}AI`,
  'blog/views/ai/2.html': `<style>d{}</style>${words}AI, page 2`,
  'blog/a-post.html': `<style>e{}</style>${words}`,
  'learning-assistant.html': words,
  'es.html': `<style>a{}</style>${words}`,
  'es/services.html': `<style>b{}</style>${words}`,
  '_astro/shell.abc.js': 'console.log("words");'.repeat(30),
  'rss.xml': `<rss>${words}</rss>`,
  '.well-known/security.txt': 'Contact: x',
}
/** Address, status, and target. */
const redirects: [path: string, status: number, location?: string][] = [
  ['/old-services', 301, '/services/cto'],
  ['/blog/moved-post', 301, '/blog/a-post'],
  ['/services/unknown', 302, '/services'],
  ['/blog/unknown', 302, '/blog'],
  ['/blog/unknown/more', 302, '/'],
  ['/blog/a-post/more', 302, '/'],
  ['/services/cto/more', 302, '/'],
  ['/nowhere', 302, '/'],
  ['/es/services/unknown', 302, '/es/services'],
  ['/es/blog/unknown/more', 302, '/es'],
  ['/es/nowhere', 302, '/es'],
  ['/espresso', 302, '/'],
  ['/es/', 301, '/es'],
  ['/services.html', 301, '/services'],
  ['/services/', 301, '/services'],
  ['/services/cto/', 301, '/services/cto'],
  ['/index.html', 301, '/'],
  ['/404', 302, '/'],
  ['/404.html', 302, '/'],
  ['/_astro/gone.js', 404],
  ['/gone.png', 404],
  ['/.hosts/manifest.json', 404],
  ['/api/word', 404],
]

/** The owner's file, and below it what visitors ask for and where that leads. */
const movedFile = `
/old-services: /services/cto
/blog/moved-post: /blog/a-post
/2019/05/name/: /blog/a-post
/2019/06/name.html: /blog/a-post#part
/%c3%bcber-uns: /services
/a+b(c): /services
/two%20words: /services
/old.php: /services
/far: https://elsewhere.example/a%2Fb?x=1
/?p=123: /blog/a-post
/?p=Abc: /services
/?p=abc: /services/cto
/?page_id=7: /services/cto
/?page_id=7&lang=fr: /services
/index.php?p=123: /blog/a-post
/blog?p=9: /blog/a-post
/tag/a-long-name-that-nginx-would-not-hash/?page_id=12: /blog
/search?s=%C3%A9t%C3%A9: /services
`
/** The status is 301 if there's a target, otherwise 200. */
const movedAddresses: [asked: string, target?: string][] = [
  ['/old-services', '/services/cto'],
  ['/old-services/', '/services/cto'],
  ['/old-services?utm_source=x', '/services/cto'],
  ['/old-services/?p=123', '/services/cto'],
  ['/2019/05/name', '/blog/a-post'],
  ['/2019/05/name/', '/blog/a-post'],
  ['/2019/06/name', '/blog/a-post#part'],
  ['/2019/06/name/', '/blog/a-post#part'],
  ['/%C3%BCber-uns', '/services'],
  ['/%c3%bcber-uns/', '/services'],
  ['/a+b(c)', '/services'],
  ['/a%2Bb(c)/', '/services'],
  ['/two%20words/', '/services'],
  ['/old.php', '/services'],
  ['/far/', 'https://elsewhere.example/a%2Fb?x=1'],
  ['/?p=123', '/blog/a-post'],
  ['/?p=123&utm_source=x', '/blog/a-post'],
  ['/?utm_source=x&p=123', '/blog/a-post'],
  ['/?p=Abc', '/services'],
  ['/?p=abc', '/services/cto'],
  ['/?page_id=7', '/services/cto'],
  ['/?page_id=7&lang=fr', '/services'],
  ['/?lang=fr&page_id=7', '/services'],
  ['/index.php?p=123', '/blog/a-post'],
  ['/blog?p=9', '/blog/a-post'],
  ['/blog/?p=9', '/blog/a-post'],
  ['/tag/a-long-name-that-nginx-would-not-hash/?page_id=12', '/blog'],
  ['/search?s=%C3%A9t%C3%A9', '/services'],
  ['/search/?s=%c3%a9t%c3%a9', '/services'],
  ['/'],
  ['/?p=1234'],
  ['/?p=12'],
  ['/?xp=123'],
  ['/?p='],
  ['/blog?p=10'],
]

let folder: string
let dist: string
let manifest: BuildManifest
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'hosts-'))
  // The web servers drop root privileges before they read.
  await chmod(folder, 0o755)
  dist = join(folder, 'dist')
  for (const [file, content] of Object.entries(source)) {
    await mkdir(dirname(join(dist, file)), { recursive: true })
    await writeFile(join(dist, file), content)
  }
  manifest = await prepareHosting(
    dist,
    await publishPages(dist),
    { ...checkIdentity(identity), locale: 'en-US', locales: ['en-US', 'es-US'] },
    (addresses) => readRedirects(movedFile, addresses),
  )
})
afterAll(() => rm(folder, { recursive: true }))

/** Starts a web server with the build's files, changing only folder, name, and port. */
async function start(host: Host, port: number): Promise<ChildProcess> {
  const name = new URL(identity.url).hostname
  const mine = async (file: string) =>
    (await readFile(join(dist, '.hosts', file), 'utf8')).replaceAll('/srv/site/dist', dist)
  const file = join(folder, `${host}.conf`)
  if (host === 'nginx') {
    const server = (await mine('nginx.conf')).replace('listen 80;', `listen 127.0.0.1:${port};`)
    await writeFile(
      file,
      `daemon off;\npid ${folder}/nginx.pid;\nerror_log stderr;\nevents {}\nhttp {\ninclude /etc/nginx/mime.types;\naccess_log off;\n${server}}\n`,
    )
    return spawn(programs.nginx, ['-c', file, '-p', folder], { stdio: 'ignore' })
  }
  if (host === 'caddy') {
    const site = (await mine('Caddyfile')).replace(`${name} {`, `http://127.0.0.1:${port} {`)
    await writeFile(file, `{\n\tadmin off\n\tauto_https off\n}\n${site}`)
    const args = ['run', '--adapter', 'caddyfile', '--config', file]
    return spawn(programs.caddy, args, { stdio: 'ignore', env: { ...process.env, HOME: folder } })
  }
  const modules = ['mpm_event', 'authz_core', 'dir', 'mime', 'rewrite', 'headers']
  await writeFile(
    file,
    [
      ...modules.map(
        (module) => `LoadModule ${module}_module /usr/lib/apache2/modules/mod_${module}.so`,
      ),
      `ServerName 127.0.0.1`,
      `Listen 127.0.0.1:${port}`,
      `PidFile ${folder}/apache.pid`,
      `ErrorLog ${folder}/apache.log`,
      'User www-data\nGroup www-data',
      'TypesConfig /etc/mime.types',
      `DocumentRoot ${dist}`,
      `<Directory ${dist}>\nAllowOverride All\nRequire all granted\n</Directory>`,
      '',
    ].join('\n'),
  )
  return spawn(programs.apache, ['-DFOREGROUND', '-f', file], { stdio: 'ignore' })
}

/** Asks a server for everything in the table above. */
async function expectMoved(origin: string) {
  const answers = await Promise.all(
    movedAddresses.map(async ([path]) => {
      const answer = await fetch(origin + path, { redirect: 'manual' })
      const leads = answer.headers.get('location') ?? undefined
      return [path, answer.status, leads?.replace(origin, '')]
    }),
  )
  expect(answers).toEqual(movedAddresses.map(([path, to]) => [path, to ? 301 : 200, to]))
}

test('our server leads from moved addresses to the new ones', async () => {
  const config = readConfig({ LOG_LEVEL: 'silent', DATA_DIR: folder })
  const store = await openStore(config.store)
  const app = await buildApp({ config, ...(await loadBuild(dist, config)), store })
  await app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.server.address() as { port: number }
  try {
    await expectMoved(`http://127.0.0.1:${port}`)
    const posted = await fetch(`http://127.0.0.1:${port}/?p=123`, { method: 'POST' })
    expect(posted.status).toBe(405)
  } finally {
    await app.close()
  }
})

test('404.html leads from moved addresses, where the host shows it', async () => {
  const [, script = ''] =
    /<script>(.*?)<\/script>/s.exec(await readFile(join(dist, '404.html'), 'utf8')) ?? []
  for (const [address, to] of movedAddresses) {
    const { pathname, search } = new URL(address, identity.url)
    if (!to || pathname === '/' || pathname.startsWith('/blog')) continue
    const led: string[] = []
    const replace = (target: string) => led.push(target)
    runInNewContext(script, { location: { pathname, search, replace }, URLSearchParams })
    expect([address, led]).toEqual([address, [to]])
  }
})

/** What's in the table above, for hosts that decode nothing but what's in their file. */
const asSent = movedAddresses.filter(([asked]) => !asked.includes('%2B'))

test('vercel.json leads from moved addresses, after Vercel takes off a slash or .html', async () => {
  const { trailingSlash, cleanUrls, redirects } = JSON.parse(
    await readFile(join(dist, 'vercel.json'), 'utf8'),
  ) as {
    trailingSlash: boolean
    cleanUrls: boolean
    redirects: {
      source: string
      destination: string
      has?: { type: 'query'; key: string; value: string }[]
    }[]
  }
  expect([trailingSlash, cleanUrls]).toEqual([false, true])
  const leads = asSent.map(([asked]) => {
    const { pathname, searchParams } = new URL(asked, identity.url)
    const path = pathname.replace(/(?<=.)\/$/, '').replace(/\.html$/, '')
    const first = redirects.find(
      ({ source, has = [] }) =>
        source.replaceAll(/\\(.)/g, '$1') === path &&
        has.every(({ key, value }) => new RegExp(`^${value}$`).test(searchParams.get(key) ?? '')),
    )
    return [asked, first?.destination]
  })
  expect(leads).toEqual(asSent.map(([asked, to]) => [asked, to]))
})

test('_redirects leads from every moved path, with and without a slash', async () => {
  const lines = (await readFile(join(dist, '_redirects'), 'utf8')).split('\n')
  for (const [asked, to] of asSent) {
    const { pathname, search } = new URL(asked, identity.url)
    if (to && !search) expect(lines).toContain(`${pathname} ${to} 301`)
  }
})

test('_redirects has what each of its two hosts can do, and says what one can’t', async () => {
  const made = (env: Record<string, string>) => {
    vi.stubEnv('NETLIFY', env['NETLIFY'])
    const files = hostFiles([], checkIdentity(identity), {
      '/?p=123': '/blog/a-post',
      '/?page_id=7&lang=fr': '/services',
      '/2019/05/name': '/blog/a-post',
    })
    vi.unstubAllEnvs()
    return files['_redirects'] ?? ''
  }
  const netlify = made({ NETLIFY: 'true' })
  for (const line of [
    '/ p=123 /blog/a-post 301!',
    '/ lang=fr page_id=7 /services 301!',
    '/2019/05/name /blog/a-post 301',
    '/2019/05/name/ /blog/a-post 301',
  ])
    expect(netlify.split('\n')).toContain(line)
  const cloudflare = made({})
  expect(cloudflare).toMatch(/^# Cloudflare Pages can’t tell .*\n# .*\/\?p=123/m)
  expect(cloudflare.split('\n')).toContain('/2019/05/name/ /blog/a-post 301')
  expect(cloudflare).not.toMatch(/^\/ /m)
})

describe.each(Object.keys(programs) as Host[])('%s', (host) => {
  const installed = existsSync(programs[host])
  if (!installed) console.warn(`${host} is not installed: its test is skipped.`)

  test.runIf(installed)(
    'answers every route, redirect and header as this site’s server does',
    async () => {
      const port = await freePort()
      const server = await start(host, port)
      const ask = (path: string) =>
        fetch(`http://127.0.0.1:${port}${path}`, {
          redirect: 'manual',
          headers: { 'Accept-Encoding': 'gzip' },
        })
      try {
        await vi.waitFor(() => ask('/'), { interval: 100 })
        for (const { path, headers = {}, immutable } of manifest.served) {
          const answer = await ask(path)
          expect([path, answer.status]).toEqual([path, 200])
          for (const [name, value] of Object.entries(headers)) {
            const given = answer.headers.get(name)
            // Pages of a section share a policy that allows everything any of them needs.
            if (name === 'Content-Security-Policy')
              for (const part of value.split(/[ ;]+/))
                expect(given, `${path} ${name}`).toContain(part)
            else expect(given, `${path} ${name}`).toBe(value)
          }
          expect(answer.headers.get('x-content-type-options'), path).toBe('nosniff')
          expect(answer.headers.get('strict-transport-security'), path).toContain('max-age')
          expect(answer.headers.get('cache-control'), path).toBe(cacheControl(immutable))
          if (answer.headers.get('content-encoding'))
            expect(answer.headers.get('vary')?.toLowerCase(), path).toContain('accept-encoding')
        }
        for (const [path, ending] of [
          ['/blog?category=ai', 'AI'],
          ['/blog?category=ai&q=', 'AI'],
          ['/blog?category=ai&page=2', 'AI, page 2'],
          ['/blog?category=unknown', '</p>'],
        ])
          expect(await (await ask(path ?? '')).text(), path).toMatch(new RegExp(`${ending}$`))
        for (const [path, status, location] of redirects) {
          const answer = await ask(path)
          const leads = answer.headers.get('location')
          const to = leads && new URL(leads, `http://127.0.0.1:${port}`).pathname
          expect([path, answer.status, to ?? undefined]).toEqual([path, status, location])
        }
        for (const path of ['/gone.png', '/_astro/gone.js']) {
          const missing = await ask(path)
          expect(missing.headers.get('content-type'), path).toMatch(/^text\/html/)
          expect(missing.headers.get('cache-control'), path).toBe(cacheControl(false))
          const page = await missing.text()
          expect(page, path).toContain(`<h1>${layout.notFound.title}</h1>`)
          const [, style = ''] = /<style>(.*?)<\/style>/.exec(page) ?? []
          const policy = missing.headers.get('content-security-policy')
          expect(policy, path).toContain(hashSource(style))
        }
        await expectMoved(`http://127.0.0.1:${port}`)
      } finally {
        server.kill('SIGTERM')
      }
    },
  )
})

test('vercel.json and _headers give every page the headers that this site’s server gives', async () => {
  const vercel = JSON.parse(await readFile(join(dist, 'vercel.json'), 'utf8')) as {
    headers: { source: string; headers: { key: string; value: string }[] }[]
  }
  const rules = (await readFile(join(dist, '_headers'), 'utf8')).split(/\n(?=\/)/).map((block) => {
    const [path = '', ...lines] = block.trim().split('\n')
    return {
      path,
      headers: lines.map((line) =>
        line
          .trim()
          .split(/: (.*)/s)
          .slice(0, 2),
      ),
    }
  })
  const fromVercel = (path: string) =>
    vercel.headers
      .filter(({ source: pattern }) =>
        new RegExp(`^${pattern.replace('(.*)', '.*').replace('/:page*', '(/.*)?')}$`).test(path),
      )
      .flatMap(({ headers }) => headers.map(({ key, value }) => [key, value]))
  const fromHeaders = (path: string) =>
    rules
      .filter((rule) =>
        rule.path.endsWith('*') ? path.startsWith(rule.path.slice(0, -1)) : path === rule.path,
      )
      .flatMap(({ headers }) => headers)
  for (const { path: address, headers = {}, immutable } of manifest.served) {
    const [path = ''] = address.split('?')
    for (const given of [fromVercel(path), fromHeaders(path)]) {
      // Both hosts let browsers ask about everything else.
      const kept = given.findLast(([key]) => key === 'Cache-Control')?.[1]
      expect(kept, path).toBe(immutable ? cacheControl(true) : undefined)
      for (const [name, value] of Object.entries(headers)) {
        // If several rules set a header, the last one applies.
        const last = given.findLast(([key]) => key === name)?.[1]
        if (name === 'Content-Security-Policy')
          for (const part of value.split(/[ ;]+/)) expect(last, `${path} ${name}`).toContain(part)
        else expect(last, `${path} ${name}`).toBe(value)
      }
    }
  }
})
