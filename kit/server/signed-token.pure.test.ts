import { expect, test } from 'vitest'
import { readToken, signToken } from './signed-token.ts'

const secret = Buffer.from('the secret of this server')
const signer = { secret, purpose: 'confirm' }
const signed = Date.parse('2026-01-01')
const token = signToken(signer, ['ada'], signed)

test('a token says what was signed, and how long ago', () => {
  expect(readToken(signer, token, signed + 5)).toEqual({ fields: ['ada'], age: 5 })
  const bare = signToken(signer, [], signed)
  expect(readToken(signer, bare, signed - 5)).toEqual({ fields: [], age: -5 })
})

test('links in mails that were sent before keep working', () => {
  expect(token).toBe('ada.mjuohs00.6cZ1XIMn0qPD28PA5xLUh4v8EV2rUDsplOCsuumsE84')
})

test('a token that was changed, made elsewhere or for something else is not one of ours', () => {
  const [name, time, signature = ''] = token.split('.')
  const others = [
    `bob.${time}.${signature}`,
    `ada.${(signed - 1).toString(36)}.${signature}`,
    `ada:${time}.${signature}`,
    `${time}.${signature}`,
    `${name}.${time}`,
    `${token}x`,
    `${token}.`,
    `${name}.${time}.ü${signature.slice(1)}`,
    '',
    '.',
    signToken({ ...signer, secret: Buffer.from('another secret') }, ['ada'], signed),
    signToken({ ...signer, purpose: 'unsubscribe' }, ['ada'], signed),
  ]
  for (const other of others)
    expect([other, readToken(signer, other, signed)]).toEqual([other, undefined])
})
