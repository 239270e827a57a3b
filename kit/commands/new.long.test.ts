import {
  existsSync,
  globSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { guardFields } from '#contracts/form-guards.ts'
import colors from '#site/theme/colors.json' with { type: 'json' }
import { mailsOf } from './testing/mails.ts'
import { newFolder, wize as runWize } from './testing/wize.ts'

let folder = ''
beforeEach(() => {
  folder = newFolder()
})
afterEach(() => rmSync(folder, { recursive: true }))

const wize = (cwd: string, ...args: string[]) => runWize(cwd, args)

const answers = {
  name: 'O\'Neil "&" {Filhos} $& `x` Ελ\nЖ',
  city: 'Pörto {{name}}',
  country: 'PT',
  address: 'Rua $1, 4000-001 Porto',
  trade: 'We "repair" what {others} throw <b>away</b>: all of it.',
  director: '李 小龍',
  headline: "Own\\er's",
  email: 'ola@oneil.example',
  url: 'https://oneil.example',
}
const flags = Object.entries(answers).map(([flag, answer]) => `--${flag}=${answer}`)

it('makes a site that builds, whatever is answered, and verify finds only texts to write', () => {
  const made = wize(folder, 'new', 'site', ...flags, '--yes')
  expect(made.text).toContain('npm install')
  const site = join(folder, 'site')
  // As on a server, where who builds may not write to the site's folder.
  mkdirSync(join(folder, 'live'))
  symlinkSync('../live/dist', join(site, 'dist'))
  // The privacy policy would promise the opposite of what the owner meant.
  writeFileSync(join(site, '.env'), 'STATISTICS=Off\n')
  const refused = wize(site, 'build')
  expect(refused.text).toContain("STATISTICS=Off: expected 'on' or 'off'")
  expect(refused.text).toContain('dist/ doesn’t exist yet.')
  rmSync(join(site, '.env'))
  const built = wize(site, 'build')
  expect(built.status, built.text).toBe(0)
  expect(readdirSync(join(folder, 'live'))).toEqual(['dist'])
  const home = readFileSync(join(site, 'dist/index.html'), 'utf8')
  const name = /<title>([^<]*)/.exec(home)?.[1]
  expect(name).toBe('O’Neil &quot;&amp;&quot; {Filhos} $&amp; `x` Ελ Ж')
  expect(home).toContain('what {others} throw &lt;b&gt;away&lt;/b&gt;: all of it.')

  const verified = wize(site, 'verify', '--no-build', '--no-browser')
  const failed = verified.stdout.split('\n').filter((line) => line.startsWith('✗'))
  expect(failed, verified.text).toEqual([
    expect.stringMatching(/^✗ Texts left to write: \d+ errors/),
  ])
  expect(verified.status).toBe(1)

  const doctor = wize(site, 'doctor')
  expect(doctor.text).toContain('every value can be used')
  // What's left to do is the same list in both, down to the word.
  const listed = (text: string) =>
    text.split('\n').filter((line) => /^([✗!✓] | {4}[✗!…] )/.test(line))
  const left = listed(doctor.text)
  expect(left.length).toBeGreaterThan(20)
  expect(listed(verified.text)).toEqual(expect.arrayContaining(left))
  expect(doctor.status).toBe(0)
  // An answer that changes leaves every other file alone, however its owner has written it.
  writeFileSync(join(site, 'content/en/messages/contact.json'), '{"send":"Go" ,\n\n "sent": {}}')
  const files = () =>
    Object.fromEntries(
      globSync(['*.*', '{content,public,theme}/**/*.*'], { cwd: site, exclude: ['dist/**'] })
        .filter((file) => statSync(join(site, file)).isFile())
        .map((file) => [file, readFileSync(join(site, file), 'utf8')]),
    )
  const before = files()
  expect(Object.keys(before).length).toBeGreaterThan(15)
  expect(wize(site, 'setup', '--yes', '--city=Braga').status).toBe(0)
  expect(files()).toEqual({
    ...before,
    'identity.ts': before['identity.ts']?.replace("city: 'Pörto {{name}}'", "city: 'Braga'"),
  })

  // As if an update expected something else.
  const terms = join(site, 'content/en/legal/terms-of-service.md')
  const own = `${readFileSync(terms, 'utf8')}<!-- if gamesOrAssistant -->Mine.<!-- end -->\n`
  writeFileSync(terms, own)
  const named = wize(site, 'doctor')
  expect(named.stdout).toMatch(/terms-of-service\.md:\d+: expected <!-- if games or assistant -->/)
  expect(named.status).toBe(1)
  expect(readFileSync(terms, 'utf8')).toBe(own)
  expect(wize(site, 'doctor', '--fix').status).toBe(0)
  expect(readFileSync(terms, 'utf8')).toBe(own.replace('gamesOrAssistant', 'games or assistant'))
})

// That a site with several languages builds is proved in `add-language.long.test.ts`.
it('asks for languages, and writes their texts as left to translate', () => {
  const several = ['--languages=en, es, fr-ca', '--without=none', '--headline-fr=Propriétaire']
  const made = wize(folder, 'new', 'site', ...flags, ...several, '--yes')
  expect(made.status, made.text).toBe(0)
  const site = join(folder, 'site')
  expect(readFileSync(join(site, 'identity.ts'), 'utf8')).toContain(
    "locales: ['en-PT', 'es', 'fr-CA'],",
  )
  for (const language of ['es', 'fr'])
    expect(readFileSync(join(site, `content/${language}/company.yaml`), 'utf8')).toContain(
      'Write here: We "repair"',
    )
  expect(readFileSync(join(site, 'content/fr/company.yaml'), 'utf8')).toContain(
    'headline: Propriétaire',
  )
  // Portugal is in the European Union.
  for (const [language, law] of [
    ['en', 'GDPR'],
    ['es', 'RGPD'],
    ['fr', 'RGPD'],
  ] as const)
    expect(
      readFileSync(join(site, `content/${language}/legal/privacy-policy.md`), 'utf8'),
    ).toContain(law)

  for (const [languages, expected] of [
    ['es, es-MX', 'each language once; found es twice'],
    ['none', 'at least one language'],
    ['french!', 'isn’t a language tag'],
    ['sw', 'languages that the kit has words in (ar, de, en, es, fr, pt); found sw'],
  ]) {
    const refused = wize(folder, 'new', 'none', ...flags, `--languages=${languages}`, '--yes')
    expect(refused.stderr).toContain(expected)
    expect(existsSync(join(folder, 'none'))).toBe(false)
  }
})

it.each([
  ['fr', 'Mentions légales', 'npx wize add-language en'],
  ['de', 'Impressum', 'npx wize add-language en'],
  ['es', 'Términos de servicio', 'npx wize add-language en'],
  ['pt', 'Termos de utilização', 'npx wize add-language en'],
  ['en', 'Terms of Service', 'npx wize add-language fr'],
])('drafts the legal pages of a site in %s in its language', (language, title, example) => {
  const made = wize(folder, 'new', language, ...flags, `--languages=${language}`, '--yes')
  expect(made.status, made.text).toBe(0)
  const read = (file: string) => readFileSync(join(folder, language, file), 'utf8')
  const legal = ['privacy-policy', 'terms-of-service'].map((name) =>
    read(`content/${language}/legal/${name}.md`),
  )
  expect(legal[1]).toContain(`title: ${title}`)
  for (const text of legal) {
    expect(text).toContain('# Have a lawyer read this')
    expect(text).toMatch(/updated: "\d{4}-/)
    expect(/\bthe\b/.test(text.replace(/^# .*/gm, ''))).toBe(language === 'en')
  }
  expect(readdirSync(join(folder, language, 'content'))).toEqual([language, 'redirects.yaml'])
  expect(read('README.md')).toContain(example)
})

it('asks in the site’s languages, and nothing about parts that it leaves out', () => {
  const without = '--without=newsletter,questionnaire,chat'
  wize(folder, 'new', 'site', ...flags, '--languages=de, en', without, '--yes')
  const site = join(folder, 'site')
  const read = (file: string) => readFileSync(join(site, file), 'utf8')
  expect(read('identity.ts')).toContain("biography: 'Write here: wer Sie sind")
  expect(read('content/de/services/first-service.yaml')).toContain(
    'Write here: Ihre erste Leistung',
  )
  expect(read('content/en/services/first-service.yaml')).toContain('Write here: your first service')
  expect(read('content/en/legal/terms-of-service.md')).toContain('\nThese terms cover')
  for (const language of ['de', 'en']) {
    expect(existsSync(join(site, 'content', language, 'forms'))).toBe(false)
    expect(read(`content/${language}/pages/home.yaml`)).not.toMatch(/^(newsletter|consultation):/m)
  }
  // Before the English pages are built, whose pictures may take minutes.
  const home = read('content/de/pages/home.yaml')
  writeFileSync(join(site, 'content/de/pages/home.yaml'), home.replace('mission:', 'misson:'))
  const refused = wize(site, 'build')
  expect(refused.text).toContain('content/de/pages/home.yaml')
  expect(refused.text).not.toContain('generating static routes')
  writeFileSync(join(site, 'content/de/pages/home.yaml'), home)

  const built = wize(site, 'build')
  expect(built.status, built.text).toBe(0)

  const drafted = wize(site, 'post', 'Was größer wird')
  expect(drafted.text).toContain('content/de/blog/was-groesser-wird.md')
  expect(read('content/de/blog/was-groesser-wird.md')).toContain('Write here: der Artikel.')
})

it('writes nothing into a folder with files, and nothing if an answer is missing', () => {
  const full = join(folder, 'full')
  mkdirSync(full)
  writeFileSync(join(full, 'mine.txt'), 'Mine.')
  const refused = wize(folder, 'new', 'full', ...flags, '--yes')
  expect(refused.status).toBe(1)
  expect(refused.stderr).toContain('isn’t empty')
  const incomplete = wize(folder, 'new', 'none', ...flags.slice(1), '--yes')
  expect(incomplete.stderr).toContain('--name: expected an answer')
  expect(existsSync(join(folder, 'none'))).toBe(false)
})

it('takes the packages from this machine if asked to', () => {
  const kit = join(import.meta.dirname, '..')
  const made = wize(folder, 'new', 'local', ...flags, '--yes', '--without=chat', `--kit=${kit}`)
  expect(made.status, made.text).toBe(0)
  const { dependencies } = JSON.parse(readFileSync(join(folder, 'local/package.json'), 'utf8'))
  expect(dependencies).toEqual({
    '@wize/kit': 'file:../../../kit',
    '@wize/games': 'file:../../../games',
    '@wize/tutor': 'file:../../../tutor',
  })
})

/** What a visitor reads on a page of the build: its head's texts, its words, and its data. */
const readOf = (html: string) =>
  html
    .replaceAll(/<(style|svg)\b.*?<\/\1>/gs, ' ')
    .replaceAll(/<script(?![^>]*ld\+json).*?<\/script>/gs, ' ')
    .replaceAll(/<meta[^>]*?content="([^"]*)"[^>]*>/g, ' $1 ')
    .replaceAll(/<[^>]+>/g, '\n')

/** What the kit, or the sample, once said in an owner's name. */
const neverSaid = [
  /\bfree\b/i,
  /\d\s*[–-]\s*\d+ (hours|days)/,
  /weekly|(once|email) a week/i,
  /(person|one of us) (will )?reads?/i,
  /(get|hear) back/i,
  /\b(book|schedule) a\b/i,
  /core technical|relevant project/i,
  /\bcourts? of\b|laws in force/i,
  /foundingDate|slogan|"founder"|areaServed/,
  /shorter search/i,
  /en-US/,
  /wize/i,
]

/** The colors of a mail besides grays, which every theme may have. */
const colorsOf = (html: string) =>
  (html.match(/#[\da-f]{6}\b/gi) ?? []).filter((color) => {
    const parts = [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16))
    return Math.max(...parts) - Math.min(...parts) > 8
  })

it('says nothing that its owner didn’t, on its pages and in its mails', async () => {
  const trade = 'Structural design and building assessment for owners in Ontario.'
  const engineers = {
    name: 'Birchmount Structural Engineers',
    city: 'Toronto',
    country: 'CA',
    address: '18 Sample Street, Suite 400, Toronto, ON M5V 2T6',
    trade,
    director: 'Priya Raman',
    headline: 'Principal engineer',
    email: 'office@birchmount.example',
    url: 'https://birchmount.example',
  }
  const given = Object.entries(engineers).map(([flag, answer]) => `--${flag}=${answer}`)
  expect(wize(folder, 'new', 'site', ...given, '--theme=light', '--yes').status).toBe(0)
  const site = join(folder, 'site')
  mkdirSync(join(site, 'content/en/newsletter'))
  writeFileSync(
    join(site, 'content/en/newsletter/june.md'),
    '---\ntitle: June\nexcerpt: What rain does.\ndate: 2026-06-01\n---\n\nSee [our work](/projects).\n',
  )
  const built = wize(site, 'build')
  expect(built.status, built.text).toBe(0)
  const mails = await mailsOf(site, 'june')
  const pages = globSync('**/*.{html,txt,xml}', { cwd: join(site, 'dist') }).toSorted()
  expect(pages.length).toBeGreaterThan(15)
  const read = [
    ...pages.map((page) => ({
      page,
      text: readOf(readFileSync(join(site, 'dist', page), 'utf8')),
    })),
    ...mails.map(({ subject = '', text = '', html = '' }) => ({
      page: `“${subject}”`,
      text: [subject, text, readOf(html)].join('\n'),
    })),
  ]
  const said = read.flatMap(({ page, text }) =>
    neverSaid.flatMap((pattern) => {
      const [found] = text.match(pattern) ?? []
      return found ? [`${page}: ${found}`] : []
    }),
  )
  expect(said).toEqual([])
  // Without a booking page, whatever asks for a call leads to the contact form.
  for (const { page, text } of read.filter(({ page }) => /^(index|services|contact)\b/.test(page)))
    expect(text, page).not.toMatch(/\bbook\b/i)

  const home = readFileSync(join(site, 'dist/index.html'), 'utf8')
  expect(/<html lang="([^"]*)"/.exec(home)?.[1]).toBe('en-CA')
  expect(home).toContain('"addressRegion":"ON"')
  // One sentence isn't heading, intro, and slogan at once.
  const visible = home.replaceAll(/<head>.*?<\/head>/gs, '')
  expect(visible.split(trade)).toHaveLength(2)
  // Three general questions, at an address that speaks of no website, and who asks.
  expect(existsSync(join(site, 'dist/questionnaire.html'))).toBe(true)
  const questions = globSync('**/questionnaire*.html', { cwd: join(site, 'dist') })
    .map((page) => readFileSync(join(site, 'dist', page), 'utf8'))
    .find((page) => page.includes('name="goals"'))
  const names = [...`${questions}`.matchAll(/<(?:input|textarea)[^>]* name="(\w+)"/g)].map(
    ([, name]) => name,
  )
  expect(new Set(names.filter((name) => !/_/.test(`${name}`)))).toEqual(
    // The last one is for programs.
    new Set(['goals', 'today', 'timing', 'name', 'email', 'company', guardFields.honeypot]),
  )
  expect(readOf(`${questions}`)).not.toMatch(/website|web site|\bpages\b|online/i)

  // A visitor's mail ends with the company's address, and mails have the theme's colors.
  const toVisitor = mails.find(({ to }) => to?.[0]?.address === 'kim@visitor.example')
  expect(toVisitor?.text).toContain(engineers.address)
  const { primaryText, inkPrimaryText } = colors.light
  const colored = mails.flatMap(({ subject, html = '' }) =>
    colorsOf(html).map((color) => `${subject}: ${color}`),
  )
  expect(new Set(colored)).toEqual(
    new Set([
      ...[primaryText, inkPrimaryText].map((color) => `[Test] June: ${color}`),
      expect.stringMatching(`: ${primaryText}$`),
    ]),
  )
  expect(readFileSync(join(site, 'dist/privacy-policy.html'), 'utf8')).not.toContain('data-today')
  // Nothing leads to a page that has nothing to show.
  for (const empty of ['/blog', '/projects']) {
    expect(home).not.toContain(`href="${empty}"`)
    expect(readFileSync(join(site, `dist${empty}.html`), 'utf8')).not.toMatch(
      /Write here: (what your articles|one sentence about what)/,
    )
  }
  expect(readFileSync(join(site, 'dist/pr.html'), 'utf8')).not.toContain('data-ground="brand"')
})
