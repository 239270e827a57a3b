// `npm run new:post "Title"`: creates a valid draft in content/{language}/blog/ and prints its
// path.
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { contentFolder } from '#content/content-folder.ts'
import { slugOf } from '#contracts/blog-list.ts'
import { siteFile } from '#owner/root.ts'
import { maxTitleLength } from '#site/features/blog/posts.ts'
import { helpOption, readArguments } from './arguments.ts'
import { draftOf } from './draft.ts'

const help = `Usage: npm run new:post -- [options] "What the article claims"

Makes a draft in ${contentFolder}/blog/, named after the title. npm run dev shows it; removing
draft: true publishes it with the next build.

Options
  --mdx   makes a .mdx file, which may have calculators and figures. MDX becomes code when the site
          is built; .md never does
  --help  prints this`

const { positionals, values } = readArguments(help, {
  allowPositionals: true,
  options: { mdx: { type: 'boolean', default: false }, help: helpOption },
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
const blog = `${contentFolder}/blog`
const taken = ['md', 'mdx'].map((ending) => `${blog}/${slug}.${ending}`).find(isThere)
if (taken) {
  console.error(`${taken} already exists; choose another title.`)
  process.exit(1)
}
const file = `${blog}/${slug}.${values.mdx ? 'mdx' : 'md'}`
mkdirSync(siteFile(blog), { recursive: true })
writeFileSync(siteFile(file), draftOf(title))
console.log(`${file}\nSee it with npm run dev at http://localhost:4321/blog/${slug}`)

function isThere(path: string): boolean {
  return existsSync(siteFile(path))
}
