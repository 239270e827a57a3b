// `npm run check:pseudo`: builds the site in a pseudo-locale, in a temporary copy, and names every plain
// English word left in its pages and mails, and every page that gets wider than the screen.
import { execFileSync, spawnSync } from 'node:child_process'
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { extname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { chromium } from '@playwright/test'
import { lookup } from 'mrmime'
import { type DefaultTreeAdapterMap, parse } from 'parse5'
import { contentFolder } from '#i18n/content-folder.ts'
import { plainWords, pseudo } from '#i18n/pseudo.ts'
import { identity } from '#identity.ts'
import { findChromium } from './chromium.ts'

const root = fileURLToPath(new URL('../', import.meta.url))
const copy = mkdtempSync(join(tmpdir(), 'pseudo-locale-'))
/** Values that name things, and so are the same in every language. */
const names =
  /^(icon|drawing|image|path|link|demoUrl|status|ground|guess|date|updated|category|tags|author|startDate|endDate|url|\$schema|version|order|draft|isFeatured|isSample|large|id|file|size|bytes|hash|sha256)$/

function copyProject() {
  const files = execFileSync('git', ['ls-files', '-z', '-co', '--exclude-standard'], { cwd: root })
  for (const file of new Set(files.toString().split('\0').filter(Boolean)))
    cpSync(join(root, file), join(copy, file), { recursive: true, force: true })
  mkdirSync(join(copy, 'node_modules'))
  for (const name of readdirSync(join(root, 'node_modules')))
    if (!name.startsWith('.') || name === '.bin')
      symlinkSync(join(root, 'node_modules', name), join(copy, 'node_modules', name))
}

function change(file: string, edit: (text: string) => string) {
  writeFileSync(join(copy, file), edit(readFileSync(join(copy, file), 'utf8')))
}

const translate = (value: unknown, skip: RegExp, key = ''): unknown => {
  if (skip.test(key)) return value
  if (typeof value === 'string') return pseudo(value)
  if (Array.isArray(value)) return value.map((item) => translate(item, skip))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([at, inner]) => [at, translate(inner, skip, at)]),
  )
}

/** One line of YAML as our files have it: a key or a list item with a value, or a line of a block. */
function translateYaml(line: string): string {
  const [, lead = '', key = '', value = ''] = /^(\s*(?:- )?)(?:([\w$]+): ?)?(.*)$/.exec(line) ?? []
  if (names.test(key) || !value || /^[|>]|^#|^\d+$|^(true|false)$/.test(value)) return line
  const text = value.replaceAll(
    /(label): ([^,}]+)/g,
    (_, label, inner) => `${label}: ${quoted(inner)}`,
  )
  if (/^[[{]/.test(value))
    return /^\[/.test(value)
      ? line.replace(/\[(.*)\]/, (_, items: string) => `[${listItems(items).join(', ')}]`)
      : line.replace(value, text)
  const isBlock = !key && !line.trimStart().startsWith('- ')
  if (isBlock) return /^[[\]]/.test(line.trim()) ? line : lead + pseudo(value)
  return `${lead}${key ? `${key}: ` : ''}${quoted(value)}`
}

/** Lists in brackets over several lines, each on one. */
const onOneLine = (yaml: string) =>
  yaml.replaceAll(
    /\[\s*\n([\s\S]*?),?\n\s*\]/g,
    (_, items: string) => `[${items.replaceAll(/\s*\n\s*/g, ' ')}]`,
  )

const listItems = (items: string) =>
  [...items.matchAll(/"([^"]*)"|([^,]+)/g)].map(([, inQuotes, plain]) =>
    quoted((inQuotes ?? plain ?? '').trim()),
  )
const quoted = (value: string) => JSON.stringify(pseudo(value.trim().replaceAll(/^"|"$/g, '')))

/** Markdown with its front matter; code and components stay. */
function translateMarkdown(text: string): string {
  const [, front = '', body = ''] = /^(---\n[\s\S]*?\n---\n)([\s\S]*)$/.exec(text) ?? []
  // An article's text is content by itself; components in it would take a parser.
  if (front && /^category:/m.test(front))
    return `${front
      .split('\n')
      .map((line) => (line === '---' ? line : translateYaml(line)))
      .join('\n')}${body}`
  let inCode = false
  const lines = body.split('\n').map((line) => {
    if (/^\s*(```|~~~)/.test(line)) inCode = !inCode
    if (inCode || /^\s*(```|~~~|<|\{|import |\||$|\[\^)/.test(line)) return line
    return line.replace(
      /^(\s*(?:#+ |[-*] |\d+\. |> )?)(.*)$/,
      (_, lead, rest) => lead + pseudo(rest),
    )
  })
  const matter = front.split('\n').map((line) => (line === '---' ? line : translateYaml(line)))
  return matter.join('\n') + lines.join('\n')
}

function translateContent() {
  for (const file of readdirSync(join(copy, contentFolder), {
    recursive: true,
    encoding: 'utf8',
  })) {
    const at = join(contentFolder, file)
    const ending = extname(file)
    // Keys of messages say where a text is used, not what kind of value it is.
    const skip = file.startsWith('messages') ? /^$/ : names
    if (ending === '.json')
      change(at, (text) => JSON.stringify(translate(JSON.parse(text), skip), null, 2))
    if (ending === '.yaml')
      change(at, (text) => onOneLine(text).split('\n').map(translateYaml).join('\n'))
    if (ending === '.md' || ending === '.mdx') change(at, translateMarkdown)
  }
  change('identity.ts', (text) => text.replace(`locale: '${identity.locale}'`, "locale: 'en-XA'"))
  // Longer texts than the site's own limits allow.
  change('site/features/blog/posts.ts', (text) => text.replace(/= 70$/m, '= 200'))
  change('site/content-schemas.ts', (text) => text.replaceAll(/\.max\(200,/g, '.max(600,'))
}

type Node = DefaultTreeAdapterMap['node']
const spoken = ['aria-label', 'aria-roledescription', 'alt', 'placeholder', 'title']
const unspoken = ['script', 'style', 'code', 'pre', 'template', 'kbd']

function* textsOf(node: Node): Generator<string> {
  if (node.nodeName === '#comment' || node.nodeName === 'noscript') return
  if ('tagName' in node) {
    if (unspoken.includes(node.tagName)) return
    for (const { name, value } of node.attrs) if (spoken.includes(name)) yield value
    const described = node.attrs.some(({ value }) => /^(description|og:title)$/.test(value))
    if (described) yield node.attrs.find(({ name }) => name === 'content')?.value ?? ''
  }
  if ('value' in node) yield node.value
  if ('childNodes' in node) for (const child of node.childNodes) yield* textsOf(child)
}

/** Names of the games. */
const productNames = ['WordWIZE', 'WIZEsnake']

/** Facts in identity.ts, names of languages and formats, and letters that stand for themselves. */
function allowedWords(): Set<string> {
  const facts = JSON.stringify(identity)
  const months = Array.from({ length: 12 }, (_, month) =>
    ['long', 'short'].map((style) =>
      new Intl.DateTimeFormat('en', { month: style as 'long' }).format(new Date(2000, month)),
    ),
  ).flat()
  const initials = identity.director.initials.toUpperCase()
  return new Set([...(facts.match(/[A-Za-z’']+/g) ?? []), ...months, initials, ...productNames])
}

const dist = join(copy, 'dist')
const pages = () =>
  readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.html'))

const isArticle = (file: string) => /^blog\/[^/]+\.html$/.test(file) && file !== 'blog/archive.html'

function leaks(): string[] {
  const allowed = allowedWords()
  const found = new Map<string, Set<string>>()
  for (const file of pages().filter((page) => !isArticle(page))) {
    const html = readFileSync(join(dist, file), 'utf8')
    // A breadcrumb spells the page's address.
    const own = new Set([...allowed, ...file.split(/[^A-Za-z]/).map((word) => capitalized(word))])
    for (const text of textsOf(parse(html)))
      if (plainWords(text, own).length > 0) {
        const shown = text.replaceAll(/\s+/g, ' ').trim().slice(0, 90)
        found.set(shown, (found.get(shown) ?? new Set()).add(file))
      }
  }
  return [...found].map(([text, files]) => {
    const [first] = files
    return `${first}${files.size > 1 ? ` and ${files.size - 1} more` : ''}: ${text}`
  })
}

const capitalized = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)

/** Pages that can be scrolled sideways. */
async function tooWide(): Promise<string[]> {
  const server = createServer((request, response) => {
    const path = new URL(request.url ?? '/', 'http://localhost').pathname
    const file = extname(path) ? path : `${path === '/' ? '/index' : path}.html`
    try {
      response.setHeader('content-type', lookup(file) ?? 'text/plain')
      response.end(readFileSync(join(dist, file)))
    } catch {
      response.statusCode = 404
      response.end()
    }
  }).listen(0)
  const { port } = server.address() as AddressInfo
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: ['--no-sandbox'],
  })
  const problems: string[] = []
  for (const width of [320, 390, 1440]) {
    const page = await browser.newPage({
      viewport: { width, height: 900 },
      reducedMotion: 'reduce',
    })
    for (const file of pages()) {
      if (file === '404.html' || file === 'chat.html') continue
      await page.goto(`http://localhost:${port}/${file}`, { waitUntil: 'domcontentloaded' })
      const over = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      )
      if (over > 1) problems.push(`${file} is ${over} px too wide at ${width} px`)
    }
    await page.close()
  }
  await browser.close()
  server.close()
  return problems
}

try {
  copyProject()
  translateContent()
  const { status } = spawnSync('node', ['scripts/astro.mjs', 'build', '--silent'], {
    cwd: copy,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, ASTRO_TELEMETRY_DISABLED: '1' },
  })
  if (status !== 0) throw new Error('The pseudo-localized site does not build.')
  const problems = [...leaks(), ...(await tooWide())]
  for (const problem of problems) console.error(problem)
  console.log(
    problems.length
      ? `${problems.length} texts or pages to repair.`
      : 'No plain English and no page wider than the screen.',
  )
  process.exitCode = problems.length ? 1 : 0
} finally {
  rmSync(copy, { recursive: true, force: true })
}
