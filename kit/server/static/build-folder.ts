import { existsSync, readlinkSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'

/** Where a path leads, if it's a link: who builds may then write there, and not to the site's folder. */
export function linked(path: string): string {
  try {
    return resolve(dirname(path), readlinkSync(path))
  } catch {
    return path
  }
}

/** Where the old build is for the moment in which a new one takes its place. */
export const asideOf = (dist: string): string => join(dirname(linked(dist)), '.dist-before')

/** The folder of the live build. If a publication was killed at that moment, it's the old build. */
export const buildIn = (dist: string): string =>
  !existsSync(dist) && existsSync(asideOf(dist)) ? asideOf(dist) : dist
