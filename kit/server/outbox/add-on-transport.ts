import { setTimeout as wait } from 'node:timers/promises'
import { type Answer, type MailTransport, subjects } from '#contracts/mail-transport.ts'

const late = Symbol('late')
/** How long an add-on may take for a mail, in ms. A delivery that never ends would keep its slot. */
const sendTimeout = 60_000
/** In characters. A reason goes into the log, and into the store for each delivery. */
const maxReasonLength = 200

/**
 * Guards the outbox against an add-on's mistakes: a mail that takes too long, or an answer that isn't
 * one, is a failure like any other and tried again.
 */
export function addOnTransport(
  name: string,
  send: MailTransport,
  timeout = sendTimeout,
): MailTransport {
  return async (mail) => {
    const over = new AbortController()
    try {
      const answer = await Promise.race([send(mail), timeLimit(timeout, over.signal)])
      if (answer === late)
        return { outcome: 'retry', about: 'us', reason: `${name}: no answer`, affectsAll: true }
      if (!isAnswer(answer)) throw new Error('The outbox doesn’t know this answer')
      return answer.outcome === 'sent'
        ? answer
        : { ...answer, reason: `${name}: ${answer.reason}`.slice(0, maxReasonLength) }
    } finally {
      over.abort()
    }
  }
}

async function timeLimit(ms: number, signal: AbortSignal): Promise<typeof late> {
  await wait(ms, undefined, { ref: false, signal }).catch(() => {})
  return late
}

function isAnswer(value: unknown): value is Answer {
  const { outcome, about, reason } = (value ?? {}) as Record<string, unknown>
  if (outcome === 'sent') return true
  return (
    (outcome === 'retry' || outcome === 'refused') &&
    subjects.some((known) => known === about) &&
    typeof reason === 'string'
  )
}
