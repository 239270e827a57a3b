// Runs before every test file.
import { vi } from 'vitest'

/** How long a test waits for a condition, in ms: a busy machine needs more than the default second. */
const timeout = 120_000

const { waitFor } = vi
vi.waitFor = (condition, options) =>
  waitFor(condition, typeof options === 'number' ? options : { timeout, ...options })

if (typeof document !== 'undefined') {
  const { configure } = await import('@testing-library/react')
  configure({ asyncUtilTimeout: timeout })
}
