import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { siteFile } from '@wize/kit/owner/root.ts'
import { JSDOM } from 'jsdom'
import { identity } from '#identity.ts'
import calculatorWords from '#messages/calculator.json' with { type: 'json' }

/** Gmail clips mails a little above this. */
const maxBytes = 90_000

/** What a reader sees of an element, on one line. */
const wordsOf = (element: Element) => (element.textContent ?? '').replaceAll(/\s+/g, ' ').trim()

const fileOf = (path: string) => fileURLToPath(siteFile(`dist${path}`))

/** An article's page, as the build has it, but with formulas as TeX, which mails and feeds have. */
export function builtPage(path: string): Document {
  const html = readFileSync(fileOf(`${path}.html`), 'utf8')
  // jsdom can't read attr() with types, which some styles have.
  const { document } = new JSDOM(html.replaceAll(/<style[^>]*>.*?<\/style>/gs, '')).window
  for (const formula of document.querySelectorAll('math'))
    formula.replaceWith(formula.querySelector('annotation')?.textContent ?? '')
  return document
}

/**
 * What's wrong with a mail, compared with the page of the article that it brings: words that are
 * missing, and parts of the page that mean nothing in a mail. Empty if nothing is.
 */
export function mailFaults(mail: { html: string; text: string }, page: Document): string[] {
  const prose = page.querySelector('[data-prose]')
  if (!prose) return ['the page has no text']
  const { document } = new JSDOM(mail.html).window
  const bytes = Buffer.byteLength(mail.html)
  return [
    ...(bytes > maxBytes ? [`${bytes} bytes of HTML`] : []),
    ...missingWords(mail.text, document, prose),
    ...chartFaults(mail.text, document, prose),
    ...calculatorFaults(mail.text, document, prose),
    ...noteFaults(mail.text, document, prose),
    ...foreignParts(document),
  ]
}

function missingWords(text: string, mail: Document, prose: Element): string[] {
  const html = wordsOf(mail.body)
  const plain = text.replaceAll('`', '').replaceAll(/\s+/g, ' ')
  const blocks = ':is(p, h2, h3, ul, ol, blockquote, figure > pre)'
  return [...prose.querySelectorAll(`:scope > ${blocks}`)].flatMap((block) => {
    const words = wordsOf(withoutAnchors(block))
    // In text, a list has marks and a link has its address.
    const isPlain = /^(P|H\d)$/.test(block.tagName) && !block.querySelector('p a')
    return [
      ...(html.includes(words) ? [] : [`HTML without “${words}”`]),
      ...(!isPlain || plain.includes(words) ? [] : [`text without “${words}”`]),
    ]
  })
}

/** A block without the links of headings to themselves. */
function withoutAnchors(block: Element): Element {
  const copy = block.cloneNode(true) as Element
  if (/^H\d$/.test(copy.tagName)) for (const link of copy.querySelectorAll('a')) link.remove()
  return copy
}

/** A chart is a picture with a name, above the table of its values and below its description. */
function chartFaults(text: string, mail: Document, prose: Element): string[] {
  const charts = [...prose.querySelectorAll('figure:has([role=img])')]
  const pictures = [...mail.querySelectorAll('img[src*="/charts/"]')]
  const plain = text.replaceAll(/\s+/g, ' ')
  return [
    ...(charts.length === pictures.length
      ? []
      : [`${pictures.length} pictures of ${charts.length} charts`]),
    ...pictures.flatMap((picture) => {
      const { pathname } = new URL(picture.getAttribute('src') ?? '', identity.url)
      return [
        ...(isPng(fileOf(pathname)) ? [] : [`no picture at ${pathname}`]),
        ...(picture.getAttribute('alt') ? [] : [`a picture without a name: ${pathname}`]),
        ...(picture.parentElement?.querySelector('table td') ? [] : [`no table: ${pathname}`]),
      ]
    }),
    ...charts.flatMap((chart) => {
      const said = [
        chart.querySelector('figcaption'),
        chart.querySelector('[id$=-description]'),
      ].map((element) => (element ? wordsOf(element) : ''))
      const axes = [...chart.querySelectorAll('[role=img] > p, li')].map(wordsOf)
      const alone = [...mail.querySelectorAll('p, li')].map(wordsOf)
      return [
        ...said
          .filter((words) => !words || !plain.includes(words))
          .map((words) => `text without “${words}”`),
        ...axes
          .filter((words) => alone.includes(words))
          .map((words) => `an axis or a legend as a paragraph: “${words}”`),
      ]
    }),
  ]
}

/** A calculator is its question, its answer to the article's numbers, and a link. */
function calculatorFaults(text: string, mail: Document, prose: Element): string[] {
  const calculators = 'section:has(form)'
  const html = wordsOf(mail.body)
  const plain = text.replaceAll(/\s+/g, ' ')
  const rest = prose.cloneNode(true) as Element
  for (const calculator of rest.querySelectorAll(calculators)) calculator.remove()
  const leftovers = [
    calculatorWords.scriptsOff,
    calculatorWords.copyLink,
    calculatorWords.reset,
    ...[...prose.querySelectorAll(`${calculators} :is(label, dt)`)].map(wordsOf),
  ].filter((words) => !wordsOf(rest).includes(words))
  return [
    ...[...prose.querySelectorAll(calculators)].flatMap((calculator) =>
      ['h2', 'p[aria-live]']
        .map((part) => wordsOf(calculator.querySelector(part) ?? calculator))
        .filter((words) => !html.includes(words) || !plain.includes(words))
        .map((words) => `nothing of the calculator’s “${words}”`),
    ),
    ...leftovers
      .filter((words) => html.includes(words) || plain.includes(words))
      .map((words) => `the calculator’s “${words}”`),
  ]
}

/** Notes come last, as a list. */
function noteFaults(text: string, mail: Document, prose: Element): string[] {
  const notes = [...prose.querySelectorAll('.footnotes li')].map((note) => {
    const copy = note.cloneNode(true) as Element
    for (const back of copy.querySelectorAll('a[href^="#"]')) back.remove()
    return wordsOf(copy)
  })
  if (notes.length === 0) return []
  const last = [...mail.querySelectorAll('ol')].at(-1)
  const items = [...(last?.children ?? [])].map(wordsOf)
  return [
    ...(JSON.stringify(items) === JSON.stringify(notes)
      ? []
      : ['notes that differ, or aren’t last']),
    ...(notes.every((_, index) => text.includes(`[${index + 1}]`))
      ? []
      : ['a note without its number']),
  ]
}

/** What works on a page only. */
const foreignParts = (mail: Document): string[] => [
  ...[...mail.querySelectorAll('script, button, input, form, svg, iframe, nav, link')].map(
    ({ tagName }) => `<${tagName.toLowerCase()}>`,
  ),
  ...[...mail.querySelectorAll('[href], [src]')]
    .map((element) => element.getAttribute('href') ?? element.getAttribute('src') ?? '')
    .filter((address) => !/^(https?:|mailto:|%%)/.test(address))
    .map((address) => `the address ${address}`),
]

const isPng = (file: string) =>
  existsSync(file) && readFileSync(file).subarray(1, 4).toString('latin1') === 'PNG'
