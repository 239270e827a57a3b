import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { addOns } from '#add-ons.ts'
import { toWrite } from '#commands/setup/skeleton.ts'
import { contentFolder } from '#content/content-folder.ts'
import { shown } from '#content/problem.ts'
import { isOn, partNames } from '#contracts/parts.ts'
import { isSample } from '#contracts/sample.ts'
import { identity } from '#identity.ts'
import type { Dist } from './dist.ts'
import type { Check, Finding } from './report.ts'

/** Names of the sample company. They're fine if identity.ts contains them. */
const sampleNames = ['WIZE', 'WordWIZE', 'WIZEsnake', 'Jordan Avery', 'New York', 'wize.example']

const texts = /\.(html|xml|json|txt|js|svg)$/

/** Phrases about the sample's trade. Another company may use them too, so they're only warnings. */
const sampleWords = ['Tech Insights', 'software, AI', 'AI, software', 'AI &amp; ML']

/** Names of the sample company, and links to parts that are off, anywhere in the build. */
export function leftovers({ files, read, pages }: Dist): Check {
  const own = JSON.stringify(identity)
  const foreign =
    identity.company.name === sampleNames[0]
      ? []
      : sampleNames.filter((name) => !own.includes(name))
  const findings: Finding[] = []
  for (const file of files.filter((name) => texts.test(name))) {
    const text = read(file)
    for (const name of foreign)
      if (new RegExp(`(?<![A-Za-z])${name.replace('.', '\\.')}(?![a-z])`).test(text))
        findings.push({ level: 'error', where: file, what: `names ${name}, which is the sample’s` })
    for (const words of foreign.length > 0 ? sampleWords : [])
      if (text.includes(words))
        findings.push({
          level: 'warning',
          where: file,
          what: `says “${words}”, as the sample does; your own words are in ${contentFolder}/messages/`,
        })
  }
  for (const { path, html } of pages)
    for (const [, href = ''] of html.matchAll(/\shref="(\/[^"]*)"/g))
      if (!isOn(identity.parts, href))
        findings.push({ level: 'error', where: path, what: `leads to ${href}, which is off` })
  const off = partNames.filter((part) => !identity.parts[part])
  const about = [foreign.length && 'names of the sample', off.length && `off: ${off.join(', ')}`]
  return {
    name: 'Leftovers',
    about: about.filter(Boolean).join('; ') || 'this is the sample',
    findings,
  }
}

/** Texts from `npm run setup` that nobody has written yet. */
export function unwritten({ pages }: Dist): Check {
  const findings = pages.flatMap(({ path, html }) =>
    [...new Set(html.match(new RegExp(`${toWrite} [^<"]{0,80}`, 'g')) ?? [])].map(
      (what): Finding => ({ level: 'error', where: path, what: what.replaceAll('&#x27;', '’') }),
    ),
  )
  return { name: 'Texts left to write', findings }
}

/** Every value with its path, such as `director.name`. */
function* leaves(value: unknown, path: string[] = []): Generator<[path: string, value: unknown]> {
  if (isSample(value) || typeof value !== 'object' || value === null) yield [path.join('.'), value]
  else for (const [key, inner] of Object.entries(value)) yield* leaves(inner, [...path, key])
}

const isOff = (path: string) =>
  (path.startsWith('chat.') && !identity.parts.chat) ||
  addOns.some(
    ({ name, services = {} }) =>
      !identity.parts[name] &&
      Object.keys(services).some((service) => path.startsWith(`services.${service}.`)),
  )

/** Placeholders that haven't been replaced. */
export function samplesLeft(): Check {
  const findings = [...leaves(identity)]
    // A monogram is a valid choice, and values of parts that are off are never shown.
    .filter(([path, value]) => isSample(value) && value !== 'monogram' && !isOff(path))
    .map(([path, value]): Finding => {
      const what = `${shown(value)} is a placeholder; replace sample(…) with your value`
      return { level: 'warning', where: `identity.${path}`, what }
    })
  return { name: 'Placeholders in identity.ts', findings }
}

/** Drafts and posts dated after today must not be in the build. */
export function leftOut(root: string, { files }: Dist, now = new Date()): Check {
  const folder = join(root, contentFolder, 'blog')
  const today = now.toISOString().slice(0, 10)
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
    .map(
      (slug): Finding => ({
        level: 'error',
        where: `blog/${slug}`,
        what: 'is not to be public yet',
      }),
    )
  return { name: 'Drafts and future posts', about: `${hidden.length} left out`, findings }
}
