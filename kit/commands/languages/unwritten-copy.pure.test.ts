import { expect, test } from 'vitest'
import { unwrittenCopy } from './unwritten-copy.ts'

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

test('titles of articles stay, which may be no longer, and headings are left to write', () => {
  const text =
    '---\ntitle: Terms of this service\n---\n\n## 1. Who is responsible\n\n- We are, all of us\n'
  const marked = text.replace('1. Who', 'Write here: 1. Who').replace('We', 'Write here: We')
  expect(unwrittenCopy('blog/terms.md', text)).toBe(marked)
  expect(unwrittenCopy('legal/terms.md', text)).toBe(
    marked.replace('Terms of this service', '"Write here: Terms of this service"'),
  )
})
