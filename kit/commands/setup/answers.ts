import { takenAddresses } from '#contracts/identity.ts'

/** What setup asks, by flag. Every answer is on one line. */
export interface Answers {
  name: string
  city: string
  country: string
  /** The postal address. */
  address: string
  /** What the company does, as a sentence. */
  trade: string
  director: string
  headline: string
  email: string
  url: string
  /** Language tags, separated by commas, the main one first; English if omitted. Only `wize new` asks. */
  languages?: string
  /** Parts that the site does without, separated by commas. */
  without: string
  theme: string
}

/** The parts of a site, in order, and whether the answers leave them on. */
export function partsOf({ without }: Answers, names: readonly string[]): Record<string, boolean> {
  const off = listed(without)
  return Object.fromEntries(names.map((name) => [name, !off.includes(name)]))
}

/** Whether an owner answers that there's nothing to list. */
export const isNone = (answer: string): boolean => /^none$/i.test(answer)

/** The names in an answer with commas. */
export const listed = (answer: string): string[] =>
  answer
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name && !isNone(name))

const letters = (text: string) =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z\s-]/g, '')
    .trim()

/** Such as “Dr.” and “Dipl.-Ing.”, but not an initial such as “J.” */
const academicTitle = /\p{L}{2,}\.[\s-]*/gu

/** What a new site derives from the answers. Names without Latin letters get neutral ids. */
export function derived(answers: Answers) {
  const main = new Intl.Locale(listed(answers.languages ?? '')[0] ?? 'en')
  const words = letters(answers.director.replaceAll(academicTitle, ''))
    .split(/[\s-]+/)
    .filter(Boolean)
  const first = words.map((word) => word.charAt(0)).join('')
  const initials = (first.length < 2 ? `${first}cv`.slice(0, 2) : first).slice(0, 4)
  const slug = words[0] ?? ''
  return {
    id: letters(answers.name).replace(/[\s-]/g, '') || 'site',
    region: stateOf(answers) ?? '',
    language: main.language,
    locale: main.region ? main.toString() : `${main.language}-${answers.country}`,
    ...streetOf(answers),
    slug: !slug || takenAddresses.slugs.includes(slug) ? 'founder' : slug,
    initials: takenAddresses.initials.includes(initials) ? 'cv' : initials,
  }
}

/** How addresses write the state or province and the postal code after it, by country. */
const regions: Record<string, RegExp> = {
  US: /\b([A-Z]{2}),? \d{5}(-\d{4})?\b/,
  CA: /(?<!\w)([A-Z]{2}|\(Québec\)|\(Ontario\)|\(Nouveau-Brunswick\)|\(Manitoba\)),? +[A-Z]\d[A-Z] ?\d[A-Z]\d\b/,
  AU: /\b([A-Z]{2,3}),? \d{4}\b/,
}

/** French addresses in Canada name the province: “Montréal (Québec) H1Y 1G8”. */
const provinces: Record<string, string> = {
  '(Québec)': 'QC',
  '(Ontario)': 'ON',
  '(Nouveau-Brunswick)': 'NB',
  '(Manitoba)': 'MB',
}

/** The state or province in an address such as “…, Austin, TX 78701”; undefined if it names none. */
function stateOf({ country, address }: Answers): string | undefined {
  const region = regions[country]?.exec(address)?.[1]
  return region && (provinces[region] ?? region)
}

/** The street and postal code in an address that names the city after the street. */
function streetOf({ address, city, country }: Answers): { street: string; postalCode: string } {
  const at = address.indexOf(`, ${city}`)
  // Some end with the country: “…, Leeds LS6 2AD, United Kingdom”.
  const code = postalCodes[country]?.exec(address.replace(/,[^,\d]+$/, ''))?.[0] ?? ''
  if (at > 0) return { street: address.slice(0, at), postalCode: code }
  // Most of Europe writes the code before the city: “2 rue Victor, 69003 Lyon”.
  const before = address.slice(0, Math.max(0, address.lastIndexOf(` ${city}`)))
  const [found, european = ''] = /, ((?:[A-Z]{1,2}-)?\d[\d -]{2,7})$/.exec(before) ?? []
  if (found) return { street: before.slice(0, -found.length), postalCode: european }
  return { street: address, postalCode: code }
}

const postalCodes: Record<string, RegExp> = {
  US: /\b\d{5}(-\d{4})?$/,
  CA: /\b[A-Z]\d[A-Z] ?\d[A-Z]\d$/,
  GB: /\b[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}$/,
}
