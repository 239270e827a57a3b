import words from '#messages/ui.json' with { type: 'json' }
import styles from './Breadcrumb.module.css'
import { trailOf } from './trail.ts'

/** A page's position in the site, starting at home. The page itself isn't a link. */
export function Breadcrumb({ path, title }: { path: string; title?: string }) {
  const trail = trailOf(path, title)
  return (
    <nav className={`full ${styles.trail}`} aria-label={words.breadcrumb}>
      <ol>
        {trail.map((crumb, index) => (
          <li key={crumb.path}>
            {index < trail.length - 1 ? (
              <a href={crumb.path}>{crumb.label}</a>
            ) : (
              <span aria-current="page">{crumb.label}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
