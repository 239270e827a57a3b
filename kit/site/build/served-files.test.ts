import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import servedFiles from './served-files.ts'

let root = ''
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'served-'))
  for (const folder of ['public/papers', 'theme', 'data'])
    mkdirSync(join(root, folder), { recursive: true })
  for (const file of ['public/a.txt', 'theme/b.txt', 'data/c.txt', 'theme/d.key'])
    writeFileSync(join(root, file), file)
})
afterEach(() => rmSync(root, { recursive: true }))

/** The integration's hooks, with what they need of Astro. */
function hooks() {
  const { hooks } = servedFiles(['theme'])
  const at = (name: string) => pathToFileURL(`${join(root, name)}/`)
  const config = { root: at(''), publicDir: at('public') }
  hooks['astro:config:setup']?.({ config, updateConfig: vi.fn() } as never)
  return hooks
}
const build = () => hooks()['astro:build:start']?.({} as never)
const link = (from: string, to: string) => symlinkSync(join(root, to), join(root, from))

test('a build publishes links to files of the site', () => {
  link('public/papers/a.txt', 'public/a.txt')
  link('public/b.txt', 'theme/b.txt')
  link('public/nowhere', 'gone')
  expect(build).not.toThrow()
})

test.each(['data/c.txt', 'data', '', 'theme/d.key'])('a build publishes no link to “%s”', (to) => {
  link('public/papers/link', to)
  expect(build).toThrow(
    /^public\/papers\/link: expected a copy of the file, because all of public\/ is published; found a link to /,
  )
})

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
