import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Page } from '@playwright/test'
import { addressOfPage } from '#contracts/pages.ts'
import { identity } from '#identity.ts'
import { readList } from '#site/features/blog/posts.ts'

/** The path of every page of the build. */
export const paths = readdirSync(fileURLToPath(new URL('../dist/', import.meta.url)), {
  recursive: true,
  encoding: 'utf8',
})
  .filter((file) => file.endsWith('.html') && file !== '404.html')
  .map((file) => addressOfPage(file))
  .toSorted()

/** The articles of the build, newest first. */
export const posts = readList(
  JSON.parse(readFileSync(new URL('../dist/blog/posts.json', import.meta.url), 'utf8')),
)

/** The resume of the build. */
export const resume: { skills: { name: string; keywords: string[] }[] } = JSON.parse(
  readFileSync(new URL('../dist/resume.json', import.meta.url), 'utf8'),
)
/** The longest skill of the resume: the least like others. */
export const skill =
  resume.skills.flatMap(({ keywords }) => keywords).toSorted((a, b) => b.length - a.length)[0] ?? ''

/** Path of the newest article whose markup has something, for tests that need it. */
export const articleWith = (has: (html: string) => boolean): string | undefined =>
  posts
    .map(({ slug }) => `/blog/${slug}`)
    .find((path) => has(readFileSync(new URL(`../dist${path}.html`, import.meta.url), 'utf8')))

/** Keeps the chat page where it is, which otherwise leaves for the messaging service. */
export const stayOnChat = (page: Page) =>
  page.route('https://wa.me/**', (route) => route.fulfill({ status: 204 }))

/** Keeps the home page's offer away, as if the visitor had dismissed it before. */
export const withoutOffer = (page: Page) =>
  page.addInitScript(
    (key) => localStorage.setItem(key, String(Date.now())),
    `${identity.company.id}:consultation-dismissed`,
  )

/** Sees every island once, since those below the fold load when they're seen, and waits until all run. */
export async function seeIslands(page: Page) {
  // An island's first part may be hidden, such as what a form shows when it was sent.
  for (const island of await page.locator('astro-island').all())
    await island.evaluate(({ children }) =>
      [...children].find((part) => part.getClientRects().length > 0)?.scrollIntoView(),
    )
  await page.waitForFunction(() => !document.querySelector('astro-island[ssr]'))
}
