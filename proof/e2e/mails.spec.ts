import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from '@playwright/test'
import { siteFile } from '@wize/kit/owner/root.ts'
import { identity } from '#identity.ts'
import { builtPage, mailFaults } from '#mail/faults.ts'
import { readIssue } from '#server/newsletter/letter.ts'
import { posts } from './pages.ts'

const dist = fileURLToPath(siteFile('dist/'))

for (const { slug } of posts)
  test(`/blog/${slug} as a newsletter issue says what its page says`, async () => {
    const mail = await readIssue(dist, slug, identity)
    expect(mailFaults(mail, builtPage(`/blog/${slug}`))).toEqual([])
  })

test('llms.txt leads to each article as text', () => {
  const read = (file: string) => readFileSync(siteFile(`dist${file}`), 'utf8')
  const llms = read('/llms.txt')
  for (const { slug } of posts) {
    const { title, text } = JSON.parse(read(`/.hosts/plain/blog/${slug}.json`))
    expect(llms).toContain(`(${identity.url}/blog/${slug}.txt)`)
    const version = read(`/blog/${slug}.txt`)
    expect(version).toContain(title)
    expect(version).toContain(text)
  }
})
