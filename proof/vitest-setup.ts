// Runs before every test file.
import { afterAll, expect, vi } from 'vitest'
import { addMissingMethods, emptyDocument } from './jsdom-document.ts'

/** How long a test waits for a condition, in ms: a busy machine needs more than the default second. */
const timeout = 120_000

const { waitFor } = vi
vi.waitFor = (condition, options) =>
  waitFor(condition, typeof options === 'number' ? options : { timeout, ...options })

// Most files share a process: nothing of one may reach the next.
afterAll(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
})
if (!/\.(alone|long)\.test\./.test(expect.getState().testPath ?? '')) {
  const refuse = () => {
    throw new Error('This would replace modules of other tests. Name the file *.alone.test.ts.')
  }
  Object.assign(vi, { mock: refuse, doMock: refuse, resetModules: refuse })
}

if (typeof document !== 'undefined') {
  const { cleanup, configure } = await import('@testing-library/react')
  configure({ asyncUtilTimeout: timeout })
  addMissingMethods()
  afterAll(() => {
    cleanup()
    emptyDocument()
    localStorage.clear()
    sessionStorage.clear()
    history.replaceState(null, '', '/')
  })
}
