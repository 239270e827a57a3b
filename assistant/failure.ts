import type { AssistantFailure } from '#contracts/assistant-answers.ts'

/** Something that a caller is told: what is wrong, what to do next, and the status it goes with. */
export class Failure extends Error {
  readonly status: number
  readonly details: string

  constructor(status: number, error: string, details: string) {
    super(error)
    this.status = status
    this.details = details
  }

  get answer(): AssistantFailure {
    return { error: this.message, details: this.details }
  }
}
