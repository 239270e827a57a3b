import { categoryIds } from '#contracts/blog-list.ts'
import type { Known } from './languages/unwritten-copy.ts'

const excerpt = 'Write here: what the reader will know afterward.'
const article =
  'Write here: the article. Then remove `draft: true`, and the next build publishes it.'
const guide = `State the claim in the first paragraph.

## The first section

Drafts are shown by \`npm run dev\` and left out of the build until \`draft: true\` is removed.`

/** A valid article that explains what goes where, in a language whose `skeletonWords` are given. */
export const draftOf = (title: string, words: Known = {}): string => `---
title: ${JSON.stringify(title)}
excerpt: ${JSON.stringify(words[excerpt] ?? 'One or two sentences that say what the reader will be able to do afterward.')}
date: ${new Date().toISOString().slice(0, 10)}
category: ${categoryIds[0]}
tags: []
draft: true
---

${words[article] ?? guide}
`
