import { expect, test } from 'vitest'
import words from '#messages/assistant-server.json' with { type: 'json' }
import { startBuiltinEngine } from './engine-process.ts'

const statement = 'Given an array of integers, return the largest sum of a subarray.'
const { signal } = new AbortController()

test('a statement that takes too long is refused', async () => {
  const engine = startBuiltinEngine({ requestLimit: 1 })
  await expect(engine.analyze(statement, signal)).rejects.toThrow(words.builtin.tookTooLong.error)
  await engine.close()
})

test('a request that nobody waits for anymore doesn’t keep the next one waiting', async () => {
  const requestLimit = 30_000
  const engine = startBuiltinEngine({ requestLimit, abandonedLimit: 10 })
  const begun = performance.now()
  const visitor = new AbortController()
  const slow = 'Example 1:\nInput: nums = [1,2,3]\nOutput: 6\n\n'.repeat(2000)
  const left = engine.analyze(slow, visitor.signal)
  const next = engine.analyze(statement, signal)
  visitor.abort()
  await expect(left).rejects.toThrow('abort')
  await expect(next).resolves.toHaveProperty('approaches')
  expect(performance.now() - begun).toBeLessThan(requestLimit)
  await engine.close()
})

test('a statement that needs too much memory is refused', async () => {
  const engine = startBuiltinEngine({ memoryLimit: 8 })
  await expect(engine.analyze(statement, signal)).rejects.toThrow(words.builtin.noMemory.error)
  await engine.close()
})
