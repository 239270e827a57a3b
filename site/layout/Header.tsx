import type { Identity } from '#contracts/identity.ts'
import { fill } from '#i18n/format.ts'
import words from '#messages/layout.json' with { type: 'json' }
import { Icon, type IconName } from '#site/ui/Icon.tsx'
import styles from './Header.module.css'
import { Logo } from './Logo.tsx'
import { pageLabel } from './page-label.ts'
import { ThemePicker } from './ThemePicker.tsx'

/** What the submenu shows beside a service's name. */
const icons: Record<string, IconName> = {
  '/services/ai-development': 'ai',
  '/services/software': 'software',
  '/services/cto': 'cto',
}
const lines: Record<string, string | undefined> = words.serviceLines

/**
 * The navigation bar: links, submenus as disclosures, the theme picker, and on small screens a button
 * that opens the same list as a panel. `shell.ts` gives it its behaviour; links work without.
 */
export function Header({ identity, path }: { identity: Identity; path: string }) {
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
            aria-label={fill(words.homeLink, { company: identity.company.name })}
          >
            <Logo name={identity.company.name} />
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
              {identity.navigation.map(({ path: to, submenu }) => (
                <li key={to} data-shell={submenu && 'submenu'}>
                  <a className={styles.link} href={to} aria-current={current(to)}>
                    {pageLabel(to)}
                  </a>
                  {submenu && (
                    <>
                      <button
                        className={styles.arrow}
                        type="button"
                        aria-label={fill(words.submenu, { page: pageLabel(to) })}
                        aria-expanded="false"
                        aria-controls={`submenu${to.replaceAll('/', '-')}`}
                        data-shell="disclosure"
                      >
                        <Icon name="caret" />
                      </button>
                      <ul className={styles.submenu} id={`submenu${to.replaceAll('/', '-')}`}>
                        {submenu.map((item) => (
                          <li key={item}>
                            <a href={item} aria-current={current(item)}>
                              <Icon name={icons[item] ?? 'consulting'} />
                              <b>{pageLabel(item)}</b>
                              <i>{lines[item]}</i>
                            </a>
                          </li>
                        ))}
                      </ul>
                    </>
                  )}
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
