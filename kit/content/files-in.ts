import { existsSync, globSync, readdirSync, realpathSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** The files in a folder that match a pattern, sorted, with slashes. */
export const filesLike = (pattern: string | readonly string[], cwd: string | URL): string[] =>
  globSync(pattern, { cwd }).map(withSlashes).toSorted()

export const withSlashes = (path: string): string => path.replaceAll('\\', '/')

/**
 * How many folders links may lead to. Thirty folders in a row, each with two links to the next one,
 * would count as a billion.
 */
export const maxLinkedFolders = 2_000

interface Around {
  /** The folders around it, without links. */
  parents: readonly string[]
  isLinked: boolean
  /** How many more folders behind links are looked into. */
  visits: { left: number }
}

/**
 * The files in a folder and the folders in it, by their paths from there, with slashes. Links are
 * followed, except to a folder that contains them: Node would follow two of those a billion times.
 * Throws beyond `maxLinkedFolders`.
 */
export function filesIn(
  folder: string,
  { parents, isLinked, visits }: Around = {
    parents: [],
    isLinked: false,
    visits: { left: maxLinkedFolders },
  },
): string[] {
  const here = realpathSync(folder)
  if (isLinked && --visits.left < 0)
    throw new Error(
      `Links in ${parents[0]} lead to over ${maxLinkedFolders} folders. Replace links to folders that have links in them with copies.`,
    )
  const names = readdirSync(folder).toSorted()
  return names.flatMap((name) => {
    const path = join(folder, name)
    // A link may lead nowhere.
    if (!existsSync(path)) return []
    if (!statSync(path).isDirectory()) return [name]
    const target = realpathSync(path)
    if (target === here || parents.includes(target)) return []
    return filesIn(path, {
      parents: [...parents, here],
      isLinked: isLinked || target !== join(here, name),
      visits,
    }).map((file) => `${name}/${file}`)
  })
}
