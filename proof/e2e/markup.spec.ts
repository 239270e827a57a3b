import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from '@playwright/test'
import { readDist } from '@wize/kit/commands/verify/dist.ts'
import { markup } from '@wize/kit/commands/verify/markup.ts'
import { fileOf } from '@wize/kit/commands/verify/page-weight.ts'
import { attributeOf, childrenOf, descendants, type Element } from '@wize/kit/content/html-tree.ts'
import { siteFile } from '@wize/kit/owner/root.ts'
import { parse } from 'parse5'
import { paths } from './pages.ts'

const named =
  (...names: string[]) =>
  ({ tagName }: Element) =>
    names.includes(tagName)

/** What's wrong with an element and those right below it. */
function faultsOf(element: Element): string[] {
  const { tagName } = element
  const children = childrenOf(element)
  if (tagName === 'body') return [...descendants(element)].filter(named('style')).map(() => 'style')
  if (tagName === 'dl') {
    const groups = children.filter(named('div')).flatMap(childrenOf)
    const strangers = [
      ...children.filter((child) => !named('dt', 'dd', 'div')(child)),
      ...groups.filter((child) => !named('dt', 'dd')(child)),
    ]
    return strangers.map((stranger) => `${stranger.tagName} in a list of definitions`)
  }
  const isNamed =
    attributeOf(element, 'aria-label') !== undefined ||
    [...descendants(element)].some(named('h1', 'h2', 'h3', 'h4', 'h5', 'h6'))
  return tagName === 'section' && !isNamed ? ['section without a heading'] : []
}

test('styles are in the head, definition lists hold nothing else, and sections have headings', () => {
  for (const path of paths) {
    const html = readFileSync(siteFile(`dist/${fileOf(path)}`), 'utf8')
    expect([...descendants(parse(html))].flatMap(faultsOf), path).toEqual([])
  }
})

test('every page is valid HTML', async () => {
  const { findings } = await markup(readDist(fileURLToPath(siteFile('dist'))))
  expect(findings).toEqual([])
})
