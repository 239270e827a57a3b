import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync } from 'node:fs'
import { join } from 'node:path'

/** Runs a command of `wize` in a folder, without Vitest's variables, which mean another site. */
export function wize(cwd: string, args: readonly string[], input = '') {
  const { PATH, HOME } = process.env
  const command = join(import.meta.dirname, '../../bin/wize.mjs')
  const run = spawnSync(process.execPath, [command, ...args], {
    cwd,
    input,
    env: { PATH, HOME },
    encoding: 'utf8',
  })
  return { ...run, text: run.stdout + run.stderr }
}

/** A folder for a new site: inside the repository, where it finds the packages, but in no workspace. */
export function newFolder(): string {
  const cache = join(import.meta.dirname, '../../../.cache')
  mkdirSync(cache, { recursive: true })
  return mkdtempSync(join(cache, 'new-'))
}
