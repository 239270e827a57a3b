import type { ReactNode } from 'react'
import { Art } from './art/Art.tsx'
import type { Mosaic } from './art/mosaic.ts'
import { Breadcrumb } from './Breadcrumb.tsx'
import styles from './PageHead.module.css'
import { Stop } from './Stop.tsx'

interface PageHeadProps {
  title: string
  deck?: ReactNode
  /** Fills the right of the title, or stands over it on small screens. */
  mosaic?: Mosaic
  /** The drawing that the build takes for the page’s picture on social networks. */
  drawing?: string
  /** The page's path, where a breadcrumb belongs. */
  path?: string
  /** What stands in the rail beside the deck. */
  rail?: ReactNode
}

/** The opening of a page: its title at poster size and a sentence under it. */
export function PageHead({ title, deck, mosaic, drawing, path, rail }: PageHeadProps) {
  const words = title.split(' ')
  const last = words.pop()
  return (
    <header className={`grid ${styles.head} ${mosaic ? styles.drawn : ''}`} data-drawing={drawing}>
      {mosaic && <Art className={styles.art} mosaic={mosaic} fit="xMaxYMax slice" />}
      {path && <Breadcrumb path={path} />}
      <h1 className={`display ${styles.title}`}>
        {words.map((word) => `${word} `)}
        <span className={styles.last}>
          {last}
          <Stop />
        </span>
      </h1>
      {rail && <div className={`rail ${styles.rail}`}>{rail}</div>}
      {deck && <p className={`deck ${styles.deck}`}>{deck}</p>}
    </header>
  )
}
