import type { Check, Dist, Finding } from '#contracts/check.ts'
import { languagesOf } from '#contracts/languages.ts'
import { identity } from '#identity.ts'
import { errorAt } from './findings.ts'

/** What a page or a sitemap entry says about other languages: `hreflang` and address. */
function alternatesIn(html: string): string[] {
  return [...html.matchAll(/<(?:xhtml:)?link rel="alternate" hreflang="([^"]*)" href="([^"]*)"/g)]
    .map(([, language, address]) => `${language} ${address}`)
    .toSorted()
}

/**
 * Whether pages that say the same in several languages name each other, in their heads and in the
 * sitemap, and lead readers of any other language to one of them.
 */
export function counterparts({ pages, files, read }: Dist): Check[] {
  if (languagesOf(identity).length === 1) return []
  const named = new Map(
    pages
      // A list's other views, such as a category's, name what the list itself does.
      .filter(({ path }) => !path.includes('?'))
      .map(({ path, html }) => [identity.url + path, alternatesIn(html)] as const),
  )
  const maps = files.filter((file) => /^sitemap.*\.xml$/.test(file)).map(read)
  const listed = new Map(
    maps
      .flatMap((text) => text.split('<url>'))
      .map((entry) => [/<loc>([^<]*)/.exec(entry)?.[1] ?? '', alternatesIn(entry)] as const),
  )
  const findings = [...named].flatMap(([address, alternates]): Finding[] => {
    const where = address.slice(identity.url.length) || '/'
    const same = (others: readonly string[] | undefined) => others?.join() === alternates.join()
    const addresses = new Set(alternates.map((each) => each.split(' ')[1] ?? ''))
    const problem = (what: string) => [errorAt(where, what)]
    if (alternates.length > 0 && !addresses.has(address))
      return problem('names pages in other languages, but not itself')
    if (alternates.length > 0 && !alternates.some((each) => each.startsWith('x-default ')))
      return problem('names pages in other languages, but no default for readers of any other')
    if (listed.has(address) && !same(listed.get(address)))
      return problem('names different translations from those in the sitemap')
    return [...addresses]
      .filter((other) => !same(named.get(other)))
      .flatMap((other) =>
        problem(`names ${other} as the same page in another language, which doesn’t name it back`),
      )
  })
  const several = [...named.values()].filter((alternates) => alternates.length > 0).length
  return [{ name: 'Languages', about: `${several} pages in several`, findings }]
}
