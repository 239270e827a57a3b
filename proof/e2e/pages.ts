import { globSync, readdirSync, readFileSync } from 'node:fs'
import { basename, extname } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Page } from '@playwright/test'
import { siteFile, siteRoot } from '@wize/kit/owner/root.ts'
import { readList } from '#contracts/blog-list.ts'
import { languagesOf, splitPath, withPrefix } from '#contracts/languages.ts'
import { addressOfPage } from '#contracts/pages.ts'
import { fill, plural } from '#i18n/format.ts'
import { identity } from '#identity.ts'
import skillWords from '#messages/skills.json' with { type: 'json' }
import { skillSearch } from '#site/features/resume/skill-search.ts'

/** The path of every page of the build. */
export const paths = readdirSync(fileURLToPath(siteFile('dist/')), {
  recursive: true,
  encoding: 'utf8',
})
  .filter((file) => file.endsWith('.html') && file !== '404.html')
  .map((file) => addressOfPage(file))
  // Views of the blog's list are that page again. `blog.spec.ts` opens them.
  .filter((path) => !path.includes('?'))
  .toSorted()

/** The site's languages, the first one first. */
export const languages = languagesOf(identity)

/** A page's address without its language's prefix. */
export const withoutPrefix = (path: string): string => splitPath(path, languages).path

/** The articles of the build in the first language, newest first. */
export const posts = readList(JSON.parse(readFileSync(siteFile('dist/blog/posts.json'), 'utf8')))

/** The articles in every language: their addresses and files. */
export const articles = languages.flatMap(({ language, prefix }) => {
  const files = globSync(`content/${language}/blog/**/*.{md,mdx}`, { cwd: siteRoot })
  const list = readList(JSON.parse(readFileSync(siteFile(`dist${prefix}/blog/posts.json`), 'utf8')))
  return list.map(({ slug }) => ({
    path: withPrefix(prefix, `/blog/${slug}`),
    file: files.find((file) => basename(file, extname(file)) === slug) ?? '',
  }))
})

/** The resume of the build. */
export const resume: { skills: { name: string; keywords: string[] }[] } = JSON.parse(
  readFileSync(siteFile('dist/resume.json'), 'utf8'),
)
/** The longest skill of the resume, because a search for it finds few others. */
export const skill =
  resume.skills.flatMap(({ keywords }) => keywords).toSorted((a, b) => b.length - a.length)[0] ?? ''

const matches = skillSearch(
  resume.skills.map(({ name, keywords }) => ({ title: name, skills: keywords })),
)(skill)
/** What the resume announces after a search for that skill. */
export const skillsFound = fill(skillWords.found, {
  skills: plural(skillWords.skills, matches.flatMap((category) => category.matches).length),
  categories: plural(skillWords.categories, matches.length),
})

/** The path of the newest article whose HTML meets a condition. */
export const articleWith = (has: (html: string) => boolean): string | undefined =>
  posts
    .map(({ slug }) => `/blog/${slug}`)
    .find((path) => has(readFileSync(siteFile(`dist${path}.html`), 'utf8')))

/**
 * Keeps the chat page from redirecting to the messaging service, if it's among the pages that a test
 * opens. Playwright asks about every request then, and switches the browser's cache off.
 */
export async function stayOnChat(page: Page, opened = paths): Promise<void> {
  if (opened.some((path) => withoutPrefix(path) === '/chat'))
    await page.route('https://wa.me/**', (route) => route.fulfill({ status: 204 }))
}

/** Opens pages as a visitor who has dismissed the home page's offer. */
export const withoutOffer = (page: Page) =>
  page.addInitScript((key) => {
    // A sandboxed frame has no storage.
    if (origin !== 'null') localStorage.setItem(key, String(Date.now()))
  }, `${identity.company.id}:consultation-dismissed`)

/**
 * Watches a page from its start. Returns a function that gives the sum of its layout shifts so far; with
 * `afterInput: false`, without those that follow a click or a key.
 */
export async function watchShifts(page: Page, { afterInput = true } = {}) {
  await page.addInitScript((afterInput) => {
    const shifts = Object.assign(window, { shifted: 0 })
    new PerformanceObserver((list) => {
      // TypeScript's own types lack this entry.
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number
        hadRecentInput: boolean
      })[])
        if (afterInput || !entry.hadRecentInput) shifts.shifted += entry.value
    }).observe({ type: 'layout-shift', buffered: true })
  }, afterInput)
  return () => page.evaluate(() => (window as unknown as { shifted: number }).shifted)
}

/** Finds a message in a text, with any numbers in place of its placeholders. */
export const patternOf = (message: string) =>
  new RegExp(
    message
      .split(/\{\w+\}/)
      .map((part) => part.replaceAll(/[^\w\s]/g, '\\$&'))
      .join('\\d\\S*'),
  )
