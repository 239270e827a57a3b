import { categoryIds } from '#contracts/blog-list.ts'

/** A valid article that explains what goes where. */
export const draftOf = (title: string): string => `---
title: ${JSON.stringify(title)}
excerpt: One or two sentences that say what the reader will be able to do afterward.
date: ${new Date().toISOString().slice(0, 10)}
category: ${categoryIds[0]}
tags: []
draft: true
---

State the claim in the first paragraph.

## The first section

Drafts are shown by \`npm run dev\` and left out of the build until \`draft: true\` is removed.
`
