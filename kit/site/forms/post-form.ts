import { rateLimitAdvice, retryAfterSeconds } from '#contracts/retry-after.ts'
import words from '#messages/forms.json' with { type: 'json' }
import type { SendResult } from './submission.ts'

/** How long to wait for a response, in ms. */
const answerTimeout = 30_000

/** Posts a form to its action, like the browser would, and reads the server's response. */
export function postForm(
  form: HTMLFormElement,
  values: Record<string, string>,
): Promise<SendResult> {
  const body = new URLSearchParams()
  for (const [name, value] of new FormData(form)) {
    if (typeof value === 'string' && !(name in values)) body.append(name, value)
  }
  for (const [name, value] of Object.entries(values)) body.append(name, value)
  return post(form.action, { body, headers: { accept: 'application/json' } })
}

/**
 * Posts a form's body and reads the response. What isn't our server's JSON counts by its status.
 *
 * @param adviceOn what to do about a refusal. It gets the response and the server's `error`.
 */
export async function post(
  address: string,
  request: Pick<RequestInit, 'body' | 'headers'>,
  adviceOn: (answer: Response, error: unknown) => string = refusalAdvice,
): Promise<SendResult> {
  try {
    const answer = await fetch(address, {
      method: 'POST',
      ...request,
      signal: AbortSignal.timeout(answerTimeout),
    })
    const said: Record<string, unknown> = Object(await answer.json().catch(() => ({})))
    const { outcome, error, errors } = said
    if (answer.ok) return { state: 'sent', outcome: typeof outcome === 'string' ? outcome : 'sent' }
    if (isTexts(errors) && Object.keys(errors).length > 0) return { state: 'invalid', errors }
    return { state: 'failed', advice: adviceOn(answer, error) }
  } catch {
    return { state: 'failed', advice: words.offline }
  }
}

/** What a visitor can do about a form that the server refused. */
export function refusalAdvice({ status, headers }: Response): string {
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
