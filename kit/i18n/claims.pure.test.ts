import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { addOns } from '#add-ons.ts'
import { contentFolder } from '#content/content-folder.ts'
import { siteFile } from '#owner/root.ts'
import { siteLanguage } from '#owner/site-words.ts'
import { wordFolders } from '#owner/words.ts'

const folders = [...wordFolders(siteLanguage(), addOns), siteFile(contentFolder)].map((url) =>
  fileURLToPath(url),
)
/**
 * Claims about what many people do, without evidence. A source, in a note or a link, makes them
 * acceptable.
 */
const generalization =
  /\b(most|plenty of|nine out of ten) (companies|projects|teams|people|firms|clients|software|engineers|founders|others|would|runners)\b|\b(typically|usually|studies show|research shows|experts agree)\b/i

it.each(folders)('generalizes about nobody without a source, in %s', (folder) => {
  const files = globSync('**/*.{json,md,mdx,yaml}', { cwd: folder })
  expect(files).not.toEqual([])
  const found = files.flatMap((file) =>
    readFileSync(join(folder, file), 'utf8')
      .split(/(?<=[.?!])\s|\n/)
      .filter((sentence) => generalization.test(sentence) && !/\[\^|\]\(http/.test(sentence))
      .map((sentence) => `${file}: ${sentence.trim()}`),
  )
  expect(found).toEqual([])
})
