// `npm run docs:pictures`: builds the examples in docs/components.md as an article of the sample and
// draws the pictures beside it.

import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { chromium } from '@playwright/test'
import { componentArticle, componentExamples } from './component-examples.ts'
import { startServe } from './doors/serve.ts'
import { loadAll } from './e2e/loaded.ts'
import { ensureChromium } from './machine/browsers.ts'
import { copiesFolder, copySite } from './site-copy.ts'

const repository = fileURLToPath(new URL('../', import.meta.url))
const wize = join(repository, 'kit/bin/wize.mjs')
const site = join(copiesFolder, 'components')
copySite(site)

const { examples, tables } = componentExamples()
for (const [address, table] of tables) write(join('public', address), table)
const pictures = join(site, 'content/en/pictures')
mkdirSync(pictures, { recursive: true })
const photographs = join(repository, 'proof/doors/site/content/en/pictures/station')
cpSync(join(photographs, 'hall.png'), join(pictures, 'hall.png'))
cpSync(join(photographs, 'IMG_0417.JPG'), join(pictures, 'stairwell.jpg'))
write('content/en/blog/components.mdx', componentArticle(examples))

const env = { ...process.env, WIZE_SITE: site, DATA_DIR: join(site, 'data') }
const built = spawnSync(process.execPath, [wize, 'build'], { cwd: site, env, encoding: 'utf8' })
if (built.status !== 0) throw new Error(built.stderr)
const server = await startServe(wize, env, site)
const browser = await chromium.launch({ executablePath: ensureChromium(), args: ['--no-sandbox'] })
const page = await browser.newPage({
  viewport: { width: 900, height: 1100 },
  deviceScaleFactor: 1,
  reducedMotion: 'reduce',
  // The style below isn't the site's.
  bypassCSP: true,
})
await page.goto(`${server.origin}/blog/components`)
await loadAll(page)
// What's pinned to the window would be in every picture.
await page.addStyleTag({ content: 'header[data-shell], [data-meter] { display: none !important }' })
await page
  .locator('details')
  .first()
  .evaluate((details: HTMLDetailsElement) => {
    details.open = true
  })
for (const { id, name } of examples) {
  // Each example lies between its heading and the next one.
  const box = await page.evaluate((own) => {
    const heading = document.getElementById(own)
    heading?.scrollIntoView()
    const range = document.createRange()
    let last = heading
    for (let next = heading?.nextElementSibling; next && next.tagName !== 'H2'; )
      [last, next] = [next as HTMLElement, next.nextElementSibling]
    if (!heading || !last) throw new Error(own)
    range.setStartAfter(heading)
    range.setEndAfter(last)
    const { left, top, width, height } = range.getBoundingClientRect()
    return {
      x: Math.max(0, left - 12),
      y: top - 12,
      width: width + 24,
      height: Math.min(900, height + 24),
    }
  }, id)
  const path = join(repository, 'docs/pictures/components', `${id}.png`)
  await page.screenshot({ clip: box, path })
  console.log(`${name}: docs/pictures/components/${id}.png`)
}
await browser.close()
await server.stop()
rmSync(join(site, 'data'), { recursive: true, force: true })

function write(file: string, text: string) {
  mkdirSync(dirname(join(site, file)), { recursive: true })
  writeFileSync(join(site, file), text)
}
