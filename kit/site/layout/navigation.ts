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

/** A page's label in the header and footer. */
function labelOf(path: string): string {
  const label = labels[path]
  if (!label)
    throw new Error(`layout.json has no label for ${path}: expected some text at pages["${path}"]`)
  return label
}

/** The targets of paths, without pages of parts that are off. */
const targets = (paths: string[], parts: Identity['parts'], services: MenuService[]) =>
  paths.flatMap((path) =>
    path === 'services' ? services : isOn(parts, path) ? [{ path, title: labelOf(path) }] : [],
  )

/** The header's items. */
export const menuOf = ({ navigation, parts }: Identity, services: MenuService[]): MenuItem[] =>
  navigation
    .filter(({ path }) => isOn(parts, path))
    .map(({ path, submenu = [] }) => ({
      path,
      label: labelOf(path),
      submenu: targets(submenu, parts, services),
    }))

/** The footer's columns, without empty ones. */
export const footerColumns = (
  { footer, parts }: Identity,
  services: MenuService[],
): FooterColumn[] =>
  footer
    .map(({ heading, paths }) => {
      const title = headings[heading]
      if (!title)
        throw new Error(
          `layout.json has no footer.columns.${heading}: expected the column’s heading`,
        )
      return { heading: title, links: targets(paths, parts, services) }
    })
    .filter(({ links }) => links.length > 0)
