// `wize build`: builds next to the live build and replaces it only when complete, so that a failed
// build leaves dist/ (and a server using it) untouched.
import { existsSync, renameSync, rmSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { siteFile } from '#owner/root.ts'
import { runAstro } from './astro.ts'
import { compileServer } from './compile-server.ts'

const [live, next, before] = ['dist', '.dist-next', '.dist-before'].map((name) =>
  fileURLToPath(siteFile(name)),
) as [string, string, string]

process.on('exit', (status) => {
  if (status === 0) return
  rmSync(next, { recursive: true, force: true })
  console.error(existsSync(live) ? 'dist/ is unchanged.' : 'There is no build.')
})
rmSync(next, { recursive: true, force: true })
await runAstro('build', { outDir: next })
rmSync(before, { recursive: true, force: true })
if (existsSync(live)) renameSync(live, before)
renameSync(next, live)
rmSync(before, { recursive: true, force: true })
compileServer()
