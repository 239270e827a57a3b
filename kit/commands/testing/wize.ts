import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync } from 'node:fs'
import { join } from 'node:path'

const { PATH, HOME, NODE_COMPILE_CACHE } = process.env
/** Without Vitest's variables, which name another site and would put drafts into a build. */
export const ownEnvironment: NodeJS.ProcessEnv = { PATH, HOME, NODE_COMPILE_CACHE }
/** The program `wize`. */
export const program: string = join(import.meta.dirname, '../../bin/wize.mjs')

/** Runs a command of `wize` in a folder. */
export function wize(cwd: string, args: readonly string[], input = '') {
  const run = spawnSync(process.execPath, [program, ...args], {
    cwd,
    input,
    env: ownEnvironment,
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
