import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { escapeAttribute, escapeText } from 'entities'
import { parse } from 'parse5'
import type { Identity } from '#contracts/identity.ts'
import { letterPath, postPath } from '#contracts/pages.ts'
import { fill } from '#i18n/format.ts'
import words from '#messages/newsletter-issue.json' with { type: 'json' }
import { mailColors } from '#owner/mail-colors.ts'
import { readManifest } from '#server/static/manifest.ts'
import {
  attributeOf,
  type Block,
  descendants,
  type Element,
  letterBlocks,
  textContent,
} from './letter-text.ts'

/** Gmail clips mails above 102 kB. */
const maxHtmlBytes = 90_000
/** Placeholder for each recipient's own unsubscribe link. */
export const unsubscribeMark = '%%unsubscribe%%'

/** A newsletter issue as stored: the same text for all recipients, except the unsubscribe link. */
export interface IssueContent {
  slug: string
  subject: string
  html: string
  text: string
  /** Path of the web version. */
  path: string
  /** Public addresses it links to. */
  links: string[]
}

export class NewsletterError extends Error {}

/**
 * Makes an issue from a built page: an article, or a letter from `content/…/newsletter/`. The mail
 * therefore matches its web version, and its links lead to existing pages.
 */
export async function readIssue(
  dist: string,
  slug: string,
  identity: Identity,
): Promise<IssueContent> {
  const { served } = await readManifest(dist)
  const candidates = [postPath(slug), letterPath(slug)]
  const page = served.find(({ path }) => candidates.includes(path))
  if (!page) {
    throw new NewsletterError(
      `The build has neither ${candidates.join(' nor ')}. Publish the article or letter, then: npm run build`,
    )
  }
  const document = parse(await readFile(join(dist, page.file), 'utf8')) as unknown as Element
  const elements = [...descendants(document)]
  const meta = (name: string) => {
    const found = elements.find(
      (element) =>
        element.tagName === 'meta' &&
        [attributeOf(element, 'name'), attributeOf(element, 'property')].includes(name),
    )
    return found && attributeOf(found, 'content')
  }
  const prose = elements.find((element) => attributeOf(element, 'data-prose') !== undefined)
  if (!prose) throw new NewsletterError(`The page ${page.path} has no text that could be mailed.`)
  const address = identity.url + page.path
  const title = meta('og:title') ?? slug
  const blocks = letterBlocks(prose, {
    address: `${address}?utm_source=newsletter&utm_medium=email&utm_campaign=${slug}`,
    figure: (caption) => fill(words.figure, { caption }),
  })
  const deck = elements.find(
    (element) =>
      element.tagName === 'p' && attributeOf(element, 'class')?.split(' ').includes('deck'),
  )
  const frame = {
    identity,
    title,
    deck: deck ? textContent(deck) : (meta('description') ?? ''),
    image: meta('og:image'),
    web: `${address}?utm_source=newsletter&utm_medium=email&utm_campaign=${slug}`,
  }
  const fitting = fit(blocks, frame)
  const html = htmlOf(fitting, frame, fitting.length < blocks.length)
  return {
    slug,
    subject: title,
    html,
    text: textOf(blocks, frame),
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

/** An issue's links to pages that this site doesn't have. */
export async function deadLinks(
  dist: string,
  { links }: IssueContent,
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
  title: string
  deck: string
  image: string | undefined
  /** Address of the web version. */
  web: string
}

/** As many blocks as fit into a mail. */
function fit(blocks: Block[], frame: Frame): Block[] {
  let count = blocks.length
  while (count > 1 && Buffer.byteLength(htmlOf(blocks.slice(0, count), frame, true)) > maxHtmlBytes)
    count -= Math.max(1, Math.floor(count / 20))
  return blocks.slice(0, count)
}

const small = 'font-family:Helvetica,Arial,sans-serif;font-size:13px;line-height:1.6;'
const linkStyle = `color:${mailColors.link};text-decoration:underline;`

/** One column of tables, for Outlook. Colors stay readable if a mail program inverts them. */
function htmlOf(
  blocks: Block[],
  { identity, title, deck, image, web }: Frame,
  cut: boolean,
): string {
  const { company, url, locale } = identity
  const to = (address: string, text: string) =>
    `<a class="l" href="${escapeAttribute(address)}" style="${linkStyle}">${escapeText(text)}</a>`
  const picture = image
    ? `<a href="${escapeAttribute(web)}"><img src="${escapeAttribute(image)}" alt="${escapeAttribute(fill(words.image, { title }))}" width="600" style="display:block;width:100%;max-width:600px;height:auto;border:0;"></a>`
    : ''
  const more = cut ? `<p style="${small}font-size:17px;">${to(web, words.continue)}</p>` : ''
  return `<!doctype html>
<html lang="${locale}">
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
<tr><td class="t" style="padding:0 0 16px;${small}color:#1b1b1b;">${to(url, company.name)} &nbsp;·&nbsp; ${to(web, words.readOnWeb)}</td></tr>
<tr><td style="padding:0 0 24px;">${picture}</td></tr>
<tr><td class="t" style="color:#1b1b1b;text-align:left;">
<h1 style="margin:0 0 12px;font-family:Helvetica,Arial,sans-serif;font-size:30px;line-height:1.2;">${escapeText(title)}</h1>
<p style="margin:0 0 24px;font-family:Georgia,'Times New Roman',serif;font-size:19px;line-height:1.5;font-style:italic;">${escapeText(deck)}</p>
${blocks.map(({ html }) => html).join('\n')}
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

function textOf(blocks: Block[], { identity, title, deck, web }: Frame): string {
  const { company } = identity
  return [
    title,
    deck,
    `${words.readOnWeb}: ${web}`,
    ...blocks.map(({ text }) => text).filter(Boolean),
    '--',
    fill(words.why, { company: company.name }),
    `${words.unsubscribe}: ${unsubscribeMark}`,
    `${company.legalName}, ${company.postalAddress}`,
    '',
  ].join('\n\n')
}
