import { rateLimitAdvice, retryAfterSeconds } from '#contracts/retry-after.ts'
import words from '#messages/forms.json' with { type: 'json' }
import type { SendResult } from './submission.ts'

/** How long to wait for a response, in ms. */
const answerTimeout = 30_000

/** Posts a form to its action, like the browser would, and reads the server's response. */
export async function postForm(
  form: HTMLFormElement,
  values: Record<string, string>,
): Promise<SendResult> {
  const body = new URLSearchParams()
  for (const [name, value] of new FormData(form)) {
    if (typeof value === 'string' && !(name in values)) body.append(name, value)
  }
  for (const [name, value] of Object.entries(values)) body.append(name, value)
  try {
    const answer = await fetch(form.action, {
      method: 'POST',
      body,
      headers: { accept: 'application/json' },
      signal: AbortSignal.timeout(answerTimeout),
    })
    const { errors, outcome } = (await answer.json().catch(() => ({}))) as Record<string, unknown>
    if (answer.ok) return { state: 'sent', outcome: String(outcome) }
    if (isTexts(errors) && Object.keys(errors).length > 0) return { state: 'invalid', errors }
    return { state: 'failed', advice: advice(answer) }
  } catch {
    return { state: 'failed', advice: words.offline }
  }
}

function advice({ status, headers }: Response): string {
  if (status === 429) return rateLimitAdvice(retryAfterSeconds(headers.get('retry-after')))
  if (status === 403) return words.notSetUp
  return words.serverFault
}

function isTexts(value: unknown): value is Record<string, string> {
  return (
    typeof value === 'object' &&
    value !== null &&
    Object.values(value).every((text) => typeof text === 'string')
  )
}
