import { setImmediate as turn } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { eventLoopTurns } from './event-loop-turns.ts'

test('one at a time, in order, and no more than may wait', async () => {
  const next = eventLoopTurns(3)
  const granted: [number, boolean][] = []
  for (let index = 0; index < 5; index++)
    void next().then((mine) => void granted.push([index, mine]))
  await Promise.resolve()
  expect(granted).toEqual([
    [3, false],
    [4, false],
  ])
  granted.length = 0
  for (let index = 0; index < 3; index++) {
    await turn()
    expect(granted.at(-1)).toEqual([index, true])
    expect(granted).toHaveLength(index + 1)
  }
  // There's room again.
  expect(await next()).toBe(true)
})
