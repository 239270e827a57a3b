import { existsSync, renameSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { checkBuildSettings } from '#contracts/environment.ts'
import { languagesOf, publishLanguageVariable } from '#contracts/languages.ts'
import { identity } from '#identity.ts'
import type editorWords from '#messages/editor.json'
import { stopOnInvalidIdentity } from '#owner/identity-file.ts'
import { siteFile, siteRoot } from '#owner/root.ts'
import { siteWords } from '#owner/site-words.ts'
import { asideOf, linked } from '#server/static/build-folder.ts'
import { stopOnProblems } from '#site/build/content.ts'
import { languageFolder } from '#site/build/languages.ts'
import { runAstro } from './astro.ts'
import { compileServer } from './compile-server.ts'
import { takeBuild } from './one-build.ts'
import { runInOwnProcess } from './own-process.ts'

const folder = (name: string) => fileURLToPath(siteFile(name))
const live = linked(folder('dist'))
const next = join(dirname(live), '.dist-next')
const before = asideOf(live)

/** Keeps other builds of the site from starting until this process ends; ends it if one is running. */
export function lockBuild(): void {
  if (takeBuild(folder('node_modules/.cache/one-build'))) {
    // What `swapBuilds` leaves if it's killed.
    if (!existsSync(live) && existsSync(before)) renameSync(before, live)
    return
  }
  const language = process.env[publishLanguageVariable] ?? 'en'
  const words = siteWords('#messages/editor.json', language) as typeof editorWords
  console.error(words.publication.building)
  process.exit(1)
}

/**
 * Builds next to the live build, so that one that fails leaves dist/ (and a server using it) untouched.
 * Resolves with the new build's folder. Needs `lockBuild` first.
 */
export async function buildBeside(): Promise<string> {
  process.on('exit', (status) => {
    if (status === 0) return
    rmSync(next, { recursive: true, force: true })
    console.error(
      existsSync(live)
        ? 'dist/ is unchanged.'
        : 'dist/ doesn’t exist yet. The first build without errors makes it.',
    )
  })
  rmSync(next, { recursive: true, force: true })
  checkBuildSettings()
  await stopOnInvalidIdentity()
  const [, ...others] = languagesOf(identity)
  // Their pictures take minutes, so what's wrong in the first language is said before.
  await stopOnProblems(siteRoot, identity)
  for (const language of others) await buildLanguage(language)
  await runAstro('build', { outDir: next })
  return next
}

async function buildLanguage(language: ReturnType<typeof languagesOf>[number]) {
  rmSync(languageFolder(language), { recursive: true, force: true })
  const build = new URL('build.ts', import.meta.url)
  await runInOwnProcess(build, { ...process.env, WIZE_LANGUAGE: language.locale })
}

/** Makes the new build the live one. */
export function swapBuilds(): void {
  rmSync(before, { recursive: true, force: true })
  if (existsSync(live)) renameSync(live, before)
  renameSync(next, live)
  rmSync(before, { recursive: true, force: true })
  compileServer()
}
