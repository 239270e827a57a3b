import { chromium, type Page } from '@playwright/test'
import { launch } from 'chrome-launcher'
import lighthouse from 'lighthouse'
import { findChromium } from '#commands/chromium.ts'
import type { Check, Dist, Finding } from '#contracts/check.ts'
import { errorAt, warningAt } from './findings.ts'
import { startSite } from './served-site.ts'
import { barriersAtBothWidths } from './wcag.ts'

/** Lighthouse scores below these are worth a look. A busy machine lowers the first one. */
const expectedScores = { performance: 90, accessibility: 100, 'best-practices': 95, seo: 95 }

/**
 * What only a browser can check: accessibility in every theme, and Lighthouse for landing pages.
 */
export async function browserChecks(dist: Dist, port: string): Promise<Check[]> {
  const site = await startSite(port)
  try {
    return [await accessibility(dist, site.origin), await speed(dist, site.origin)]
  } finally {
    await site.stop()
  }
}

async function accessibility({ pages }: Dist, origin: string): Promise<Check> {
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: ['--no-sandbox', '--disable-gpu'],
  })
  const context = await browser.newContext({ reducedMotion: 'reduce', bypassCSP: true })
  const findings: Finding[] = []
  const waiting = pages.map(({ path }) => path)
  const lane = async () => {
    const page = await context.newPage()
    // The chat page redirects to another site, where there's nothing to check. A 204 response keeps
    // it where it is.
    await page.route(/^https:/, (route) => route.fulfill({ status: 204 }))
    for (let path = waiting.shift(); path; path = waiting.shift())
      findings.push(...(await barriersOf(page, origin, path)))
  }
  try {
    await Promise.all([lane(), lane()])
  } finally {
    await browser.close()
  }
  return { name: 'Accessibility in every theme', about: `${pages.length} pages`, findings }
}

async function barriersOf(page: Page, origin: string, path: string): Promise<Finding[]> {
  await page.goto(origin + path)
  const found = await barriersAtBothWidths(page)
  return found.map((what) => errorAt(path, what))
}

async function speed({ pages }: Dist, origin: string): Promise<Check> {
  const landing = [
    '/',
    '/services',
    pages.find(({ path }) => /^\/blog\/(?!archive$)[^/]+$/.test(path))?.path,
  ]
  const chrome = await launch({
    chromePath: findChromium(),
    chromeFlags: ['--headless=new', '--no-sandbox', '--disable-gpu'],
    logLevel: 'silent',
  })
  const findings: Finding[] = []
  try {
    for (const path of landing.filter((each) => each !== undefined)) {
      const result = await lighthouse(origin + path, {
        port: chrome.port,
        logLevel: 'silent',
        onlyCategories: Object.keys(expectedScores),
      })
      for (const [category, expected] of Object.entries(expectedScores))
        findings.push(...judged(path, category, expected, result?.lhr))
    }
  } finally {
    chrome.kill()
  }
  return { name: 'Lighthouse', about: landing.filter(Boolean).join(', '), findings }
}

/** Lighthouse's scores, from 0 to 1. A machine that's too busy gives none. */
interface Scores {
  categories: Record<string, { score: number | null; auditRefs: { id: string; weight: number }[] }>
  audits: Record<string, { title: string; score: number | null }>
}

/** What a category's score means, with the audits that lowered it. */
export function judged(
  path: string,
  category: string,
  expected: number,
  result?: Scores,
): Finding[] {
  const { score, auditRefs = [] } = result?.categories[category] ?? {}
  const warning = (what: string) => [warningAt(path, what)]
  if (typeof score !== 'number') return warning(`${category} couldn’t be measured; run it again`)
  const found = Math.round(score * 100)
  if (found >= expected) return []
  const failed = auditRefs
    .filter(({ weight }) => weight > 0)
    .map(({ id }) => result?.audits[id])
    .filter((audit) => typeof audit?.score === 'number' && audit.score < 1)
    .map((audit) => audit?.title)
  const causes = failed.length > 0 ? `: ${failed.join(', ')}` : ''
  return warning(`${category} ${found} of 100; expected at least ${expected}${causes}`)
}
