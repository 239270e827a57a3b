import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Doc } from './retrieval.ts'

/** Fastify's manual from a folder, without line breaks and Markdown's quotation marks. */
export const readManual = (folder: string): Doc[] =>
  readdirSync(folder)
    .filter((file) => file.endsWith('.md'))
    .map((file) => ({
      id: file.replace('.md', ''),
      text: readFileSync(join(folder, file), 'utf8')
        .replaceAll(/^>+ ?/gm, '')
        .replaceAll(/\s+/g, ' '),
    }))

export const stopWords = new Set(
  'a an and are as at be by can do does for from how i if in is it its may me my no not of on or should so that the them there they this to what when where which who why will with'.split(
    ' ',
  ),
)
