import { execFileSync, spawnSync } from 'node:child_process'
import {
  appendFileSync,
  cpSync,
  existsSync,
  lstatSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { git } from '#scripts/update/keep-own.ts'

/** What setup may change: the README calls these the owner's to edit. */
const owned = /^(identity\.ts$|content\/|site\/theme\/names\.json$)/
const answers = [
  ...['--name=Sá & Filhos', '--city=Porto', '--country=PT', '--address=Rua Um 1, 4000-001 Porto'],
  ...['--trade=We repair what others throw away.', '--director=Ana Sá', '--headline=Owner'],
  ...['--email=ola@sa.example', '--url=https://sa.example', '--without=games', '--theme=dark'],
]
const later = '\nA line of a later version\n'

const project = join(import.meta.dirname, '../..')
/** Thousands of small files that setup doesn't know. */
const leftAside = 'assistant/builtin/programs/'

const root = mkdtempSync(join(tmpdir(), 'pull-'))
afterAll(() => rmSync(root, { recursive: true }))
const run = (...args: string[]) => git(root, ...args)
const list = (text: string) => text.split('\0').filter(Boolean)

function commit(message: string) {
  run('add', '-A')
  run('commit', '-qm', message)
}

let changedBySetup: string[]

/** An owner's site after `npm run setup`, and a later version that changes every file of the kit. */
beforeAll(() => {
  for (const file of list(git(project, 'ls-files', '-zco', '--exclude-standard')))
    if (!file.startsWith(leftAside) && existsSync(join(project, file)))
      cpSync(join(project, file), join(root, file))
  symlinkSync(join(project, 'node_modules'), join(root, 'node_modules'))
  run('init', '-q', '-b', 'main')
  run('config', 'user.name', 'Ana')
  run('config', 'user.email', 'ana@sa.example')
  commit('The kit')
  run('checkout', '-qb', 'kit')
  for (const file of list(run('ls-files', '-z')))
    if (lstatSync(join(root, file)).isFile()) appendFileSync(join(root, file), later)
  commit('A later version')
  run('checkout', '-q', 'main')
  execFileSync(process.execPath, ['scripts/new-site.ts', '--yes', ...answers], { cwd: root })
  run('add', '-A')
  changedBySetup = list(run('diff', '--cached', '--name-only', '-z', '--no-renames'))
  commit('Our own site')
}, 600_000)

it('changes nothing but the owner’s files', () => {
  expect(changedBySetup).toContain('identity.ts')
  expect(changedBySetup.filter((file) => !owned.test(file))).toEqual([])
})

it('leaves a later version to merge with conflicts in the content at most', () => {
  // Fails, because setup has deleted articles that the later version changes.
  spawnSync('git', ['pull', '-q', '--no-rebase', '.', 'kit'], { cwd: root })
  const conflicts = list(run('diff', '--name-only', '-z', '--diff-filter=U'))
  expect(conflicts.filter((file) => !file.startsWith('content/'))).toEqual([])
  for (const file of ['package.json', 'e2e/spec-sample.spec.ts', 'identity.ts'])
    expect(readFileSync(join(root, file), 'utf8')).toContain(later)
  expect(readFileSync(join(root, 'identity.ts'), 'utf8')).toContain('Sá & Filhos')
})
