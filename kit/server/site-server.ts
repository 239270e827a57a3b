import { buildApp } from './app.ts'
import { prepareSearches } from './blog/search-page.ts'
import { collectGarbage } from './collect-garbage.ts'
import { readConfig } from './config.ts'
import { listenForMetrics } from './metrics/metrics.ts'
import { explainStart } from './start-errors.ts'
import { buildIn } from './static/build-folder.ts'
import { loadBuild, reloadBuild } from './static/site.ts'
import { openStore } from './store/store.ts'

/** How long unfinished requests may take after a stop signal, in ms. */
const shutdownTimeout = 10_000

/**
 * Reads the settings, loads the build, opens the store, listens, and handles signals and shutdown.
 * Ends the process with a plain message if any of that fails.
 */
export async function startSiteServer() {
  try {
    await serve()
  } catch (error) {
    console.error(explainStart(error as Error, process.env))
    process.exit(1)
  }
}

async function serve() {
  // First, because the signal ends a process that doesn't handle it.
  const { promise: started, resolve: startReloads } = Promise.withResolvers<() => void>()
  process.on('SIGHUP', () => void started.then((reload) => reload()))

  const config = readConfig()
  const build = await loadBuild(buildIn('dist'), config)
  const store = await openStore(config.store, { verify: true })
  const app = await buildApp({ config, ...build, store })

  if (config.metricsPort !== undefined) {
    const listener = await listenForMetrics(app.metrics, config.metricsPort).catch((error) => {
      if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error
      throw new Error(
        `METRICS_PORT ${config.metricsPort} is taken by another program. Stop that, or choose another.`,
      )
    })
    app.addHook('onClose', () => void listener.close())
  }

  let stopping = false
  const stop = (reason: string) => {
    if (stopping) return
    stopping = true
    app.log.info({ reason }, 'stopping')
    setTimeout(() => {
      app.log.warn('requests under way were cut off')
      process.exit(1)
    }, shutdownTimeout).unref()
    // Without this, a mail server that hangs would keep the process alive.
    void app.close().then(() => process.exit(0))
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, stop)
  if (process.env.npm_lifecycle_event) stopWithParent(stop)

  await app.listen({ port: config.port, host: config.host })
  startReloads(() => {
    reloadBuild('dist', config, build, { prepare: prepareSearches }).then(
      (files) => app.log.info({ files }, 'the new build is served'),
      (error: Error) => app.log.error(`The new build cannot be served: ${error.message}`),
    )
  })
  collectGarbage()
}

/** npm exits on a signal without stopping the server, so the server watches for that itself. */
function stopWithParent(stop: (reason: string) => void) {
  const parent = process.ppid
  setInterval(() => process.ppid !== parent && stop('npm has ended'), 500).unref()
}
