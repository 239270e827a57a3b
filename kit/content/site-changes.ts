import { readFileSync } from 'node:fs'
import { join, matchesGlob } from 'node:path'
import { type Change, changes, problemOf } from './changes.ts'
import { filesLike } from './files-in.ts'
import type { Problem } from './problem.ts'
import { saveFiles } from './save-files.ts'

/** The places in a site's files that a newer version expects otherwise. `root` is the site's folder. */
export const neededChanges = (root: string, list: readonly Change[] = changes): Problem[] =>
  filesOf(root, list).flatMap(({ file, text, concerned }) =>
    concerned.flatMap((change) =>
      change.places(file, text).map((place) => problemOf(file, change, place)),
    ),
  )

/** Makes those changes, each in the file as the one before left it. Returns what was changed. */
export function makeChanges(root: string, list: readonly Change[] = changes): Problem[] {
  const made: Problem[] = []
  const changed = new Map<string, string>()
  for (const { file, text, concerned } of filesOf(root, list)) {
    const next = concerned.reduce((now, change) => {
      made.push(...change.places(file, now).map((place) => problemOf(file, change, place)))
      return change.made(file, now)
    }, text)
    if (next !== text) changed.set(file, next)
  }
  saveFiles(root, changed)
  return made
}

function filesOf(root: string, list: readonly Change[]) {
  const files = new Set(list.flatMap((change) => filesLike(change.files, root)))
  return [...files].toSorted().map((file) => ({
    file,
    text: readFileSync(join(root, file), 'utf8'),
    concerned: list.filter((change) => matchesGlob(file, change.files)),
  }))
}
