import Fastify from 'fastify'
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod'
import { describe, expect, test } from 'vitest'
import words from './words.ts'

function appWith(options: Parameters<typeof words>[1] = {}) {
  const app = Fastify()
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(serializerCompiler)
  app.register(words, options)
  return app
}
const ask = (query: string, options?: Parameters<typeof words>[1]) =>
  appWith(options).inject(`/api/word${query}`)

const list = ['crane', 'slate', 'moist', 'wisdom']

test('answers a list with one five-letter word that nobody may store', async () => {
  const answer = await ask('?number=1&length=5')
  expect(answer.statusCode).toBe(200)
  expect(answer.headers['content-type']).toMatch(/^application\/json/)
  expect(answer.headers['cache-control']).toBe('no-store')
  expect(answer.json()).toEqual([expect.stringMatching(/^[a-z]{5}$/)])
})

test('draws by the randomness it is given, without repeats', async () => {
  const random = (below: number) => below - 1
  expect((await ask('?number=3', { list, random })).json()).toEqual(['wisdom', 'moist', 'slate'])
  expect((await ask('?number=3&length=5', { list, random })).json()).toEqual([
    'moist',
    'slate',
    'crane',
  ])
  expect((await ask('?number=100&length=5', { list })).json().toSorted()).toEqual([
    'crane',
    'moist',
    'slate',
  ])
})

test('one word when no number is given', async () => {
  expect((await ask('', { list, random: () => 0 })).json()).toEqual(['crane'])
})

test.each(['length=0', 'length=4', 'length=-5', 'length=40'])(
  'an impossible length gives none: %s',
  async (query) => {
    const answer = await ask(`?number=1&${query}`)
    expect(answer.statusCode).toBe(200)
    expect(answer.json()).toEqual([])
  },
)

describe('a query that cannot be read', () => {
  test.each([
    ['number=0', 'between 1 and 100'],
    ['number=101', 'between 1 and 100'],
    ['number=one', 'number must be a whole number'],
    ['number=', 'number must be a whole number'],
    ['number=1.5', 'number must be a whole number'],
    ['number=1&number=2', 'number'],
    ['length=five', 'length must be a whole number'],
    ['length=9999999999', 'length must be a whole number'],
  ])('%s is refused', async (query, message) => {
    const answer = await ask(`?${query}`)
    expect(answer.statusCode).toBe(403)
    expect(answer.json()).toEqual({ Error: expect.stringContaining(message) })
    expect(answer.headers['cache-control']).toBe('no-store')
  })
})
