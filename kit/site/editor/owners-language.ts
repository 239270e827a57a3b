import { fill } from '#i18n/format.ts'
import { identity } from '#identity.ts'
import words from '#messages/editor.json' with { type: 'json' }
import ui from '#messages/ui.json' with { type: 'json' }
import { labelOfFile, labelOfPage } from './form-labels.ts'

// The checks of content and builds speak English, as the command line does. Here, at the editor's
// edge, their sentences get the owner's language. One without a translation stays English.

type Templates = Record<string, string>

const placeholder = /\\\{(\w+)\\\}/g
const escaped = (text: string) => text.replaceAll(/[.*+?^$()|[\]{}\\/]/g, '\\$&')

/** What an English sentence says, in the owner's words; undefined if there are none for it. */
function translated(templates: Templates, english: string): string | undefined {
  if (Object.hasOwn(templates, english)) return templates[english]
  for (const [template, text] of Object.entries(templates)) {
    const pattern = escaped(template).replaceAll(placeholder, '(?<$1>.+?)')
    const found = new RegExp(`^${pattern}$`, 's').exec(english)
    if (found) return fill(text, withLabel({ ...found.groups }))
  }
  return undefined
}

/** A page with the name of its form, if it has one. */
const named = (page: string) => {
  const label = labelOfPage(page)
  return label ? `${label} (${page})` : page
}

const withLabel = (values: Record<string, string>) =>
  values['page'] ? { ...values, page: named(values['page']) } : values

/** What a field expects. */
export const inOwnersWords = (expected: string): string =>
  translated(words.expected, expected) ?? expected

const choices: Record<string, Templates> = words.choices

/** The days as the owner's language has them, by their English names. */
const weekdays: Templates = Object.fromEntries(
  Array.from({ length: 7 }, (_, index) => {
    // Any week will do.
    const day = new Date(Date.UTC(2026, 0, 5 + index))
    const named = (locale: string) =>
      new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' }).format(day)
    return [named('en'), named(identity.locale)]
  }),
)

/** The label of a field's choice. */
export const choiceLabel = (field: string, value: string): string =>
  (field === 'days' ? weekdays : field === 'status' ? (ui.status as Templates) : choices[field])?.[
    value
  ] ?? value

/** Such as “Slides 3 › Heading” for `slides[2].heading`; as it is if a part has no label. */
function labelOfPath(path: string): string {
  const labels = path.split('.').map((part) => {
    const [, name = '', index] = /^([\w-]+)(?:\[(\d+)\])?$/.exec(part) ?? []
    const label = (words.fields as Templates)[name]
    return label && (index === undefined ? label : `${label} ${Number(index) + 1}`)
  })
  return labels.every(Boolean) ? labels.join(' › ') : path
}

/** A line of `problemsText`: “content/es/x.md:3: title: expected …; found …”. */
function problemLine(line: string): string | undefined {
  const [, place = '', said = '', found] =
    /^(.*?): (expected .*?)(?:; found (.*))?$/s.exec(line) ?? []
  const expected = translated(words.expected, said)
  if (expected === undefined) return undefined
  const [, file = place, field] = /^(\S+?): (.*)$/.exec(place) ?? []
  const label = labelOfFile(file.replace(/:\d+$/, ''))
  const form = label ? `${label} (${file})` : file
  const problem = fill(words.problem, {
    place: field ? `${form}, ${labelOfPath(field)}` : form,
    expected,
  })
  return found
    ? `${problem} ${fill(words.saying, { found: translated(words.found, found) ?? found })}`
    : problem
}

/** A finding of `npm run verify`, such as “✗ /contact: leads to …”, or another line of a build. */
function findingLine(line: string): string | undefined {
  const [, place, said = line.trim()] = /^\s*✗ (\S+): (.*)$/.exec(line) ?? []
  const finding = translated(words.findings, said)
  // A sentence without a translation may be the owner's own, such as one that's left to write.
  return place
    ? fill(words.problem, { place: `✗ ${named(place)}`, expected: finding ?? said })
    : finding
}

/** What checks, builds, and commands have printed, as the owner reads it. */
export const inOwnersLanguage = (printed: string): string =>
  printed
    .split('\n')
    .map((line) => problemLine(line) ?? findingLine(line) ?? line)
    .join('\n')
