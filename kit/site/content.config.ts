import { defineCollection } from 'astro:content'
import type { z } from 'zod'
import { contentLoader } from './content-loader.ts'
import { contentCollections } from './content-schemas.ts'

/** A collection. `build/content.ts` has already validated its files. */
const define = <T extends z.ZodType>(kind: { folder: string; pattern: string; schema: T }) =>
  defineCollection({ loader: contentLoader(kind), schema: kind.schema })

const {
  blog,
  letters,
  people,
  testimonials,
  credentials,
  services,
  engagements,
  deliverables,
  projects,
} = contentCollections
const { projectsPage, servicesPage, aboutPage, founderPage, homePage, ownPages, legal, resume } =
  contentCollections

export const collections = {
  blog: define(blog),
  letters: define(letters),
  people: define(people),
  testimonials: define(testimonials),
  credentials: define(credentials),
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
