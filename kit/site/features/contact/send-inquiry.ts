import '#site/storage/hide-refused-storage.ts'
import { init, send } from '@emailjs/browser'
import { heldAnswer } from '#contracts/form-guards.ts'
import type { Identity } from '#contracts/identity.ts'
import { paths } from '#contracts/paths.ts'
import { retryAfterSeconds } from '#contracts/retry-after.ts'
import { readStored, removeStored, writeStored } from '#site/storage/browser-storage.ts'
import { type MailFailure, statusOf } from './failure.ts'

export type MailSettings = Identity['services']['mail']

/** How long to wait for a response, in ms. */
const answerTimeout = 30_000

/**
 * Sends an inquiry by the mail service that `settings` name: the site's own server or an outside one.
 * Resolves with what became of it: what to show, or what went wrong.
 *
 * @param throttleKey where the time of the last attempt is kept in the browser
 */
export async function sendInquiry(
  settings: MailSettings,
  throttleKey: string,
  parameters: Record<string, string | string[]>,
): Promise<MailFailure | { outcome: 'sent' | 'held' }> {
  const { origin, publicKey, serviceId, templateId, throttle, blockHeadless, blockList } = settings
  init(
    {
      publicKey,
      blockHeadless,
      // The library throttles only if it's given a storage.
      storageProvider: browserStorage,
      blockList: { list: blockList, watchVariable: 'from_email' },
      limitRate: { id: throttleKey, throttle },
    },
    origin === 'own' ? location.origin : origin,
  )
  const answer = watchAnswer()
  try {
    const { text } = await Promise.race([send(serviceId, templateId, parameters), timeout()])
    return { outcome: text === heldAnswer ? 'held' : 'sent' }
  } catch (error) {
    const throttledFor =
      statusOf(error) === 429 && !answer.came
        ? (throttle - (Date.now() - Number(readStored(throttleKey)))) / 1000
        : undefined
    // The library starts its throttle before it sends. A message that wasn't accepted may be
    // retried right away.
    if (throttledFor === undefined) removeStored(throttleKey)
    return { error, retryAfter: answer.retryAfter, throttledFor }
  } finally {
    answer.stop()
  }
}

/**
 * Reads `Retry-After` from the mail service's response, because the library passes on only status
 * and text. Without a response, the library itself refused.
 */
function watchAnswer() {
  const { fetch } = globalThis
  const seen = {
    came: false,
    retryAfter: undefined as number | undefined,
    stop: () => {
      globalThis.fetch = fetch
    },
  }
  globalThis.fetch = async (...request) => {
    const answer = await fetch(...request)
    if (String(request[0]).endsWith(paths.mailSend)) {
      seen.came = true
      seen.retryAfter = retryAfterSeconds(answer.headers.get('retry-after'))
    }
    return answer
  }
  return seen
}

const timeout = () =>
  new Promise<never>((_resolve, reject) =>
    setTimeout(() => reject(new DOMException('No answer came', 'TimeoutError')), answerTimeout),
  )

const browserStorage = {
  get: async (key: string) => readStored(key),
  set: async (key: string, value: string) => writeStored(key, value),
  remove: async (key: string) => removeStored(key),
}
