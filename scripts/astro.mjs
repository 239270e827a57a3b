// Runs Astro with its telemetry off, on every system alike.
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

process.env.ASTRO_TELEMETRY_DISABLED = '1'
// The server's settings, some of which the pages tell of, such as STATISTICS.
const settings = fileURLToPath(new URL('../.env', import.meta.url))
if (existsSync(settings)) process.loadEnvFile(settings)
// Astro would add a stack to what is wrong with identity.ts.
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
