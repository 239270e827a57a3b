// The site's server as a process that a test can kill. Settings come from the environment, and
// `BUILD` is the folder of a build. Its first line of output has its port and process id.
import { buildApp } from '#server/app.ts'
import { collectGarbage } from '#server/collect-garbage.ts'
import { readConfig } from '#server/config.ts'
import { loadBuild } from '#server/static/site.ts'
import { openStore } from '#server/store/store.ts'
import { everythingOn } from './identity.ts'

const config = readConfig()
const store = await openStore(config.store, { verify: true })
const { BUILD } = process.env
const site = BUILD ? (await loadBuild(BUILD, config)).site : new Map()
const app = await buildApp({ config, site, store, identity: everythingOn })
process.once('SIGTERM', () => app.close().then(() => process.exit()))
// Stops the server when the test ends, however it ends.
process.stdin
  .on('end', () => process.exit())
  .resume()
  .unref()
await app.listen({ port: config.port, host: '127.0.0.1', backlog: 4096 })
collectGarbage()
const { port } = app.server.address() as { port: number }
process.stdout.write(`${JSON.stringify({ port, pid: process.pid })}\n`)
