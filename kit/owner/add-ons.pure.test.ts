import { expect, it } from 'vitest'
import { z } from 'zod'
import type { AddOn } from '#contracts/add-on.ts'
import { addOns, checkAddOn } from './add-ons.ts'

const tides = { name: 'tides', url: import.meta.url, paths: ['/tides'] }
const said = (addOn: unknown) => {
  try {
    checkAddOn('add-on.ts', addOn)
  } catch (error) {
    return (error as Error).message
  }
  return undefined
}

it('takes an add-on with all that it may have, and with fields of its own', () => {
  expect(addOns.length).toBeGreaterThan(0)
  const whole: Required<AddOn> = {
    ...tides,
    policies: () => ({ '/tides': { connect: 'https://tides.example' } }),
    covers: { '/tides': 'snake' },
    tags: { Tide: z.strictObject({}) },
    services: { tides: z.string().optional() },
    settings: () => [['Tides', 'off']],
    checks: () => [],
    server: 'server.ts',
    mailTransport: 'mail.ts',
    program: { file: 'program.ts', name: 'the gauge' },
  }
  expect(said(whole)).toBeUndefined()
  expect(said({ ...whole, description: 'mine', page: 1, game: 2 })).toBeUndefined()
})

it.each([
  [undefined, 'add-on.ts: expected a default export that describes the add-on; found none'],
  [{ ...tides, polices: () => ({}) }, 'add-on.ts: polices: expected one of policies, '],
  [
    { ...tides, mailtransport: 'mail.ts' },
    'add-on.ts: mailtransport: expected one of mailTransport, ',
  ],
  [{ ...tides, paths: undefined }, 'add-on.ts: paths: expected a list; found nothing'],
  [
    { ...tides, paths: ['tides'] },
    'add-on.ts: paths[0]: expected an address such as /tides; found "tides"',
  ],
  [{ ...tides, tags: { Tide: {} } }, 'add-on.ts: tags.Tide: expected a Zod schema'],
  [{ ...tides, policies: {} }, 'add-on.ts: policies: expected a function'],
])('names what it can’t use of %j', (addOn, expected) => {
  expect(said(addOn)).toContain(expected)
})
