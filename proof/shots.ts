// `npm run shots [-- path …]`: screenshots of every route × theme × width of the built site, as PNG
// files in shots/. The site must be running on http://localhost:3000, or at --origin. More options:
// --themes=wize,dark --widths=390,1440 --heights=360 (of the window; 844 below 768 px, else 900)
// --out=folder --fold (first screen only).
import { mkdirSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { chromium } from '@playwright/test'
import { siteFile } from '@wize/kit/owner/root.ts'
import { addressOfPage } from '#contracts/pages.ts'
import { identity } from '#identity.ts'
import { themeKey, themeNames } from '#site/theme/theme-names.ts'
import { loadAll } from './e2e/loaded.ts'
import { ensureChromium } from './machine/browsers.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    themes: { type: 'string', default: themeNames.join(',') },
    widths: { type: 'string', default: '320,390,768,1024,1440,1920,2560,3840' },
    heights: { type: 'string' },
    origin: { type: 'string', default: 'http://localhost:3000' },
    out: { type: 'string', default: 'shots' },
    fold: { type: 'boolean', default: false },
  },
})

const dist = fileURLToPath(siteFile('dist/'))
const routes = positionals.length
  ? positionals
  : readdirSync(dist, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.html') && file !== '404.html')
      .map((file) => addressOfPage(file))

mkdirSync(values.out, { recursive: true })
const browser = await chromium.launch({ executablePath: ensureChromium(), args: ['--no-sandbox'] })
const sizes = values.widths.split(',').flatMap((each) => {
  const width = Number(each)
  const heights = values.heights?.split(',').map(Number) ?? [width < 768 ? 844 : 900]
  return heights.map((height) => ({
    width,
    height,
    size: values.heights ? `${width}x${height}` : each,
  }))
})
for (const { width, height, size } of sizes)
  for (const theme of values.themes.split(',')) {
    const context = await browser.newContext({
      viewport: { width, height },
      reducedMotion: 'reduce',
      bypassCSP: true,
    })
    await context.addInitScript(
      ([key, value]) => localStorage.setItem(key as string, value as string),
      [`${identity.company.id}:${themeKey}`, theme],
    )
    const page = await context.newPage()
    for (const route of routes) {
      await page.goto(values.origin + route)
      await loadAll(page)
      await page.evaluate(() => scrollTo(0, 0))
      const name = `${route === '/' ? 'home' : route.slice(1).replaceAll('/', '-')}-${size}-${theme}.png`
      await page.screenshot({ path: join(values.out, name), fullPage: !values.fold })
      console.log(name)
    }
    await context.close()
  }
await browser.close()
