// `npm run check:pseudo`: puts a copy of the site into a pseudo-locale, builds it, and names every plain
// English word that a visitor, a reader of its mails, or a screen reader still gets, and every text that
// doesn't fit its place. What is looked at is in pseudo-locale/inspect.ts.
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
