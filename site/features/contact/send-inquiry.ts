import '#site/storage/hide-refused-storage.ts'
import { init, send } from '@emailjs/browser'
import type { Identity } from '#contracts/identity.ts'
import { readStored, removeStored, writeStored } from '#site/storage/browser-storage.ts'
import { statusOf } from './failure.ts'

export type MailSettings = Identity['services']['mail']

/** Where an inquiry stands. */
export type SendingState = 'idle' | 'sending' | 'sent' | 'error'

/** How long an answer may take, in ms, before the visitor is told that none came. */
const patience = 30_000

/**
 * Sends an inquiry by the mail service that `settings` name: the site's own server or an outside one.
 * Rejects with whatever the library rejects with: its status objects, its validation strings, the
 * network's `TypeError`, or a `TimeoutError`.
 *
 * @param throttleKey where the time of the last attempt is kept in the browser
 */
export async function sendInquiry(
  settings: MailSettings,
  throttleKey: string,
  parameters: Record<string, string>,
): Promise<void> {
  const { origin, publicKey, serviceId, templateId, throttle, blockHeadless, blockList } = settings
  init(
    {
      publicKey,
      blockHeadless,
      // The library throttles only with a store that it was given.
      storageProvider: browserStorage,
      blockList: { list: blockList, watchVariable: 'from_email' },
      limitRate: { id: throttleKey, throttle },
    },
    origin === 'own' ? location.origin : origin,
  )
  try {
    await Promise.race([send(serviceId, templateId, parameters), timeout()])
  } catch (error) {
    // The library starts to count before it sends; what was not taken may be tried again at once.
    if (statusOf(error) !== 429) await browserStorage.remove(throttleKey)
    throw error
  }
}

const timeout = () =>
  new Promise<never>((_resolve, reject) =>
    setTimeout(() => reject(new DOMException('No answer came', 'TimeoutError')), patience),
  )

const browserStorage = {
  get: async (key: string) => readStored(key),
  set: async (key: string, value: string) => writeStored(key, value),
  remove: async (key: string) => removeStored(key),
}
