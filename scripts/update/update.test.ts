import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { git } from './keep-own.ts'

const script = fileURLToPath(new URL('../update.ts', import.meta.url))
let folder: string
let kit: string
let own: string

function signAs(root: string) {
  git(root, 'config', 'user.name', 'Ana')
  git(root, 'config', 'user.email', 'ana@a.example')
}

function commit(root: string, file: string, text: string) {
  writeFileSync(join(root, file), text)
  git(root, 'add', '-A')
  git(root, 'commit', '-qm', 'A change')
}

function update(...args: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [script, ...args], {
    cwd: own,
    encoding: 'utf8',
  })
  return { status, stdout, stderr }
}

/** The kit, and an owner's clone of it that is pushed to a repository of the owner's. */
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'update-'))
  kit = join(folder, 'kit')
  own = join(folder, 'own')
  mkdirSync(kit)
  git(kit, 'init', '-q', '-b', 'main')
  signAs(kit)
  commit(kit, 'page.ts', 'one')
  git(folder, 'clone', '-q', kit, own)
  signAs(own)
  git(own, 'remote', 'rename', 'origin', 'upstream')
  git(folder, 'init', '-q', '--bare', '-b', 'main', 'origin.git')
  git(own, 'remote', 'add', 'origin', join(folder, 'origin.git'))
  commit(own, 'identity.ts', 'ours')
  git(own, 'push', '-q', '-u', 'origin', 'main')
})
afterEach(() => rmSync(folder, { recursive: true }))

it('takes the kit’s version when the branch follows the owner’s repository', () => {
  commit(kit, 'page.ts', 'two')
  expect(update()).toMatchObject({ status: 0, stdout: expect.stringContaining('Updated.') })
  expect(readFileSync(join(own, 'page.ts'), 'utf8')).toBe('two')
  expect(readFileSync(join(own, 'identity.ts'), 'utf8')).toBe('ours')
  expect(update()).toMatchObject({ status: 0, stdout: 'Already up to date.\n' })
})

it('fails with git’s message when the kit can’t be reached', () => {
  rmSync(kit, { recursive: true })
  const { status, stdout, stderr } = update()
  expect({ status, stdout }).toEqual({ status: 1, stdout: '' })
  expect(stderr).toContain('does not appear to be a git repository')
  expect(stderr).toContain('git pull upstream HEAD failed. Nothing was changed.')
})

it('says how to name the kit when no remote is', () => {
  git(own, 'remote', 'remove', 'upstream')
  const { status, stderr } = update()
  expect([status, stderr]).toEqual([1, expect.stringContaining('git remote add upstream')])
  commit(kit, 'page.ts', 'two')
  expect(update(kit, 'main').status).toBe(0)
})
