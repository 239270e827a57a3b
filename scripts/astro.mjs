// Runs Astro without telemetry, on every operating system.
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

process.env.ASTRO_TELEMETRY_DISABLED = '1'
// The server's settings. Some of them, such as STATISTICS, affect the pages.
const settings = fileURLToPath(new URL('../.env', import.meta.url))
if (existsSync(settings)) process.loadEnvFile(settings)
// Otherwise Astro would add a stack trace to errors in identity.ts.
const { stopOnUnreadableIdentity } = await import('#contracts/identity-file.ts')
await stopOnUnreadableIdentity()
const { identity } = await import('#identity.ts')
const { checkIdentity } = await import('#contracts/identity.ts')
try {
  checkIdentity(identity)
} catch (error) {
  console.error(error.message)
  process.exit(1)
}
await import('../node_modules/astro/bin/astro.mjs')
