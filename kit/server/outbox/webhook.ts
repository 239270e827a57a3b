import { createHmac } from 'node:crypto'
import { type Deliver, unavailable } from './sender.ts'

interface WebhookOptions {
  url: string
  /** Signs each call as https://www.standardwebhooks.com specifies. */
  secret: string
  clock?: () => number
}

/** Posts events to the owner's address, signed with HMAC-SHA256. */
export function webhookDelivery(options: WebhookOptions): Deliver {
  const { url, secret, clock = Date.now } = options
  return async ({ id, payload }) => {
    const timestamp = String(Math.floor(clock() / 1000))
    let response: Response
    try {
      response = await fetch(url, {
        method: 'POST',
        body: payload,
        redirect: 'error',
        signal: AbortSignal.timeout(15_000),
        headers: {
          'content-type': 'application/json',
          'webhook-id': id,
          'webhook-timestamp': timestamp,
          'webhook-signature': webhookSignature(secret, id, timestamp, payload),
        },
      })
      await response.body?.cancel()
    } catch (error) {
      const { name, cause } = error as Error & { cause?: { code?: string } }
      return unavailable(`webhook: ${cause?.code ?? name}`)
    }
    if (response.ok) return { outcome: 'sent' }
    const reason = `webhook: status ${response.status}`
    // 410 means that the receiver wants no more calls.
    return response.status === 410
      ? { outcome: 'refused', about: 'mail', reason }
      : unavailable(reason)
  }
}

export function webhookSignature(secret: string, id: string, timestamp: string, body: string) {
  const hmac = createHmac('sha256', secret).update(`${id}.${timestamp}.${body}`)
  return `v1,${hmac.digest('base64')}`
}
