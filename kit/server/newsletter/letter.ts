import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { escapeAttribute, escapeText } from 'entities'
import {
  type DefaultTreeAdapterTypes,
  parseFragment,
  serializeOuter,
  defaultTreeAdapter as tree,
} from 'parse5'
import type { Identity } from '#contracts/identity.ts'
import { type Language, languagesOf, splitPath, textDirection } from '#contracts/languages.ts'
import { letterPath, postPath } from '#contracts/pages.ts'
import { type PlainPage, plainFile, plainPageSchema } from '#contracts/plain-page.ts'
import { entryOf, fill } from '#i18n/format.ts'
import words from '#messages/newsletter-issue.json' with { type: 'json' }
import { mailColors } from '#owner/mail-colors.ts'
import { speak } from '#owner/spoken-language.ts'
import { readManifest } from '#server/static/manifest.ts'

/** Gmail clips mails above 102 kB. */
const maxHtmlBytes = 90_000
/** Placeholder for each recipient's own unsubscribe link. */
export const unsubscribeMark = '%%unsubscribe%%'

/** A letter as stored: the same text for all its recipients, except the unsubscribe link. */
export interface Letter {
  subject: string
  html: string
  text: string
  /** Path of the web version. */
  path: string
  /** Public addresses it links to. */
  links: string[]
}

/** A newsletter issue: the letter in the first language, and the others'. */
export interface IssueContent extends Letter {
  slug: string
  /**
   * What subscribers who read another language get, by language, such as `es`: the translation, or
   * the original in a frame of their language if there is none.
   */
  others?: ReadonlyMap<string, Letter>
}

type Element = DefaultTreeAdapterTypes.Element

export class NewsletterError extends Error {}

/**
 * Makes an issue from the plain form of a built page: an article, or a letter from
 * `content/…/newsletter/`. The mail therefore says what its web version says, and its links lead to
 * existing pages.
 */
export async function readIssue(
  dist: string,
  slug: string,
  identity: Identity,
): Promise<IssueContent> {
  const { served } = await readManifest(dist)
  const languages = languagesOf(identity)
  const original = await readOriginal(dist, slug, { served, languages })
  const [first, ...others] = languages
  const letterIn = async (language: Language) => {
    const path = original.translations?.[language.language]
    const translated = path !== undefined && served.some((file) => file.path === path)
    const page = translated ? await readPlainPage(dist, path) : original
    const frame = { identity, language, page, isTranslated: translated || language === first }
    return speak(language, () => letterOf(frame, slug))
  }
  const letters = new Map<string, Letter>()
  for (const language of others) letters.set(language.language, await letterIn(language))
  return {
    slug,
    ...(await letterIn(first as Language)),
    ...(letters.size > 0 && { others: letters }),
  }
}

function letterOf(parts: Omit<Frame, 'web'>, slug: string): Letter {
  const { identity, page } = parts
  const web = `${identity.url}${page.path}?utm_source=newsletter&utm_medium=email&utm_campaign=${slug}`
  const frame = { ...parts, web }
  const blocks = blocksOf(page.html)
  const fitting = fit(blocks, frame)
  const html = htmlOf(fitting, frame, fitting.length < blocks.length)
  return {
    subject: page.title,
    html,
    text: textOf(frame),
    path: page.path,
    links: [
      ...new Set(
        [...html.matchAll(/(?:href|src)="(https?:[^"]+)"/g)].map(([, to]) =>
          (to ?? '').replaceAll('&amp;', '&'),
        ),
      ),
    ],
  }
}

async function readOriginal(
  dist: string,
  slug: string,
  { served, languages }: { served: readonly { path: string }[]; languages: readonly Language[] },
): Promise<PlainPage> {
  const candidates = [postPath(slug), letterPath(slug)]
  const page = served.find(({ path }) => candidates.includes(path))
  if (page) return await readPlainPage(dist, page.path)
  const translation = served.find(({ path }) =>
    candidates.includes(splitPath(path, languages).path),
  )
  throw new NewsletterError(
    translation
      ? `${translation.path} is a translation. Name the original: its translations go with it, each to those who read that language.`
      : `The build has neither ${candidates.join(' nor ')}. Publish the article or letter, then: npm run build`,
  )
}

async function readPlainPage(dist: string, path: string): Promise<PlainPage> {
  const text = await readFile(join(dist, plainFile(path)), 'utf8').catch(() => {
    throw new NewsletterError(
      `The build has no text of ${path} for a mail. Make another with: npm run build`,
    )
  })
  return plainPageSchema.parse(JSON.parse(text))
}

/** Those of these links that lead to pages that this site doesn't have. */
export async function deadLinks(
  dist: string,
  links: readonly string[],
  siteUrl: string,
): Promise<string[]> {
  const { served } = await readManifest(dist)
  const paths = new Set(served.map(({ path }) => path))
  return links.filter((link) => {
    const { origin, pathname } = new URL(link)
    return origin === siteUrl && !paths.has(pathname) && !pathname.startsWith('/api/')
  })
}

interface Frame {
  identity: Identity
  /** The reader's language. */
  language: Language
  page: PlainPage
  /** Whether the page is in the reader's language. */
  isTranslated: boolean
  /** Address of the web version. */
  web: string
}

/** As many blocks as fit into a mail. */
function fit(blocks: string[], frame: Frame): string[] {
  let count = blocks.length
  while (count > 1 && Buffer.byteLength(htmlOf(blocks.slice(0, count), frame, true)) > maxHtmlBytes)
    count -= Math.max(1, Math.floor(count / 20))
  return blocks.slice(0, count)
}

const serif = "font-family:Georgia,'Times New Roman',serif;"
const sans = 'font-family:Helvetica,Arial,sans-serif;'
const mono = "font-family:Menlo,Consolas,'Courier New',monospace;"
const small = `${sans}font-size:13px;line-height:1.6;`
const linkStyle = `color:${mailColors.link};text-decoration:underline;`
const list = 'margin:0 0 18px;padding:0 0 0 24px;'
const cell = 'padding:6px 12px 6px 0;'

/** Mail programs drop style sheets, so each element has its own style. */
const styles: Record<string, string> = {
  p: 'margin:0 0 18px;',
  h2: `margin:32px 0 12px;${sans}font-size:22px;line-height:1.3;`,
  h3: `margin:24px 0 10px;${sans}font-size:18px;line-height:1.3;`,
  ul: list,
  ol: list,
  li: 'margin:0 0 6px;',
  blockquote: 'margin:0 0 18px;padding:0 0 0 16px;border-left:3px solid #888888;',
  figure: 'margin:0 0 24px;',
  figcaption: `margin:0 0 8px;${sans}font-size:14px;line-height:1.5;`,
  img: 'display:block;width:100%;max-width:600px;height:auto;margin:0 0 12px;border:0;',
  pre: `margin:0 0 18px;padding:12px;background:#f2f2ee;color:#1b1b1b;${mono}font-size:13px;line-height:1.5;white-space:pre-wrap;overflow-wrap:anywhere;`,
  code: `${mono}font-size:14px;overflow-wrap:anywhere;`,
  table: `margin:0 0 18px;border-collapse:collapse;width:100%;${sans}font-size:14px;line-height:1.5;`,
  tr: 'text-align:left;vertical-align:top;',
  th: `${cell}border-bottom:1px solid #888;text-align:left;`,
  td: `${cell}border-bottom:1px solid #999;`,
  a: linkStyle,
  // Keeps the line spacing even.
  sup: 'font-size:75%;line-height:0;',
}
/** What dark mode recolors. */
const classes: Record<string, string> = { a: 'l', pre: 'c' }

/** The paragraphs, headings, and so on of a plain page, with their styles. */
function blocksOf(html: string): string[] {
  const blocks = parseFragment(html).childNodes.filter((node) => tree.isElementNode(node))
  for (const block of blocks) addStyles(block)
  return blocks.map((block) => serializeOuter(block))
}

function addStyles(element: Element, parent = ''): void {
  const { tagName, attrs, childNodes } = element
  const [style, name] = [entryOf(styles, tagName), entryOf(classes, tagName)]
  if (name) attrs.push({ name: 'class', value: name })
  if (style) attrs.push({ name: 'style', value: parent === 'pre' ? 'font:inherit;' : style })
  for (const child of childNodes) if (tree.isElementNode(child)) addStyles(child, tagName)
}

/** One column of tables, for Outlook. Colors stay readable if a mail program inverts them. */
function htmlOf(blocks: string[], frame: Frame, cut: boolean): string {
  const { identity, language, page, isTranslated, web } = frame
  const { company, url } = identity
  const { title, deck, image } = page
  const textLocale = isTranslated ? language.locale : identity.locale
  const direction = textDirection(textLocale)
  const to = (address: string, text: string) =>
    `<a class="l" href="${escapeAttribute(address)}" style="${linkStyle}">${escapeText(text)}</a>`
  const picture = `<a href="${escapeAttribute(web)}"><img src="${escapeAttribute(image)}" alt="${escapeAttribute(fill(words.image, { title }))}" width="600" style="display:block;width:100%;max-width:600px;height:auto;border:0;"></a>`
  const more = cut ? `<p style="${small}font-size:17px;">${to(web, words.continue)}</p>` : ''
  return `<!doctype html>
<html lang="${language.locale}" dir="${textDirection(language.locale)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeText(title)}</title>
<style>@media (prefers-color-scheme:dark){.t{color:#eeeeee!important}.l{color:${mailColors.darkLink}!important}.c{background:#262626!important;color:#eeeeee!important}}</style>
</head>
<body style="margin:0;padding:0;">
<div style="display:none;max-height:0;overflow:hidden;">${escapeText(deck)}</div>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"><tr><td align="center" style="padding:24px 12px;">
<table role="presentation" width="600" cellpadding="0" cellspacing="0" border="0" style="width:100%;max-width:600px;">
<tr><td class="t" style="padding:0 0 16px;${small}color:#1b1b1b;">${to(url + language.prefix, company.name)} &nbsp;·&nbsp; ${to(web, words.readOnWeb)}</td></tr>
<tr><td style="padding:0 0 24px;">${picture}</td></tr>
<tr><td class="t"${isTranslated ? '' : ` lang="${textLocale}" dir="${direction}"`} style="color:#1b1b1b;text-align:${direction === 'rtl' ? 'right' : 'left'};${serif}font-size:17px;line-height:1.6;">
<h1 style="margin:0 0 12px;${sans}font-size:30px;line-height:1.2;">${escapeText(title)}</h1>
<p style="margin:0 0 24px;font-size:19px;line-height:1.5;font-style:italic;">${escapeText(deck)}</p>
${blocks.join('\n')}
${more}
</td></tr>
<tr><td class="t" style="padding:24px 0 0;border-top:1px solid #888888;${small}color:#1b1b1b;">
${escapeText(fill(words.why, { company: company.name }))}<br>
${to(unsubscribeMark, words.unsubscribe)}<br>
${escapeText(company.legalName)}, ${escapeText(company.postalAddress)}
</td></tr>
</table>
</td></tr></table>
</body>
</html>
`
}

function textOf({ identity, page, web }: Frame): string {
  const { company } = identity
  return [
    page.title,
    page.deck,
    `${words.readOnWeb}: ${web}`,
    page.text,
    '--',
    fill(words.why, { company: company.name }),
    `${words.unsubscribe}: ${unsubscribeMark}`,
    `${company.legalName}, ${company.postalAddress}`,
    '',
  ].join('\n\n')
}
