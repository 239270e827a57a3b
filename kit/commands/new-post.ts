// `npm run new:post "Title"`: creates a valid draft in content/{language}/blog/ and prints its
// path.
import { existsSync, writeFileSync } from 'node:fs'
import { contentFolder } from '#content/content-folder.ts'
import { siteFile } from '#owner/root.ts'
import { maxTitleLength, slugOf } from '#site/features/blog/posts.ts'
import { helpOption, readArguments } from './arguments.ts'
import { draftOf } from './draft.ts'

const help = `Usage: npm run new:post "What the article claims"

Makes a draft in ${contentFolder}/blog/, named after the title. npm run dev shows it; removing
draft: true publishes it with the next build.

Options
  --help  prints this`

const { positionals } = readArguments(help, {
  allowPositionals: true,
  options: { help: helpOption },
})
const title = positionals.join(' ').trim()
const slug = slugOf(title)

if (!slug || slug.startsWith('-')) {
  console.error(
    'Give a title that begins with a letter or a digit: npm run new:post "What the article claims"',
  )
  process.exit(1)
}
if (title.length > maxTitleLength) {
  console.error(`The title has ${title.length} characters; the limit is ${maxTitleLength}.`)
  process.exit(1)
}
const file = siteFile(`${contentFolder}/blog/${slug}.mdx`)
if (existsSync(file)) {
  console.error(`${contentFolder}/blog/${slug}.mdx already exists; choose another title.`)
  process.exit(1)
}
writeFileSync(file, draftOf(title))
console.log(
  `${contentFolder}/blog/${slug}.mdx\nSee it with npm run dev at http://localhost:4321/blog/${slug}`,
)
