import { expect, test } from 'vitest'
import { startBuiltinEngine } from './engine-thread.ts'

const statement = 'Given an array of integers, return the largest sum of a subarray.'
const { signal } = new AbortController()

test('a statement that takes too long is given up', async () => {
  const engine = startBuiltinEngine({ requestLimit: 1 })
  await expect(engine.analyze(statement, signal)).rejects.toThrow('took too long')
  await engine.close()
})

test('a statement that needs too much memory is given up', async () => {
  const engine = startBuiltinEngine({ memoryLimit: 8 })
  await expect(engine.analyze(statement, signal)).rejects.toThrow('too much memory')
  await engine.close()
})
