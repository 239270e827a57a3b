import type { Identity } from '#contracts/identity.ts'
import { Icon, type IconName } from '#site/ui/Icon.tsx'
import styles from './Header.module.css'
import { Logo } from './Logo.tsx'
import { ThemePicker } from './ThemePicker.tsx'

/** What the submenu shows beside a service's name. */
const services: Record<string, { icon: IconName; line: string }> = {
  '/services/ai-development': { icon: 'ai', line: 'Tested on your work before it ships' },
  '/services/software': { icon: 'software', line: 'Products, rescues and integrations' },
  '/services/cto': { icon: 'cto', line: 'Senior judgment, by the day' },
}

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
        Skip to content
      </a>
      <div className={styles.inner}>
        <div className={styles.container}>
          <a className={styles.home} href="/" aria-label={`${identity.company.name}, home`}>
            <Logo name={identity.company.name} />
          </a>
          <button
            className={styles.burger}
            type="button"
            aria-label="Menu"
            aria-expanded="false"
            aria-controls="navigation"
            data-shell="burger"
          >
            <Icon name="menu" />
            <Icon name="close" />
          </button>
          <nav className={styles.panel} id="navigation" aria-label="Main" data-shell="panel">
            <ul className={styles.list}>
              {identity.navigation.map(({ label, path: to, submenu }) => (
                <li key={to} data-shell={submenu && 'submenu'}>
                  <a className={styles.link} href={to} aria-current={current(to)}>
                    {label}
                  </a>
                  {submenu && (
                    <>
                      <button
                        className={styles.arrow}
                        type="button"
                        aria-label={`${label} menu`}
                        aria-expanded="false"
                        aria-controls={`submenu-${label}`}
                        data-shell="disclosure"
                      >
                        <Icon name="caret" />
                      </button>
                      <ul className={styles.submenu} id={`submenu-${label}`}>
                        {submenu.map((item) => (
                          <li key={item.path}>
                            <a href={item.path} aria-current={current(item.path)}>
                              <Icon name={services[item.path]?.icon ?? 'consulting'} />
                              <b>{item.label}</b>
                              <i>{services[item.path]?.line}</i>
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
