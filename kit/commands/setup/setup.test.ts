import { readFileSync } from 'node:fs'
import { stripTypeScriptTypes } from 'node:module'
import { expect, it } from 'vitest'
import { checkIdentity } from '#owner/check-identity.ts'
import { type Answers, identityWith } from './identity-file.ts'
import { problemOf, questions } from './questions.ts'
import { changedMessages, messagesOf, skeleton, toWrite } from './skeleton.ts'

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
  parts: { games: false, assistant: false, newsletter: true, chat: false, questionnaire: true },
}
const file = readFileSync(new URL('../../identity.ts', import.meta.url), 'utf8')

const load = async (text: string) =>
  checkIdentity(
    (await import(`data:text/javascript,${encodeURIComponent(stripTypeScriptTypes(text))}`))
      .identity,
  )

it('writes the answers into identity.ts, which can be used', async () => {
  const identity = await load(identityWith(file, answers, true))
  expect(identity.company).toMatchObject({
    name: "O'Neil & Filhos",
    id: 'oneilfilhos',
    city: 'Porto',
    postalAddress: 'Rua Um 1, 4000-001 Porto',
    skyline: 'none',
  })
  expect(identity.director).toMatchObject({ slug: 'ana', initials: 'ams' })
  expect(identity.parts).toEqual(answers.parts)
})

it.each([
  ['US', '200 Example Avenue, Austin, TX 78701', 'TX'],
  ['US', 'A box without a state', 'Porto'],
  ['PT', 'Rua Um 1, 4000-001 Porto', 'Porto'],
])('takes the region from the address: %s, %s', async (country, address, region) => {
  const identity = await load(identityWith(file, { ...answers, country, address }, true))
  expect(identity.company.region).toBe(region)
})

it('keeps comments, and on a second run what the owner wrote', () => {
  const first = identityWith(file, answers, true)
  const edited = first.replace("slug: 'ana'", "slug: 'ana-maria'")
  const second = identityWith(edited, { ...answers, name: 'Ana & Filhas', city: 'Braga' }, false)
  expect(second).toContain("slug: 'ana-maria'")
  expect(second).toContain("city: 'Braga'")
  const comments = (text: string) => text.match(/\/\*\*/g)?.length
  expect(comments(second)).toBe(comments(file))
})

it('says what an answer is to be like', () => {
  const problem = (flag: string, answer: string) => {
    const question = questions.find((each) => each.flag === flag)
    return question && problemOf(question, answer)
  }
  expect(problem('url', 'http://a.example/')).toContain('https://')
  expect(problem('trade', 'No period')).toContain('period')
  expect(problem('city', "L'Aquila & Co.")).toBeUndefined()
  expect(problem('without', 'games, shop')).toContain('shop')
  expect(problem('without', '')).toBeUndefined()
  expect(problem('without', 'none')).toBeUndefined()
  expect(problem('without', 'none, games')).toContain('none')
})

it.each([
  ['city', 'Porto\nLisbon'],
  ['city', 'Porto\u2028Lisbon'],
  ['name', 'O\tNeil'],
  ['address', 'Rua Um 1\r4000-001 Porto'],
  ['trade', 'We repair what {others} throw away.'],
  ['trade', 'We repair <b>everything</b>.'],
  ['headline', 'Owner}'],
])('refuses for --%s what breaks a file or a message: %j', (flag, answer) => {
  const question = questions.find((each) => each.flag === flag)
  expect(question && problemOf(question, answer)).toBe('expected one line without { } < >')
})

it('marks every text that is left to write', () => {
  const texts = Object.values(skeleton(answers)).join()
  expect(texts.split(toWrite).length).toBeGreaterThan(10)
  expect(texts).not.toMatch(/WIZE|New York/)
})

it('replaces the words of the sample’s trade, and keeps the others', () => {
  const sample = {
    page: { title: 'Contact', description: 'AI' },
    types: { ai: 'AI' },
    send: 'Send',
  }
  const change = messagesOf(answers)['messages/contact.json'] ?? {}
  const changed = changedMessages(sample, change)
  expect(changed).toMatchObject({ page: { title: 'Contact' }, send: 'Send' })
  expect(JSON.stringify(changed)).not.toMatch(/\bAI\b/)
})

it('leaves no words of the sample’s trade in the messages that visitors of any company read', () => {
  const folder = new URL('../../content/en/', import.meta.url)
  for (const [file, change] of Object.entries(messagesOf(answers))) {
    const base = JSON.parse(readFileSync(new URL(file, folder), 'utf8'))
    const { page, feedTitle } = changedMessages(base, change) as Record<string, unknown>
    expect(JSON.stringify([page, feedTitle])).not.toMatch(/Tech Insights|\bAI\b|website/i)
  }
})
