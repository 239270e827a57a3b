import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { siteRoot } from '#owner/root.ts'
import settings from './node-settings.json' with { type: 'json' }

/** What a command prints if a program runs before its script. `env` is what the command line sets. */
const printed = (command: string, program: string, env: Record<string, string> = {}) =>
  spawnSync(process.execPath, [join(import.meta.dirname, 'wize.mjs'), command], {
    env: {
      PATH: process.env['PATH'],
      NODE_OPTIONS: `--import "data:text/javascript,${encodeURIComponent(program)}"`,
      ...env,
    },
    encoding: 'utf8',
  }).stdout

/** The memory settings that a command starts with. */
function settingsOf(command: string, script: string, env: Record<string, string> = {}) {
  const probe = `if (process.argv[1].endsWith('${script}')) {
    const names = ${JSON.stringify(Object.keys(settings.memory))}
    console.log(JSON.stringify(Object.fromEntries(names.map((name) => [name, process.env[name]]))))
    process.exit()
  }`
  return JSON.parse(printed(command, probe, env))
}

test.each([
  ['serve', 'server/main.ts'],
  ['start', 'commands/start.ts'],
])('wize %s starts with the memory settings', (command, script) => {
  expect(settingsOf(command, script)).toEqual(settings.memory)
  const own = { MALLOC_ARENA_MAX: '8' }
  expect(settingsOf(command, script, own)).toEqual({ ...settings.memory, ...own })
})

test('wize serve outlives a reload that comes before its files are loaded', () => {
  const probe = `process.on('newListener', (name) => {
    if (name !== 'SIGHUP' || !process.argv[1].endsWith('server/main.ts')) return
    console.log(new Error().stack)
    process.exit()
  })`
  const stack = printed('serve', probe)
  expect(stack).toMatch(/^Error\n/)
  expect(stack).not.toContain('.ts:')
})

test.each(['start', 'build', 'serve'])(
  'wize %s --help says what it does, and does nothing',
  (command) => {
    const { stdout, status } = spawnSync(
      process.execPath,
      [join(import.meta.dirname, 'wize.mjs'), command, '--help'],
      { encoding: 'utf8', timeout: 20_000 },
    )
    expect(stdout).toMatch(`Usage: npm run ${command}\n`)
    expect(stdout.split('\n')).toHaveLength(4)
    expect(status).toBe(0)
  },
)

test('wize build refuses an option that it would otherwise leave out', () => {
  const { stdout, stderr, status } = spawnSync(
    process.execPath,
    [join(import.meta.dirname, 'wize.mjs'), 'build', '--port=8080'],
    { encoding: 'utf8', timeout: 20_000 },
  )
  expect({ stdout, status }).toEqual({ stdout: '', status: 2 })
  expect(stderr).toContain("found '--port=8080'")
})

test('wize adopt runs in a folder that has no site', () => {
  const folder = mkdtempSync(join(tmpdir(), 'adopt-'))
  const old = join(folder, 'old')
  for (const name of ['content/en', 'contracts', 'server', 'site'])
    mkdirSync(join(old, name), { recursive: true })
  cpSync(join(import.meta.dirname, '../site/theme'), join(old, 'site/theme'), { recursive: true })
  const identity = readFileSync(join(siteRoot, 'identity.ts'), 'utf8')
  const asBefore = 'const sample = <T>(value: T): T => value'
  writeFileSync(
    join(old, 'identity.ts'),
    identity
      .replace(/import [^\n]*'@wize\/kit\/identity'/, asBefore)
      .replace(': Identity', '')
      .replace(/addOns: \[.*?\],/s, ''),
  )
  const { stdout, stderr } = spawnSync(
    process.execPath,
    [join(import.meta.dirname, 'wize.mjs'), 'adopt', 'old', 'new'],
    { cwd: folder, env: { PATH: process.env['PATH'] }, encoding: 'utf8' },
  )
  expect(stderr).toBe('')
  expect(stdout).toContain(`Your site is in ${join(folder, 'new')}.`)
  rmSync(folder, { recursive: true })
})
