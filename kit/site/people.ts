import { getCollection } from 'astro:content'
import { contentFolder } from '#content/content-folder.ts'
import { identity } from '#identity.ts'
import { directorId } from '#site/features/blog/posts.ts'
import type { Person } from '#site/ui/Portrait.tsx'
import { pictureNamed } from '#site/ui/pictures.ts'

export interface Profile extends Person {
  /** The id that posts use for their author. */
  id: string
  headline: string
  biography: string
  education: { award: string; school: string; year: number; about: string }[]
  skills: { name: string; about: string }[]
  /** Address of the page about them. */
  path: string
}

/** The director, then everyone with a file in `people/`, by their `order`. */
export async function allPeople(): Promise<Profile[]> {
  const others = (await getCollection('people')).toSorted((a, b) => a.data.order - b.data.order)
  const { director } = identity
  return Promise.all([
    profileOf(directorId, director.slug, director),
    ...others.map(({ id, data }) => profileOf(id, id, data)),
  ])
}

type Words = Omit<Profile, 'id' | 'path' | 'photo'> & { photo: string }

const profileOf = async (id: string, slug: string, { photo, ...words }: Words) => ({
  ...words,
  id,
  path: `/about-${slug}`,
  ...(photo !== 'monogram' && { photo: await pictureNamed(photo) }),
})

/** A post's author. */
export async function authorOf(id: string): Promise<Profile> {
  const people = await allPeople()
  const person = people.find((each) => each.id === id)
  if (person) return person
  const known = people.map((each) => each.id).join(', ')
  throw new Error(
    `author: expected one of ${known}; ${id} has no file ${contentFolder}/people/${id}.yaml`,
  )
}
