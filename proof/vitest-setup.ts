// Runs before every test file.
import { afterAll, vi } from 'vitest'
import { addMissingMethods, emptyDocument } from './jsdom-document.ts'

/** How long a test waits for a condition, in ms: a busy machine needs more than the default second. */
const timeout = 120_000

const { waitFor } = vi
vi.waitFor = (condition, options) =>
  waitFor(condition, typeof options === 'number' ? options : { timeout, ...options })

if (typeof document !== 'undefined') {
  const { cleanup, configure } = await import('@testing-library/react')
  configure({ asyncUtilTimeout: timeout })
  addMissingMethods()
  // Files that share a process share its document, too: nothing of one may reach the next.
  afterAll(() => {
    cleanup()
    emptyDocument()
    localStorage.clear()
    sessionStorage.clear()
    history.replaceState(null, '', '/')
    vi.useRealTimers()
    vi.restoreAllMocks()
    vi.unstubAllGlobals()
  })
}
