import type { Answer, MailTransport } from '@wize/kit/add-on'

/** Makes the transport from the server's settings. */
export default function courier({ COURIER_URL: url }: NodeJS.ProcessEnv): MailTransport {
  if (!url) throw new Error('COURIER_URL: expected the address of the courier')
  return async (mail): Promise<Answer> => {
    const signal = AbortSignal.timeout(15_000)
    const body = JSON.stringify(mail)
    const response = await fetch(url, { method: 'POST', body, signal }).catch(() => undefined)
    if (response?.ok) return { outcome: 'sent' }
    if (response?.status === 410)
      return { outcome: 'refused', about: 'recipient', reason: 'no such mailbox' }
    const reason = response ? `status ${response.status}` : 'no connection'
    return { outcome: 'retry', about: 'us', reason, affectsAll: true }
  }
}
