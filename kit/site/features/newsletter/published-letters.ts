import { getCollection } from 'astro:content'

/** Issues that aren't articles, newest first. Drafts are only shown during development. */
export const publishedLetters = async () =>
  (await getCollection('letters', ({ data }) => import.meta.env.DEV || !data.draft)).sort(
    (a, b) => b.data.date.getTime() - a.data.date.getTime(),
  )
