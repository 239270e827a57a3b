import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, expect, test, vi } from 'vitest'
import servedFiles from './served-files.ts'

const root = mkdtempSync(join(tmpdir(), 'served-'))
afterAll(() => rmSync(root, { recursive: true }))

/** The integration's hooks, with what they need of Astro. */
function hooks() {
  const { hooks } = servedFiles(['theme'])
  const at = (name: string) => pathToFileURL(`${join(root, name)}/`)
  const config = { root: at(''), publicDir: at('public') }
  hooks['astro:config:setup']?.({ config, updateConfig: vi.fn() } as never)
  return hooks
}

test.each([
  ['/a.svg', true],
  ['/a.svg?x', true],
  ['/a.%73vg', true],
  ['/a.png', false],
])('on the dev server, a drawing runs no scripts: %s', (url, isGuarded) => {
  const stack: { handle: (...given: unknown[]) => void }[] = []
  hooks()['astro:server:setup']?.({ server: { middlewares: { stack } } } as never)
  const headers = new Map<string, string>()
  const next = vi.fn()
  stack[0]?.handle({ url, headers: {} }, { setHeader: headers.set.bind(headers) }, next)
  expect(next).toHaveBeenCalled()
  expect(headers.get('Content-Security-Policy')?.startsWith("default-src 'none'")).toBe(
    isGuarded || undefined,
  )
})
