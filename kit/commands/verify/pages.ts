import { decodeHTML } from 'entities'
import { toWrite } from '#commands/setup/to-write.ts'
import type { Check, Dist, Finding } from '#contracts/check.ts'
import { identity } from '#identity.ts'
import { errorAt, warningAt } from './findings.ts'
import { hasIsland, isArticle, limits, stillLimits, typicalHead, weigh } from './page-weight.ts'

/** Whether images have alternative texts. Covers are marked as decoration; others rarely are. */
export function alternatives({ pages }: Dist): Check {
  const findings: Finding[] = []
  let pictures = 0
  for (const { path, html } of pages)
    for (const [tag] of html.matchAll(/<img\b[^>]*>/g)) {
      pictures++
      const alt = tag.match(/\salt(?:="([^"]*)")?(?=[\s/>])/)
      const source = tag.match(/\ssrc="([^"]*)"/)?.[1]
      if (!alt) findings.push(errorAt(path, `${source} has no alternative text`))
      else if (!alt[1]?.trim() && !tag.includes('data-decoration'))
        findings.push(warningAt(path, `${source} has an empty alternative text`))
    }
  return { name: 'Alternative texts', about: `${pictures} pictures`, findings }
}

/** Search results cut a description after about this many characters. */
const maxDescription = 160
/** A shorter description says too little to choose the page by. */
const minDescription = 50

/** Descriptions, which search results show, that are missing, cut off, or too short. */
export function descriptions({ pages }: Dist): Check {
  // The views of a list say what it says.
  const shown = pages.filter(
    ({ path, html }) =>
      !path.includes('?') && !/<meta name="robots" content="[^"]*noindex/.test(html),
  )
  const findings = shown.flatMap(({ path, html }): Finding[] => {
    const [, source = ''] = /<meta name="description" content="([^"]*)"/.exec(html) ?? []
    const { length } = decodeHTML(source)
    const [unfilled] = /\{\w+\}/.exec(source) ?? []
    // A name may have braces of its own.
    if (unfilled && !JSON.stringify(identity).includes(unfilled))
      return [errorAt(path, `its description says ${unfilled} to visitors`)]
    if (length >= minDescription && length <= maxDescription) return []
    // Texts that are still to write have a check of their own.
    if (source.startsWith(toWrite)) return []
    const what =
      length === 0
        ? 'has no description for search results'
        : `its description has ${length} characters; expected ${minDescription} to ${maxDescription}`
    return [warningAt(path, what)]
  })
  return { name: 'Descriptions', about: `${shown.length} pages`, findings }
}

const lighter = (file: string) =>
  /\.(png|gif)$/.test(file) ? 'saved as a JPEG, it' : 'a crop with less fine detail'

const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`

/** Pages and images that exceed the site's budgets. */
export function weights({ folder, files, pages, size }: Dist): Check {
  const heavy = pages.flatMap(({ path, file }): Finding[] => {
    const { html, ...parts } = weigh(folder, file)
    const isLong = isArticle(path)
    const firstFlight = limits.firstFlight - typicalHead
    const over: [part: string, bytes: number, limit: number][] = hasIsland(folder, file)
      ? []
      : Object.entries(stillLimits(folder, file, isLong)).map(([part, limit]) => [
          part,
          parts[part as keyof typeof parts],
          limit,
        ])
    if (!isLong) over.push(['page', html, firstFlight])
    return over
      .filter(([, bytes, limit]) => bytes > limit)
      .map(([part, bytes, limit]) =>
        warningAt(path, `${part}: ${kilobytes(bytes)}; expected at most ${kilobytes(limit)}`),
      )
  })
  const pictures = files
    .filter((file) => /\.(png|jpe?g|webp|avif|gif)$/.test(file) && !file.startsWith('og/'))
    .filter((file) => size(file) > limits.picture)
    .map((file) => {
      const weight = kilobytes(size(file))
      const [, photograph] = /^_astro\/(.+?)\.[^/]+$/.exec(file) ?? []
      // The build has already lowered a photograph's quality as far as it may.
      if (photograph)
        return warningAt(
          file,
          `${weight}, made from ${photograph}; ${lighter(file)} would load sooner`,
        )
      return errorAt(file, `${weight}; make it smaller than ${kilobytes(limits.picture)}`)
    })
  return { name: 'Weight', about: `${pages.length} pages`, findings: [...heavy, ...pictures] }
}
