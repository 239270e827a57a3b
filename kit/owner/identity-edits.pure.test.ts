import { expect, it } from 'vitest'
import { itemCount, quoted, withoutField, withoutItems, withValue } from './identity-edits.ts'

const text = `import type { Identity } from './x.ts'

export const identity: Identity = {
  // The name.
  company: { name: sample('A'), city: 'B' },
  parts: {
    /** Games. */
    games: false, // off
    chat: true,
  },
  footer: [
    { heading: 'a', paths: ['/a', '/games/x', '/b'] },
    // To play.
    { heading: 'play', paths: ['/games/x', '/games/y'] },
  ],
  empty: {},
} as const
`

it('sets fields, and adds those that are missing', () => {
  const edited = [
    [['company', 'name'], quoted('O\'Neil\n\\"')],
    [['company', 'id'], "'c'"],
    [['parts', 'newsletter'], 'true'],
    [['empty', 'a'], '1'],
  ].reduce((all, [path, value]) => withValue(all, path as string[], value as string), text)
  expect(edited).toContain(`company: { name: 'O\\'Neil\\n\\\\"', city: 'B', id: 'c' },`)
  expect(edited).toContain('    chat: true,\n    newsletter: true,\n  },')
  expect(edited).toContain('empty: { a: 1 },')
  expect(() => withValue(text, ['no', 'such'], '1')).toThrow('no.such')
})

it('removes a field with its comments, and nothing around it', () => {
  expect(withoutField(text, ['parts', 'games'])).toContain('  parts: {\n    chat: true,\n  },')
  expect(withoutField(text, ['parts', 'chat'])).toContain('    games: false, // off\n  },')
  expect(withoutField(text, ['company', 'city'])).toContain("company: { name: sample('A') },")
  expect(withoutField(text, ['parts', 'none'])).toBe(text)
})

it('removes items of a list', () => {
  const isGame = (item: string) => item.includes('/games/')
  const without = withoutItems(text, ['footer', '0', 'paths'], isGame)
  expect(without).toContain("paths: ['/a', '/b']")
  expect(itemCount(without, ['footer'])).toBe(2)
  const column = withoutItems(text, ['footer'], (item) => item.includes("'play'"))
  expect(column).toContain("'/b'] },\n  ],")
  expect(column).not.toContain('To play')
})
