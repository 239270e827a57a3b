// Part of `npm run check`: spelling. An owner's texts may have names that no dictionary knows, so
// content is only checked as long as it's the sample's.
import { spawnSync } from 'node:child_process'
import { isSampleSite } from './sample-site.ts'

const ownTexts = ['content/**', 'identity.ts', 'README.md']
const { status } = spawnSync(
  'cspell',
  [
    ...['lint', '--no-progress', '--no-summary', '--cache', '--cache-strategy', 'content'],
    ...['--cache-location', 'node_modules/.cache/cspell'],
    ...(isSampleSite ? [] : ownTexts.flatMap((files) => ['--exclude', files])),
  ],
  { stdio: 'inherit', shell: process.platform === 'win32' },
)
process.exitCode = status ?? 1
