// Translates a copy of the project into the pseudo-locale: its texts in content/, and the sentences
// in identity.ts.
import { readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import { contentFolder } from '@wize/kit/content/content-folder.ts'
import { pseudo } from '#i18n/pseudo.ts'
import { identity } from '#identity.ts'

/**
 * A real locale with its own letters for dates, numbers, and lists, so that nothing from `Intl`
 * looks like English. It has the same plural forms as English, so that no text is missing.
 */
const locale = 'el-GR'
const folder = `content/${new Intl.Locale(locale).language}`

/** Values that aren't read, or are names, and therefore the same in every language. */
const names =
  /^(icon|drawing|image|path|link|demoUrl|status|ground|guess|date|updated|tags|author|startDate|endDate|url|\$schema|version|order|draft|isFeatured|isSample|large|id|file|size|bytes|hash|sha256)$/
const noNames = /(?!)/

/** Translates the project in a folder. */
export function translateProject(copy: string) {
  const change = (file: string, edit: (text: string) => string) =>
    writeFileSync(join(copy, file), edit(readFileSync(join(copy, file), 'utf8')))

  for (const file of readdirSync(join(copy, contentFolder), {
    recursive: true,
    encoding: 'utf8',
  })) {
    const at = join(contentFolder, file)
    const ending = extname(file)
    // Keys of messages say where a text is used, not what kind of value it is.
    const skip = file.startsWith('messages') ? noNames : names
    if (ending === '.json')
      change(at, (text) => JSON.stringify(translate(JSON.parse(text), skip), null, 2))
    if (ending === '.yaml')
      change(at, (text) => onOneLine(text).split('\n').map(translateYaml).join('\n'))
    if (ending === '.md' || ending === '.mdx') change(at, translateMarkdown)
  }
  renameSync(join(copy, contentFolder), join(copy, folder))
  for (const file of ['package.json', 'tsconfig.json'])
    change(file, (text) => text.replace(`./${contentFolder}/messages/*`, `./${folder}/messages/*`))
  change('identity.ts', (text) =>
    translateIdentity(text).replace(`locale: '${identity.locale}'`, `locale: '${locale}'`),
  )
  // Pseudo-localized texts exceed some of the site's own limits.
  change('site/features/blog/posts.ts', (text) => text.replace(/ = 70$/m, ' = 200'))
  change('site/content-schemas.ts', (text) => text.replaceAll('.max(200,', '.max(600,'))
  // Nothing here depends on how well the build is compressed, and the best takes seconds.
  change('site/build/compression.ts', (text) => text.replace('? 10 : 11', '? 1 : 1'))
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
  return `${lead}${key ? `${key}: ` : ''}${quoted(value)}`
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
const quoted = (value: string) => JSON.stringify(pseudo(value.trim().replaceAll(/^"|"$/g, '')))

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
