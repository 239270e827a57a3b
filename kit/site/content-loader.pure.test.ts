import type { Loader, LoaderContext } from 'astro/loaders'
import { expect, it } from 'vitest'
import { z } from 'zod'
import { contentLoader } from './content-loader.ts'

const before = z.object({ title: z.string() })
/** What an update of the kit may add: old files have no such field. */
const after = before.extend({ answers: z.array(z.string()).default([]) })

/** Keeps an entry until its file changes, as Astro's loader does. */
const files = (schema: z.ZodType<Record<string, unknown>>): Loader => ({
  name: 'files',
  load: async ({ store, parseData }) => {
    const id = 'consulting'
    if (!store.has(id))
      store.set({ id, data: await parseData({ id, data: schema.parse({ title: 'Consulting' }) }) })
  },
})

/** What's kept between two builds. */
function keptContent(): LoaderContext {
  const store = new Map<string, { id: string; data: unknown }>()
  return {
    store: {
      has: (id: string) => store.has(id),
      get: (id: string) => store.get(id),
      set: (entry: { id: string; data: unknown }) => store.set(entry.id, entry),
      delete: (id: string) => store.delete(id),
      clear: () => store.clear(),
      keys: () => [...store.keys()],
    },
    meta: new Map(),
    logger: {},
    entryTypes: new Map(),
    parseData: async ({ data }: { data: unknown }) => data,
  } as unknown as LoaderContext
}

const load = (context: LoaderContext, schema: typeof before) =>
  contentLoader({ folder: 'services', pattern: '*.yaml', schema }, files(schema)).load(context)

it('reads an unchanged file again once its schema has changed', async () => {
  const context = keptContent()
  await load(context, before)
  expect(context.store.get('consulting')?.data).toEqual({ title: 'Consulting' })
  await load(context, after)
  expect(context.store.get('consulting')?.data).toEqual({ title: 'Consulting', answers: [] })
})

it('keeps what was read while the schema stays, and no entry of its own', async () => {
  const context = keptContent()
  await load(context, after)
  const kept = context.store.get('consulting')
  await load(context, after)
  expect(context.store.get('consulting')).toBe(kept)
  expect(context.store.keys()).toEqual(['consulting'])
})
