import { readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Page, Request } from '@playwright/test'
import { type ThemeName, themeStorageKey } from '#site/theme/theme-names.ts'

/** The path of every page of the build. */
export const paths = readdirSync(fileURLToPath(new URL('../dist/', import.meta.url)), {
  recursive: true,
  encoding: 'utf8',
})
  .filter((file) => file.endsWith('.html') && file !== '404.html')
  .map((file) => `/${file.replace(/\.html$/, '').replace(/(^|\/)index$/, '$1')}`)
  .toSorted()

/** Keeps the chat page where it is, which otherwise leaves for the messaging service. */
export const stayOnChat = (page: Page) =>
  page.route('https://wa.me/**', (route) => route.fulfill({ status: 204 }))

/** Shows a page in a theme from its first paint on, as if the visitor had chosen it before. */
export const inTheme = (page: Page, theme: ThemeName) =>
  page.addInitScript(
    ([key = '', value = '']) => localStorage.setItem(key, value),
    [themeStorageKey, theme],
  )

/** Bytes of script that a page receives while `open` opens it. */
export async function scriptBytes(page: Page, open: () => Promise<unknown>): Promise<number> {
  const scripts: Request[] = []
  page.on('requestfinished', (request) => {
    if (request.resourceType() === 'script') scripts.push(request)
  })
  await open()
  const sizes = await Promise.all(scripts.map((request) => request.sizes()))
  return sizes.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0)
}
