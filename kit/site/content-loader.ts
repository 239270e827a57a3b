import { createRequire } from 'node:module'
import { glob, type Loader, type LoaderContext } from 'astro/loaders'
import { z } from 'zod'
import { contentFolder } from '#content/content-folder.ts'
import { typesetTexts } from '#content/typography.ts'
import { locale } from '#locale'
import { withoutMark } from '#owner/byte-order-mark.ts'

const { version: kitVersion } = createRequire(import.meta.url)('../package.json') as {
  version: string
}

interface EntryType {
  getEntryInfo(entry: { fileUrl: URL; contents: string }): unknown
}

/**
 * How Astro reads each kind of file, after a byte order mark, which it refuses in JSON. The editor starts
 * with files that can't be read, too.
 */
const entryTypesOf = (context: LoaderContext) =>
  new Map(
    [...(context as unknown as { entryTypes: Map<string, EntryType> }).entryTypes].map(
      ([extension, type]) => [
        extension,
        {
          ...type,
          getEntryInfo: (entry: { fileUrl: URL; contents: string }) =>
            inEditor(
              async () => type.getEntryInfo({ ...entry, contents: withoutMark(entry.contents) }),
              { body: '', data: {}, slug: '', rawData: '' },
            ),
        },
      ],
    ),
  )

/** What Astro makes of a file. In the editor, a broken one gets a fallback, so that the editor still starts. */
const inEditor = <T>(read: () => Promise<T>, otherwise: T): Promise<T> =>
  process.env['WIZE_EDITOR'] === 'on' ? read().catch(() => otherwise) : read()

/**
 * Reads a kind's files as Astro loads them. A folder that the owner doesn't need may be missing.
 * `files` finds and reads them.
 */
export function contentLoader(
  kind: { folder: string; pattern: string; schema: z.ZodType },
  files: Loader = glob({
    base: `${contentFolder}/${kind.folder}`,
    pattern: kind.pattern,
    // A post may be in a folder for its year. Its address is the file's name, a page's is its place.
    generateId: ({ entry }) =>
      kind.folder === 'pages' ? entry.replace(/\.\w+$/, '') : entry.replace(/^.*\/|\.\w+$/g, ''),
  }),
): Loader {
  const schema = z.toJSONSchema(kind.schema, { unrepresentable: 'any' })
  const version = JSON.stringify([kitVersion, schema])
  return {
    ...files,
    load: async (context) => {
      // Astro keeps what it made of a file until the file changes. An update may make more of it.
      if (context.meta.get('schema') !== version) context.store.clear()
      context.meta.set('schema', version)
      const logger = Object.create(context.logger, { warn: { value: () => undefined } })
      await files.load({
        ...context,
        logger,
        entryTypes: entryTypesOf(context),
        parseData: (entry) =>
          inEditor(
            () => context.parseData({ ...entry, data: typesetTexts(entry.data, locale) }),
            context.store.get(entry.id)?.data ?? entry.data,
          ),
      } as LoaderContext)
      // Astro warns about a kind that it has never seen an entry of. One that is added and removed
      // again leaves a kind that's known and empty.
      const id = 'added-and-removed'
      context.store.set({ id, data: {} })
      context.store.delete(id)
    },
  } as Loader
}
