import { createHash } from 'node:crypto'
import { type Element, textOf } from '#content/html-tree.ts'
import type { InlineSources } from '#contracts/security-headers.ts'
import { attributesOf } from './html.ts'

/** A page as it's published, and what its Content-Security-Policy must allow. */
export interface SecuredPage {
  html: string
  inline: InlineSources
}

/** Script types that a policy applies to. Others, such as JSON-LD, are data. */
const scriptTypes = ['', 'text/javascript', 'module', 'importmap', 'speculationrules']
const linkedKinds = ['stylesheet', 'modulepreload']

/**
 * Adds `integrity` to the page's scripts and style sheets and `rel` to its links out, merges the styles in its head, and lists
 * the hashes of inline content. `elements` are those of `html`; `readFile` returns a file of the
 * build by its address. Throws on anything the policy would silently break: event handlers, and
 * styles and scripts in attributes.
 */
export function securePage(
  html: string,
  elements: Iterable<Element>,
  readFile: (path: string) => Buffer | undefined,
): SecuredPage {
  const problems: string[] = []
  const edits: { from: number; to: number; text: string }[] = []
  const headStyles: Element[] = []
  const scripts = new Set<string>()
  const styles = new Set<string>()
  let dataImages = hasDataImage(html)

  for (const element of elements) {
    const attributes = attributesOf(element)
    const { tagName } = element
    for (const [name, value] of Object.entries(attributes))
      if (name === 'style' || name.startsWith('on') || /^\s*javascript:/i.test(value))
        problems.push(`<${tagName} ${name}="${value.slice(0, 60)}">`)

    if (tagName === 'a' && /^https?:/i.test(attributes.href ?? '')) {
      const rel = withoutOpener(attributes.rel)
      const { startTag, attrs } = element.sourceCodeLocation ?? {}
      const at = attrs?.rel ?? startTag
      if (rel !== attributes.rel && at)
        edits.push(
          attrs?.rel
            ? { from: at.startOffset, to: at.endOffset, text: `rel="${rel}"` }
            : { from: at.startOffset + 2, to: at.startOffset + 2, text: ` rel="${rel}"` },
        )
    }

    const linked =
      tagName === 'script'
        ? attributes.src
        : tagName === 'link' && linkedKinds.includes(attributes.rel ?? '')
          ? attributes.href
          : undefined
    if (linked !== undefined) {
      const content = readFile(linked)
      if (!content) problems.push(`<${tagName}> of ${linked}, which is not in the build`)
      else if (attributes.integrity === undefined) {
        if (attributes.rel === 'stylesheet') dataImages ||= hasDataImage(content.toString())
        const at = (element.sourceCodeLocation?.startTag?.startOffset ?? 0) + 1 + tagName.length
        edits.push({
          from: at,
          to: at,
          // Pages are readable without their scripts, so text and fonts load first.
          text: `${tagName === 'script' ? ' fetchpriority="low"' : ''} integrity="sha256-${createHash('sha256').update(content).digest('base64')}"`,
        })
      }
    } else if (tagName === 'script' && scriptTypes.includes(attributes.type ?? '')) {
      scripts.add(hashSource(textOf(element)))
    } else if (tagName === 'style') {
      if (element.parentNode?.nodeName === 'head' || isIslandStyle(element))
        headStyles.push(element)
      else styles.add(hashSource(textOf(element)))
    }
  }
  // Merges all styles in the head into one `<style>`, because each would add a hash to the policy.
  const rules = headStyles.map(textOf).join('')
  if (rules) styles.add(hashSource(rules))
  const last = headStyles.findLastIndex((element) => !isIslandStyle(element))
  for (const [index, { sourceCodeLocation }] of headStyles.entries())
    edits.push({
      from: sourceCodeLocation?.startOffset ?? 0,
      to: sourceCodeLocation?.endOffset ?? 0,
      text: index === Math.max(last, 0) ? `<style>${rules}</style>` : '',
    })

  if (problems.length > 0) {
    throw new Error(`the content security policy forbids:\n    ${problems.join('\n    ')}`)
  }
  return {
    html: edits
      .toSorted((a, b) => a.from - b.from)
      .reduceRight((page, { from, to, text }) => page.slice(0, from) + text + page.slice(to), html),
    inline: { scripts: [...scripts], styles: [...styles], dataImages },
  }
}

/** A link's `rel`, so that the page it leads to can't reach this one. */
const withoutOpener = (rel = '') =>
  /\bno(opener|referrer)\b/i.test(rel) ? rel : `${rel} noopener`.trim()

/** Astro puts its islands' only rule before the first island. HTML allows styles only in the head. */
const isIslandStyle = (element: Element) => textOf(element).startsWith('astro-island,')

/** The CSP source that allows exactly this inline text. */
export const hashSource = (text: string) =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`

const hasDataImage = (text: string) => text.includes('data:image/')
