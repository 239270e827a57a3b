// `npm run check:pseudo`: translates a copy of the site into a pseudo-locale, builds it with the kit
// as it is, and reports every plain English word that visitors, mail readers, or screen readers still
// get, and every text that doesn't fit. pseudo-locale/inspect.ts lists what's checked.
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { translateSite } from './pseudo-locale/translate.ts'
import { copiesFolder, copySite } from './site-copy.ts'

const copy = join(copiesFolder, 'pseudo-locale')
copySite(copy)
translateSite(copy)
const program = (name: string) => fileURLToPath(import.meta.resolve(name))
for (const command of [
  [program('@wize/kit/bin/wize.mjs'), 'build'],
  [...process.execArgv, program('@wize/proof/pseudo-locale/inspect.ts')],
]) {
  const { status } = spawnSync(process.execPath, command, {
    cwd: copy,
    env: { ...process.env, WIZE_SITE: copy },
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  if (status !== 0) process.exit(status ?? 1)
}
