import { visitNote } from '#site/storage/visit-note.ts'

/** How a form fared: taken, or which controls are wrong, or what the visitor can do about it. */
export type Posted =
  | { state: 'taken'; outcome: string }
  | { state: 'faulty'; errors: Record<string, string> }
  | { state: 'failed'; advice: string }

/** How long an answer may take, in ms. */
const patience = 30_000

/** Posts a form's values to its action, as the browser would, and reads the server's answer. */
export async function postForm(
  form: HTMLFormElement,
  values: Record<string, string>,
): Promise<Posted> {
  const body = new URLSearchParams()
  for (const [name, value] of new FormData(form)) {
    if (typeof value === 'string' && !(name in values)) body.append(name, value)
  }
  for (const [name, value] of Object.entries(values)) body.append(name, value)
  const visit = visitNote()
  if (visit) body.append('visit', visit)
  try {
    const answer = await fetch(form.action, {
      method: 'POST',
      body,
      headers: { accept: 'application/json' },
      signal: AbortSignal.timeout(patience),
    })
    const { errors, outcome } = (await answer.json().catch(() => ({}))) as Record<string, unknown>
    if (answer.ok) return { state: 'taken', outcome: String(outcome) }
    if (isTexts(errors) && Object.keys(errors).length > 0) return { state: 'faulty', errors }
    const advice =
      answer.status === 429
        ? 'Too many forms came from here. Wait some minutes before you try again.'
        : 'Our server could not take it now. Try again in a minute.'
    return { state: 'failed', advice }
  } catch {
    return {
      state: 'failed',
      advice: 'No connection to the server. Check that you are online, then try again.',
    }
  }
}

function isTexts(value: unknown): value is Record<string, string> {
  return (
    typeof value === 'object' &&
    value !== null &&
    Object.values(value).every((text) => typeof text === 'string')
  )
}
