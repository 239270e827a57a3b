import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { stripTypeScriptTypes } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { identitySchema } from '#contracts/identity.ts'
import { type Answers, derived } from './answers.ts'
import { askAll } from './ask.ts'
import { identityWith } from './identity-answers.ts'
import { questions, translatedQuestions } from './questions.ts'
import { offeredParts, writeSkeleton, writeTheme } from './skeleton.ts'
import { toWrite } from './to-write.ts'

const answers: Answers = {
  name: "O'Neil & Filhos",
  city: 'Porto',
  country: 'PT',
  address: 'Rua Um 1, 4000-001 Porto',
  trade: 'We repair what others throw away.',
  director: 'Ana Maria Sá',
  headline: 'Owner',
  email: 'ola@oneil.example',
  url: 'https://oneil.example',
  theme: 'light',
  without: 'games,assistant,chat',
}

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'new-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const write = (changed: Partial<Answers> = {}) =>
  writeSkeleton(folder, { ...answers, ...changed }, () => '^2.0.0', '2026-03-01')
const read = (file: string) => readFileSync(join(folder, file), 'utf8')

/** What identity.ts exports, checked as on a site without add-ons. */
async function identityOf(text: string) {
  const code = stripTypeScriptTypes(text).replace(
    /import .* from '@wize\/kit\/identity'/,
    'const sample = (value) => value',
  )
  const { identity } = await import(`data:text/javascript,${encodeURIComponent(code)}`)
  return identity
}
const checked = async (text: string) => identitySchema([]).parse(await identityOf(text))

it('writes a site with at most 12 entries at the top and one dependency', async () => {
  const files = write()
  expect(new Set(files.map((file) => file.split('/')[0])).size).toBeLessThanOrEqual(12)
  expect(files).toContain('.gitignore')
  // Git on Windows would give every file other line ends.
  expect(read('.gitattributes')).toContain('* text=auto eol=lf')
  expect(JSON.parse(read('package.json')).dependencies).toEqual({ '@wize/kit': '^2.0.0' })
  const { company, director, parts } = await checked(read('identity.ts'))
  expect(company).toMatchObject({ name: "O'Neil & Filhos", id: 'oneilfilhos' })
  expect(company).not.toHaveProperty('founded')
  expect(director).toMatchObject({ slug: 'ana', initials: 'ams' })
  expect(parts).toEqual({ newsletter: true, chat: false, questionnaire: true })
})

it('has the commands that its README names, in package.json and in wize', () => {
  write()
  const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> }
  const named = (pattern: RegExp) =>
    Array.from(read('README.md').matchAll(pattern), ([, name = '']) => name)
  const ofNpm = named(/npm (?:run )?(?!install|update)([a-z:]+)/g)
  expect(ofNpm.filter((name) => !scripts[name])).toEqual([])
  expect(ofNpm).toEqual(expect.arrayContaining(['start', 'test', 'new:post']))

  const ofWize = named(/npx wize ([a-z-]+)/g)
  expect(ofWize).toContain('publish')
  const program = readFileSync(new URL('../../bin/wize.mjs', import.meta.url), 'utf8')
  for (const name of [...ofWize, ...Object.values(scripts).map((script) => script.slice(5))])
    expect(program).toMatch(new RegExp(`^  '?${name}'?: \\[`, 'm'))
})

it('depends on the add-ons that were chosen, and gives each a switch', async () => {
  write({ without: 'chat' })
  expect(JSON.parse(read('package.json')).dependencies).toEqual({
    '@wize/kit': '^2.0.0',
    '@wize/games': '^2.0.0',
    '@wize/tutor': '^2.0.0',
  })
  const { addOns, parts, services } = await identityOf(read('identity.ts'))
  expect(addOns).toEqual(['@wize/games', '@wize/tutor'])
  expect(parts).toMatchObject({ games: true, assistant: true })
  expect(services.assistant.source).toBe('https://example.com/your/site')
})

it('names the director’s page without a title, and keeps initials', () => {
  const of = (director: string) => derived({ ...answers, director })
  expect(of('Prof. Dr.-Ing. Jonas Weber')).toMatchObject({ slug: 'jonas', initials: 'jw' })
  expect(of('J. R. Smith')).toMatchObject({ initials: 'jrs' })
})

it.each([
  ['Canada', 'CA'],
  ['united states', 'US'],
  ['Deutschland', 'DE'],
  ['pt', 'PT'],
  ['Atlantis', 'Atlantis'],
])('reads %s as a country', (answer, code) => {
  const country = questions(offeredParts, []).find(({ flag }) => flag === 'country')
  expect(country?.read?.(answer)).toBe(code)
  expect(country?.problem(code) === undefined).toBe(code.length === 2)
})

it('has nothing of the sample, and leaves no placeholder of its own', () => {
  const texts = write({ without: offeredParts.join() }).filter((file) => !file.endsWith('.svg'))
  const text = texts.map(read).join('\n')
  expect(text).not.toMatch(/WIZE|New York|Jordan/)
  expect(text).not.toMatch(/\bfree\b|24–48|games|assistant|\$\d/i)
  expect(text).not.toMatch(/\{\{\w+\}\}/)
  expect(text.split(toWrite).length).toBeGreaterThan(15)
})

/** What the pages of a new site say that's true of any company, besides names for drawings and paths. */
const neutral = [
  ...['Write to us', 'Services', 'What we do', 'Not sure yet?', 'Projects', 'Work', 'About Us'],
  ...["Where we're going", "Who you'll work with", 'Write to me', 'Get the newsletter'],
  ...['who leads the company.', 'Articles about our work.', 'Ask us first'],
  ...['Start the questionnaire', 'search', 'opening', '/contact', 'ygayg'],
  'A few questions. Your answers stay in your browser until you send them.',
]

function* textsIn(value: unknown): Generator<string> {
  if (typeof value === 'string') yield value
  else if (value && typeof value === 'object')
    for (const inner of Object.values(value)) yield* textsIn(inner)
}

it('marks every text that its owner has to write, so that verify finds it', async () => {
  const { parse } = await import('yaml')
  const files = write().filter((file) => /\/(pages|services)\/.*\.yaml$/.test(file))
  expect(files.length).toBeGreaterThan(4)
  const { name, city, trade } = answers
  const unmarked = files
    .flatMap((file) => [...textsIn(parse(read(file)))])
    .filter((text) => !text.startsWith(`${toWrite} `) && !neutral.includes(text))
  const answered = [name, trade, `What ${name} in ${city} can do for you.`]
  const about = [`About ${name}`, `Who you work with at ${name} in ${city}.`]
  expect(new Set(unmarked)).toEqual(new Set([...answered, ...about]))
})

const hostile = ['Ol\'"`$', '{x}` {{city}} $& \\n </script> Ελ 李 #: - *'].join('')

it('leaves no comment about an offer that the home page doesn’t have', () => {
  write({ without: 'questionnaire' })
  expect(read('content/en/pages/home.yaml')).not.toContain('questionnaire')
})

it('puts any answer into every file as it is', async () => {
  write({ name: hostile, city: hostile, address: hostile, director: '李 小龍', headline: hostile })
  const { company, director } = await checked(read('identity.ts'))
  expect(company).toMatchObject({ name: hostile, city: hostile, postalAddress: hostile })
  expect(director).toMatchObject({ headline: hostile, slug: 'founder', initials: 'cv' })
  const { parse } = await import('yaml')
  expect(parse(read('content/en/pages/home.yaml'))).toMatchObject({
    title: hostile,
    slides: [{ lines: [hostile] }],
  })
})

/** A script's terminal. */
const nobody = { err: () => undefined }

it('puts each answer on one line, however it was given', async () => {
  const flags = { ...answers, city: ' Porto\n\tde\r\n\0Mós\u2028', trade: `${answers.trade}\n` }
  const asked = await askAll(questions(offeredParts, ['light']), flags, {}, nobody)
  expect(asked).toMatchObject({ ...answers, city: 'Porto de Mós' })
})

it.each([
  ['US', '200 Example Avenue, Austin, TX 78701', 'TX'],
  ['CA', '18 Sample Street, Toronto, ON M5V 2T6', 'ON'],
  ['CA', '2875, rue Beaubien Est, Montréal (Québec) H1Y 1G8, Canada', 'QC'],
  ['US', 'A box without a state', ''],
  ['PT', 'Rua Um 1, 4000-001 Porto', ''],
])('takes the region from the address: %s, %s', (country, address, region) => {
  expect(derived({ ...answers, country, address }).region).toBe(region)
})

it.each([
  ['CA', 'Montréal', '2875, rue Beaubien Est, Montréal (Québec) H1Y 1G8, Canada', 'H1Y 1G8'],
  ['GB', 'Leeds', '14 Otley Road, Leeds LS6 2AD, United Kingdom', 'LS6 2AD'],
  ['GB', 'London', '1 Sample Street, London W1A 0AX', 'W1A 0AX'],
  ['US', 'Austin', '20000 Example Avenue, Austin, TX 78701, USA', '78701'],
])('takes the postal code from the address: %s, %s', (country, city, address, postalCode) => {
  expect(derived({ ...answers, country, city, address })).toMatchObject({
    street: address.slice(0, address.indexOf(`, ${city}`)),
    postalCode,
  })
})

it.each(['GB', 'AU'])('drafts a site in %s in British English', (country) => {
  write({ country, languages: `en-${country}` })
  expect(read('content/en/pages/home.yaml')).toContain('without a full stop')
})

it('drafts a site in Québec in its own French', () => {
  const written = write({ country: 'CA', languages: 'fr-CA', without: 'None' })
    .filter((file) => file.startsWith('content/fr/'))
    .flatMap((file) =>
      read(file)
        .replaceAll(/<!--.*?-->|^[\w# ]*:/gm, '')
        .split('\n'),
    )
  expect(written.length).toBeGreaterThan(200)
  expect(written.filter((line) => /e-mail|newsletter|spam| [;!?](\s|$)/i.test(line))).toEqual([])
  expect(written.join()).toContain('infolettre')
})

it.each([
  ['Api', 'api', 'ac'],
  ['Us Two', 'founder', 'ut'],
  ['Bella Lima Otto Gama', 'bella', 'cv'],
  ['A B C D E F', 'a', 'abcd'],
  ['-- --', 'founder', 'cv'],
])('finds addresses for %s that nothing else has', (director, slug, initials) => {
  expect(derived({ ...answers, director })).toMatchObject({ slug, initials })
})

it('keeps comments and what the owner wrote when answers change', async () => {
  write()
  const own = read('identity.ts')
    .replace("slug: 'ana'", "slug: 'ana-maria', // my own")
    .replace("legalName: 'O\\'Neil & Filhos'", "legalName: 'O’Neil Lda'")
  const changed = identityWith(own, { ...answers, name: 'Ana & Filhas', without: 'none' }, [
    'newsletter',
    'chat',
    'questionnaire',
  ])
  expect(changed).toContain("slug: 'ana-maria', // my own")
  const { company, parts } = await checked(changed)
  expect(company).toMatchObject({
    name: 'Ana & Filhas',
    legalName: 'O’Neil Lda',
    id: 'oneilfilhos',
  })
  expect(parts).toEqual({ newsletter: true, chat: true, questionnaire: true })
  const comments = (text: string) => text.match(/\/\*\*|\/\//g)?.length
  expect(comments(changed)).toBe(comments(own))
})

it('has street, postal code, state, and legal name follow new answers', async () => {
  const austin = { country: 'US', city: 'Austin', address: '200 Example Avenue, Austin, TX 78701' }
  write(austin)
  const lyon = { country: 'FR', city: 'Lyon', address: '2 rue Exemple, 69003 Lyon' }
  const move = (text: string, to: Partial<Answers>) =>
    identityWith(text, { ...answers, ...to }, ['newsletter', 'chat', 'questionnaire'])
  const moved = move(read('identity.ts'), { ...lyon, name: 'Ana' })
  const { company, office } = await checked(moved)
  expect(company).toMatchObject({ legalName: 'Ana', postalAddress: lyon.address })
  expect(company.region).toBeUndefined()
  expect(office).toEqual({ street: '2 rue Exemple', postalCode: '69003' })
  const back = await checked(move(moved, austin))
  expect(back.company.region).toBe('TX')
  expect(back.office).toEqual({ street: '200 Example Avenue', postalCode: '78701' })
  const hidden = await checked(move(moved.replace(/ *street: .*\n/, ''), austin))
  expect(hidden.office).toEqual({ postalCode: '78701' })
})

it('writes the first theme only if it isn’t the kit’s, and keeps the owner’s list', () => {
  write({ theme: 'wize' })
  expect(() => read('theme/names.json')).toThrow('ENOENT')
  writeTheme(folder, 'dark', { names: ['dark', 'light'] })
  expect(JSON.parse(read('theme/names.json'))).toEqual({
    names: ['dark', 'light'],
    default: 'dark',
  })
})

it('says what an answer is to be like', () => {
  const problemOf = (flag: string, answer: string) =>
    questions(offeredParts, ['light'])
      .find((question) => question.flag === flag)
      ?.problem(answer)
  expect(problemOf('url', 'http://a.example/')).toContain('https://')
  expect(problemOf('email', 'a"b@c.example')).toContain('email')
  expect(problemOf('trade', 'No period')).toContain('period')
  expect(problemOf('without', 'games, shop')).toContain('shop')
  expect(problemOf('without', '')).toBeUndefined()
  expect(problemOf('without', 'None')).toBeUndefined()
  expect(problemOf('without', 'none, games')).toContain('none')
  expect(problemOf('theme', 'mauve')).toContain('light')
})

it('writes the texts where their language’s are, and leaves English ones to translate', async () => {
  const address = '2 rue Exemple, 69003 Lyon'
  write({ languages: 'fr', country: 'FR', city: 'Lyon', address })
  const identity = await identityOf(read('identity.ts'))
  expect(identity.locale).toBe('fr-FR')
  expect(identity.office).toMatchObject({ street: '2 rue Exemple', postalCode: '69003' })
  expect(read('content/fr/pages/home.yaml')).toContain(answers.trade)
  expect(read('content/fr/legal/privacy-policy.md')).toContain('\nEn bref : ce site')
  expect(read('content/fr/blog/first-post.md')).toContain(toWrite)
  expect(read('README.md')).toContain('content/fr/')
  for (const file of ['identity.ts', 'README.md']) expect(read(file)).not.toContain('content/en/')
})

it.each([
  ['url', 'farol.example', 'https://farol.example'],
  ['url', 'https://farol.example/', 'https://farol.example'],
  ['url', 'http://farol.example', 'http://farol.example'],
  ['trade', 'We plan gardens', 'We plan gardens.'],
  ['trade', 'Do you plan gardens?', 'Do you plan gardens?'],
])('reads the %s %s as people type it', (flag, typed, read) => {
  const question = questions([], []).find((each) => each.flag === flag)
  expect(question?.read?.(typed)).toBe(read)
})

it('drafts legal pages for the company’s country', () => {
  write({ country: 'IE' })
  expect(read('content/en/legal/privacy-policy.md')).toContain('Article 6(1) of the GDPR')
  write({ country: 'US' })
  expect(read('content/en/legal/privacy-policy.md')).not.toMatch(/GDPR|<!-- where/)
})

it('asks in other languages for what visitors read, and takes no answer', async () => {
  const asked = translatedQuestions('fr')
  expect(await askAll(asked, { headlineFr: 'Gérante' }, {}, nobody)).toEqual({
    'headline-fr': 'Gérante',
    'trade-fr': '',
  })
  await expect(askAll(asked, { tradeFr: 'Peu' }, {}, nobody)).rejects.toThrow('--trade-fr')
})

it('asks at a terminal what no flag says, and again if an answer can’t be used', async () => {
  const typed = ['nowhere', '', 'me@example.com']
  const said: string[] = []
  const terminal = {
    ask: async (question: string) => {
      said.push(question)
      return typed.shift() ?? ''
    },
    err: (text: string) => void said.push(text),
  }
  const asked = questions(offeredParts, ['light']).filter(({ flag }) => /^(name|email)$/.test(flag))
  const answered = await askAll(asked, { name: 'Farol' }, {}, terminal)
  expect(answered).toEqual({ name: 'Farol', email: 'me@example.com' })
  const [question = '', refusal = ''] = said
  expect(said).toEqual([question, refusal, question, expect.anything(), question])
  expect(await askAll(asked, { yes: true }, answered, terminal)).toEqual(answered)
  expect(said).toHaveLength(5)
})
