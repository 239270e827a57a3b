import { type CollectionEntry, getCollection } from 'astro:content'
import { contentFolder } from '#content/content-folder.ts'

/** Kinds of content with one file each. A build stops without it (`build/content.ts`). */
type Single = 'aboutPage' | 'founderPage' | 'homePage' | 'projectsPage' | 'resume' | 'servicesPage'

/** What's in the only file of a kind. */
export async function contentOf<Kind extends Single>(
  kind: Kind,
): Promise<CollectionEntry<Kind>['data']> {
  const [entry] = await getCollection(kind)
  if (!entry) throw new Error(`${contentFolder}/ has no file for ${kind}`)
  return entry.data
}
