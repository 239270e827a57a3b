import { basename, join, posix } from 'node:path'
import { contentFolder } from '#content/content-folder.ts'
import { type Source, sourceAt } from '#content/content-source.ts'
import { filesLike } from '#content/files-in.ts'
import { valuesAt } from '#content/problem.ts'
import { contentCollections } from '#site/content-schemas.ts'

export type KindName = keyof typeof contentCollections
export type Sources = Record<KindName, Source[]>
export const kindNames: readonly KindName[] = Object.keys(contentCollections) as KindName[]

/** The content files of a language, by kind. */
export function readSources(root: string): Sources {
  return Object.fromEntries(
    kindNames.map((kind) => {
      const { folder, pattern } = contentCollections[kind]
      const names = filesLike(pattern, join(root, contentFolder, folder))
      return [kind, names.map((name) => sourceAt(root, posix.join(contentFolder, folder, name)))]
    }),
  ) as Sources
}

/** The name of a file, as addresses and other files have it. */
export const stemOf = ({ file }: Source) => basename(file).replace(/\.\w+$/, '')

/** What a file says at a path, with the place for a problem. `*` stands for each item of a list. */
export const placesIn = ({ file, value, lineOf }: Source, path: string[]) =>
  valuesAt(value, path).map(({ path, value }) => ({
    file,
    line: lineOf(path),
    field: String(path[0]),
    value,
  }))
