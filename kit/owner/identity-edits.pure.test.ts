import { expect, it } from 'vitest'
import { quoted, withValue } from './identity-edits.ts'

const text = `import type { Identity } from './x.ts'

export const identity: Identity = {
  // The name.
  company: { name: sample('A'), city: 'B' },
  parts: {
    /** Games. */
    games: false, // off
    chat: true,
  },
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
