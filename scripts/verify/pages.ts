import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Dist } from './dist.ts'
import type { Check, Finding } from './report.ts'

const kB = 1000
/** What one round trip brings, without about 1.2 kB of head. */
const pageLimit = 14.3 * kB
const articleLimit = 40 * kB
const pictureLimit = 300 * kB

/** Whether pictures say what they show. An empty text is right for decoration, which articles rarely have. */
export function alternatives({ pages }: Dist): Check {
  const findings: Finding[] = []
  let pictures = 0
  for (const { path, html } of pages)
    for (const [tag] of html.matchAll(/<img\b[^>]*>/g)) {
      pictures++
      const alt = tag.match(/\salt(?:="([^"]*)")?(?=[\s/>])/)
      const source = tag.match(/\ssrc="([^"]*)"/)?.[1]
      if (!alt)
        findings.push({ level: 'error', where: path, what: `${source} has no alternative text` })
      else if (!alt[1]?.trim())
        findings.push({ level: 'warning', where: path, what: `${source} has an empty one` })
    }
  return { name: 'Alternative texts', about: `${pictures} pictures`, findings }
}

/** Pages and pictures that are heavier than the site's budgets. */
export function weights({ folder, files, pages, size }: Dist): Check {
  const sent = (file: string) => size(existsSync(join(folder, `${file}.br`)) ? `${file}.br` : file)
  const kilobytes = (bytes: number) => `${(bytes / kB).toFixed(1)} kB`
  const heavy = pages.flatMap(({ path, file }): Finding[] => {
    const limit = /^\/blog\/[^/]+$/.test(path) ? articleLimit : pageLimit
    const bytes = sent(file)
    if (bytes <= limit) return []
    const what = `${kilobytes(bytes)}; expected at most ${kilobytes(limit)}, so that it comes in one round trip`
    return [{ level: 'warning', where: path, what }]
  })
  const pictures = files
    .filter((file) => /\.(png|jpe?g|webp|avif|gif)$/.test(file) && !file.startsWith('og/'))
    .filter((file) => size(file) > pictureLimit)
    .map((file): Finding => {
      const what = `${kilobytes(size(file))}; make it smaller than ${kilobytes(pictureLimit)}`
      return { level: 'error', where: file, what }
    })
  return { name: 'Weight', about: `${pages.length} pages`, findings: [...heavy, ...pictures] }
}
