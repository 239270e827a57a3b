import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, dirname, extname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { kitParts } from '#contracts/identity.ts'
import { quoted, withValue } from '#owner/identity-edits.ts'
import { valuesIn, withValues } from '#owner/identity-values.ts'
import { forRegion } from '../languages/for-region.ts'
import { type Known, skeletonWords, unwrittenCopy } from '../languages/unwritten-copy.ts'
import { type OfferedAddOn, offeredAddOns } from './add-ons.ts'
import { type Answers, derived, partsOf } from './answers.ts'
import { forCountry } from './for-country.ts'
import { setOrOmit } from './identity-answers.ts'

const kit = new URL('../../', import.meta.url)
const skeleton = fileURLToPath(new URL('skeleton/', kit))

/** Where the skeleton keeps its texts. */
const english = join('content', 'en', '/')

/** The parts that `wize new` offers. */
export const offeredParts: string[] = [...kitParts, ...offeredAddOns.map(({ part }) => part)]

/** The packages that a site depends on, by their names: versions, or `file:` and a path. */
export type Dependencies = (name: string) => string

/**
 * Writes a new site: the files of `kit/skeleton/` with the answers in place of `{{name}}` and the
 * like, and each text's draft in the site's language if there is one. Returns the files' names.
 */
export function writeSkeleton(
  folder: string,
  answers: Answers,
  dependency: Dependencies,
  today: string,
): string[] {
  const parts = partsOf(answers, offeredParts)
  const addOns = offeredAddOns.filter(({ part }) => parts[part])
  const known = derived(answers)
  const { language } = known
  const words = skeletonWords(known.locale)
  /** A language that the site doesn't have, for an example. */
  const other = language === 'en' ? 'fr' : 'en'
  const values: Record<string, string> = { ...answers, ...known, today, other }
  const inLanguage = (file: string) =>
    file.startsWith(english) ? join('content', language, file.slice(english.length)) : nameOf(file)
  const files = globSync('**/*', { cwd: skeleton, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(skeleton.length))
    .filter((file) => file.startsWith(english) || !/^content[\\/]\w+[\\/]/.test(file))
    .filter((file) => parts['questionnaire'] || basename(file) !== 'questionnaire.yaml')
    .toSorted()
  for (const file of files) {
    const draft = join(skeleton, inLanguage(file))
    const isDrafted = file.startsWith(english) && existsSync(draft)
    const source = readFileSync(isDrafted ? draft : join(skeleton, file), 'utf8')
    const written = forRegion(forCountry(source, answers.country), isDrafted ? known.locale : 'en')
    // What isn't drafted in the language is left to translate, as by `wize add-language`.
    const isForeign = file.startsWith(english) && !isDrafted
    const inOwn = isForeign ? unwrittenCopy(file, written, words) : written
    let text = filledIn(file, inOwn, values)
    if (/^(identity\.ts|README\.md)$/.test(file))
      text = text.replaceAll('content/en', `content/${language}`)
    if (basename(file) === 'home.yaml') text = withoutOffers(text, parts)
    if (file === 'identity.ts') text = identityText(inLanguageOf(text, words), answers, addOns)
    if (file === 'package.json')
      text = packageText(
        text,
        addOns.map((addOn) => addOn.package),
        dependency,
      )
    write(join(folder, inLanguage(file)), text)
  }
  writeTheme(folder, answers.theme)
  return files.map(inLanguage)
}

/** Writes the theme that visitors see first, unless it's the kit's choice anyway. */
export function writeTheme(folder: string, theme: string, current: object = {}): void {
  const file = new URL('site/theme/names.json', kit)
  const { default: usual } = JSON.parse(readFileSync(file, 'utf8')) as { default: string }
  if (theme === usual && !('default' in current)) return
  const changed = { ...current, default: theme }
  write(join(folder, 'theme/names.json'), `${JSON.stringify(changed, null, 2)}\n`)
}

/** npm doesn't pack a `.gitignore`, so the skeleton calls it `dot-gitignore`. */
const nameOf = (file: string) => join(dirname(file), basename(file).replace(/^dot-/, '.'))

/** Puts the values in, each escaped for the quotes that the file has around it. */
function filledIn(file: string, text: string, values: Record<string, string>): string {
  const escaped: Record<string, (value: string) => string> = {
    '.ts': (value) => quoted(value).slice(1, -1),
    '.json': (value) => JSON.stringify(value).slice(1, -1),
    '.yaml': (value) => JSON.stringify(value).slice(1, -1),
  }
  const inQuotes = escaped[extname(file)] ?? String
  return text.replaceAll(/\{\{(\w+)\}\}/g, (placeholder, name: string) => {
    const value = values[name]
    if (value === undefined) throw new Error(`${file}: nothing is known for ${placeholder}`)
    return inQuotes(value)
  })
}

/** The home page without its offers of parts that the site leaves out. */
function withoutOffers(text: string, parts: Readonly<Record<string, boolean>>): string {
  const off = [
    ...(parts['newsletter'] ? [] : ['newsletter']),
    ...(parts['questionnaire'] ? [] : ['consultation']),
  ]
  return off.reduce(
    (home, offer) => home.replace(new RegExp(`^(#.*\\n)*${offer}:\\n( .*\\n)+`, 'm'), ''),
    text,
  )
}

/** Translates what identity.ts asks its owner to write. */
const inLanguageOf = (text: string, words: Known) =>
  text.replaceAll(/'(Write here: [^']+)'/g, (_all, asked) => quoted(words[asked] ?? asked))

function identityText(text: string, answers: Answers, addOns: readonly OfferedAddOn[]): string {
  const parts = partsOf(answers, [...kitParts, ...addOns.map(({ part }) => part)])
  const services = addOns.flatMap((addOn) => Object.entries(addOn.services ?? {}))
  const edits: [path: string[], value: string][] = Object.entries(parts).map(([part, on]) => [
    ['parts', part],
    String(on),
  ])
  const packages = addOns.map((addOn) => quoted(addOn.package))
  if (packages.length > 0) edits.push([['addOns'], `[${packages.join(', ')}]`])
  if (services.length > 0)
    edits.push([['services'], `{ ${services.map((each) => each.join(': ')).join(', ')} }`])
  const all = edits.reduce((file, [path, value]) => withValue(file, path, value), text)
  const { region, postalCode } = derived(answers)
  const values = valuesIn(all) as Record<'company' | 'office', Record<string, string>>
  setOrOmit(values.company, 'region', region)
  setOrOmit(values.office, 'postalCode', postalCode)
  const edited = withValues(all, values)
  return services.length > 0
    ? edited.replace('import type { Identity }', 'import { type Identity, sample }')
    : edited
}

function packageText(text: string, addOns: readonly string[], dependency: Dependencies): string {
  const names = ['@wize/kit', ...addOns]
  const dependencies = Object.fromEntries(names.map((name) => [name, dependency(name)]))
  return `${JSON.stringify({ ...JSON.parse(text), dependencies }, null, 2)}\n`
}

/** Writes the files at the top that say how to run the site, for one whose content is there already. */
export function writeOwnersFiles(
  folder: string,
  company: { name: string; id: string },
  addOns: readonly string[],
  dependency: Dependencies,
): void {
  for (const file of [
    'README.md',
    'dot-gitattributes',
    'dot-gitignore',
    'dot-env.example',
    'package.json',
  ]) {
    const text = filledIn(file, readFileSync(join(skeleton, file), 'utf8'), {
      ...company,
      other: 'fr',
    })
    const isPackage = file === 'package.json'
    write(join(folder, nameOf(file)), isPackage ? packageText(text, addOns, dependency) : text)
  }
}

function write(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, text)
}
