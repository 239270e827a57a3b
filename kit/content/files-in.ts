import { existsSync, readdirSync, realpathSync, statSync } from 'node:fs'
import { join } from 'node:path'

/**
 * The files in a folder and the folders in it, by their paths from there. Links are followed, except to
 * a folder that contains them: Node would follow two of those a billion times.
 */
export function filesIn(folder: string, above: readonly string[] = []): string[] {
  const parents = [...above, realpathSync(folder)]
  return readdirSync(folder).flatMap((name) => {
    const path = join(folder, name)
    // A link may lead nowhere.
    if (!existsSync(path)) return []
    if (!statSync(path).isDirectory()) return [name]
    if (parents.includes(realpathSync(path))) return []
    return filesIn(path, parents).map((file) => join(name, file))
  })
}
