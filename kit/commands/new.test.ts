import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'

/** Inside the repository, where the site finds the packages, but in no workspace. */
const cache = join(import.meta.dirname, '../../.cache')
let folder = ''
beforeEach(() => {
  mkdirSync(cache, { recursive: true })
  folder = mkdtempSync(join(cache, 'new-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

function wize(cwd: string, ...args: string[]) {
  // Vitest's variables would make a build with drafts, of another site.
  const { PATH, HOME } = process.env
  const command = join(import.meta.dirname, '../bin/wize.mjs')
  const run = spawnSync(process.execPath, [command, ...args], {
    cwd,
    env: { PATH, HOME },
    encoding: 'utf8',
  })
  return { ...run, text: run.stdout + run.stderr }
}

const answers = {
  name: 'O\'Neil "&" {Filhos} $& `x` Ελ\nЖ',
  city: 'Pörto {{name}}',
  country: 'PT',
  address: 'Rua $1, 4000-001 Porto',
  trade: 'We "repair" what {others} throw <b>away</b>: all of it.',
  director: '李 小龍',
  headline: "Own\\er's",
  email: 'ola@oneil.example',
  url: 'https://oneil.example',
}
const flags = Object.entries(answers).map(([flag, answer]) => `--${flag}=${answer}`)

it('makes a site that builds, whatever is answered, and verify finds only texts to write', () => {
  const made = wize(folder, 'new', 'site', ...flags, '--yes')
  expect(made.text).toContain('npm install')
  const site = join(folder, 'site')
  const built = wize(site, 'build')
  expect(built.status, built.text).toBe(0)
  const name = /<title>([^<]*)/.exec(readFileSync(join(site, 'dist/index.html'), 'utf8'))?.[1]
  expect(name).toBe('O&#39;Neil &quot;&amp;&quot; {Filhos} $&amp; `x` Ελ Ж')

  const verified = wize(site, 'verify', '--no-build', '--no-browser')
  const failed = verified.stdout.split('\n').filter((line) => line.startsWith('✗'))
  expect(failed, verified.text).toEqual([
    expect.stringMatching(/^✗ Texts left to write: \d+ errors/),
  ])
  expect(verified.status).toBe(1)

  const doctor = wize(site, 'doctor')
  expect(doctor.text).toContain('every value can be used')
  expect(doctor.status).toBe(0)
  const before = readFileSync(join(site, 'identity.ts'), 'utf8')
  expect(wize(site, 'setup', '--yes', '--city=Braga').status).toBe(0)
  expect(readFileSync(join(site, 'identity.ts'), 'utf8')).toBe(
    before.replace("city: 'Pörto {{name}}'", "city: 'Braga'"),
  )

  // As if an update expected something else.
  const terms = join(site, 'content/en/legal/terms-of-service.md')
  const own = `${readFileSync(terms, 'utf8')}<!-- if gamesOrAssistant -->Mine.<!-- end -->\n`
  writeFileSync(terms, own)
  const named = wize(site, 'doctor')
  expect(named.stdout).toMatch(/terms-of-service\.md:\d+: expected <!-- if games or assistant -->/)
  expect(named.status).toBe(1)
  expect(readFileSync(terms, 'utf8')).toBe(own)
  expect(wize(site, 'doctor', '--fix').status).toBe(0)
  expect(readFileSync(terms, 'utf8')).toBe(own.replace('gamesOrAssistant', 'games or assistant'))
})

it('writes nothing into a folder with files, and nothing if an answer is missing', () => {
  const full = join(folder, 'full')
  mkdirSync(full)
  writeFileSync(join(full, 'mine.txt'), 'Mine.')
  const refused = wize(folder, 'new', 'full', ...flags, '--yes')
  expect(refused.status).toBe(1)
  expect(refused.stderr).toContain('isn’t empty')
  const incomplete = wize(folder, 'new', 'none', ...flags.slice(1), '--yes')
  expect(incomplete.stderr).toContain('--name: expected an answer')
  expect(existsSync(join(folder, 'none'))).toBe(false)
})

it('takes the packages from this machine if asked to', () => {
  const kit = join(import.meta.dirname, '..')
  const made = wize(folder, 'new', 'local', ...flags, '--yes', '--without=chat', `--kit=${kit}`)
  expect(made.status, made.text).toBe(0)
  const { dependencies } = JSON.parse(readFileSync(join(folder, 'local/package.json'), 'utf8'))
  expect(dependencies).toEqual({
    '@wize/kit': 'file:../../../kit',
    '@wize/games': 'file:../../../games',
    '@wize/tutor': 'file:../../../tutor',
  })
})
