import { spawnSync } from 'node:child_process'
import { findPostgres } from '#server/testing/postgres.ts'

/**
 * Installs PostgreSQL for the tests of several servers on one store where that needs no one's leave:
 * as root on Debian. Elsewhere those tests are skipped, and say so.
 */
export function ensurePostgres(): void {
  if (findPostgres() || process.getuid?.() !== 0) return
  console.log('Installing PostgreSQL (Debian package) …')
  for (const args of [['update'], ['install', '-y', '--no-install-recommends', 'postgresql']]) {
    spawnSync('apt-get', ['-qq', ...args], {
      stdio: 'ignore',
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    })
  }
}
