import { expect, it } from 'vitest'
import { merged } from '#owner/words.ts'
import { wordChanges } from './word-changes.ts'

it('keeps only what differs', () => {
  const base = { a: 'A', group: { b: 'B', c: 'C' }, many: { one: '1', other: '2' } }
  const own = { a: 'A', group: { b: 'Mine', c: 'C' }, many: { one: 'I', other: '2' } }
  const { changes, unknown } = wordChanges('chat.json', base, own)
  // Plural forms are one text.
  expect(changes).toEqual({ group: { b: 'Mine' }, many: { one: 'I', other: '2' } })
  expect(unknown).toEqual([])
  expect(merged(base, changes)).toEqual(own)
})

it('removes and adds choices only where owners may, and names words that nothing uses', () => {
  const base = { types: { general: 'General', project: 'Project' }, send: 'Send', page: { a: 'A' } }
  const own = { types: { general: 'General', audit: 'Audit' }, page: { a: 'A', b: 'B' } }
  const { changes, unknown } = wordChanges('contact.json', base, own)
  expect(changes).toEqual({ types: { project: null, audit: 'Audit' } })
  expect(unknown).toEqual(['page.b'])
})

it('tells a choice called `other` from a plural', () => {
  const base = { types: { project: 'Project', other: 'Other' } }
  const own = { types: { other: 'Something else' } }
  const { changes } = wordChanges('contact.json', base, own)
  expect(changes).toEqual({ types: { project: null, other: 'Something else' } })
})
