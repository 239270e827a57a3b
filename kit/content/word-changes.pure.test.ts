import { expect, it } from 'vitest'
import { merged } from '#owner/words.ts'
import type { Message } from './messages.ts'
import { wordChanges } from './word-changes.ts'

it('keeps only what differs', () => {
  const list = ['1', '2'] as unknown as Message
  const base = { a: 'A', group: { b: 'B', c: 'C' }, many: { one: '1', other: '2' }, list }
  const ownList = ['1', '3'] as unknown as Message
  const own = {
    ...{ a: 'A', group: { b: 'Mine', c: 'C' } },
    ...{ many: { one: 'I', other: '2' }, list: ownList },
  }
  const { changes, unknown } = wordChanges('chat.json', base, own)
  // Plural forms and lists are one text.
  expect(changes).toEqual({
    ...{ group: { b: 'Mine' }, many: { one: 'I', other: '2' } },
    list: ['1', '3'],
  })
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

it('leaves out a text with a value that nothing fills in, which would stop the build', () => {
  const { changes, unknown } = wordChanges('chat.json', { a: 'A {b}' }, { a: 'Mine {b} {gone}' })
  expect(changes).toEqual({})
  expect(unknown).toEqual(['a'])
})

it('tells a choice called `other` from a plural', () => {
  const base = { types: { project: 'Project', other: 'Other' } }
  const own = { types: { other: 'Something else' } }
  const { changes } = wordChanges('contact.json', base, own)
  expect(changes).toEqual({ types: { project: null, other: 'Something else' } })
})
