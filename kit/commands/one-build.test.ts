import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { takeBuild } from './one-build.ts'

test('a second build is refused, and one that was killed holds up nobody', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'one-build-'))
  const file = join(folder, 'cache/lock')
  const module = new URL('one-build.ts', import.meta.url)
  const other = spawn(process.execPath, [
    '--input-type=module',
    '--eval',
    `import { takeBuild } from '${module}'
    console.log(takeBuild(${JSON.stringify(file)}))
    setInterval(() => {}, 1000)`,
  ])
  try {
    const [said] = await once(other.stdout, 'data')
    expect(`${said}`).toBe('true\n')
    expect(takeBuild(file)).toBe(false)
    other.kill('SIGKILL')
    await once(other, 'exit')
    expect(takeBuild(file)).toBe(true)
    // A cache that can't be used is no reason not to build.
    writeFileSync(join(folder, 'no-folder'), '')
    expect(takeBuild(join(folder, 'no-folder/lock'))).toBe(true)
  } finally {
    other.kill('SIGKILL')
    rmSync(folder, { recursive: true })
  }
})
