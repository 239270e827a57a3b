import { readFileSync } from 'node:fs'
import { expect, type Page, test } from '@playwright/test'
import { siteFile } from '@wize/kit/owner/root.ts'
import { buildManifestSchema, manifestFile } from '#contracts/build-manifest.ts'
import { plainHeaders } from '#contracts/security-headers.ts'
import { loadAll } from './loaded.ts'
import { stayOnChat, withoutPrefix } from './pages.ts'

const manifest = siteFile(`dist/${manifestFile}`)
const { served } = buildManifestSchema.parse(JSON.parse(readFileSync(manifest, 'utf8')))
const paths = served.filter((file) => file.headers).map((file) => file.path)

/** Collects everything that the browser refuses or warns about on this page from now on. */
async function complaintsOf(page: Page): Promise<string[]> {
  const complaints: string[] = []
  await page.exposeFunction('complain', (text: string) => complaints.push(text))
  await page.addInitScript(() => {
    document.addEventListener(
      'securitypolicyviolation',
      ({ effectiveDirective, blockedURI, sample }) => {
        ;(window as unknown as { complain(text: string): void }).complain(
          `${effectiveDirective} ${blockedURI} ${sample}`,
        )
      },
    )
  })
  page.on('pageerror', (error) => complaints.push(error.message))
  page.on('console', (message) => {
    // The assistant's page asks for a server that doesn't run here.
    if (message.text().includes('ERR_CONNECTION_REFUSED')) return
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text())
  })
  return complaints
}

test('every file and page has all security headers', async ({ request }) => {
  for (const { path } of served) {
    const headers = (await request.head(path)).headers()
    for (const name of Object.keys(plainHeaders))
      expect(headers[name.toLowerCase()], `${name} of ${path}`).toBeTruthy()
    expect(headers['content-security-policy'], path).not.toContain('unsafe')
  }
})

test('every page’s policy refuses everything that it doesn’t allow', async ({ request }) => {
  for (const path of paths) {
    const policy = (await request.head(path)).headers()['content-security-policy']?.split('; ')
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

// Several tests, for several workers.
const parts = 12
for (let part = 0; part < parts; part++)
  test(`no page breaks its own policy (${part + 1} of ${parts})`, async ({ page }) => {
    const opened = paths.filter((_, index) => index % parts === part)
    await stayOnChat(page, opened)
    const complaints = await complaintsOf(page)
    for (const path of opened) {
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
