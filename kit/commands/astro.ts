import { mkdirSync } from 'node:fs'
import type { AstroInlineConfig } from 'astro'
import { stopOnInvalidIdentity } from '#owner/identity-file.ts'

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
  const astro = await import('astro')
  const { astroConfig, devRoot } = await import('#site/astro-config.ts')
  if (command === 'dev') mkdirSync(devRoot, { recursive: true })
  await astro[command]({ ...astroConfig, ...(command === 'dev' && { root: devRoot }), ...options })
}
