import { getCollection } from 'astro:content'

/** Issues that aren't articles, newest first. Drafts are shown during development only. */
export const publishedLetters = async () =>
  (await getCollection('letters', ({ data }) => import.meta.env.DEV || !data.draft)).sort(
    (a, b) => b.data.date.getTime() - a.data.date.getTime(),
  )
