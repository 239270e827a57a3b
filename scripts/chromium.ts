import { spawnSync } from 'node:child_process'
import { delimiter, join } from 'node:path'
import { installDebian, isExecutable } from './programs.ts'

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

/** Path of a Chromium on this machine's PATH (or in CHROMIUM_PATH), or undefined. */
export function findChromium(env: NodeJS.ProcessEnv = process.env): string | undefined {
  const folders = (env.PATH ?? '').split(delimiter)
  const candidates = names.flatMap((name) => folders.map((folder) => join(folder, name)))
  return [env.CHROMIUM_PATH ?? '', ...candidates].find((path) => path && isExecutable(path))
}

/**
 * Finds Chromium or installs it: Debian's package where `apt-get` is there, Playwright's own elsewhere.
 * Returns its path, or undefined when Playwright is to use the browser it brought.
 */
export function ensureChromium(): string | undefined {
  const found = findChromium()
  if (found) return found
  installDebian(['chromium', 'fonts-liberation'], { sudo: true })
  const installed = findChromium()
  if (installed) return installed
  console.log('Installing Chromium (Playwright’s own) …')
  const args = ['playwright', 'install', 'chromium']
  if (spawnSync('npx', args, { stdio: ['ignore', 'ignore', 'inherit'] }).status !== 0) {
    throw new Error('No Chromium found and none could be installed; set CHROMIUM_PATH to one.')
  }
  return undefined
}
