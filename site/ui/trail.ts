export interface Crumb {
  label: string
  path: string
}

/** Home and the segments of a path, hyphens as spaces and every word capitalised. */
export function trailOf(path: string): Crumb[] {
  const segments = path.split('/').filter(Boolean)
  const crumbs = segments.map((segment, index) => ({
    label: segment
      .split('-')
      .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
      .join(' '),
    path: `/${segments.slice(0, index + 1).join('/')}`,
  }))
  return [{ label: 'Home', path: '/' }, ...crumbs]
}
