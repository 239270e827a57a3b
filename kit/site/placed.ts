import { getCollection } from 'astro:content'

interface Placed {
  data: { pages: string[]; order: number }
}

const on = <Entry extends Placed>(entries: Entry[], path: string) =>
  entries
    .filter(({ data }) => data.pages.includes(path))
    .toSorted((a, b) => a.data.order - b.data.order)
    .map(({ data }): Entry['data'] => data)

/** The testimonials and credentials that a page shows. */
export const placedOn = async (path: string) => ({
  testimonials: on(await getCollection('testimonials'), path),
  credentials: on(await getCollection('credentials'), path),
})
