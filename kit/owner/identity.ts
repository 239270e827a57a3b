// `#identity.ts` on the server and in the commands. Vite finds the site's file itself
// (`vite-plugin.ts`).
import type { Identity } from '#contracts/identity.ts'
import { siteFile } from './root.ts'

const file: { identity: Identity } = await import(siteFile('identity.ts').href)

export const { identity } = file
