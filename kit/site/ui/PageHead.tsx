import type { ReactNode } from 'react'
import { Art } from './art/Art.tsx'
import type { Mosaic } from './art/mosaic.ts'
import { Breadcrumb } from './Breadcrumb.tsx'
import styles from './PageHead.module.css'
import { Photo, type PhotoProps } from './Photo.tsx'
import { Title } from './Title.tsx'

interface PageHeadProps {
  title: string
  deck?: ReactNode
  /** The drawing to the right of the title, or above it on small screens. */
  mosaic?: Mosaic
  /** Which part of the drawing small screens show; see `Art`. */
  fit?: string
  /** Replaces the drawing. */
  photo?: PhotoProps['photo']
  /** The name of the drawing for the page’s social picture. */
  drawing?: string
  /** The page's path, if it has a breadcrumb. */
  path?: string
  /** Shown in the rail, next to the deck, and above it on small screens. */
  rail?: ReactNode
  /** Puts it below the deck on small screens. */
  railLast?: boolean
}

/** The opening of a page: its title in poster size and a sentence below it. */
export function PageHead(props: PageHeadProps) {
  const { title, deck, mosaic, fit = 'xMaxYMax slice', photo } = props
  const { drawing, path, rail, railLast } = props
  const aside = rail && <div className={`rail ${styles.rail}`}>{rail}</div>
  const layout = mosaic || photo ? styles.drawn : path ? '' : styles.beside
  return (
    <header className={`grid ${styles.head} ${layout}`} data-drawing={drawing}>
      {photo ? (
        <Photo className={styles.art} photo={photo} sizes="(min-width: 1101px) 42vw, 100vw" first />
      ) : (
        mosaic && <Art className={styles.art} mosaic={mosaic} fit={fit} />
      )}
      {path && <Breadcrumb path={path} title={title} />}
      <Title className={styles.title}>{title}</Title>
      {!railLast && aside}
      {deck && <p className={`deck ${styles.deck}`}>{deck}</p>}
      {railLast && aside}
    </header>
  )
}
