import type { Language } from '#contracts/languages.ts'
import { pages } from '#contracts/pages.ts'
import { fill } from '#i18n/format.ts'
import { logo } from '#logo.ts'
import words from '#messages/layout.json' with { type: 'json' }
import { Icon } from '#site/ui/Icon.tsx'
import { logoName } from '#site/ui/logo-letters.ts'
import styles from './Header.module.css'
import { LanguageLink } from './LanguageLink.tsx'
import { fillsTablets, Logo } from './Logo.tsx'
import type { MenuItem } from './navigation.ts'
import { ThemePicker } from './ThemePicker.tsx'

interface HeaderProps {
  company: string
  menu: MenuItem[]
  /** The page's own path. */
  path: string
  /** The site's other languages. */
  languages: Language[]
}

/**
 * The navigation bar: links, submenus as disclosures, the theme picker, and on small screens a
 * button that opens the same list as a panel. `shell.ts` adds its behavior; links work without it.
 */
export function Header({ company, menu, path, languages }: HeaderProps) {
  const current = (to: string) =>
    path === to ? 'page' : to !== '/' && path.startsWith(`${to}/`) ? true : undefined
  return (
    <header className={styles.bar} data-shell="bar">
      <a className={styles.skip} href="#main">
        {words.skip}
      </a>
      <div className={styles.inner}>
        <div className={styles.container}>
          <a
            className={styles.home}
            href="/"
            aria-label={fill(words.homeLink, { company: logo ? company : logoName(company) })}
          >
            <Logo name={company} />
          </a>
          <button
            className={styles.burger}
            type="button"
            aria-label={words.menu}
            aria-expanded="false"
            aria-controls="navigation"
            data-shell="burger"
          >
            <Icon name="menu" />
            <Icon name="close" />
          </button>
          <nav
            className={styles.panel}
            id="navigation"
            aria-label={words.navigation}
            data-shell="panel"
          >
            <ul className={styles.list}>
              {menu.map((page) => (
                <MenuEntry key={page.path} page={page} company={company} current={current} />
              ))}
              {languages.map(({ locale }) => (
                <li key={locale}>
                  <LanguageLink className={styles.link} locale={locale} isShort />
                </li>
              ))}
            </ul>
          </nav>
        </div>
        <ThemePicker />
      </div>
    </header>
  )
}

interface MenuEntryProps {
  page: MenuItem
  company: string
  /** The value of `aria-current` for a link. */
  current: (to: string) => 'page' | true | undefined
}

/** A link of the menu, with a disclosure for the pages below it. */
function MenuEntry({ page: { path: to, label, submenu }, company, current }: MenuEntryProps) {
  return (
    <li
      className={to === pages.home && fillsTablets(company) ? 'home-link' : undefined}
      data-shell={submenu.length > 0 ? 'submenu' : undefined}
    >
      <a className={styles.link} href={to} aria-current={current(to)}>
        {label}
      </a>
      {submenu.length > 0 && (
        <>
          <button
            className={styles.arrow}
            type="button"
            aria-label={fill(words.submenu, { page: label })}
            aria-expanded="false"
            aria-controls={`submenu${to.replaceAll('/', '-')}`}
            data-shell="disclosure"
          >
            <Icon name="caret" />
          </button>
          <ul className={styles.submenu} id={`submenu${to.replaceAll('/', '-')}`}>
            {submenu.map((item) => (
              <li key={item.path}>
                <a href={item.path} aria-current={current(item.path)}>
                  {'icon' in item && <Icon name={item.icon} />}
                  <b>{item.title}</b>
                  {'line' in item && <span>{item.line}</span>}
                </a>
              </li>
            ))}
          </ul>
        </>
      )}
    </li>
  )
}
