// Runs Astro with its telemetry off, on every system alike.
process.env.ASTRO_TELEMETRY_DISABLED = '1'
await import('../node_modules/astro/bin/astro.mjs')
