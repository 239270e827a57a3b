import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { parse } from 'yaml'
import { adopt } from './adopt.ts'
import { withoutParts } from './without-parts.ts'

let root = ''
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'adopt-'))
})
afterEach(() => rmSync(root, { recursive: true }))

const [old, site] = ['old', 'site'] as const
function write(file: string, text: string) {
  mkdirSync(dirname(join(root, old, file)), { recursive: true })
  writeFileSync(join(root, old, file), text)
}
const read = (file: string) => readFileSync(join(root, site, file), 'utf8')
const json = (file: string) => JSON.parse(read(file))
const allFiles = (folder: string) =>
  readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(join(root, folder).length + 1))
    .toSorted()

const identity = (games: boolean) => `import type { Identity } from './contracts/identity.ts'

const samples = new Set<unknown>()
/** Marks a value. */
const sample = <T>(value: T): T => {
  samples.add(value)
  return value
}
export const isSample = (value: unknown): boolean => samples.has(value)

export const identity: Identity = {
  // Our own comment.
  company: { name: 'Live Load', id: 'liveload' },
  parts: { games: ${games}, assistant: false, newsletter: true, chat: false, questionnaire: true },
  email: sample('hi@liveload.example'),
  footer: [
    { heading: 'company', paths: ['/about-us', '/learning-assistant'] },
    { heading: 'playAndLearn', paths: ['/games/wordwize', '/games/wizesnake'] },
  ],
  navigation: [{ path: '/' }],
  questionnaire: { frame: 'own' },
  services: { word: { url: 'own' }, feed: { url: 'own' }, assistant: { origin: 'x' } },
}
`

const chat = (title: string) => ({
  title,
  description:
    'Chat with {company} on WhatsApp. We’ll take you there in two seconds, or you can use the link on the page.',
  redirecting: 'Redirecting you to WhatsApp...',
  start: 'If nothing happens, <chat>click here to start the chat</chat>.',
})

function writeOld(games: boolean) {
  write('identity.ts', identity(games))
  write('content/en/pages/home.yaml', '# Mine.\ntitle: Live Load\n')
  write('content/en/blog/beams.mdx', '---\ntitle: Beams\n---\n')
  write('content/en/messages/chat.json', JSON.stringify(chat('Talk to us')))
  write('content/en/messages/blog-categories.json', '{ "beams": "Beams" }')
  write(
    'content/en/messages/questionnaire.json',
    JSON.stringify({
      page: { title: 'Tell us' },
      form: { title: 'Our questions', description: 'A few.', send: 'Send' },
      sections: { goals: { title: 'Aims', help: 'With what?', helpOptions: { a: 'A: b' } } },
      subject: 'From {from}',
    }),
  )
  write('content/en/legal/terms.md', '# T\n\nA<!-- if games --> game<!-- end -->.\n')
  write('public/photo.jpg', 'photo')
  write('public/evidence/beams/loads.csv', 'a,b')
  write('public/evidence/sample-article/x.csv', 'a,b')
  write('public/words/answers.txt', 'crane')
  write('evidence/beams.ts', 'export {}')
  write('evidence/sample-article.ts', 'export {}')
  write('site/theme/colors.json', '{ "light": { "primary": "#123456" } }')
  write('site/theme/names.json', '{ "names": ["light"], "default": "light" }')
  write('server/main.ts', 'export {}')
  write('data/inbox.sqlite', 'inquiries')
  write('.env', 'SMTP_URL=smtp://x')
  write('CNAME', 'liveload.example')
}
const run = () => adopt(join(root, old), join(root, site), () => '^2.0.0')

it('takes everything of the owner’s, nothing of ours, and leaves the old folder alone', async () => {
  writeOld(false)
  const before = allFiles(old).map((file) => readFileSync(join(root, old, file), 'utf8'))
  const notes = await run()
  expect(allFiles(old).map((file) => readFileSync(join(root, old, file), 'utf8'))).toEqual(before)
  expect(allFiles(site)).toEqual([
    '.env',
    '.env.example',
    '.gitattributes',
    '.gitignore',
    'CNAME',
    'README.md',
    'content/en/blog/beams.mdx',
    'content/en/forms/questionnaire.yaml',
    'content/en/legal/terms.md',
    'content/en/messages/blog-categories.json',
    'content/en/messages/chat.json',
    'content/en/messages/questionnaire.json',
    'content/en/pages/home.yaml',
    'data/inbox.sqlite',
    'evidence/beams.ts',
    'identity.ts',
    'package.json',
    'public/evidence/beams/loads.csv',
    'public/photo.jpg',
    'theme/colors.json',
    'theme/names.json',
  ])
  expect(read('data/inbox.sqlite')).toBe('inquiries')
  expect(read('content/en/pages/home.yaml')).toBe('# Mine.\ntitle: Live Load\n')
  expect(notes.join('\n')).toContain('Copied as they are: .env, CNAME, data.')
  expect(json('package.json').dependencies).toEqual({ '@wize/kit': '^2.0.0' })
})

it('keeps only the words that differ, and makes the questionnaire a form', async () => {
  writeOld(false)
  await run()
  expect(json('content/en/messages/chat.json')).toEqual({ title: 'Talk to us' })
  expect(json('content/en/messages/blog-categories.json')).toMatchObject({ beams: 'Beams' })
  expect(json('content/en/messages/blog-categories.json').work).toBeNull()
  expect(json('content/en/messages/questionnaire.json')).toEqual({ page: { title: 'Tell us' } })
  const form = parse(read('content/en/forms/questionnaire.yaml'))
  expect(form).toMatchObject({ title: 'Our questions', subject: 'From {company|name}' })
  expect(form.sections[0]).toMatchObject({
    title: 'Aims',
    fields: [{ name: 'help', kind: 'many', label: 'With what?', options: { a: 'A: b' } }, {}],
  })
})

it('removes switches, settings, and links of parts that are off', async () => {
  writeOld(false)
  await run()
  const text = read('identity.ts')
  expect(text).toContain("import { type Identity, sample } from '@wize/kit/identity'")
  expect(text).toContain('// Our own comment.')
  expect(text).toContain('parts: { newsletter: true, chat: false, questionnaire: true }')
  expect(text).toContain("paths: ['/about-us'] },\n  ],")
  expect(text).toContain("questionnaire: { frame: 'own', path: '/questionnaire/custom-website' },")
  expect(text).toContain("services: { feed: { url: 'own' } },")
  expect(read('content/en/legal/terms.md')).toBe('# T\n\nA.\n')
})

it('depends on the add-ons whose parts are on', async () => {
  writeOld(true)
  await run()
  expect(json('package.json').dependencies).toEqual({
    '@wize/kit': '^2.0.0',
    '@wize/games': '^2.0.0',
  })
  const text = read('identity.ts')
  expect(text).toContain("addOns: ['@wize/games']")
  expect(text).toContain('games: true')
  expect(text).not.toContain('assistant')
  expect(text).toContain("services: { word: { url: 'own' }, feed: { url: 'own' } },")
  expect(read('content/en/legal/terms.md')).toContain('<!-- if games --> game<!-- end -->')
})

it('depends on the tags that its texts have', async () => {
  writeOld(true)
  write('content/en/blog/beams.mdx', '---\ntitle: Beams\n---\n\n<Calculator name="gate" />\n')
  await run()
  expect(json('package.json').dependencies).toHaveProperty('@wize/explorables')
  const text = read('identity.ts')
  expect(text).toContain("addOns: ['@wize/games', '@wize/explorables']")
  expect(text).toContain('questionnaire: true, explorables: true }')
})

it('removes paragraphs about parts that are gone, also inside others', () => {
  const text =
    'a<!-- if games or assistant -->b<!-- if games -->c<!-- end -->d<!-- if chat -->e<!-- end --><!-- end -->f'
  expect(withoutParts(text, ['games', 'assistant'])).toBe('af')
  expect(withoutParts(text, ['games'])).toBe(
    'a<!-- if assistant -->bd<!-- if chat -->e<!-- end --><!-- end -->f',
  )
  expect(withoutParts(text, ['newsletter'])).toBe(text)
  expect(withoutParts('<!-- if not games -->a<!-- end -->', ['games'])).toBe('a')
})
