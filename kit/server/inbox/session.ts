import type { Config } from '#server/config.ts'
import type { inquiryStates } from '#server/store/schema.ts'
import type { Store } from '#server/store/store.ts'

/** What a command reads from and writes to; tests replace it. */
export interface Terminal {
  env: NodeJS.ProcessEnv
  out(text: string): void
  err(text: string): void
  /** Characters per line. */
  width: number
  /** Asks the user; undefined if nobody is at the terminal. */
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

/** What a command works with. */
export interface Session {
  options: Options
  words: string[]
  config: Config
  store: Store
  terminal: Terminal
}

/** A command line that makes no sense, whatever is in the store. */
export class UsageError extends Error {}
