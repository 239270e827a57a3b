import { fill } from '@wize/kit/i18n/format.ts'
import type { AssistantFailure } from '#contracts/assistant-answers.ts'

/** An error to show to the caller: what went wrong, what to do next, and the HTTP status. */
export class Failure extends Error {
  readonly status: number
  readonly details: string

  /** `values` are those of both texts’ placeholders. */
  constructor(
    { error, details }: AssistantFailure,
    status: number,
    values: Record<string, string | number> = {},
  ) {
    super(fill(error, values))
    this.status = status
    this.details = fill(details, values)
  }

  get answer(): AssistantFailure {
    return { error: this.message, details: this.details }
  }
}
