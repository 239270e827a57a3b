import { execFile, execFileSync, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openStore } from '#server/store/store.ts'
import { commandFlags, siteEnv } from '#server/testing/server-process.ts'

const program = join(import.meta.dirname, 'report.ts')
let folder = ''
let readOnly = ''
let mounted = false

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'report-'))
  readOnly = join(folder, 'read-only')
  mkdirSync(readOnly)
  mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', 'ro', 'tmpfs', readOnly]).status === 0
  await (await openStore({ file: join(folder, 'wize.sqlite') })).close()
})
afterAll(() => {
  if (mounted) execFileSync('umount', [readOnly])
  rmSync(folder, { recursive: true })
})

/** Runs a command in a folder. */
const runIn = (cwd: string, program: string, ...args: string[]) =>
  new Promise<{ code: number; stdout: string; stderr: string }>((resolve) => {
    const env = { ...siteEnv, DATA_DIR: folder }
    const command = [...commandFlags, program, ...args]
    execFile(process.execPath, command, { cwd, env }, (error, stdout, stderr) =>
      resolve({ code: Number(error?.code ?? 0), stdout, stderr }),
    )
  })

const report = (cwd: string, ...args: string[]) => runIn(cwd, program, ...args)

test('report and doctor say when the last backup was made', async () => {
  const doctor = join(import.meta.dirname, 'doctor.ts')
  expect((await report(folder, '--json')).stdout).toContain('"lastBackup": null')
  expect((await runIn(folder, doctor)).stdout).toMatch(/Daily backup +none in /)
  const backups = join(folder, 'backups')
  mkdirSync(backups)
  // One is unfinished, and one was made while the clock was ahead.
  for (const name of ['2026-01-30.sqlite', '2026-01-31.sqlite.part', '9999-01-01.sqlite'])
    writeFileSync(join(backups, `wize-${name}`), '')
  expect((await report(folder, '--json')).stdout).toContain('"lastBackup": "2026-01-30"')
  expect((await runIn(folder, doctor)).stdout).toMatch(/Daily backup +last made on 2026-01-30\n/)
})

test('writes the report as a page', async () => {
  const { code, stdout } = await report(folder, '--out', join(folder, 'a.html'))
  expect([code, stdout]).toEqual([0, expect.stringContaining('0 page views')])
  expect(readFileSync(join(folder, 'a.html'), 'utf8')).toContain('<html')
})

test('names a day that the calendar doesn’t have', async () => {
  const { code, stdout, stderr } = await report(folder, '--week', '2026-02-30', '--json')
  expect([code, stdout]).toEqual([2, ''])
  expect(stderr).toContain('--week must be a day such as 2026-11-18.')
})

test('where the page can’t be written, prints the report, still mails it, and says what to do', async () => {
  // As in the container of compose.yaml, if a file system can be mounted here.
  const [cwd, file, reason] = mounted
    ? [readOnly, 'report.html', 'EROFS']
    : [folder, 'missing/report.html', 'ENOENT']
  const { code, stdout, stderr } = await report(cwd, '--out', file, '--mail')
  expect(stdout).toContain('0 page views')
  expect(stderr).toMatch(/^Put into the outbox/m)
  expect(stderr).toContain(
    `The report is above, but its page couldn’t be written to ${join(cwd, file)} (${reason}). Try: --out ${join(folder, 'report.html')}\n`,
  )
  expect(stderr).not.toMatch(/^ +at /m)
  expect(code).toBe(1)
  expect(existsSync(join(folder, 'report.html'))).toBe(false)
})
