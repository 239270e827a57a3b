// `npm run new:post "Title"`: makes a valid draft in content/{language}/blog/ and says where.
import { existsSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { contentFolder } from '#i18n/content-folder.ts'
import { maxTitleLength, slugOf } from '#site/features/blog/posts.ts'

const title = process.argv.slice(2).join(' ').trim()
const slug = slugOf(title)

if (!slug) {
  console.error('Give the title: npm run new:post "What the article claims"')
  process.exit(1)
}
if (title.length > maxTitleLength) {
  console.error(`The title has ${title.length} characters; ${maxTitleLength} is the most.`)
  process.exit(1)
}
const file = new URL(`../${contentFolder}/blog/${slug}.mdx`, import.meta.url)
if (existsSync(file)) {
  console.error(`${contentFolder}/blog/${slug}.mdx is there already; choose another title.`)
  process.exit(1)
}
writeFileSync(
  file,
  `---
title: ${JSON.stringify(title)}
excerpt: One or two sentences that say what the reader will be able to do afterward.
date: ${new Date().toISOString().slice(0, 10)}
category: software
tags: []
draft: true
---

State the claim in the first paragraph.

## The first section

Drafts are shown by \`npm run dev\` and left out of the build until \`draft: true\` is removed.

\`\`\`ts title="example.ts"
console.log('Tests run the code of articles.')
\`\`\`
`,
)
console.log(`${fileURLToPath(file)}\nSee it with npm run dev at http://localhost:4321/blog/${slug}`)
