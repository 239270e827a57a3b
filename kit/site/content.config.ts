import { defineCollection } from 'astro:content'
import type { z } from 'zod'
import { contentLoader } from './content-loader.ts'
import { contentCollections } from './content-schemas.ts'

/** A collection. `build/content.ts` has already validated its files. */
const define = <T extends z.ZodType>(kind: { folder: string; pattern: string; schema: T }) =>
  defineCollection({ loader: contentLoader(kind), schema: kind.schema })

type Kinds = typeof contentCollections

export const collections = Object.fromEntries(
  Object.entries(contentCollections).map(([name, kind]) => [name, define<z.ZodType>(kind)]),
) as { [Name in keyof Kinds]: ReturnType<typeof define<Kinds[Name]['schema']>> }
