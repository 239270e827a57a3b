import { createHash } from 'node:crypto'
import { errorPageStyle } from '#contracts/error-page.ts'
import { textDirection } from '#contracts/languages.ts'
import { pages } from '#contracts/pages.ts'
import { plainHeaders } from '#contracts/security-headers.ts'
import { localeNow } from '#locale'
import words from '#messages/layout.json' with { type: 'json' }
import { oncePerLanguage } from '#owner/spoken-language.ts'
import { spokenPath } from './page-language.ts'

const hash = createHash('sha256').update(errorPageStyle).digest('base64')

const headers = {
  'Content-Type': 'text/html; charset=utf-8',
  'Cache-Control': 'no-store',
  'Content-Security-Policy': (plainHeaders['Content-Security-Policy'] ?? '').replace(
    "style-src 'self'",
    `style-src 'sha256-${hash}'`,
  ),
}

/** A plain page, which needs no other files. */
const plainPage = (title: string, text: string) => ({
  headers,
  html: `<!doctype html>
<html lang="${localeNow()}" dir="${textDirection(localeNow())}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
<style>${errorPageStyle}</style>
<main>
<h1>${title}</h1>
<p>${text}</p>
<p><a href="${spokenPath(pages.home)}">${words.notFound.home}</a><a href="${spokenPath(pages.contact)}">${words.notFound.contact}</a></p>
</main>
</html>
`,
})

/** For a visitor who opens the address of a missing file. */
export const missingPage = oncePerLanguage(() =>
  plainPage(words.notFound.title, words.notFound.file),
)

/** For a visitor whose address isn't valid percent-encoded UTF-8. */
export const unreadablePage = oncePerLanguage(() =>
  plainPage(words.unreadable.title, words.unreadable.text),
)
