// `wize build`.
import { languagesOf } from '#contracts/languages.ts'
import { identity } from '#identity.ts'
import { languageFolder } from '#site/build/languages.ts'
import { runAstro } from './astro.ts'
import { buildBeside, lockBuild, swapBuilds } from './site-build.ts'

const own = languagesOf(identity)
  .slice(1)
  .find(({ locale }) => locale === identity.locale)
if (own) {
  // Another language's pages, for the process that builds the first one's.
  await runAstro('build', { outDir: languageFolder(own) })
} else {
  lockBuild()
  await buildBeside()
  swapBuilds()
}
