import { expect, test } from 'vitest'
import { advance, type Clock, startClock, tick } from './clock.ts'

function run(frames: readonly number[], interval = tick): number[] {
  let clock: Clock = startClock(0)
  return frames.map((now) => {
    const due = advance(clock, now, interval)
    clock = due.clock
    return due.steps
  })
}

test('a step is due every interval, whatever the frames', () => {
  expect(run([50, 99, 100, 150, 201, 299, 300])).toEqual([0, 0, 1, 0, 1, 0, 1])
})

test('steps do not drift over a minute of uneven frames', () => {
  const frames: number[] = []
  for (let now = 0, index = 0; now <= 60_000; now += [16.7, 16.6, 33.4, 7][index++ % 4] as number) {
    frames.push(now)
  }
  const steps = run(frames).reduce((sum, due) => sum + due, 0)
  expect(steps).toBe(Math.floor((frames.at(-1) as number) / tick))
})

test('time in a hidden tab is not caught up', () => {
  expect(run([90, 60_090, 60_100])).toEqual([0, 0, 1])
})

test('a clock that goes back adds nothing', () => {
  expect(run([90, 20, 30])).toEqual([0, 0, 1])
})

test('a shorter interval makes several steps a frame', () => {
  expect(run([100, 200], 25)).toEqual([4, 4])
})
