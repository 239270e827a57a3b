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

test('a statement that needs too much memory is refused', async () => {
  const engine = startBuiltinEngine({ memoryLimit: 8 })
  await expect(engine.analyze(statement, signal)).rejects.toThrow(words.builtin.noMemory.error)
  await engine.close()
})
