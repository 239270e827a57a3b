import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { ask, copySite, startSiteCopy } from '#site/testing/dev-server.ts'

const article = 'content/en/blog/price-the-unknowns.mdx'

let root = ''
let server: Awaited<ReturnType<typeof startSiteCopy>>

beforeAll(async () => {
  root = copySite()
  server = await startSiteCopy(root, 'dev')
})

afterAll(async () => {
  await server.stop()
  rmSync(root, { recursive: true })
})

function edit(file: string, pattern: RegExp, text: string) {
  const path = join(root, file)
  const before = readFileSync(path, 'utf8')
  // When the test is retried, it's changed already.
  expect(before).toMatch(pattern)
  writeFileSync(path, before.replace(pattern, text))
}

const shows = (text: string) =>
  vi.waitFor(
    async () =>
      expect(String((await ask(server.port, '/blog/price-the-unknowns')).body)).toContain(text),
    { timeout: 60_000, interval: 500 },
  )

test('changed content shows, also after identity.ts has changed', async () => {
  await shows('<title>')
  edit(article, /^title: .*/m, 'title: First change')
  await shows('First change')
  edit('identity.ts', /name: '[^']*'/, "name: 'Another company'")
  await shows('Another company')
  await vi.waitFor(() => expect(server.log()).toContain('server restarted'), 60_000)
  edit(article, /^title: .*/m, 'title: Second change')
  await shows('Second change')
})
