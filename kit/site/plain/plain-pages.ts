import { loadRenderers } from 'astro:container'
import { type CollectionEntry, render } from 'astro:content'
import { getContainerRenderer } from '@astrojs/mdx/container-renderer'
import reactRenderer from '@astrojs/react/server.js'
import { experimental_AstroContainer as AstroContainer } from 'astro/container'
import { letterPath, postPath } from '#contracts/pages.ts'
import type { PlainPage } from '#contracts/plain-page.ts'
import type { FigureProps } from '#site/features/blog/Figure.tsx'
import type { Post } from '#site/features/blog/published.ts'
import { picturePath } from '#site/layout/metadata.ts'
import { ArticleLink } from '#site/ui/markdown/ArticleLink.tsx'
import MarkdownBody from '#site/ui/markdown/MarkdownBody.astro'
import { plainTags } from '#tags.ts'
import { chartAddress, chartPicture } from './ChartPicture.tsx'
import { PlainCode, PlainFigure, PlainHeading } from './PlainParts.tsx'
import { plainHtml } from './plain-html.ts'
import { plainText } from './plain-text.ts'

/** A page's plain form, and the pictures that the build has to draw for it. */
export interface DrawnPlainPage extends PlainPage {
  /** SVG by path. The path is that of the PNG to be made of it. */
  charts: Record<string, string>
}

/** The plain form of an article: what feeds, mails, and text versions are made of. */
export const plainArticle = ({ slug, title, subtitle, excerpt, entry }: Post, siteUrl: string) =>
  plainPage(entry, { path: postPath(slug), title, deck: subtitle ?? excerpt }, siteUrl)

/** The plain form of a newsletter issue that isn't an article. */
export const plainLetter = (entry: CollectionEntry<'letters'>, siteUrl: string) =>
  plainPage(
    entry,
    { path: letterPath(entry.id), title: entry.data.title, deck: entry.data.excerpt },
    siteUrl,
  )

/** Each entry's plain form. A build makes it once, for all that's made of it. */
const made = new Map<string, Promise<DrawnPlainPage>>()

function plainPage(entry: Entry, page: PageHead, siteUrl: string): Promise<DrawnPlainPage> {
  const key = siteUrl + page.path
  const earlier = made.get(key)
  // While someone writes, the next request has to show what they wrote.
  if (earlier && !import.meta.env.DEV) return earlier
  const promise = drawn(entry, page, siteUrl)
  made.set(key, promise)
  return promise
}

type Entry = CollectionEntry<'blog'> | CollectionEntry<'letters'>
type PageHead = Pick<PlainPage, 'path' | 'title' | 'deck'>

async function drawn(entry: Entry, page: PageHead, siteUrl: string): Promise<DrawnPlainPage> {
  const address = siteUrl + page.path
  const charts: Record<string, string> = {}
  const components: Record<string, unknown> = {
    a: ArticleLink,
    h2: PlainHeading,
    pre: PlainCode,
    Figure: (props: FigureProps) => {
      const picture = chartAddress(page.path, props.title, charts)
      charts[picture] = chartPicture(props)
      return PlainFigure({ ...props, picture })
    },
  }
  for (const [name, PlainTag] of Object.entries(plainTags))
    components[name] = (attributes: object) => PlainTag({ ...attributes, article: address })
  const container = await startedContainer
  const { Content } = await render(entry)
  const body = await container.renderToString(Content, { props: { components } })
  const whole = entry.rendered
    ? await container.renderToString(MarkdownBody, { props: { html: body, components } })
    : body
  const html = plainHtml(whole, address)
  return {
    ...page,
    image: siteUrl + picturePath(page.path),
    html,
    text: plainText(html),
    charts,
  }
}

const startedContainer = startContainer()

async function startContainer() {
  const container = await AstroContainer.create({
    renderers: await loadRenderers([getContainerRenderer()]),
  })
  // Imported instead of loaded, because it needs settings that only the bundler knows.
  container.addServerRenderer({ name: '@astrojs/react', renderer: reactRenderer })
  return container
}
