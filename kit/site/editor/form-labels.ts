import { existsSync } from 'node:fs'
import { extname, join, posix } from 'node:path'
import type { Identity } from '#contracts/identity.ts'
import { languagesOf } from '#contracts/languages.ts'
import {
  letterPath,
  pages,
  postPath,
  projectPath,
  samplePath,
  servicePath,
} from '#contracts/pages.ts'
import { identity } from '#identity.ts'
import words from '#messages/editor.json' with { type: 'json' }
import { siteRoot } from '#owner/root.ts'
import { contentCollections } from '#site/content-schemas.ts'

type Kind = keyof typeof contentCollections

const kinds = Object.entries(contentCollections) as [Kind, { folder: string; pattern: string }][]
export const isOneFile = (pattern: string): boolean => /^[\w-]+\.\w+$/.test(pattern)

/** Where the dev server shows the entries of a collection, or a file of one. */
export const previewPaths = ({ director }: Identity): Record<string, string> => ({
  // Without a text, a project is a link in a list.
  'projects-yaml': pages.projects,
  blog: postPath('{slug}'),
  letters: letterPath('{slug}'),
  people: '/about-{slug}',
  testimonials: pages.home,
  credentials: pages.home,
  services: servicePath('{slug}'),
  engagements: servicePath('{slug}'),
  deliverables: samplePath('{slug}'),
  projects: projectPath('{slug}'),
  projectsPage: pages.projects,
  servicesPage: pages.services,
  aboutPage: pages.aboutUs,
  founderPage: `/about-${director.slug}`,
  homePage: pages.home,
  ownPages: '/{slug}',
  legal: '/{slug}',
  resume: `/${director.initials}`,
  company: pages.aboutUs,
  identity: pages.contact,
})

/** Such as “Launch date” for `launchDate`. */
export function labelOf(name: string): string {
  const spaced = name
    .replaceAll('-', ' ')
    .replaceAll(/(?=[A-Z])/g, ' ')
    .toLowerCase()
  return spaced.charAt(0).toUpperCase() + spaced.slice(1)
}

/** What the editor calls a file, such as “Pages › Home page”; undefined for one without a form. */
export function labelOfFile(file: string): string | undefined {
  if (file === 'identity.ts' || /^content\/[a-z]+\/company\.yaml$/.test(file))
    return `${words.pages} › ${words.kinds.company}`
  if (file === 'content/redirects.yaml') return `${words.words} › ${words.redirects}`
  const [, path = ''] = /^content\/[a-z]{2,3}\/(.+)$/.exec(file) ?? []
  const [, form, own] = /^(?:forms\/([\w-]+)\.ya?ml|messages\/([\w-]+)\.json)$/.exec(path) ?? []
  if (form) return `${words.forms} › ${labelOf(form)}`
  if (own) return `${words.words} › ${labelOf(own)}`
  const single = kinds.find(
    ([, { folder, pattern }]) => isOneFile(pattern) && posix.join(folder, pattern) === path,
  )
  if (single) return `${words.pages} › ${words.kinds[single[0]]}`
  const many = kinds.find(
    ([, { folder, pattern }]) =>
      !isOneFile(pattern) && path.startsWith(`${folder}/`) && /\.(mdx?|ya?ml)$/.test(path),
  )
  if (!many) return undefined
  const name = path.slice(many[1].folder.length + 1, -extname(path).length)
  return `${words.kinds[many[0]]} › ${name}`
}

/** What the editor calls a page’s form, by the page’s address; undefined if the page has none. */
export function labelOfPage(address: string): string | undefined {
  const [first, ...others] = languagesOf(identity).map(({ language }) => language)
  const [, prefix, own = ''] = /^\/([a-z]{2,3})(\/.*)?$/.exec(address) ?? []
  const language = others.find((each) => each === prefix) ?? first ?? ''
  const path = language === first ? address : own || '/'
  for (const [kind, pattern] of Object.entries(previewPaths(identity))) {
    const collection = kinds.find(([name]) => name === kind)?.[1]
    if (!collection) continue
    const [before = '', after] = pattern.split('{slug}')
    if (after === undefined) {
      if (pattern === path && isOneFile(collection.pattern))
        return labelOfFile(
          `content/${language}/${posix.join(collection.folder, collection.pattern)}`,
        )
      continue
    }
    const slug = path.startsWith(before) ? path.slice(before.length) : ''
    const file = ['md', 'mdx', 'yaml', 'yml']
      .map((ending) => `content/${language}/${collection.folder}/${slug}.${ending}`)
      .find((each) => slug && existsSync(join(siteRoot, each)))
    if (file) return labelOfFile(file)
  }
  return undefined
}
