import { spawnSync } from 'node:child_process'
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { makePrivateFolder } from './private-folder.ts'

const root = mkdtempSync(join(tmpdir(), 'private-'))
afterAll(() => rmSync(root, { recursive: true }))
const refusal = /isn’t a folder that only you can use/

test('a new folder is private, and is used again', () => {
  const folder = join(root, 'new')
  expect(makePrivateFolder(folder)).toBe(folder)
  expect(statSync(folder).mode & 0o777).toBe(0o700)
  expect(makePrivateFolder(folder)).toBe(folder)
})

test('a folder that others may write to or read is refused', () => {
  const folder = join(root, 'open')
  mkdirSync(folder)
  for (const mode of [0o777, 0o770, 0o755, 0o710]) {
    chmodSync(folder, mode)
    expect(() => makePrivateFolder(folder), mode.toString(8)).toThrow(refusal)
  }
})

test('a link and a file are refused, whatever they lead to', () => {
  symlinkSync(makePrivateFolder(join(root, 'target')), join(root, 'link'))
  expect(() => makePrivateFolder(join(root, 'link'))).toThrow(refusal)
  writeFileSync(join(root, 'file'), '', { mode: 0o600 })
  expect(() => makePrivateFolder(join(root, 'file'))).toThrow()
})

test.runIf(process.getuid?.() === 0)('another user’s folder is refused', () => {
  const folder = makePrivateFolder(join(root, 'other'))
  chownSync(folder, 65534, 65534)
  expect(() => makePrivateFolder(folder)).toThrow(refusal)
})

const project = join(import.meta.dirname, '..')
const company = 'examples/lisbon'

describe.skipIf(!existsSync(join(project, company)))('a copy of the project', () => {
  const run = (temporary: string, ...command: string[]) =>
    spawnSync(process.execPath, ['scripts/with-company.ts', company, ...command], {
      cwd: project,
      env: { ...process.env, TMPDIR: temporary },
      encoding: 'utf8',
    })

  test('doesn’t follow a link with its name, or use what another user put there', () => {
    const temporary = join(root, 'tmp')
    const victim = join(root, 'victim')
    for (const folder of [temporary, victim]) mkdirSync(folder)
    writeFileSync(join(victim, 'letter.txt'), 'Dear …')
    symlinkSync(victim, join(temporary, `${basename(project)}-lisbon`))
    const { status, stdout } = run(temporary, 'pwd')
    expect(status).toBe(0)
    expect(readdirSync(victim)).toEqual(['letter.txt'])

    const copies = dirname(stdout.trim())
    expect(statSync(copies).mode & 0o777).toBe(0o700)
    chmodSync(copies, 0o777)
    const refused = run(temporary, 'pwd')
    expect([refused.status, refused.stdout]).toEqual([1, ''])
    expect(refused.stderr).toMatch(/^[^\n]*isn’t a folder that only you can use[^\n]*\n$/)
  })
})
