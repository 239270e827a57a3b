import { type CollectionEntry, getCollection } from 'astro:content'
import { contentFolder } from '#content/content-folder.ts'
import { identity } from '#identity.ts'
import { directorId } from '#site/features/blog/posts.ts'
import type { ProfileFacts } from '#site/features/founder/Founder.tsx'
import { type Focus, pictureNamed } from '#site/ui/pictures.ts'

type OwnWords = Partial<CollectionEntry<'founderPage'>['data']>

export interface Profile extends ProfileFacts, OwnWords {
  /** The id that posts use for their author. */
  id: string
  /** Address of the page about them. */
  path: string
}

/** The director, then everyone with a file in `people/`, by their `order`. */
export async function allPeople(): Promise<Profile[]> {
  const others = (await getCollection('people')).toSorted((a, b) => a.data.order - b.data.order)
  const { director } = identity
  return Promise.all([
    profileOf(directorId, director.slug, { education: [], skills: [], ...director }),
    ...others.map(({ id, data }) => profileOf(id, id, data)),
  ])
}

type Words = Omit<Profile, 'id' | 'path' | 'photo'> & { photo: string; focus?: Focus }

const profileOf = async (id: string, slug: string, { photo, focus, ...words }: Words) => ({
  ...words,
  id,
  path: `/about-${slug}`,
  ...(photo !== 'monogram' && { photo: await pictureNamed(photo, focus) }),
})

/** A post's authors, in its order. */
export async function authorsOf(ids: readonly string[]): Promise<Profile[]> {
  const people = await allPeople()
  return ids.map((id) => personIn(people, id))
}

/** The authors of posts, by the posts' slugs, as feeds name them. */
export async function feedAuthors(
  posts: readonly { slug: string; author: string[] }[],
): Promise<Map<string, { name: string }[]>> {
  const people = await allPeople()
  const named = (ids: string[]) => ids.map((id) => ({ name: personIn(people, id).name }))
  return new Map(posts.map(({ slug, author }) => [slug, named(author)]))
}

/** Whether a post is by the director alone, whom a whole feed names. */
export const isDirectors = ({ author }: { author: string[] }) => author.join() === directorId

function personIn(people: Profile[], id: string): Profile {
  const person = people.find((each) => each.id === id)
  if (person) return person
  const known = people.map((each) => each.id).join(', ')
  throw new Error(
    `author: expected one of ${known}; ${id} has no file ${contentFolder}/people/${id}.yaml`,
  )
}
