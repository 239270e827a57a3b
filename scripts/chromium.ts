import { spawnSync } from 'node:child_process'
import { delimiter, join } from 'node:path'
import { isExecutable, isOnPath } from './programs.ts'

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
  if (isOnPath('apt-get')) {
    console.log('Installing Chromium (Debian package) …')
    const root = process.getuid?.() === 0 ? [] : ['sudo', '-n']
    run([...root, 'apt-get', 'update', '-qq'])
    run([
      ...root,
      'apt-get',
      'install',
      '-y',
      '-qq',
      '--no-install-recommends',
      'chromium',
      'fonts-liberation',
    ])
    const installed = findChromium()
    if (installed) return installed
  }
  console.log('Installing Chromium (Playwright’s own) …')
  if (!run(['npx', 'playwright', 'install', 'chromium'])) {
    throw new Error('No Chromium found and none could be installed; set CHROMIUM_PATH to one.')
  }
  return undefined
}

function run([command = '', ...args]: string[]): boolean {
  return spawnSync(command, args, { stdio: ['ignore', 'ignore', 'inherit'] }).status === 0
}
