import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from '@playwright/test'
import { hasIsland } from '@wize/kit/commands/verify/page-weight.ts'
import { siteFile } from '@wize/kit/owner/root.ts'
import { buildManifestSchema, manifestFile } from '#contracts/build-manifest.ts'
import { plainHeaders } from '#contracts/security-headers.ts'
import { complaintsOf } from './complaints.ts'
import { loadAll } from './loaded.ts'
import { withoutPrefix } from './pages.ts'

const dist = fileURLToPath(siteFile('dist/'))
const { served } = buildManifestSchema.parse(JSON.parse(readFileSync(dist + manifestFile, 'utf8')))
const pages = served.filter((file) => file.headers)

test('every file and page has all security headers', async ({ request }) => {
  for (const { path, headers: built } of served) {
    const headers = (await request.head(path)).headers()
    for (const name of Object.keys(plainHeaders))
      expect(headers[name.toLowerCase()], `${name} of ${path}`).toBeTruthy()
    const policy = headers['content-security-policy']
    expect(policy, path).not.toContain('unsafe')
    if (built) expect(policy, path).toBe(built['Content-Security-Policy'])
  }
})

test('every page’s policy refuses everything that it doesn’t allow', () => {
  for (const { path, headers } of pages) {
    const policy = headers?.['Content-Security-Policy']?.split('; ')
    const embedded = withoutPrefix(path).startsWith('/embed/')
    const common = ["default-src 'none'", "base-uri 'none'"]
    expect(policy, path).toEqual(expect.arrayContaining(common))
    expect(policy, path).toContain(`frame-ancestors ${embedded ? "'self'" : "'none'"}`)
    // The sandbox has no forms, and its workers can't run under trusted types.
    if (withoutPrefix(path) === '/embed/runner')
      expect(policy, path).toContain("form-action 'none'")
    else
      expect(policy, path).toEqual(
        expect.arrayContaining([
          // The contact page may also allow an outside mail service.
          expect.stringMatching(/^form-action 'self'/),
          "require-trusted-types-for 'script'",
        ]),
      )
  }
})

// `accessibility.spec.ts` watches all pages but views of the blog's list for this, under reduced motion.
const alive = pages
  .filter(({ path, file }) => path === '/' || hasIsland(dist, file))
  .map(({ path }) => path)
  .filter((path) => path === withoutPrefix(path))
test('no page whose parts come alive breaks its own policy', async ({ page }) => {
  test.slow()
  const complaints = await complaintsOf(page)
  for (const path of alive) {
    await page.goto(path)
    await loadAll(page)
    expect(complaints, path).toEqual([])
  }
})

test('the browser enforces the policy on outside pictures and on markup from text', async ({
  page,
}) => {
  const complaints = await complaintsOf(page)
  await page.goto('/')
  const ran = await page.evaluate(() => {
    try {
      document.body.innerHTML = '<b>text</b>'
      return true
    } catch {
      return false
    }
  })
  expect(ran).toBe(false)
  await page.evaluate(() => {
    const image = document.createElement('img')
    image.src = 'https://elsewhere.example/a.png'
    document.body.append(image)
  })
  await expect.poll(() => complaints.join('\n')).toMatch(/img-src https:\/\/elsewhere\.example/)
  expect(complaints.join('\n')).toContain('require-trusted-types-for')
})
