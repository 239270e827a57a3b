import { setImmediate as nextTurn } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { fairTurns } from './fair-turns.ts'

/** Fair turns by a clock that each piece of work moves forward. */
function busy() {
  let time = 0
  const done: string[] = []
  const run = fairTurns(() => time)
  return {
    done,
    /** Work that takes 2 ms, before or after it awaits something that's ready at once. */
    send(sender: string, later = false) {
      run(
        () => sender,
        async () => {
          done.push(sender)
          if (later) for (let step = 0; step < 5; step++) await null
          time += 2
        },
      )
    },
  }
}

const count = (list: string[], sender: string) => list.filter((each) => each === sender).length

test.each([false, true])(
  'one of few waits for no more than a turn, awaited work: %s',
  async (later) => {
    const { done, send } = busy()
    for (let index = 0; index < 1000; index++) {
      send('many', later)
      // Node lets what's awaited run between two requests.
      for (let step = 0; step < 9; step++) await null
    }
    send('few', later)
    await nextTurn()
    await nextTurn()
    expect(done).toContain('few')
    expect(done.length).toBeLessThan(12)
  },
)

test('senders take turns, and everybody’s work is done in the order it came', async () => {
  const { done, send } = busy()
  for (let index = 0; index < 30; index++) send('a')
  for (let index = 0; index < 10; index++) for (const sender of ['b', 'c']) send(sender)
  const before = done.length
  while (done.length < 50) await nextTurn()
  const first = done.slice(before, before + 20)
  for (const sender of ['a', 'b', 'c']) expect(count(first, sender)).toBeGreaterThan(5)
  expect(count(done, 'a')).toBe(30)
})

test('work is done at once while there’s time', () => {
  const { done, send } = busy()
  send('a')
  send('b')
  expect(done).toEqual(['a', 'b'])
})
