import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { languagesOf, withPrefix } from '#contracts/languages.ts'
import { identity } from '#identity.ts'
import {
  askToConfirm,
  confirmedFile,
  promises,
  promisesIn,
  sentencesOf,
  sitePromises,
} from './promises.ts'

let root = ''
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'promises-'))
})
afterEach(() => rmSync(root, { recursive: true }))

it('reads a page’s sentences, and nothing that visitors don’t see', () => {
  const html = `<head><title>A</title><meta name="description" content="Free advice."><style>.free{}</style></head>
    <body><h1>Write<br>to us</h1><p>The first call is <b>free</b>. We e.g. listen.</p>
    <script>free()</script><svg><text>free</text></svg><ul><li>Two <i>weeks</i></li><li><span>Steel</span><span>Free</span></li><li>Free</li></ul></body>`
  expect(sentencesOf(html)).toEqual([
    'Free advice.',
    'Write to us',
    'The first call is free.',
    'We e.g. listen.',
    'Two weeks',
    'Steel Free',
    'Free',
  ])
  const arabic = '<p>هل تريد موعدًا؟ اكتب إلينا. نرد عليك خلال يومين.</p>'
  expect(sentencesOf(arabic)).toEqual(['هل تريد موعدًا؟', 'اكتب إلينا.', 'نرد عليك خلال يومين.'])
})

it('leaves texts that are still to write to the check of those', () => {
  const sentences = ['Write here: whether a first call is free.', 'The first call is free.']
  expect(promisesIn([{ where: '/a', sentences }]).map(({ sentence }) => sentence)).toEqual([
    'The first call is free.',
  ])
})

/** Words by their keys, such as `types.project`. */
const wordsIn = (words: unknown, key = ''): [string, string][] =>
  typeof words === 'string'
    ? [[key, words]]
    : Object.entries(words as object).flatMap(([name, each]) =>
        wordsIn(each, key ? `${key}.${name}` : name),
      )

it('finds none in the kit’s own words for visitors, in any language', () => {
  // What the owner reads.
  const owners = /^(editor|outbox|quarantine|statistics)\./
  const files = globSync('../../words/*/*.json', { cwd: import.meta.dirname }).filter(
    (file) => !owners.test(basename(file)),
  )
  expect(files.length).toBeGreaterThan(100)
  const found = files.flatMap((file) =>
    wordsIn(JSON.parse(readFileSync(join(import.meta.dirname, file), 'utf8')))
      .filter(([, text]) => promisesIn(said(text)).length > 0)
      .map(([key]) => `${basename(file, '.json')}: ${key}`),
  )
  // When to try again, and what a drawing shows.
  expect([...new Set(found)].toSorted()).toEqual([
    'forms: serverFault',
    'forms: wait.hours.one',
    'forms: wait.hours.two',
    'forms: wait.minutes.one',
    'forms: wait.minutes.two',
    'forms: wait.unknown',
    'home: hero.art.calendar',
  ])
})

it('reads the company’s pages in every language, and no article', () => {
  const html = '<p>The first call is free.</p>'
  const inAll = (paths: string[]) =>
    languagesOf(identity).flatMap(({ prefix }) => paths.map((path) => withPrefix(prefix, path)))
  const own = inAll(['/', '/services', '/newsletter/confirm'])
  const others = inAll(['/blog/a-post', '/samples/software', '/newsletter/a-letter'])
  const found = sitePromises({
    pages: [...own, ...others].map((path) => ({ path, html })),
  } as Parameters<typeof sitePromises>[0])
  expect(found.find(({ sentence }) => sentence === 'The first call is free.')?.where).toEqual(own)
})

const said = (sentence: string) => [{ where: '/a', sentences: [sentence] }]

it.each([
  'The first call is free.',
  'There is no charge for it.',
  'A review costs $4,000.',
  'From 120 € an hour.',
  'You’ll hear back within 24–48 hours.',
  'We answer in two business days.',
  'A report in three weeks.',
  'Most repairs take two weeks.',
  'Our weekly newsletter brings you our new articles.',
  'At most one email a week.',
  'We call you every Monday.',
  'The courts of New York decide.',
  'These terms are governed by the laws of Ontario.',
  'We are certified for ISO 9001.',
  'Licensed in Ontario and Quebec.',
  'Insured for two million dollars.',
  'We guarantee the date.',
  'A person reads every message.',
  'We’ll get back to you soon.',
  'Nous répondons sous 48 heures.',
  'Nous garantissons le respect des délais.',
  'La lettre paraît chaque semaine.',
  'Un litige relève des tribunaux de Lyon.',
  'Un premier rendez-vous gratuit, sans engagement.',
  'Les déclarations sont livrées en 30 jours ouvrés.',
  'Un forfait de 1\u202f200 € HT.',
  'Une réparation prend environ deux semaines.',
  'Wir antworten innerhalb von zwei Werktagen.',
  'Das erste Gespräch ist kostenlos.',
  'Ich lese jede Anfrage selbst und antworte mit einer Einschätzung.',
  'Auf jede Frage antworten wir schriftlich.',
  'Gerichtsstand ist Freiburg.',
  'Eine Reparatur dauert etwa zwei Wochen.',
  'Unser Newsletter erscheint monatlich.',
  'La primera llamada es gratis.',
  'Una reparación tarda dos semanas.',
  'Le respondemos en un plazo de 24 a 48 horas.',
  'Estos términos se rigen por las leyes de Nueva York.',
  'A primeira reunião é gratuita.',
  'Respondemos em dois dias úteis.',
  'Uma reparação demora duas semanas.',
  'المكالمة الأولى مجانية.',
  'التقييم مجانًا ودون أي التزام.',
  'السعر ٤٠٠ ريال.',
  'نرد عليك خلال يومين.',
  'نسلّم التقرير في غضون ٣ أسابيع.',
  'يستغرق الإصلاح عادةً أسبوعين.',
  'تستغرق المراجعة ثلاثة أيام عمل.',
  'نشرتنا الأسبوعية تعرض مقالاتنا.',
  'نتصل بك كل اثنين.',
  'تخضع هذه الشروط لقوانين مصر.',
  'تختص محاكم القاهرة بأي نزاع.',
  'نحن مهندسون معتمدون.',
  'نضمن الموعد.',
  'يقرأ أحدنا كل رسالة.',
])('takes this for a promise: %s', (sentence) => {
  expect(promisesIn(said(sentence))).toEqual([{ sentence, where: ['/a'] }])
})

it.each([
  'We draw houses and bridges.',
  'Barrier-free entrances.',
  'Feel at home in your house.',
  'Ihre Antworten bleiben in diesem Browser, bis Sie sie senden.',
  'Wir haben Ihre Antworten erhalten.',
  'Was Sie senden, verwenden wir, um Ihnen zu antworten.',
  'Weeks of work went into the hall.',
  'The price of steel rose.',
  'Certificate of Authorization, Professional Engineers Ontario',
  'Nous avons repris les comptes en deux fois.',
  'Wir zeichnen Gärten und Höfe.',
  'Diseñamos casas y puentes.',
  'Ensinamos e testamos.',
  'نصمم البيوت والجسور.',
  'شكرًا لمراسلتنا. لقد وصلتنا رسالتك.',
  'تصلك هذه الرسالة لأنك اشتركت في نشرتنا.',
])('takes this for no promise: %s', (sentence) => {
  expect(promisesIn(said(sentence))).toEqual([])
})

it('names a sentence once, with every page that has it', () => {
  const pages = ['/', '/contact'].map((where) => ({ where, sentences: ['The call is free.'] }))
  const found = promisesIn(pages)
  expect(found).toEqual([{ sentence: 'The call is free.', where: ['/', '/contact'] }])
  expect(promises(root, found).findings[0]?.where).toBe('/, /contact')
  const everywhere = [{ sentence: 'Free.', where: [...'abcdefg'].map((name) => `/${name}`) }]
  expect(promises(root, everywhere).findings[0]?.where).toBe('/a, /b, /c, /d, and 3 more')
})

async function* typed(...lines: string[]) {
  yield* lines
}

it('asks once for each promise: until it’s confirmed, and again when it changes', async () => {
  const found = promisesIn([
    { where: '/', sentences: ['The first call is free.', 'We answer within a day.'] },
  ])
  expect(promises(root, found).findings.map(({ what }) => what)).toEqual([
    expect.stringContaining('“The first call is free.”'),
    expect.stringContaining('“We answer within a day.”'),
  ])
  const asked: string[] = []
  await askToConfirm(root, found, typed('yep', 'y', 'n'), (text) => asked.push(text))
  expect(asked.join()).toContain('The first call is free.')
  expect(asked[1]).toBe('Please answer (y or n) ')
  expect(readFileSync(join(root, confirmedFile), 'utf8')).toContain('\nThe first call is free.\n')
  expect(promises(root, found).findings.map(({ what }) => what)).toEqual([
    expect.stringContaining('“We answer within a day.”'),
  ])

  const later: string[] = []
  await askToConfirm(root, found, typed('y'), (text) => later.push(text))
  expect(later.join()).not.toContain('The first call is free.')
  expect(promises(root, found).findings).toEqual([])

  const changed = promisesIn([{ where: '/', sentences: ['The first hour is free.'] }])
  expect(promises(root, changed).findings).toHaveLength(1)
  await askToConfirm(root, changed, typed('yes'), () => undefined)
  // What the site doesn't say anymore isn't kept.
  expect(readFileSync(join(root, confirmedFile), 'utf8')).not.toContain('first call')
})

it('keeps what was confirmed if nobody answers the rest', async () => {
  const found = promisesIn([{ where: '/', sentences: ['One is free.', 'Two is free.'] }])
  await askToConfirm(root, found, typed('y'), () => undefined)
  expect(promises(root, found).findings.map(({ what }) => what)).toEqual([
    expect.stringContaining('“Two is free.”'),
  ])
})
