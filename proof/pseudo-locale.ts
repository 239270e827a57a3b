// `npm run check:pseudo`: translates a copy of the site into a pseudo-locale, builds it, and
// reports every plain English word that visitors, mail readers, or screen readers still get, and
// every text that doesn't fit. pseudo-locale/inspect.ts lists what's checked.
import { spawnSync } from 'node:child_process'
import { copyProject } from './project-copy.ts'
import { translateProject } from './pseudo-locale/translate.ts'

const copy = copyProject('pseudo-locale')
translateProject(copy)
for (const [command, ...args] of [
  ['scripts/astro.mjs', 'build', '--silent'],
  ['scripts/pseudo-locale/inspect.ts'],
]) {
  const { status } = spawnSync(process.execPath, [command, ...args] as string[], {
    cwd: copy,
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  if (status !== 0) process.exit(status ?? 1)
}
