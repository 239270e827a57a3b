import { mkdirSync } from 'node:fs'
import { setTimeout } from 'node:timers/promises'
import type { AstroInlineConfig } from 'astro'
import { problemsText } from '#content/problem.ts'
import { stopOnInvalidIdentity } from '#owner/identity-file.ts'
import { onRestart } from '#owner/restarts.ts'
import { siteRoot } from '#owner/root.ts'

/** Runs Astro on the site, without telemetry. Ends the process if identity.ts can't be used. */
export async function runAstro(
  command: 'build' | 'dev' | 'sync',
  options: AstroInlineConfig = {},
): Promise<void> {
  process.env['ASTRO_TELEMETRY_DISABLED'] = '1'
  // React looks at this when it's first imported.
  process.env['NODE_ENV'] ??= command === 'build' ? 'production' : 'development'
  // Otherwise Astro would add a stack trace to errors in identity.ts.
  await stopOnInvalidIdentity()
  const { astroConfig } = await import('#site/astro-config.ts')
  const config = { ...astroConfig, ...options }
  if (command === 'dev') return runDevServer(config)
  const astro = await import('astro')
  await astro[command](config)
}

/** Vite's own restart would close what Astro watches content with, so no edit of a text would be shown after it. */
async function runDevServer(config: AstroInlineConfig): Promise<void> {
  const { dev } = await import('astro')
  const { devRoot } = await import('#site/astro-config.ts')
  const { allProblems } = await import('#site/build/content.ts')
  const { identity } = await import('#owner/identity.ts')
  mkdirSync(devRoot, { recursive: true })
  let server = await dev({ ...config, root: devRoot })
  const { port } = server.address

  /** A server that starts refuses content with problems, which the one that runs only reports. */
  const untilContentIsRight = async () => {
    for (let last = ''; ; await setTimeout(1_000)) {
      const found = problemsText(await allProblems(siteRoot, identity))
      if (!found) return
      if (found !== last) console.error(found)
      last = found
    }
  }
  onRestart(async () => {
    await untilContentIsRight()
    await server.stop()
    server = await dev({ ...config, root: devRoot, server: { ...config.server, port } })
  })
}
