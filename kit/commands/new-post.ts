// `npm run new:post "Title"`: creates a valid draft in content/{language}/blog/ and prints its
// path.
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { basename } from 'node:path'
import { contentFolder } from '#content/content-folder.ts'
import { maxTitleLength } from '#content/text-limits.ts'
import { slugOf } from '#contracts/blog-list.ts'
import { identity } from '#identity.ts'
import { siteFile } from '#owner/root.ts'
import { command, run, type Terminal } from './command.ts'
import { draftOf } from './draft.ts'
import { skeletonWords } from './languages/unwritten-copy.ts'

const about = `Makes a draft in ${contentFolder}/blog/, named after the title. npm run dev shows it; \
removing draft: true publishes it with the next build.`

export const newPostCommand = (terminal: Terminal) =>
  command('npm run new:post', about)
    .argument('[title...]')
    .usage('[options] "What the article claims"')
    .option(
      '--mdx',
      'makes a .mdx file, which may have figures and other tags. MDX becomes code when the site is built; .md never does',
    )
    .action((words: string[], options: { mdx?: boolean }) => makePost(words, options, terminal))
if (import.meta.main) process.exitCode = await run(newPostCommand)

async function makePost(words: string[], { mdx }: { mdx?: boolean }, { out }: Terminal) {
  const title = words.join(' ').trim()
  const language = basename(contentFolder)
  const slug = slugOf(language === 'de' ? withoutUmlauts(title) : title)

  if (!slug || slug.startsWith('-')) {
    throw new Error(
      'An article’s address is made of its title’s letters from a to z and digits. Give a title that begins with one of these; you can change it in the file later: npm run new:post "What the article claims"',
    )
  }
  if (title.length > maxTitleLength) {
    throw new Error(`The title has ${title.length} characters; the limit is ${maxTitleLength}.`)
  }
  const blog = `${contentFolder}/blog`
  const taken = ['md', 'mdx'].map((ending) => `${blog}/${slug}.${ending}`).find(isThere)
  if (taken) throw new Error(`${taken} already exists; choose another title.`)
  const file = `${blog}/${slug}.${mdx ? 'mdx' : 'md'}`
  mkdirSync(siteFile(blog), { recursive: true })
  writeFileSync(siteFile(file), draftOf(title, skeletonWords(identity.locale)))
  out(`${file}\nSee it with npm run dev at http://localhost:4321/blog/${slug}\n`)
}

/** As German addresses spell them. */
function withoutUmlauts(text: string): string {
  return text
    .replaceAll(/[äöü]/gi, (letter) => `${letter.normalize('NFD').charAt(0)}e`)
    .replaceAll('ß', 'ss')
}

function isThere(path: string): boolean {
  return existsSync(siteFile(path))
}
