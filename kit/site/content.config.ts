import { defineCollection } from 'astro:content'
import { glob } from 'astro/loaders'
import type { z } from 'zod'
import { contentFolder } from '#content/content-folder.ts'
import { contentCollections } from './content-schemas.ts'

/**
 * A kind's files as Astro loads them. A folder that the owner doesn't need may be missing.
 * `build/content.ts` has already validated everything.
 */
function define<T extends z.ZodType>(kind: { folder: string; pattern: string; schema: T }) {
  const loader = glob({
    base: `${contentFolder}/${kind.folder}`,
    pattern: kind.pattern,
    // A post may be in a folder for its year. Its address is the file's name, a page's is its place.
    generateId: ({ entry }) =>
      kind.folder === 'pages' ? entry.replace(/\.\w+$/, '') : entry.replace(/^.*\/|\.\w+$/g, ''),
  })
  return defineCollection({
    loader: {
      ...loader,
      load: async (context) => {
        const logger = Object.create(context.logger, { warn: { value: () => undefined } })
        await loader.load({ ...context, logger })
        // Astro warns about a kind that it has never seen an entry of. One that is added and removed
        // again leaves a kind that's known and empty.
        const id = 'added-and-removed'
        context.store.set({ id, data: {} })
        context.store.delete(id)
      },
    },
    schema: kind.schema,
  })
}

const { blog, letters, people, services, engagements, deliverables, projects } = contentCollections
const { projectsPage, servicesPage, aboutPage, founderPage, homePage, ownPages, legal, resume } =
  contentCollections

export const collections = {
  blog: define(blog),
  letters: define(letters),
  people: define(people),
  services: define(services),
  engagements: define(engagements),
  deliverables: define(deliverables),
  projects: define(projects),
  projectsPage: define(projectsPage),
  servicesPage: define(servicesPage),
  aboutPage: define(aboutPage),
  founderPage: define(founderPage),
  homePage: define(homePage),
  ownPages: define(ownPages),
  legal: define(legal),
  resume: define(resume),
}
