// Part of `npm run check`: spelling.
import { spawnSync } from 'node:child_process'

const { status } = spawnSync(
  'cspell',
  [
    ...['lint', '--no-progress', '--no-summary', '--cache', '--cache-strategy', 'content'],
    ...['--cache-location', 'node_modules/.cache/cspell'],
  ],
  { stdio: 'inherit', shell: process.platform === 'win32' },
)
process.exitCode = status ?? 1
