import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { expect, test } from 'vitest'
import { toWrite } from '#commands/setup/to-write.ts'
import { skeletonWords, unwrittenCopy } from './unwritten-copy.ts'

test('addresses and names of pictures stay, and sentences are left to write', () => {
  const text = `photo: { file: iron-columns-hall.jpg, alt: Iron columns in a hall }
image: Blick aus dem Fenster.JPG
action: { label: Ask for a call, path: /services/ai-development }
url: https://www.example.com/a/path?b=c
email: robin.sender@mail.example.com
`
  expect(unwrittenCopy('services/hall.yaml', text)).toBe(
    text
      .replace('Iron columns in a hall', '"Write here: Iron columns in a hall"')
      .replace('Ask for a call', '"Write here: Ask for a call"'),
  )
})

test('titles and excerpts of articles are left to write where a mark fits, and headings always', () => {
  const text =
    '---\ntitle: Terms of this service\n---\n\n## 1. Who is responsible\n\n- We are, all of us\n'
  const marked = text.replace('1. Who', 'Write here: 1. Who').replace('We', 'Write here: We')
  const withTitle = marked
    .replace('Terms of this', '"Write here: Terms of this')
    .replace('vice\n', 'vice"\n')
  expect(unwrittenCopy('blog/terms.md', text)).toBe(withTitle)
  expect(unwrittenCopy('legal/terms.md', text)).toBe(withTitle)
  const long = `Terms of ${'x'.repeat(50)} as long as they may be`
  const excerpt = 'excerpt: What this is about.\n'
  const post = `---\ntitle: ${long}\n${excerpt}---\n`
  expect(unwrittenCopy('blog/terms.md', post)).toBe(
    post.replace(excerpt, 'excerpt: "Write here: What this is about."\n'),
  )
})
const skeleton = join(import.meta.dirname, '../../skeleton/content/en')
const languages = globSync('*.json', { cwd: join(import.meta.dirname, 'skeleton-words') })

test.each(languages.map((file) => basename(file, '.json')))(
  'a new site in %s has no English that nothing marks, and its dates whole',
  (language) => {
    const known = skeletonWords(language)
    const identity = readFileSync(join(skeleton, '../../identity.ts'), 'utf8')
    const used = new Set(identity.match(/Write here: [^']+/g))
    const english = globSync('**/*.{yaml,md,json}', { cwd: skeleton }).flatMap((file) => {
      const asked: string[] = []
      const recording = new Proxy(known, {
        get: (words, text: string) => {
          asked.push(text)
          return words[text]
        },
      })
      const copy = unwrittenCopy(file, readFileSync(join(skeleton, file), 'utf8'), recording)
      expect(copy, file).not.toMatch(/\{ \?/)
      for (const text of asked) used.add(text)
      return asked.filter(
        (text) =>
          /^[A-Z][a-z]/.test(text) &&
          !known[text] &&
          !(text.startsWith(toWrite) && file.startsWith('legal')) &&
          !copy.includes(`${toWrite} ${text}`),
      )
    })
    expect(english).toEqual([])
    expect(Object.keys(known).filter((text) => !used.has(text))).toEqual([])
  },
)
