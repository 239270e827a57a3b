// The site's server process. `npm run build` also imports this file, which compiles the server for
// faster starts without starting it.
import { stopOnInvalidIdentity } from '#owner/identity-file.ts'

// An import reads all that a module exports, and these would load Node's `fetch`, which takes 11 MB.
const http = process.getBuiltinModule('node:http')
for (const name of ['WebSocket', 'CloseEvent', 'MessageEvent']) Reflect.deleteProperty(http, name)

if (import.meta.main) await stopOnInvalidIdentity()
// Only now, because these files import identity.ts.
const { startSiteServer } = await import('./site-server.ts')
if (import.meta.main) await startSiteServer()
