import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type DefaultTreeAdapterTypes, parse, defaultTreeAdapter as tree } from 'parse5'
import { addOns } from '#add-ons.ts'
import { askYesOrNo } from '#commands/command.ts'
import { toWrite } from '#commands/setup/to-write.ts'
import { attributeOf } from '#content/html-tree.ts'
import { saveFiles } from '#content/save-files.ts'
import type { Check, Dist } from '#contracts/check.ts'
import { languagesOf, splitPath } from '#contracts/languages.ts'
import { terminalText } from '#contracts/terminal-text.ts'
import { identity } from '#identity.ts'
import mails from '#messages/mails.json' with { type: 'json' }
import issueMails from '#messages/newsletter-issue.json' with { type: 'json' }
import { warningAt } from './findings.ts'
import { isPromise } from './promise-signs.ts'

/** A sentence that visitors may hold the owner to. */
export interface Promised {
  sentence: string
  /** The pages that say it. */
  where: string[]
}

interface Texts {
  where: string
  sentences: string[]
}

/** The promises in these texts, each once. */
export function promisesIn(texts: readonly Texts[]): Promised[] {
  const found = new Map<string, string[]>()
  // The others are among the texts left to write.
  for (const { where, sentences } of texts)
    for (const sentence of new Set(sentences.filter((each) => !each.startsWith(toWrite))))
      if (isPromise(sentence)) found.set(sentence, [...(found.get(sentence) ?? []), where])
  return [...found].map(([sentence, pages]) => ({ sentence, where: pages }))
}

const inline = new Set(
  'a abbr b bdi br cite code em i kbd mark q s small span strong sub sup time u wbr'.split(' '),
)
const unseen = new Set('script style svg template title noscript pre label option'.split(' '))

/** The sentences that a page says to visitors and to search engines. */
export function sentencesOf(html: string): string[] {
  const blocks: string[] = []
  let block = ''
  const end = () => {
    blocks.push(block)
    block = ''
  }
  const read = (node: DefaultTreeAdapterTypes.ParentNode) => {
    for (const [i, child] of node.childNodes.entries()) {
      if (tree.isTextNode(child)) block += child.value
      if (!tree.isElementNode(child) || unseen.has(child.tagName)) continue
      if (attributeOf(child, 'name') === 'description')
        blocks.push(attributeOf(child, 'content') ?? '')
      // Elements side by side are apart on the page.
      const before = node.childNodes[i - 1]
      if (child.tagName === 'br' || (before && tree.isElementNode(before))) block += ' '
      if (!inline.has(child.tagName)) end()
      read(child)
      if (!inline.has(child.tagName)) end()
    }
  }
  read(parse(html))
  return blocks.flatMap(sentencesIn)
}

const sentencesIn = (text: string): string[] =>
  text
    .replaceAll(/\s+/g, ' ')
    .trim()
    .split(/(?<=[.?!؟][”")»]?) (?=[\p{Lu}\p{Lo}“"\p{Nd}])/u)
    .filter(Boolean)

/** Pages of installed add-ons. Those of a folder of the site are the company's own. */
const installed = addOns
  .filter((_, index) => !identity.addOns?.[index]?.startsWith('.'))
  .flatMap(({ paths }) => paths)

const linksOfMails = ['/newsletter/confirm', '/newsletter/unsubscribe']

/**
 * Whether a page, in any of the site's languages, is about other things than the company: an article, a
 * sample, a letter, or an add-on's page.
 */
function isArticle(page: string): boolean {
  const { path } = splitPath(page, languagesOf(identity))
  if (linksOfMails.includes(path)) return false
  return [...installed, '/blog/', '/samples/', '/newsletter/'].some((start) =>
    start.endsWith('/') ? path.startsWith(start) && path !== start : path === start,
  )
}

/** Every promise on the pages of a build, and in the mails that visitors get. */
export function sitePromises({ pages }: Dist): Promised[] {
  const onPages = pages
    .filter(({ path }) => !isArticle(path))
    .map(({ path, html }) => ({ where: path, sentences: sentencesOf(html) }))
  const { inquiry: _toOwner, ...toVisitors } = mails
  const { paused: _toOwnerToo, testSubject: _test, ...issues } = issueMails
  const inMails = [toVisitors, issues].map((words) => ({
    where: 'a mail',
    sentences: textsIn(words).flatMap(sentencesIn),
  }))
  return promisesIn([...onPages, ...inMails])
}

const textsIn = (words: unknown): string[] =>
  typeof words === 'string' ? [words] : Object.values(words as object).flatMap(textsIn)

/** Where the owner's confirmations are, one sentence on each line. */
export const confirmedFile = 'promises.txt'

const comment = '# What your site promises, confirmed by you. npm run verify -- --confirm asks.'

function confirmedIn(root: string): Set<string> {
  const file = join(root, confirmedFile)
  return new Set(existsSync(file) ? readFileSync(file, 'utf8').split(/\r?\n/) : [])
}

/** How many pages a finding names. What the footer says is on all of them. */
const maxNamed = 5

function namesOf(pages: readonly string[]): string {
  if (pages.length <= maxNamed) return pages.join(', ')
  const named = pages.slice(0, maxNamed - 1)
  return `${named.join(', ')}, and ${pages.length - named.length} more`
}

/** Promises that the owner hasn't confirmed yet. */
export function promises(root: string, found: readonly Promised[]): Check {
  const confirmed = confirmedIn(root)
  const findings = found
    .filter(({ sentence }) => !confirmed.has(sentence))
    .map(({ sentence, where }) => warningAt(namesOf(where), `“${sentence}”`))
  const about = `${found.length - findings.length} confirmed${findings.length > 0 ? '; npm run verify -- --confirm asks about the others' : ''}`
  return { name: 'Promises that visitors may hold you to', about, findings }
}

/** Asks about each promise that isn't confirmed yet, and keeps the answers. */
export async function askToConfirm(
  root: string,
  found: readonly Promised[],
  answers: AsyncIterator<string>,
  print: (text: string) => void,
): Promise<void> {
  const before = confirmedIn(root)
  const confirmed = found.filter(({ sentence }) => before.has(sentence))
  for (const promised of found) {
    if (confirmed.includes(promised)) continue
    const { sentence, where } = promised
    const shown = terminalText(`${where.join(', ')}\n  ${sentence}`)
    const agrees = await askYesOrNo(`\n${shown}\nDo you stand by this?`, answers, print)
    if (agrees === undefined) break
    if (agrees) confirmed.push(promised)
  }
  const sentences = confirmed.map(({ sentence }) => sentence)
  saveFiles(root, new Map([[confirmedFile, `${[comment, ...sentences].join('\n')}\n`]]))
}
