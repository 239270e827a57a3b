import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { Doc } from './retrieval.ts'

/** The numbers in the article and the quotations are from this version of the manual. */
const measured = '5.12.8'
/** Lists, migration guides, a style guide, notes on writing type providers, and an article by someone else. */
const leftOut =
  /^(Index|Ecosystem|Migration-Guide-V\d|Prototype-Poisoning|Style-Guide|Write-Type-Provider)\.md$/

/**
 * Fastify's manual, which comes with its package (`npm install fastify@5.12.8`), without line breaks
 * and Markdown's quotation marks.
 */
export function readManual(): Doc[] {
  const { resolve } = createRequire(import.meta.url)
  const file = resolve('fastify/package.json')
  const { version } = JSON.parse(readFileSync(file, 'utf8'))
  if (version !== measured)
    throw new Error(`Run npm install fastify@${measured}: this is the manual of ${version}.`)
  return ['Guides', 'Reference']
    .flatMap((part) => {
      const folder = join(dirname(file), 'docs', part)
      return readdirSync(folder).map((name) => ({ name, path: join(folder, name) }))
    })
    .filter(({ name }) => !leftOut.test(name))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .map(({ name, path }) => ({
      id: name.replace('.md', ''),
      text: readFileSync(path, 'utf8').replaceAll(/^>+ ?/gm, '').replaceAll(/\s+/g, ' '),
    }))
}
