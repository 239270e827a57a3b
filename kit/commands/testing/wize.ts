import { execFileSync, spawnSync } from 'node:child_process'
import { globSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
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

/** Makes the site of a sample company in a folder, with more answers if needed, and returns its path. */
export function newSite(folder: string, more: Record<string, string> = {}): string {
  const answers = {
    name: 'Birchmount',
    city: 'Toronto',
    country: 'CA',
    address: '18 Sample Street, Toronto, ON M5V 2T6',
    trade: 'Structural design for owners in Ontario.',
    director: 'Priya Raman',
    headline: 'Principal engineer',
    email: 'office@birchmount.example',
    url: 'https://birchmount.example',
    ...more,
  }
  const flags = Object.entries(answers).map(([flag, answer]) => `--${flag}=${answer}`)
  const made = wize(folder, ['new', 'site', ...flags, '--yes'])
  if (made.status !== 0) throw new Error(made.text)
  return join(folder, 'site')
}

/** Makes a new site one whose owner has written every text and committed it. */
export function finishSite(site: string): void {
  for (const name of ['identity.ts', ...globSync('content/**/*.{md,yaml,json}', { cwd: site })]) {
    const file = join(site, name)
    writeFileSync(file, readFileSync(file, 'utf8').replaceAll('Write here: ', ''))
  }
  for (const args of [
    ['init', '--quiet'],
    ['config', 'user.name', 'Priya Raman'],
    ['config', 'user.email', 'office@birchmount.example'],
    ['add', '.'],
    ['commit', '--quiet', '--message', 'Begin'],
  ])
    execFileSync('git', args, { cwd: site })
}
