import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { slugOf } from '#contracts/blog-list.ts'
import { seededRandom } from '#site/ui/art/mosaic.ts'

/** As in the posts' schema. */
const [maxTitleLength, maxExcerptLength] = [70, 200]

/**
 * Adds posts to a folder of real ones that resemble them in length, headings, word frequency, tags, and
 * code (with a line added, because the build remembers code). The files are named as `npm run new:post` would name them. The same seed writes the same posts.
 */
export function writeSyntheticPosts(folder: string, count: number, seed = 1): void {
  const random = seededRandom(seed)
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T
  const files = readdirSync(folder).filter((file) => file.endsWith('.mdx'))
  const sources = files.map((file) => readFileSync(join(folder, file), 'utf8'))
  const field = (source: string, name: string) =>
    source.match(new RegExp(`^${name}:\\s*(.*)$`, 'm'))?.[1] ?? ''

  const models = sources.map((source) => ({
    title: wordsOf(field(source, 'title')).length,
    excerpt: wordsOf(field(source, 'excerpt')).length,
    tags: field(source, 'tags').replace(/[[\]]/g, '').split(/,\s*/),
    category: field(source, 'category'),
    paragraphs: proseOf(source).map((paragraph) => wordsOf(paragraph).length),
    headings: source.match(/^## /gm)?.length ?? 0,
    code: source.match(/^```[\s\S]*?^```/gm) ?? [],
  }))
  const vocabulary = sources.flatMap((source) => proseOf(source).flatMap(wordsOf))
  const tags = models.flatMap((model) => model.tags)

  const words = (length: number) => {
    const text = Array.from({ length }, () => pick(vocabulary)).join(' ')
    return text.charAt(0).toUpperCase() + text.slice(1)
  }
  const sentences = (length: number) => {
    const list: string[] = []
    for (let left = length; left > 0; ) {
      const next = Math.min(left, 6 + Math.floor(random() * 18))
      list.push(`${words(next)}.`)
      left -= next
    }
    return list.join(' ')
  }

  for (let number = 0; number < count; number++) {
    const model = pick(models)
    const title = words(model.title).slice(0, maxTitleLength).trim()
    const every = Math.ceil(model.paragraphs.length / (model.headings + 1))
    const body = model.paragraphs.flatMap((length, index) => [
      ...(index > 0 && index % every === 0 ? [`## ${words(2 + Math.floor(random() * 5))}`] : []),
      sentences(length),
    ])
    for (const code of model.code) {
      const own = code.replace(/```$/, `${words(3)}\n$&`)
      body.splice(1 + Math.floor(random() * body.length), 0, own)
    }
    const day = new Date(Date.UTC(2023, 0, 1 + Math.floor(random() * 700)))
    writeFileSync(
      join(folder, `${slugOf(title)}.mdx`),
      `---
title: ${JSON.stringify(title)}
excerpt: ${JSON.stringify(
        `${words(model.excerpt)
          .slice(0, maxExcerptLength - 1)
          .trim()}.`,
      )}
date: ${day.toISOString().slice(0, 10)}
category: ${model.category}
tags: [${[...new Set(model.tags.map(() => pick(tags)))].join(', ')}]
---

${body.join('\n\n')}
`,
    )
  }
}

/** Paragraphs of plain text: no front matter, code, headings, lists, tables or components. */
const proseOf = (source: string): string[] =>
  source
    .replace(/^---[\s\S]*?^---/m, '')
    .replace(/^```[\s\S]*?^```/gm, '')
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => /^[A-Z“*]/.test(paragraph))

/** Words, without web addresses, because half of one would be a broken link. */
const wordsOf = (text: string): string[] =>
  text.replace(/\bhttps?:\S+/g, '').match(/[a-z]+(?:[’'-][a-z]+)*/gi) ?? []
