import type { Identity } from '#contracts/identity.ts'
import { isOn } from '#contracts/parts.ts'
import words from '#messages/layout.json' with { type: 'json' }
import type { IconShape } from '#site/ui/icons.ts'

/** A service in the menu. */
export interface MenuService {
  path: string
  title: string
  icon: IconShape
  /** The text next to its name. */
  line: string
}

export interface MenuItem {
  path: string
  label: string
  submenu: (MenuService | { path: string; title: string })[]
}

export interface FooterColumn {
  heading: string
  links: { path: string; title: string }[]
}

const labels: Record<string, string | undefined> = words.pages
const headings: Record<string, string | undefined> = words.footer.columns

/** A page's label in the header and footer: by default, the title of a text of the owner's own. */
function labelOf(path: string, { titles }: Targets): string {
  const label = labels[path] ?? titles[path]
  if (!label)
    throw new Error(`layout.json has no label for ${path}: expected some text at pages["${path}"]`)
  return label
}

/** What the menus are made of. */
interface Targets {
  parts: Identity['parts']
  services: MenuService[]
  /** Pages with nothing to show yet. */
  empty: readonly string[]
  /** Titles of the owner's own texts, by path. */
  titles: Readonly<Record<string, string>>
}

const isShown = (path: string, { parts, empty }: Targets) =>
  isOn(parts, path) && !empty.includes(path)

const targetsOf = (paths: string[], targets: Targets) =>
  paths.flatMap((path) =>
    path === 'services'
      ? targets.services
      : isShown(path, targets)
        ? [{ path, title: labelOf(path, targets) }]
        : [],
  )

/** The header's items. */
export const menuOf = (navigation: Identity['navigation'], targets: Targets): MenuItem[] =>
  navigation
    .filter(({ path }) => isShown(path, targets))
    .map(({ path, submenu = [] }) => ({
      path,
      label: labelOf(path, targets),
      submenu: targetsOf(submenu, targets),
    }))

/** The footer's columns, without empty ones. */
export const footerColumns = (footer: Identity['footer'], targets: Targets): FooterColumn[] =>
  footer
    .map(({ heading, paths }) => {
      const title = headings[heading]
      if (!title)
        throw new Error(
          `layout.json has no footer.columns.${heading}: expected the column’s heading`,
        )
      return { heading: title, links: targetsOf(paths, targets) }
    })
    .filter(({ links }) => links.length > 0)
