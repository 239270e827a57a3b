import words from '#messages/ui.json' with { type: 'json' }
import { titleCase } from './title-case.ts'

export interface Crumb {
  label: string
  path: string
}

/** Home and the segments of a path, with hyphens as spaces and every word capitalized. */
export function trailOf(path: string): Crumb[] {
  const segments = path.split('/').filter(Boolean)
  const crumbs = segments.map((segment, index) => ({
    label: titleCase(segment),
    path: `/${segments.slice(0, index + 1).join('/')}`,
  }))
  return [{ label: words.home, path: '/' }, ...crumbs]
}
