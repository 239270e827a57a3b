import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, extname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { AstroIntegration } from 'astro'
import { contentFolder } from '#i18n/content-folder.ts'

/** Slugs that addresses under `/blog/` already use. */
const reserved = ['archive', 'tags']

/** Problems of the files in a folder of posts that no single file's schema can see, a line each. */
export function postProblems(folder: string, publicFolder: string): string[] {
  const bySlug = Map.groupBy(
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
      /\.mdx?$/.test(file),
    ),
    (file) => basename(file, extname(file)),
  )
  return [...bySlug].flatMap(([slug, files]) => {
    const problems: string[] = []
    if (files.length > 1)
      problems.push(`${files.join(' and ')}: the same slug, ${slug}; rename one`)
    if (reserved.includes(slug))
      problems.push(`${files[0]}: the slug ${slug} is taken; rename the file`)
    for (const file of files) {
      const text = readFileSync(join(folder, file), 'utf8')
      const image = text.match(/^image:\s*["']?(\/[^"'\s]+)/m)?.[1]
      // YAML takes February 31 for March 3.
      const date = text.match(/^date:\s*(\d{4}-\d\d-\d\d)\s*$/m)?.[1]
      if (date && !isDay(date)) problems.push(`${file}: date ${date} is not in the calendar`)
      const words = text
        .replace(/^---\n[\s\S]*?^---$/m, '')
        .replaceAll(/^\s*(```+|~~~+)[\s\S]*?^\s*\1|`[^`\n]*`/gm, '')
      if (file.endsWith('.mdx') && /^import\s/m.test(words))
        problems.push(`${file}: it imports something; articles import nothing`)
      // A comment, `{/* … */}`, may stand. The build's own error would name the word, not the file.
      if (file.endsWith('.mdx') && /(?<!\\)\{(?!\/\*)/.test(words))
        problems.push(`${file}: a brace outside code is read as a program; write \\{`)
      const notes = [...new Set([...words.matchAll(/\[\^([^\]]+)\](?!:)/g)].map(([, id]) => id))]
      // The numbers that the page shows are those of the text, and the margin's places go by them.
      if (notes.some((id, index) => id !== `${index + 1}`))
        problems.push(`${file}: notes are ${notes.join(', ')}; number them 1, 2, 3 … in order`)
      for (const [, download] of text.matchAll(/^ +- file:\s*["']?([\w.-]+)/gm))
        if (!existsSync(join(publicFolder, 'evidence', slug, download ?? '')))
          problems.push(`${file}: download ${download} is not in public/evidence/${slug}/`)
      if (image && !existsSync(join(publicFolder, image)))
        problems.push(`${file}: image ${image} is not in public/`)
    }
    return problems
  })
}

/** Whether a date as YYYY-MM-DD is one of the calendar's. */
function isDay(date: string): boolean {
  const parsed = new Date(`${date}T00:00:00Z`)
  return !Number.isNaN(parsed.getTime()) && parsed.toISOString().startsWith(date)
}

/**
 * Fails the build on two posts with one slug, on a slug that is taken, on a day that does not exist, on a
 * missing picture or download, on notes out of order and on a program in the text.
 */
export default function posts(): AstroIntegration {
  return {
    name: 'posts',
    hooks: {
      'astro:config:done': ({ config }) => {
        const at = (folder: string) => fileURLToPath(new URL(folder, config.root))
        const problems = postProblems(at(`${contentFolder}/blog`), fileURLToPath(config.publicDir))
        if (problems.length)
          throw new Error(problems.map((line) => `${contentFolder}/blog/${line}`).join('\n'))
      },
    },
  }
}
