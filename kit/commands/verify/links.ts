import type { Check, Dist, Finding } from '#contracts/check.ts'
import { identity } from '#identity.ts'
import { followRedirects, isPublicAddress, PrivateAddress } from '#server/feed/public-request.ts'
import { builtPages } from '#site/build/built-pages.ts'
import { eachLimit } from '#site/build/each-limit.ts'
import { brokenLinks, outsideProblem } from '#site/build/links.ts'
import { errorAt, warningAt } from './findings.ts'

const timeout = 15_000
const maxRedirects = 10

/** Links to pages, files, and anchors of this site. */
export async function internalLinks({ folder, pages }: Dist): Promise<Check> {
  const broken = brokenLinks(await builtPages(folder), folder, identity.url)
  return {
    name: 'Links within the site',
    about: `${pages.length} pages`,
    findings: broken.map((line) => errorAt('link', line.trim())),
  }
}

/**
 * Links to other sites, requested only on demand: that takes time, and other sites can be down. Private
 * addresses are refused, so that a link can't make this computer send requests into its own network.
 */
export async function outsideLinks(
  { pages }: Dist,
  online: boolean,
  isAllowed: (address: string) => boolean = isPublicAddress,
): Promise<Check> {
  const name = 'Links to other sites'
  const links = new Map<string, string>()
  for (const { path, html } of pages)
    for (const [, href = ''] of html.matchAll(/<a\b[^>]*?\shref="(https?:[^"]+)"/g)) {
      const address = href.replaceAll('&amp;', '&')
      if (!address.startsWith(identity.url)) links.set(address, path)
    }
  const findings = [...links].flatMap(([address, where]): Finding[] => {
    const problem = outsideProblem(address, identity.url)
    if (!problem) return []
    const { broken, what } = problem
    return [(broken ? errorAt : warningAt)(where, `${address} ${what}`)]
  })
  if (!online && findings.length === 0 && links.size > 0)
    return { name, skipped: `--online checks them (${links.size})`, findings: [] }
  await eachLimit(online ? links : [], 6, async ([address, where]) => {
    const problem = await problemOf(address, where, isAllowed)
    if (problem) findings.push(problem)
  })
  return { name, about: `${links.size} links`, findings }
}

async function problemOf(
  address: string,
  where: string,
  isAllowed: (address: string) => boolean,
): Promise<Finding | undefined> {
  try {
    const status = await statusOf(new URL(address), isAllowed)
    if (status === 404 || status === 410) return errorAt(where, `${address} is gone (${status})`)
    // Many sites block programs, but a person may get there.
    if (status >= 400) return warningAt(where, `${address} answered ${status}`)
    return undefined
  } catch (error) {
    const what =
      error instanceof PrivateAddress
        ? `wasn’t checked: ${error.host} isn’t on the public internet`
        : `didn’t answer (${(error as Error).message})`
    return warningAt(where, `${address} ${what}`)
  }
}

/** The status of what an address leads to in the end. */
async function statusOf(address: URL, isAllowed: (address: string) => boolean): Promise<number> {
  const response = await followRedirects(address, {
    maxRedirects,
    isAllowed,
    signal: AbortSignal.timeout(timeout),
    headers: { accept: 'text/html, */*', 'user-agent': 'link checker of a website' },
  })
  response.destroy()
  return response.statusCode ?? 0
}
