import type { Config } from '#server/config.ts'
import type { inquiryStates } from '#server/store/schema.ts'
import type { Store } from '#server/store/store.ts'

/** The world of a command, so that a test can be one. */
export interface Terminal {
  env: NodeJS.ProcessEnv
  out(text: string): void
  err(text: string): void
  /** Characters in a line. */
  width: number
  /** Asks the person who sits there; missing when nobody does. */
  ask?: (question: string) => Promise<string>
}

export interface Options {
  state?: (typeof inquiryStates)[number]
  type?: string
  limit: number
  out?: string
  format: 'csv' | 'json'
  address?: string
  days?: number
  keep?: number
  all?: boolean
  yes?: boolean
  json?: boolean
}

/** What a command has to work with. */
export interface Session {
  options: Options
  words: string[]
  config: Config
  store: Store
  terminal: Terminal
}

/** What was typed makes no sense, whatever is in the store. */
export class UsageError extends Error {}
