import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'

it('doesn’t leave its program alone when it’s told to end', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'on-site-'))
  try {
    const program = join(folder, 'program.mjs')
    writeFileSync(program, 'console.log("starts"); setTimeout(console.log, 3000, "left alone")')
    const onSite = fileURLToPath(new URL('on-site.ts', import.meta.url))
    const child = spawn(process.execPath, [onSite, program])
    let printed = ''
    child.stdout.setEncoding('utf8').on('data', (text) => {
      printed += text
      child.kill()
    })
    // The program's end closes it.
    await once(child.stdout, 'close')
    expect(printed).toBe('starts\n')
  } finally {
    rmSync(folder, { recursive: true })
  }
})
