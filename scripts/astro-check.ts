// Part of `npm run check`: the types in .astro files. Astro first writes down the types of a site's
// content, which they and TypeScript's own check use.
import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../', import.meta.url))
process.env['WIZE_SITE'] = `${root}sites/wize`
// Only now, because these files look for the site.
await import('@wize/kit/owner/register-words.ts')
const { runAstro } = await import('@wize/kit/commands/astro.ts')
await runAstro('sync')

const flags = ['--minimumSeverity', 'warning', '--tsconfig', 'scripts/tsconfig.astro.json']
const { status } = spawnSync('astro-check', flags, {
  cwd: root,
  stdio: 'inherit',
  shell: process.platform === 'win32',
})
process.exitCode = status ?? 1
