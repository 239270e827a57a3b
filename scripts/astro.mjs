// Runs Astro without telemetry, on every operating system.
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

process.env.ASTRO_TELEMETRY_DISABLED = '1'
// The server's settings. Some of them, such as STATISTICS, affect the pages.
const settings = fileURLToPath(new URL('../.env', import.meta.url))
if (existsSync(settings)) process.loadEnvFile(settings)
// Otherwise Astro would add a stack trace to errors in identity.ts.
const { stopOnInvalidIdentity } = await import('#contracts/identity-file.ts')
await stopOnInvalidIdentity()
await import('../node_modules/astro/bin/astro.mjs')
