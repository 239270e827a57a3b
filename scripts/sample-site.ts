import { existsSync } from 'node:fs'

/** Whether this is the kit with its sample. Owners delete this suite, or `npm run setup` does. */
export const isSampleSite = existsSync(new URL('../e2e/spec-sample.spec.ts', import.meta.url))
