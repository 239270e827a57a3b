import type { FastifyInstance } from 'fastify'
import { speakFirst } from '#owner/spoken-language.ts'
import type { Store } from '#server/store/store.ts'
import { measureOutbox } from './figures.ts'
import type { NoticeOptions } from './notices.ts'
import type { Sender } from './sender.ts'
import { type Outbox, startOutbox } from './worker.ts'

/** How long unfinished deliveries may take when the server stops, in ms. */
const grace = 5000

interface PostOfficeOptions {
  store: Store
  /** How long a delivery belongs to a server that has crashed, in ms. */
  lease: number
  notices: NoticeOptions
}

/** Delivers the outbox through the senders that services register. */
export interface PostOffice {
  /** Adds what delivers a kind of row. A kind without a sender waits in the outbox. */
  register(kind: string, sender: Sender): void
  /** Sends what was added to the outbox. Call it after the commit. */
  wake(): void
}

/** Opens when the app is ready, and closes before the app's store does. */
export function openPostOffice(app: FastifyInstance, options: PostOfficeOptions): PostOffice {
  const senders = new Map<string, Sender>()
  const attempts = measureOutbox(app.metrics, options.store)
  let outbox: Outbox | undefined

  app.addHook('onReady', () => {
    outbox = startOutbox({
      ...options,
      senders,
      log: app.log,
      onResult: (kind, result) => attempts.inc({ kind, result }),
    })
  })
  app.addHook('onClose', () => outbox?.stop(grace))
  return {
    register(kind, sender) {
      // The worker looks for the kinds it knew at its start.
      if (outbox) throw new Error(`${kind} was registered after the post office had opened`)
      if (senders.has(kind)) throw new Error(`Two senders were registered for ${kind}`)
      senders.set(kind, sender)
    },
    // Whoever is answered meanwhile may speak another language than the owner, who gets notices.
    wake: () => speakFirst(() => outbox?.wake()),
  }
}
