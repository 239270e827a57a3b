/**
 * Fields that the site's forms send in addition to the visitor's. `homepage` is a text field that
 * people don't see and must leave empty. `form_token` comes from `GET /api/form-token` when the
 * form is shown. `idempotency_key` works like the header of that name, for senders that can't set
 * headers: EmailJS's library and plain forms. `visit` says how the visitor got here
 * (`contracts/visit.ts`).
 */
export const guardFields = {
  honeypot: 'homepage',
  token: 'form_token',
  key: 'idempotency_key',
  visit: 'visit',
} as const

/** The server's error for a form that it didn't recognize as its own page's. */
export const foreignOrigin = 'Requests from this origin are not allowed'
