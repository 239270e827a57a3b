import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { rowsPerCommit } from './small-commits.ts'
import { openStore } from './store.ts'

test('a write waits for one commit of a command at most, not for a gap among hundreds', async () => {
  const file = join(mkdtempSync(join(tmpdir(), 'wize-turns-')), 'wize.sqlite')
  const own = await openStore({ file })
  const command = await openStore({ file }, { mustExist: true, yields: true })
  let commits = 0
  let isOver = false
  const rows = () =>
    Array.from({ length: rowsPerCommit }, (_, index) => ({
      key: `${commits}-${index}`,
      fingerprint: 'x'.repeat(64),
      created_at: 0,
    }))
  const changing = (async () => {
    for (; !isOver; commits++)
      await command.db.insertInto('idempotency_keys').values(rows()).execute()
  })()
  const waited: number[] = []
  for (let write = 0; write < 60; write++) {
    const before = commits
    await own.beat(write)
    waited.push(commits - before)
    await wait(37)
  }
  isOver = true
  await changing
  await own.close()
  await command.close()
  rmSync(dirname(file), { recursive: true })
  // Without the pauses of a store that yields, 20 and more. On a busy machine, up to 6 with them.
  expect(Math.max(...waited)).toBeLessThanOrEqual(8)
})
