import { existsSync, renameSync, rmSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { siteFile } from '#owner/root.ts'
import { runAstro } from './astro.ts'
import { compileServer } from './compile-server.ts'

const folder = (name: string) => fileURLToPath(siteFile(name))
const [live, next, before] = [folder('dist'), folder('.dist-next'), folder('.dist-before')]

/**
 * Builds next to the live build, so that one that fails leaves dist/ (and a server using it) untouched.
 * Resolves with the new build's folder.
 */
export async function buildBeside(): Promise<string> {
  process.on('exit', (status) => {
    if (status === 0) return
    rmSync(next, { recursive: true, force: true })
    console.error(existsSync(live) ? 'dist/ is unchanged.' : 'There is no build.')
  })
  rmSync(next, { recursive: true, force: true })
  await runAstro('build', { outDir: next })
  return next
}

/** Makes the new build the live one. */
export function swapBuilds(): void {
  rmSync(before, { recursive: true, force: true })
  if (existsSync(live)) renameSync(live, before)
  renameSync(next, live)
  rmSync(before, { recursive: true, force: true })
  compileServer()
}
