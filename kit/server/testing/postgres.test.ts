import { setTimeout as wait } from 'node:timers/promises'
import { describe, expect, test } from 'vitest'
import { findPostgres, startPostgres } from './postgres.ts'

const bin = findPostgres()

describe.runIf(bin)('a PostgreSQL server of the tests', () => {
  test('stops even while it’s frozen', async () => {
    const server = await startPostgres(bin as string, false)
    server.freeze(true)
    const stopped = server.stop().then(() => 'stopped')
    const result = await Promise.race([stopped, wait(20_000, 'still there', { ref: false })])
    if (result !== 'stopped') server.freeze(false)
    await stopped
    expect(result).toBe('stopped')
  })
})
