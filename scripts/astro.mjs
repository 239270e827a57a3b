// Runs Astro with its telemetry off, on every system alike.
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

process.env.ASTRO_TELEMETRY_DISABLED = '1'
// The server's settings, some of which the pages tell of, such as STATISTICS.
const settings = fileURLToPath(new URL('../.env', import.meta.url))
if (existsSync(settings)) process.loadEnvFile(settings)
await import('../node_modules/astro/bin/astro.mjs')
