import { defineCollection } from 'astro:content'
import type { z } from 'zod'
import { contentLoader } from './content-loader.ts'
import { contentCollections as kinds } from './content-schemas.ts'

/** A collection. `build/content.ts` has already validated its files. */
const define = <T extends z.ZodType>(kind: { folder: string; pattern: string; schema: T }) =>
  defineCollection({ loader: contentLoader(kind), schema: kind.schema })

export const collections = {
  blog: define(kinds.blog),
  letters: define(kinds.letters),
  people: define(kinds.people),
  testimonials: define(kinds.testimonials),
  credentials: define(kinds.credentials),
  services: define(kinds.services),
  engagements: define(kinds.engagements),
  deliverables: define(kinds.deliverables),
  projects: define(kinds.projects),
  projectsPage: define(kinds.projectsPage),
  servicesPage: define(kinds.servicesPage),
  aboutPage: define(kinds.aboutPage),
  founderPage: define(kinds.founderPage),
  homePage: define(kinds.homePage),
  ownPages: define(kinds.ownPages),
  legal: define(kinds.legal),
  resume: define(kinds.resume),
}
