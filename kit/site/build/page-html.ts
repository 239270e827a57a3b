import { createHash } from 'node:crypto'
import { type Element, textOf } from '#content/html-tree.ts'
import type { InlineSources } from '#contracts/security-headers.ts'
import { attributesOf, type Edit, edited } from './html.ts'
import {
  hasItalics,
  namesInFiles,
  propertiesIn,
  usedStyles,
  withoutItalicFonts,
} from './used-styles.ts'

/** A page as it's published, and what its Content-Security-Policy must allow. */
export interface SecuredPage {
  html: string
  inline: InlineSources
}

/** Script types that a policy applies to. Others, such as JSON-LD, are data. */
const scriptTypes = ['', 'text/javascript', 'module', 'importmap', 'speculationrules']
const linkedKinds = ['stylesheet', 'modulepreload']

/**
 * Adds `integrity` to the page's scripts and style sheets and `rel` to its links out, merges the styles
 * in its head (those that it uses) and the scripts of islands, and lists the hashes of inline content.
 * Throws on anything the policy would silently break: event handlers, and styles and scripts in
 * attributes. `elements` are those of `html`; `readFile` returns a file of the build by its address;
 * `otherEdits` are made as well.
 */
export function securePage(
  html: string,
  elements: Iterable<Element>,
  readFile: (path: string) => Buffer | undefined,
  otherEdits: readonly Edit[] = [],
): SecuredPage {
  const problems: string[] = []
  const edits = [...otherEdits]
  const headStyles: Element[] = []
  const scripts: Element[] = []
  const styles = new Set<string>()
  const classes = new Set<string>()
  const islandScripts: string[] = []
  let dataImages = hasDataImage(html)

  for (const element of elements) {
    const { tagName } = element
    const attributes = attributesOf(element)
    problems.push(...forbiddenIn(element))
    for (const name of attributes.class?.split(/\s+/) ?? []) classes.add(name)
    if (tagName === 'astro-island') islandScripts.push(attributes['component-url'] ?? '')
    edits.push(...relEdits(element, attributes), ...idEdits(element))
    const linked = linkedFile(tagName, attributes)
    if (linked !== undefined) {
      const content = readFile(linked)
      if (!content) problems.push(`<${tagName}> of ${linked}, which is not in the build`)
      else if (attributes.integrity === undefined) {
        if (attributes.rel === 'stylesheet') dataImages ||= hasDataImage(content.toString())
        edits.push(integrityEdit(element, content))
      }
    } else if (tagName === 'script' && scriptTypes.includes(attributes.type ?? '')) {
      scripts.push(element)
    } else if (tagName === 'style') {
      if (element.parentNode?.nodeName === 'head' || isIslandStyle(element))
        headStyles.push(element)
      else styles.add(hashSource(textOf(element)))
    }
  }
  const rest = edited(html, mergingEdits(headStyles, ''))
  const inFiles = namesInFiles(rest.match(/\/[\w./-]+\.(?:css|m?js|svg)\b/g) ?? [], readFile)
  const used = usedStyles(
    headStyles.map(textOf).join(''),
    classes.union(namesInFiles(islandScripts, readFile).classes),
    propertiesIn(rest).union(inFiles.properties),
  )
  const rules = hasItalics(rest) || inFiles.italics ? used : withoutItalicFonts(used)
  if (rules) styles.add(hashSource(rules))
  const joined = joinedScripts(scripts)
  edits.push(...mergingEdits(headStyles, rules), ...joined.edits)

  if (problems.length > 0) {
    throw new Error(`the content security policy forbids:\n    ${problems.join('\n    ')}`)
  }
  return {
    html: edited(html, edits),
    inline: {
      scripts: [...new Set(joined.texts.map(hashSource))],
      styles: [...styles],
      dataImages,
    },
  }
}

/** Attributes that the policy would silently switch off. */
const forbiddenIn = ({ tagName, attrs }: Element): string[] =>
  attrs
    .filter(
      ({ name, value }) =>
        name === 'style' || name.startsWith('on') || /^\s*javascript:/i.test(value),
    )
    .map(({ name, value }) => `<${tagName} ${name}="${value.slice(0, 60)}">`)

/** Adds `rel` to a link out, if it needs one. */
function relEdits({ tagName, sourceCodeLocation }: Element, { href, rel }: Attributes): Edit[] {
  if (tagName !== 'a' || !/^https?:/i.test(href ?? '')) return []
  const wanted = withoutOpener(rel)
  const { startTag, attrs } = sourceCodeLocation ?? {}
  if (wanted === rel || !startTag) return []
  const { startOffset: from, endOffset: to } = attrs?.rel ?? startTag
  return attrs?.rel
    ? [{ from, to, text: `rel="${wanted}"` }]
    : [{ from: from + 2, to: from + 2, text: ` rel="${wanted}"` }]
}

/** Removes an island's `uid`. No script reads it, and it differs with the folder that a site is built in. */
function idEdits({ tagName, sourceCodeLocation }: Element): Edit[] {
  const id = tagName === 'astro-island' && sourceCodeLocation?.attrs?.uid
  return id ? [{ from: id.startOffset - 1, to: id.endOffset, text: '' }] : []
}

type Attributes = Record<string, string | undefined>

/** The address of the script or style sheet that an element loads. */
function linkedFile(tagName: string, { src, rel, href }: Attributes): string | undefined {
  if (tagName === 'script') return src
  return tagName === 'link' && linkedKinds.includes(rel ?? '') ? href : undefined
}

function integrityEdit({ tagName, sourceCodeLocation }: Element, content: Buffer): Edit {
  const at = (sourceCodeLocation?.startTag?.startOffset ?? 0) + 1 + tagName.length
  // Pages are readable without their scripts, so text and fonts load first.
  const priority = tagName === 'script' ? ' fetchpriority="low"' : ''
  const hash = createHash('sha256').update(content).digest('base64')
  return { from: at, to: at, text: `${priority} integrity="sha256-${hash}"` }
}

/** Merges all styles into the head's last one, because each would add a hash to the policy. */
function mergingEdits(merged: Element[], rules: string): Edit[] {
  const last = merged.findLastIndex((element) => !isIslandStyle(element))
  return merged.map(({ sourceCodeLocation }, index) => ({
    from: sourceCodeLocation?.startOffset ?? 0,
    to: sourceCodeLocation?.endOffset ?? 0,
    text: index === Math.max(last, 0) ? `<style>${rules}</style>` : '',
  }))
}

/**
 * Joins the inline scripts of Astro's islands, which follow each other, because each would add a hash
 * to the policy. They're functions called at once, so neither notices the other. Returns what the
 * page's scripts say then, and the edits.
 */
function joinedScripts(scripts: Element[]): { texts: string[]; edits: Edit[] } {
  const texts: string[] = []
  const edits: Edit[] = []
  let end: number | undefined
  for (const script of scripts) {
    const { startOffset, startTag, endTag } = script.sourceCodeLocation ?? {}
    const text = textOf(script)
    const isCalled = script.attrs.length === 0 && text.startsWith('(()=>{')
    if (isCalled && startTag && end !== undefined && end === startOffset) {
      texts.push(`${texts.pop()};${text}`)
      edits.push({ from: end - '</script>'.length, to: startTag.endOffset, text: ';' })
    } else texts.push(text)
    end = isCalled ? endTag?.endOffset : undefined
  }
  return { texts, edits }
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
