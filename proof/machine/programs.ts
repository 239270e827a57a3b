import { spawnSync } from 'node:child_process'
import { isOnPath } from '@wize/kit/commands/on-path.ts'

let listsAreFresh = false

/**
 * Installs Debian packages if that's possible without asking: as root on Debian, or if `sudo` is set
 * and needs no password. Elsewhere it does nothing, so callers must check the result.
 */
export function installDebian(packages: string[], { sudo = false } = {}): void {
  const isRoot = process.getuid?.() === 0
  if (!isOnPath('apt-get') || !(isRoot || sudo)) return
  console.error(`Installing ${packages.join(', ')} (Debian) …`)
  const [program = '', ...before] = [
    ...(isRoot ? [] : ['sudo', '-n']),
    'env',
    'DEBIAN_FRONTEND=noninteractive',
    'apt-get',
    '-qq',
  ]
  const run = (...args: string[]) =>
    spawnSync(program, [...before, ...args], { stdio: ['ignore', 'ignore', 'inherit'] })
  if (!listsAreFresh) run('update')
  listsAreFresh = true
  run('install', '-y', '--no-install-recommends', ...packages)
}
