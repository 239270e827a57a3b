import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import { problemsText } from '#content/problem.ts'
import { identity } from '#identity.ts'
import { siteRoot } from '#owner/root.ts'
import { messageProblems } from './messages.ts'

const root = mkdtempSync(join(tmpdir(), 'messages-'))
afterEach(() => rmSync(root, { recursive: true, force: true }))

/** The problems of a site that changes the kit's words like this, by file. */
function problems(changes: Record<string, unknown>, locale = 'en-US') {
  const folder = join(root, 'content/en/messages')
  mkdirSync(folder, { recursive: true })
  for (const [name, words] of Object.entries(changes))
    writeFileSync(
      join(folder, name),
      typeof words === 'string' ? words : JSON.stringify(words, null, 2),
    )
  return problemsText(messageProblems(root, locale)).split('\n').filter(Boolean)
}
const at = (name: string, line: number) => `content/en/messages/${name}.json:${line}`

describe('messageProblems', () => {
  it('finds none in this site', () => {
    expect(messageProblems(siteRoot, identity.locale)).toEqual([])
  })

  it('needs no changes at all', () => {
    expect(messageProblems(root, 'en-US')).toEqual([])
  })

  it('accepts changed and removed texts, fewer placeholders, and plural forms', () => {
    expect(
      problems({
        'chat.json': { title: 'WhatsApp', description: 'Write to {company}', start: null },
        'forms.json': { counter: { left: { one: 'One left', other: '{count} left' } } },
      }),
    ).toEqual([])
  })

  it('accepts an owner’s own inquiry types, addresses, themes, and columns', () => {
    expect(
      problems({
        'contact.json': { types: { audit: 'An audit', ai: null } },
        'layout.json': {
          pages: { '/prices': 'Prices' },
          themes: { harbor: 'Harbor' },
          footer: { columns: { offices: 'Offices' } },
        },
      }),
    ).toEqual([])
  })

  it('offers the nearest file for one it doesn’t know', () => {
    expect(problems({ 'contacts.json': {} })).toEqual([
      expect.stringMatching(
        /^content\/en\/messages\/contacts\.json: expected one of contact\.json, .* and \d+ more; found contacts\.json$/,
      ),
    ])
  })

  it('offers the nearest keys for one it doesn’t know, at any depth', () => {
    const changes = { titel: 'Chat', redirecting: 'One moment' }
    expect(problems({ 'chat.json': changes, 'forms.json': { wait: { hour: 'soon' } } })).toEqual([
      `${at('chat', 2)}: titel: expected one of title, start, description; null removes a text; found titel`,
      `${at('forms', 3)}: wait.hour: expected one of hours, unknown, seconds; null removes a text; found hour`,
    ])
  })

  it('names a placeholder that nothing fills in', () => {
    expect(
      problems({ 'chat.json': { title: 'Chat with {person}', redirecting: '{who}, wait' } }),
    ).toEqual([
      `${at('chat', 2)}: title: expected only the placeholders that are filled in (company); found {person}`,
      `${at('chat', 3)}: redirecting: expected only the placeholders that are filled in (none); found {who}`,
    ])
  })

  it('names an empty text, a missing plural form and a wrong value', () => {
    expect(
      problems({
        'chat.json': { title: '', description: 1, start: ['a'] },
        'forms.json': { counter: { left: { other: '{count} left' } }, wait: 'Wait' },
        'ui.json': { home: { title: 'Home' } },
      }),
    ).toEqual([
      `${at('chat', 2)}: title: expected some text; found ""`,
      `${at('chat', 3)}: description: expected some text; found 1`,
      `${at('chat', 4)}: start: expected some text; found a list of 1`,
      `${at('forms', 3)}: counter.left: expected some text for the plural form "one"; found nothing`,
      `${at('forms', 7)}: wait: expected the fields unknown, seconds, minutes, hours; found "Wait"`,
      `${at('ui', 2)}: home: expected some text; found the fields title`,
    ])
  })

  it.runIf(identity.addOns?.includes('@wize/tutor'))('checks the items of a list', () => {
    const item = { name: 'Change', about: '{what}', text: 'Given coins', hint: 'Start' }
    expect(problems({ 'assistant.json': { shelf: { problems: [item] } } })).toEqual([
      `${at('assistant', 6)}: shelf.problems[0].about: expected only the placeholders that are filled in (none); found {what}`,
      `${at('assistant', 8)}: shelf.problems[0].hint: expected one of text, name, about; null removes a text; found hint`,
    ])
    expect(problems({ 'assistant.json': { shelf: { problems: 'none' } } })).toEqual([
      `${at('assistant', 3)}: shelf.problems: expected a list; found "none"`,
    ])
    expect(problems({ 'assistant.json': { shelf: { problems: {} } } })).toHaveLength(1)
  })

  it('names the line of a file that isn’t JSON, and nothing else', () => {
    const [problem, ...others] = problems({ 'chat.json': '{\n  "title": "A",\n}' })
    expect(problem).toMatch(
      /^content\/en\/messages\/chat\.json:3: expected JSON: .+; found “}” \(.+\)$/,
    )
    expect(others).toEqual([])
  })

  it('names the locale of a language without words', () => {
    expect(problems({}, 'tlh')).toEqual([
      'identity.ts: locale: expected a language that the kit has words in (ar, de, en, es, fr, pt); found tlh',
    ])
  })
})
