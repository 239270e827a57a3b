import { getEntry } from 'astro:content'
import type { Person } from '#site/ui/Portrait.tsx'
import { directorId } from './posts.ts'

export interface Author extends Person {
  title: string
  /** Address of the page about them. */
  path: string
}

/** The person who wrote a post. The director is handed in, from the identity. */
export async function authorOf(id: string, director: Author): Promise<Author> {
  if (id === directorId) return director
  const person = await getEntry('people', id)
  if (!person) throw new Error(`author: ${id} has no file content/people/${id}.yaml`)
  return person.data
}
