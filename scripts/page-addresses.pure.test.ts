import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pages } from '@wize/kit/contracts/pages.ts'
import { expect, test } from 'vitest'

const kit = join(import.meta.dirname, '../kit')
const sources = globSync('{site,server,contracts}/**/*.{ts,tsx,astro}', { cwd: kit })
  .filter((path) => /(?<!\.test)\.(tsx?|astro)$/.test(path))
  .filter(
    (path) => !/^contracts\/pa(ge|th)s\.ts$/.test(path) && !path.startsWith('server/testing/'),
  )

test('page addresses are typed in contracts/pages.ts alone', () => {
  const typed = sources.flatMap((path) =>
    typedAddresses(readFileSync(join(kit, path), 'utf8')).map((address) => `${path}: ${address}`),
  )
  expect(typed).toEqual([])
})

test.each([
  ["href='/contact'", ["'/contact'"]],
  ['href="/blog"', ['"/blog"']],
  // biome-ignore lint/suspicious/noTemplateCurlyInString: the source of a template.
  ['`/services/${id}`', ['`/services/${']],
  ["'/blog?category=all'", ["'/blog?"]],
  // biome-ignore lint/suspicious/noTemplateCurlyInString: the source of a template.
  ['`${url}/contact`', ['}/contact`']],
  ["'/contacts', '/api/word', pages.contact, '@wize/kit/contracts/blog.ts'", []],
])('in %s, the typed addresses are %j', (source, found) =>
  expect(typedAddresses(source)).toEqual(found),
)

/** Quoted addresses of pages, and beginnings of addresses below a page. */
function typedAddresses(source: string): string[] {
  const addresses = Object.values(pages).filter((address) => address !== pages.home)
  const typed = new RegExp(
    `['"\`}](?:${addresses.join('|')})(?:['"\`?#]|/(?:\\$\\{|[\\w-]+['"\`]))`,
    'g',
  )
  return [...source.matchAll(typed)].map(([found]) => found)
}
