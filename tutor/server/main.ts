// The learning assistant's process: reads settings, listens on this machine only, and shuts down
// gracefully.
import { stopOnInvalidIdentity } from '@wize/kit/owner/identity-file.ts'

await stopOnInvalidIdentity()
// Only now, because these files import identity.ts.
const { buildApp } = await import('./app.ts')
const { readConfig } = await import('./config.ts')

/** How long unfinished answers may take after a stop signal, in ms. */
const shutdownTimeout = 5_000

try {
  const config = readConfig()
  const app = buildApp(config)
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      app.log.info({ signal }, 'stopping')
      setTimeout(() => process.exit(1), shutdownTimeout).unref()
      void app.close()
    })
  }
  // Never any other address: the assistant is for this machine only.
  await app.listen({ port: config.port, host: '127.0.0.1' })
} catch (error) {
  const { code, message } = error as NodeJS.ErrnoException
  console.error(
    code === 'EADDRINUSE'
      ? 'The port of the learning assistant is taken by another program. Stop that, or choose another port with ASSISTANT_PORT, and name it in identity.ts: services.assistant.origin'
      : message,
  )
  process.exit(1)
}
