import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { contentFolder } from '#content/content-folder.ts'

const root = join(import.meta.dirname, '..')
const files = globSync(`${contentFolder}/**/*.{json,md,mdx,yaml}`, { cwd: root })
/**
 * Claims about what many people do, without evidence. A source, in a note or a link, makes them
 * acceptable.
 */
const generalization =
  /\b(most|plenty of|nine out of ten) (companies|projects|teams|people|firms|clients|software|engineers|founders|others|would|runners)\b|\b(typically|usually|studies show|research shows|experts agree)\b/i

it('generalizes about nobody without a source', () => {
  const found = files.flatMap((file) =>
    readFileSync(join(root, file), 'utf8')
      .split(/(?<=[.?!])\s|\n/)
      .filter((sentence) => generalization.test(sentence) && !/\[\^|\]\(http/.test(sentence))
      .map((sentence) => `${file}: ${sentence.trim()}`),
  )
  expect(found).toEqual([])
})
