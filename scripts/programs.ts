import { spawnSync } from 'node:child_process'
import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'

export function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}

export function isOnPath(name: string): boolean {
  return (process.env.PATH ?? '')
    .split(delimiter)
    .some((folder) => isExecutable(join(folder, name)))
}

/**
 * Installs Debian packages where that needs no one's leave: as root on Debian. Elsewhere it does
 * nothing, and what wanted them is skipped with a word.
 */
export function installDebian(...packages: string[]): void {
  if (process.getuid?.() !== 0 || !isOnPath('apt-get')) return
  console.error(`Installing ${packages.join(', ')} (Debian) …`)
  for (const args of [['update'], ['install', '-y', '--no-install-recommends', ...packages]]) {
    spawnSync('apt-get', ['-qq', ...args], {
      stdio: 'ignore',
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    })
  }
}
