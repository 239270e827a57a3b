import { expect, it } from 'vitest'
import { programmedFields, withValues } from './identity-values.ts'

const text = `import { type Identity, sample } from '@wize/kit/identity'
const year = 2019

export const identity: Identity = {
  // The name, with its comma.
  company: { name: sample('A'), city: 'B' as const },
  office: {
    /** With “,” in it. */
    street: '1, High Street', // as signed
    phone: process.env.PHONE ?? '+1 416 555 0100',
  },
  founded: year,
  /** In order. */
  navigation: [
    { path: '/' },
    // All of them.
    { path: '/services', submenu: ['services'] }, // menu
    { path: '/contact' },
  ],
  social: [],
  years: [year],
  biography: \`One.\`
} satisfies object
`

const values = {
  company: { name: 'A', city: 'B' },
  office: { street: '1, High Street', phone: 'any' },
  founded: 1,
  navigation: [{ path: '/' }, { path: '/services', submenu: ['services'] }, { path: '/contact' }],
  social: [] as object[],
  years: [1],
  biography: 'One.',
}

it('names values that code sets, with the code', () => {
  expect([...programmedFields(text)]).toEqual([
    ['office.phone', "process.env.PHONE ?? '+1 416 555 0100'"],
    ['founded', 'year'],
    ['years', '[year]'],
  ])
  const spread = "export const identity = { ...base, office: { ...x, street: 'A' } }"
  expect([...programmedFields(spread).keys()]).toEqual([''])
})

it('leaves a file as it is if nothing differs, and what code sets', () => {
  expect(withValues(text, values)).toBe(text)
  const windows = text.replaceAll('\n', '\r\n')
  expect(withValues(windows, values)).toBe(windows)
  const { founded: _founded, years: _years, ...without } = values
  expect(withValues(text, without)).toBe(text)
})

it('writes what differs, and nothing else', () => {
  const next = withValues(text, {
    ...values,
    company: { name: "O'Neil", city: 'B', description: 'Long. '.repeat(20).trim() },
    office: {
      street: '2, High Street',
      phone: 'other',
      hours: [{ days: ['Monday'], opens: '09:00' }],
    },
    social: [{ kind: 'LinkedIn', url: 'https://example.com' }],
    biography: 'One.\nTwo.',
    email: 'a@example.com',
  })
  expect(next).toBe(
    text
      .replace(
        "{ name: sample('A'), city: 'B' as const }",
        `{ name: 'O\\'Neil', city: 'B' as const, description: '${'Long. '.repeat(20).trim()}' }`,
      )
      .replace("'1, High", "'2, High")
      .replace("0100',\n", "0100',\n    hours: [{ days: ['Monday'], opens: '09:00' }],\n")
      .replace('social: []', "social: [{ kind: 'LinkedIn', url: 'https://example.com' }]")
      .replace('`One.`\n', "'One.\\nTwo.',\n  email: 'a@example.com',\n"),
  )
})

it('moves items of a list with their comments, and takes those of removed fields along', () => {
  const [home, services, contact] = values.navigation
  const moved = withValues(text, {
    ...values,
    navigation: [services, home, { path: '/prices' }, contact],
  })
  expect(moved).toContain(`navigation: [
    // All of them.
    { path: '/services', submenu: ['services'] }, // menu
    { path: '/' },
    { path: '/prices' },
    { path: '/contact' },
  ],`)
  const { office: _office, ...others } = values
  const removed = withValues(text, { ...others, office: {}, navigation: [] })
  expect(removed).toContain("office: {\n    phone: process.env.PHONE ?? '+1 416 555 0100',\n  },")
  expect(removed).toContain('navigation: [],')
  expect(withValues(text, { ...values, company: { name: 'A' } })).toContain(
    "company: { name: sample('A') },",
  )
})

it('keeps a comment behind the last field, which may have no comma, beside that field', () => {
  const file = (lines: string) => `export const identity = {\n  office: {\n${lines}  },\n}\n`
  const old = file("    street: 'A' as const // note\n    // Below.\n")
  expect(withValues(old, { office: { street: 'B' } })).toBe(old.replace("'A'", "'B'"))
  expect(withValues(old, { office: { street: 'A', city: 'C' } })).toBe(
    file("    street: 'A' as const, // note\n    city: 'C',\n    // Below.\n"),
  )
  const list = 'export const identity = {\n  social: [\n    1 /* one */\n  ],\n}\n'
  expect(withValues(list, { social: [1, 2] })).toBe(
    list.replace('1 /* one */', '1, /* one */\n    2,'),
  )
})

it('adds to a group that is empty, or has only a comment', () => {
  const empty = 'export const identity = {\n  office: {\n    // None yet.\n  },\n  social: [],\n}\n'
  expect(withValues(empty, { office: { phone: '+1 416 555 0100' }, social: [] })).toBe(
    "export const identity = {\n  office: {\n    // None yet.\n    phone: '+1 416 555 0100',\n  },\n  social: [],\n}\n",
  )
})
