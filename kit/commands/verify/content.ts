import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { parse } from 'yaml'
import { addOns } from '#add-ons.ts'
import { toWrite } from '#commands/setup/to-write.ts'
import { contentFolder } from '#content/content-folder.ts'
import { readSource } from '#content/content-source.ts'
import { shown } from '#content/problem.ts'
import type { Check, Dist, Finding } from '#contracts/check.ts'
import type { Identity } from '#contracts/identity.ts'
import { isOn, partNames } from '#contracts/parts.ts'
import { isSample } from '#contracts/sample.ts'
import { identity } from '#identity.ts'
import { withoutMark } from '#owner/byte-order-mark.ts'
import { errorAt, warningAt } from './findings.ts'

/** Links to parts that are off. */
export function linksToParts({ pages }: Dist): Check {
  const findings = pages.flatMap(({ path, html }) =>
    [...html.matchAll(/\shref="(\/[^"]*)"/g)]
      .filter(([, href = '']) => !isOn(identity.parts, href))
      .map(([, href]) => errorAt(path, `leads to ${href}, which is off`)),
  )
  const off = partNames.filter((part) => !identity.parts[part])
  return { name: 'Links to parts that are off', about: off.join(', ') || 'all are on', findings }
}

/** Texts of a new site that nobody has written yet, each once: the menu is on every page. */
export function unwritten({ pages }: Dist): Check {
  const found = pages.flatMap(({ path, html }) => {
    // In a page's title, the company's name follows after a |.
    const texts = (html.match(new RegExp(`${toWrite} [^<"|]{0,80}`, 'g')) ?? []).map((text) =>
      text.replaceAll(/&#x27;|'/g, '’').trim(),
    )
    return [...new Set(texts)].map((text) => ({ path, text }))
  })
  const findings = [...Map.groupBy(found, ({ text }) => text)].map(([text, places]) => {
    const what = places.length > 1 ? `${text} (on ${places.length} pages)` : text
    return errorAt(places[0]?.path ?? '', what)
  })
  return { name: 'Texts left to write', findings }
}

/** Every value with its path, such as `director.name`. */
function* leaves(value: unknown, path: string[] = []): Generator<[path: string, value: unknown]> {
  if (isSample(value) || typeof value !== 'object' || value === null) yield [path.join('.'), value]
  else for (const [key, inner] of Object.entries(value)) yield* leaves(inner, [...path, key])
}

/** Whether a value belongs to a part that's off, and so is never shown. */
const isOfOffPart = (path: string, { parts }: Identity) =>
  (path.startsWith('chat.') && !parts.chat) ||
  addOns.some(
    ({ name, services = {} }) =>
      !parts[name] &&
      Object.keys(services).some((service) => path.startsWith(`services.${service}.`)),
  )

/** Placeholders that haven't been replaced. */
export function samplesLeft(identity: Identity): Check {
  const findings = [...leaves(identity)]
    // A monogram is a valid choice.
    .filter(
      ([path, value]) => isSample(value) && value !== 'monogram' && !isOfOffPart(path, identity),
    )
    .map(([path, value]) => {
      const what = `${shown(value)} is a placeholder; replace sample(…) with your value`
      return warningAt(`identity.${path}`, what)
    })
  return { name: 'Placeholders in identity.ts', findings }
}

/** Prices, times, and resumes that are still the sample's. */
export function termsLeft(root: string): Check {
  const files = globSync(`${contentFolder}/{services,engagements}/*.yaml`, { cwd: root })
  const terms = files.toSorted().flatMap((file) => {
    const fields: Record<string, { isSample?: boolean } | undefined> =
      parse(readFileSync(join(root, file), 'utf8')) ?? {}
    return Object.entries(fields)
      .filter(([, value]) => value?.isSample)
      .map(([name]) => warningAt(file, `${name} is a sample; set isSample: false once it’s yours`))
  })
  const file = `${contentFolder}/resume.json`
  const resume = existsSync(join(root, file))
    ? JSON.parse(withoutMark(readFileSync(join(root, file), 'utf8')))
    : {}
  if (resume.meta?.sample) terms.push(warningAt(file, String(resume.meta.sample)))
  return { name: 'Prices, terms, and resumes that are samples', findings: terms }
}

/** Testimonials and credentials that name a page the site doesn’t have, so that nobody sees them. */
export function misplaced(root: string, { pages }: Dist): Check {
  const files = globSync(`${contentFolder}/{testimonials,credentials}/*.yaml`, { cwd: root })
  const findings = files.toSorted().flatMap((where) => {
    const named: unknown = parse(readFileSync(join(root, where), 'utf8'))?.pages
    return (Array.isArray(named) ? named : [])
      .filter((page) => !pages.some(({ path }) => path === page))
      .map((page) => errorAt(where, `${page} isn’t a page of the site`))
  })
  return { name: 'Testimonials and credentials', about: `${files.length} files`, findings }
}

/** What the next client wants to know from a case study, by its field. */
const caseStudyFields = {
  situation: 'the situation',
  stakes: 'what was at stake',
  tried: 'what was tried',
  cost: 'what it cost',
  result: 'what changed',
  hindsight: 'what you’d do differently',
  photos: 'what it looks like',
  numbers: 'any number with its source',
  services: 'which services it took',
  people: 'who did it',
}
/** A shorter text hardly tells a story. */
const minWords = 150

/** Projects with a page of their own that leave the next client asking. */
export function thinCaseStudies(root: string): Check {
  const files = globSync(`${contentFolder}/projects/*.{md,mdx}`, { cwd: root }).toSorted()
  const findings = files.flatMap((file): Finding[] => {
    const where = file.replaceAll('\\', '/')
    const { value, body } = readSource(where, readFileSync(join(root, file), 'utf8'))
    const length = body.split(/\s+/).filter(Boolean).length
    if (length === 0) return []
    const fields = (value ?? {}) as Record<string, unknown>
    const missing = Object.entries(caseStudyFields).filter(
      ([name]) => !fields[name] || (Array.isArray(fields[name]) && fields[name].length === 0),
    )
    const silent = missing.map(([name, about]) => `${about} (${name})`).join(', ')
    return [
      ...(silent ? [warningAt(where, `doesn’t say ${silent}`)] : []),
      ...(length < minWords
        ? [warningAt(where, `has a text of ${length} words; a story takes about ${minWords}`)]
        : []),
    ]
  })
  return { name: 'Case studies', about: `${files.length} with a page`, findings }
}

/** Drafts and posts dated after today must not be in the build. */
export function leftOut(root: string, { files }: Dist): Check {
  const folder = join(root, contentFolder, 'blog')
  const today = new Date().toISOString().slice(0, 10)
  const hidden = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.mdx?$/.test(file))
    .filter((file) => {
      const [, head = ''] = readFileSync(join(folder, file), 'utf8').split(/^---$/m)
      const date = /^date:\s*["']?(\d{4}-\d\d-\d\d)/m.exec(head)?.[1] ?? ''
      return /^draft:\s*true\s*$/m.test(head) || date > today
    })
    .map((file) => basename(file).replace(/\.mdx?$/, ''))
  const findings = hidden
    .filter((slug) => files.includes(`blog/${slug}.html`))
    .map((slug) =>
      errorAt(`blog/${slug}`, 'is in the build, but it’s a draft or has a future date'),
    )
  return { name: 'Drafts and future posts', about: `${hidden.length} left out`, findings }
}
