import { setTimeout as wait } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { eachLimit } from './each-limit.ts'

test('takes each item once, and no more at a time than the limit', async () => {
  let active = 0
  let maxActive = 0
  const taken: number[] = []
  await eachLimit([1, 2, 3, 4, 5], 2, async (item) => {
    taken.push(item)
    maxActive = Math.max(maxActive, ++active)
    await wait(5)
    active--
  })
  expect({ taken, maxActive, active }).toEqual({ taken: [1, 2, 3, 4, 5], maxActive: 2, active: 0 })
})

test('fails with the first item that fails', async () => {
  const work = async (item: number) => {
    if (item === 2) throw new Error('broken')
  }
  await expect(eachLimit([1, 2, 3], 2, work)).rejects.toThrow('broken')
})
