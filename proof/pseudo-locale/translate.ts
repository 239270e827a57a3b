// Translates a copy of the site into the pseudo-locale: its texts in content/, the sentences in
// identity.ts, and the interface words.
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import { contentFolder } from '@wize/kit/content/content-folder.ts'
import { addOns } from '@wize/kit/owner/add-ons.ts'
import { siteLanguage } from '@wize/kit/owner/site-words.ts'
import { changedWords, mergedFile, wordFolders } from '@wize/kit/owner/words.ts'
import { pseudo } from '#i18n/pseudo.ts'
import { identity } from '#identity.ts'
import { maxTitleLength } from '#site/features/blog/posts.ts'

/**
 * A real locale with its own letters for dates, numbers, and lists, so that nothing from `Intl`
 * looks like English. It has the same plural forms as English, so that no text is missing.
 */
const locale = 'el-GR'
const folder = `content/${new Intl.Locale(locale).language}`

/** Values that aren't read, or are names, and therefore the same in every language. */
const names =
  /^(icon|drawing|image|path|link|demoUrl|status|ground|guess|date|updated|tags|author|startDate|endDate|url|\$schema|version|order|draft|isFeatured|isSample|large|id|file|size|bytes|hash|sha256)$/

/** In a form, fields have names. */
const namesInForms = /^\s*(- )?(name|kind|autoComplete|storedAs|subject):/

/**
 * Translates the copy of a site in a folder: its content and identity.ts. All interface words become
 * those of an add-on, which is how an owner adds a language.
 */
export function translateSite(copy: string) {
  const change = (file: string, edit: (text: string) => string) =>
    writeFileSync(join(copy, file), edit(readFileSync(join(copy, file), 'utf8')))

  translateWords(copy)
  rmSync(join(copy, contentFolder, 'messages'), { recursive: true, force: true })
  for (const file of readdirSync(join(copy, contentFolder), {
    recursive: true,
    encoding: 'utf8',
  })) {
    const at = join(contentFolder, file)
    const ending = extname(file)
    if (ending === '.json')
      change(at, (text) => JSON.stringify(translate(JSON.parse(text), names), null, 2))
    if (ending === '.yaml')
      change(at, (text) =>
        onOneLine(text)
          .split('\n')
          .map((line) =>
            file.startsWith('forms/') && namesInForms.test(line) ? line : translateYaml(line),
          )
          .join('\n'),
      )
    if (ending === '.md' || ending === '.mdx') change(at, translateMarkdown)
  }
  renameSync(join(copy, contentFolder), join(copy, folder))
  change('identity.ts', (text) =>
    translateIdentity(text)
      .replace(`locale: '${identity.locale}'`, `locale: '${locale}'`)
      .replace(/^ *locales: .*\n/m, '')
      .replace(/addOns: \[/, `addOns: ['./${addOn}', `)
      .replace(/parts: \{/, `parts: {\n    ${addOn}: true,`),
  )
}

/** The folder and name of the add-on that brings the words. */
const addOn = 'pseudo'

/** Translates the words of the kit and the add-ons, with the site's changes. */
function translateWords(copy: string) {
  const { language } = new Intl.Locale(locale)
  const bases = wordFolders(siteLanguage(), addOns)
  const words = join(copy, addOn, 'words', language)
  mkdirSync(words, { recursive: true })
  for (const name of new Set(bases.flatMap((base) => readdirSync(base)))) {
    const merged = mergedFile(name, bases, changedWords(siteLanguage()))
    // Keys say where a text is used, not what kind of value it is.
    writeFileSync(join(words, name), JSON.stringify(translate(merged, /(?!)/), null, 2))
  }
  writeFileSync(
    join(copy, addOn, 'add-on.ts'),
    `export default { name: '${addOn}', url: import.meta.url, paths: [] }\n`,
  )
}

function translate(value: unknown, skip: RegExp, key = ''): unknown {
  if (skip.test(key)) return value
  if (typeof value === 'string') return pseudo(value)
  if (Array.isArray(value)) return value.map((item) => translate(item, skip))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([at, inner]) => [at, translate(inner, skip, at)]),
  )
}

/** What visitors read in identity.ts, except names and addresses. */
const translateIdentity = (text: string): string =>
  text
    .replaceAll(
      /\b((?:tagline|description|headline|biography|award|about):\s*(?:sample\(\s*)?)'((?:[^'\\]|\\.)*)'/g,
      (_, lead, value) => `${lead}'${pseudo(value)}'`,
    )
    .replaceAll(
      /\bname: '([^']*)',(\s*about:)/g,
      (_, name, about) => `name: '${pseudo(name)}',${about}`,
    )

/** Translates a line of YAML: a key or list item with a value, or a line of a block. */
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
  return `${lead}${key ? `${key}: ` : ''}${quoted(value, limits[key])}`
}

/** Puts bracketed lists that span several lines on one line. */
const onOneLine = (yaml: string) =>
  yaml.replaceAll(
    /\[\s*\n([\s\S]*?),?\n\s*\]/g,
    (_, items: string) => `[${items.replaceAll(/\s*\n\s*/g, ' ')}]`,
  )

const listItems = (items: string) =>
  [...items.matchAll(/"([^"]*)"|([^,]+)/g)].map(([, inQuotes, plain]) =>
    quoted((inQuotes ?? plain ?? '').trim()),
  )
const quoted = (value: string, limit?: number) =>
  JSON.stringify(fitted(value.trim().replaceAll(/^"|"$/g, ''), limit))

/** Fields of articles that can't be longer. */
const limits: Record<string, number> = { title: maxTitleLength, excerpt: 200 }

/** As much longer than the text as the limit leaves room for. */
function fitted(text: string, limit = Number.POSITIVE_INFINITY): string {
  let longer = pseudo(text)
  while (longer.length > limit && longer.includes(' ōō')) longer = longer.replace(' ōō', '')
  return longer.length > limit ? longer.replaceAll(/^\[|\](?=[.?!:]*$)/g, '') : longer
}

/**
 * Translates Markdown with its frontmatter. Code stays, and so does everything in components except
 * their texts.
 */
function translateMarkdown(text: string): string {
  const [, front = '', body = ''] = /^(---\n[\s\S]*?\n---\n)([\s\S]*)$/.exec(text) ?? []
  const matter = front
    .split('\n')
    // An article's category is an id.
    .map((line) => (/^(---|category:)/.test(line) ? line : translateYaml(line)))
  let inCode = false
  let inComponent = false
  const lines = body.split('\n').map((line) => {
    if (/^\s*(```|~~~)/.test(line)) {
      inCode = !inCode
      // A title with several words isn't a file name.
      return line.replace(/(?<=title=")[^"]* [^"]*(?=")/, pseudo)
    }
    if (inCode || /^(\s*|\|[\s:|-]+|<!--.*-->)$/.test(line)) return line
    if (/^<[A-Z]/.test(line)) inComponent = true
    if (inComponent) {
      if (line.endsWith('/>')) inComponent = false
      return line.replace(
        /^(\s+(?:title|description|labels|xLabel|yLabel)=)"(.*)"/,
        (_, lead, value: string) => `${lead}"${value.split(', ').map(pseudoAttribute).join(', ')}"`,
      )
    }
    if (line.startsWith('|'))
      return line.replaceAll(/(?<=\| )[^|]+(?= \|)/g, (cell) => pseudo(cell))
    return line.replace(
      /^(\s*(?:#+ (?:\d+\. )?|[-*] |\d+\. |> |\[\^[^\]]+\]: )?)(.*)$/,
      (_, lead, rest) => lead + pseudo(rest),
    )
  })
  return matter.join('\n') + lines.join('\n')
}

/** Commas separate a figure's labels. */
const pseudoAttribute = (text: string) => pseudo(text).replaceAll(',', '')
