/**
 * Fields that the site's own forms send besides the visitor's. `homepage` is a text field that people
 * don't see and must leave empty; `form_token` comes from `GET /api/form-token` when the form is
 * shown; `idempotency_key` does what the header of that name does, for senders that set no headers:
 * the mail library and plain forms; `visit` says how the visitor came here (`contracts/visit.ts`).
 */
export const guardFields = {
  honeypot: 'homepage',
  token: 'form_token',
  key: 'idempotency_key',
  visit: 'visit',
} as const
