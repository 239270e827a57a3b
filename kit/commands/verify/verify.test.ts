import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { contentFolder } from '#content/content-folder.ts'
import { runGit } from '#content/run-git.ts'
import { blogViewFile } from '#contracts/pages.ts'
import { isSample } from '#contracts/sample.ts'
import { identity } from '#identity.ts'
import { judged } from './browser.ts'
import { leftOut, linksToParts, misplaced, unwritten } from './content.ts'
import { readDist } from './dist.ts'
import { datesOfLegalPages, unreadLegalPages } from './legal-pages.ts'
import { internalLinks, outsideLinks } from './links.ts'
import { markup } from './markup.ts'
import { alternatives, descriptions, weights } from './pages.ts'
import { asHtml, asText } from './report.ts'
import { translations } from './translations.ts'

let root = ''
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'verify-'))
})
afterEach(() => rmSync(root, { recursive: true }))

function write(files: Record<string, string | Buffer>) {
  for (const [file, content] of Object.entries(files)) {
    mkdirSync(dirname(join(root, file)), { recursive: true })
    writeFileSync(join(root, file), content)
  }
  return readDist(join(root, 'dist'))
}

const page = (body: string) =>
  `<!doctype html><html lang="en"><head><title>A page</title></head><body>${body}</body></html>`
const whatOf = ({ findings }: { findings: { what: string }[] }) => findings.map(({ what }) => what)

it('finds a broken link, an unsafe one and invalid markup', async () => {
  const dist = write({
    'dist/index.html': page(
      '<a href="/gone">x</a><a href="http://a.example/">y</a><p><div>z</div></p>',
    ),
  })
  expect(whatOf(await internalLinks(dist))).toContainEqual(expect.stringContaining('/gone'))
  expect(whatOf(await outsideLinks(dist, false))).toEqual([expect.stringContaining('isn’t https')])
  expect((await markup(dist)).findings.length).toBeGreaterThan(0)
})

it('reports sentences that a translation left as they were, but no addresses or names', () => {
  const { name } = identity.company
  identity.company.name = 'Birchmount Structural Engineers of Toronto'
  const texts = [
    `title: ${identity.company.name}`,
    'text: What we learned in our first year',
    'link: https://social.example/what-we-learned-in-our-first-year',
    'file: what-we-learned-in-our-first-year.md',
  ].join('\n')
  write({
    'content/en/projects/a.yaml': texts,
    'content/es/projects/a.yaml': texts,
    'dist/index.html': '',
  })
  const found = translations(root).flatMap(whatOf)
  identity.company.name = name
  expect(found.filter((what) => what.startsWith('still says'))).toEqual([
    'still says what the en file says: “What we learned in our first year”',
  ])
})

it('names facts that another language doesn’t have', () => {
  write({
    'content/es/company.yaml':
      'company: { tagline: A, description: B }\ndirector: { headline: C, biography: D }',
    'dist/index.html': '',
  })
  expect(translations(root).flatMap(({ findings }) => findings)).toContainEqual({
    level: 'warning',
    where: 'content/es/company.yaml',
    what: expect.stringMatching(
      /^has no translation of director.education, director.skills, facts\./,
    ),
  })
})

it('accepts a phone number as its country writes it, because styles keep it on one line', async () => {
  const dist = write({
    'dist/index.html': page('<p><a href="tel:+15145550182">+1 514 555-0182</a></p>'),
  })
  expect((await markup(dist)).findings).toEqual([])
})

it('names descriptions that search results would cut, or that say too little', () => {
  const described = (content: string, robots = '') =>
    page('').replace('</title>', `</title>${robots}<meta name="description" content="${content}">`)
  const dist = write({
    'dist/fine.html': described('x'.repeat(160)),
    'dist/entity.html': described(`${'x'.repeat(159)}&#x27;`),
    'dist/long.html': described('x'.repeat(161)),
    'dist/short.html': described('x'.repeat(49)),
    'dist/none.html': page(''),
    [`dist${blogViewFile('work', 1)}.html`]: described('x'.repeat(49)),
    'dist/unwritten.html': described('Write here: what you do.'),
    'dist/placeholder.html': described(`The newsletter of {company}, by email. ${'x'.repeat(20)}`),
    'dist/hidden.html': described('', '<meta name="robots" content="noindex">'),
  })
  expect(descriptions(dist).findings.map(({ where, what }) => `${where} ${what}`)).toEqual([
    '/long its description has 161 characters; expected 50 to 160',
    '/none has no description for search results',
    '/placeholder its description says {company} to visitors',
    '/short its description has 49 characters; expected 50 to 160',
  ])
})

it('asks outside links when that is wanted, and tells gone from out of order', async () => {
  const server = createServer(({ url }, answer) => {
    answer.statusCode = { '/gone': 404, '/removed': 410, '/broken': 500 }[url ?? ''] ?? 200
    answer.end()
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const links = ['/fine', '/gone', '/removed', '/broken'].map((path) => origin + path)
  const dist = write({
    'dist/index.html': page(
      [...links, 'http://127.0.0.1:1/'].map((link) => `<a href="${link}">x</a>`).join(''),
    ),
  })
  const found = (await outsideLinks(dist, true, () => true)).findings
    .filter(({ what }) => !what.endsWith('isn’t https'))
    .map(({ level, what }) => `${level} ${what.replace(origin, '')}`)
    .toSorted()
  server.close()
  expect(found).toEqual([
    'error /gone is gone (404)',
    'error /removed is gone (410)',
    'warning /broken answered 500',
    expect.stringMatching(/^warning http:\/\/127\.0\.0\.1:1\/ didn’t answer/),
  ])
})

it('asks nothing on this computer or in a private network, wherever a link redirects to', async () => {
  const asked: string[] = []
  const server = createServer(({ url = '' }, answer) => {
    asked.push(url)
    const { port } = server.address() as AddressInfo
    answer.writeHead(302, { Location: `http://127.0.0.2:${port}/inside` }).end()
  })
  await new Promise<void>((done) => server.listen(0, done))
  const { port } = server.address() as AddressInfo
  const of = (link: string) =>
    outsideLinks(
      write({ 'dist/index.html': page(`<a href="${link}">x</a>`) }),
      true,
      link.endsWith('/moved') ? (address) => address !== '127.0.0.2' : undefined,
    )
  const hosts = ['127.0.0.1', 'localhost', '[::1]', '2130706433', '0x7f.1', '0.0.0.0']
  const links = hosts.map((host) => `http://${host}:${port}/`)
  const findings: string[] = []
  for (const link of [...links, `http://127.0.0.1:${port}/moved`])
    findings.push(...whatOf(await of(link)).filter((what) => what.includes('wasn’t checked')))
  server.close()
  expect(asked).toEqual(['/moved'])
  expect(findings).toHaveLength(links.length + 1)
})

it('finds pages heavier than the budgets that the tests share', () => {
  const heavy = `<!doctype html><title>A</title>${Array.from({ length: 4000 }, (_, i) => `<p>${(i * 7919) % 99991}</p>`).join('')}`
  const dist = write({ 'dist/index.html': heavy, 'dist/blog/long.html': heavy })
  const { findings } = weights(dist)
  expect(findings.map(({ where }) => where)).toContain('/')
  expect(
    findings.filter(({ where, what }) => where === '/blog/long' && what.startsWith('page')),
  ).toEqual([])
})

it('finds pictures without a text, and files that are too large', () => {
  const dist = write({
    'dist/index.html': page(
      '<img src="/a.png"><img src="/b.png" alt=""><img src="/c.png" alt="c"><img src="/d.png" alt="" data-decoration="true">',
    ),
    'dist/a.png': Buffer.alloc(400_000),
    'dist/og/a.png': Buffer.alloc(400_000),
    'dist/_astro/leaves.hash_1.webp': Buffer.alloc(400_000),
  })
  expect(alternatives(dist).findings.map(({ level }) => level)).toEqual(['error', 'warning'])
  expect(weights(dist).findings).toEqual([
    // The build made it, so its owner can do little.
    expect.objectContaining({ level: 'warning', what: expect.stringContaining('from leaves;') }),
    expect.objectContaining({ level: 'error', where: 'a.png' }),
  ])
})

it('finds drafts and future posts that got out', () => {
  const post = (head: string) => `---\ntitle: A\n${head}\n---\nWords.`
  const dist = write({
    [`${contentFolder}/blog/draft.mdx`]: post('date: 2020-01-01\ndraft: true'),
    [`${contentFolder}/blog/later.md`]: post('date: 2999-01-01'),
    [`${contentFolder}/blog/now.md`]: post('date: 2020-01-01'),
    'dist/blog/draft.html': page(''),
    'dist/blog/now.html': page(''),
  })
  const check = leftOut(root, dist)
  expect(check.about).toBe('2 left out')
  expect(check.findings.map(({ where }) => where)).toEqual(['blog/draft'])
})

it('finds links to parts that are off', () => {
  const dist = write({ 'dist/index.html': page('<a href="/chat">x</a>') })
  const found = linksToParts(dist).findings.some(({ what }) => what.includes('/chat'))
  expect(found).toBe(!identity.parts.chat)
})

it('finds texts that are left to write, and legal pages that nobody has read', () => {
  const dist = write({
    'dist/index.html': page('<p>Write here: why.</p><p>Write here: why.</p>'),
    [`${contentFolder}/legal/privacy-policy.md`]: '---\n# Have a lawyer read this, please\n---\n',
    [`${contentFolder}/legal/terms-of-service.md`]: '---\ntitle: Terms\n---\n',
    'content/es/legal/privacy-policy.md': '---\n# Have a lawyer read this, too\n---\n',
  })
  expect(whatOf(unwritten(dist))).toEqual(['Write here: why.'])
  const html = '<title>Write here: your service | A</title><li>Write here: your service</li>'
  const menu = { path: '/', file: 'index.html', html }
  const everywhere = { ...dist, pages: [menu, { ...menu, path: '/blog' }] }
  expect(unwritten(everywhere).findings).toEqual([
    { level: 'error', where: '/', what: 'Write here: your service (on 2 pages)' },
  ])
  expect(unreadLegalPages(root).findings.map(({ where }) => where)).toEqual([
    `${contentFolder}/legal/privacy-policy.md`,
    'content/es/legal/privacy-policy.md',
  ])
})

it('finds legal pages whose date isn’t the day their text last changed', () => {
  const file = `${contentFolder}/legal/terms-of-service.md`
  const ours = { company: { ...identity.company, legalName: 'Ours Ltd.' } }
  const save = (updated: string, text: string) =>
    write({ 'dist/a.txt': '', [file]: `---\ntitle: Terms\n${updated}\n---\n\n${text}\n` })
  const found = () => whatOf(datesOfLegalPages(root, ours))
  const git = (...args: string[]) =>
    runGit(root, ['-c', 'user.name=A', '-c', 'user.email=a@b', ...args])
  const commit = () => {
    git('add', '--all')
    expect(git('commit', '--quiet', '--message=A').status).toBe(0)
  }
  save('description: Ours.', 'We work.')
  expect(found()).toEqual([expect.stringMatching(/^shows no date/)])
  save('updated: today', 'We work.')
  expect(found()).toEqual([expect.stringMatching(/^shows the day of reading/)])
  expect(whatOf(datesOfLegalPages(root, identity))).toEqual(
    isSample(identity.company.legalName) ? [] : found(),
  )
  save('updated: 2020-01-02', 'We work.')
  expect(found()).toEqual([])
  git('init', '--quiet')
  commit()
  expect(found()).toEqual([])

  const changed = /^shows 2020-01-02, but its text changed on \d{4}-\d\d-\d\d/
  save('updated: 2020-01-02', 'We don’t work.')
  expect(found()).toEqual([expect.stringMatching(changed)])
  commit()
  save('updated: "2020-01-02" # The same', 'We don’t work.')
  commit()
  expect(found()).toEqual([expect.stringMatching(changed)])
  // A day that's later than the commit, and one that was changed with the text.
  save('updated: 2999-01-01', 'We don’t work.')
  expect(found()).toEqual([])
  save('updated: 2020-03-04', 'We work again.')
  commit()
  expect(found()).toEqual([])
})

it('finds testimonials on pages that aren’t there', () => {
  const dist = write({
    'dist/index.html': page(''),
    [`${contentFolder}/testimonials/mill.yaml`]: 'pages: [/, /abuot-us]\n',
  })
  expect(whatOf(misplaced(root, dist))).toEqual(['/abuot-us isn’t a page of the site'])
})

it('says whether the site can be published', () => {
  const fine = [{ name: 'Markup', findings: [] }]
  expect(asText(fine)).toContain('Ready to publish')
  const findings = [{ level: 'error' as const, where: '/<a>', what: 'broken' }]
  expect(asText([{ name: 'Links', findings }])).toContain('Don’t publish yet: 1 to fix')
  expect(asHtml([{ name: 'Links', findings }])).toContain('/&lt;a&gt;')
  const page = asHtml([
    { name: 'Markup', findings: [] },
    { name: 'Links', findings },
  ])
  expect(page.indexOf('Links')).toBeLessThan(page.indexOf('Markup'))
})

it('tells a score that is too low from one that couldn’t be measured', () => {
  const what = (score: number | null) =>
    judged('/', 'seo', 95, {
      categories: {
        seo: {
          score,
          auditRefs: [
            { id: 'link-text', weight: 1 },
            { id: 'canonical', weight: 1 },
            { id: 'structured-data', weight: 0 },
          ],
        },
      },
      audits: {
        'link-text': { title: 'Links do not have descriptive text', score: 0 },
        canonical: { title: 'Document has a valid `rel=canonical`', score: 1 },
        'structured-data': { title: 'Structured data is valid', score: 0 },
      },
    }).map((finding) => finding.what)
  expect(what(0.95)).toEqual([])
  expect(what(0.94)).toEqual([
    'seo 94 of 100; expected at least 95: Links do not have descriptive text',
  ])
  expect(what(null)[0]).toContain('couldn’t be measured')
  expect(judged('/', 'performance', 90)[0]?.what).toContain('couldn’t be measured')
})
