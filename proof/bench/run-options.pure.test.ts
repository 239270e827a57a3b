import { expect, test } from 'vitest'
import { readOptions } from './run-options.ts'

const parts = ['lighthouse', 'server']
const read = (...args: string[]) => readOptions(args, parts)

test('without options, everything is measured and written', () => {
  expect(read()).toMatchObject({ chosen: parts, printsOnly: false, maxMinutes: 90 })
  expect(read('--only=server', '--minutes=5')).toMatchObject({
    chosen: ['server'],
    printsOnly: true,
    maxMinutes: 5,
  })
})

test('what isn’t a part or a number of minutes is refused', () => {
  expect(() => read('--only=lighthouse,serve')).toThrow(
    'Unknown part: serve. Parts: lighthouse, server',
  )
  for (const minutes of ['x', '', '0', '-1', 'Infinity'])
    expect(() => read(`--minutes=${minutes}`), minutes).toThrow('--minutes=90')
})

test('the report quotes the command without folders', () => {
  expect(read().command).toBe('npm run bench')
  expect(read('--quick').command).toBe('npm run bench -- --quick')
  expect(read('--full', '--against=astro:/home/a,wind:/home/b').command).toBe(
    'npm run bench -- --full --against=astro:…,wind:…',
  )
})
