import styles from './Photo.module.css'
import { Picture, type PictureSource } from './Picture.tsx'

export interface PhotoProps {
  /** Without `alt`, it's decoration. */
  photo: { picture: PictureSource; alt?: string; focus?: string }
  /** Its displayed width, in the syntax of `sizes`. */
  sizes: string
  /** Whether it's visible without scrolling. */
  first?: boolean
  className?: string
}

/**
 * A photograph that fills the place of a drawing, cut off around its focus, in the light of the
 * theme.
 */
export function Photo({ photo, sizes, first, className = '' }: PhotoProps) {
  const { picture, alt, focus } = photo
  return (
    <div className={`${styles.photo} ${className}`} data-focus={focus}>
      <Picture picture={picture} alt={alt} sizes={sizes} first={first} />
    </div>
  )
}
