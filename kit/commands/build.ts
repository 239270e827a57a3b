// `wize build`: builds next to the live build and replaces it only when complete, so that a failed
// build leaves dist/ (and a server using it) untouched.
import { spawnSync } from 'node:child_process'
import { existsSync, renameSync, rmSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { languagesOf } from '#contracts/languages.ts'
import { identity } from '#identity.ts'
import { stopOnInvalidIdentity } from '#owner/identity-file.ts'
import { siteFile } from '#owner/root.ts'
import { languageFolder } from '#site/build/languages.ts'
import { runAstro } from './astro.ts'
import { compileServer } from './compile-server.ts'

const [, ...others] = languagesOf(identity)
const own = others.find(({ locale }) => locale === identity.locale)
if (own) {
  // Another language's pages, for the process that builds the first one's.
  await runAstro('build', { outDir: languageFolder(own) })
  process.exit()
}

const [live, next, before] = ['dist', '.dist-next', '.dist-before'].map((name) =>
  fileURLToPath(siteFile(name)),
) as [string, string, string]

process.on('exit', (status) => {
  if (status === 0) return
  rmSync(next, { recursive: true, force: true })
  console.error(existsSync(live) ? 'dist/ is unchanged.' : 'There is no build.')
})
rmSync(next, { recursive: true, force: true })
await stopOnInvalidIdentity()
for (const language of others) {
  rmSync(languageFolder(language), { recursive: true, force: true })
  // A process of its own, because words and facts are read once.
  const { status } = spawnSync(process.execPath, [...process.execArgv, ...process.argv.slice(1)], {
    stdio: 'inherit',
    env: { ...process.env, WIZE_LANGUAGE: language.locale },
  })
  if (status !== 0) process.exit(status ?? 1)
}
await runAstro('build', { outDir: next })
rmSync(before, { recursive: true, force: true })
if (existsSync(live)) renameSync(live, before)
renameSync(next, live)
rmSync(before, { recursive: true, force: true })
compileServer()
