/** A picture that the build has prepared in several widths and in the newest formats. */
export interface PictureSource {
  /** For browsers that support neither format, and for other sites. */
  src: string
  width: number
  height: number
  /** Lists for `srcset`. A drawing has none, since it's sharp at any size. */
  avif?: string
  webp?: string
}

interface PictureProps {
  picture: PictureSource
  /** Omitted for a decorative picture, such as a cover next to its title. */
  alt?: string
  /** Its displayed width, in the syntax of `sizes`. */
  sizes: string
  /** Whether it's visible without scrolling, and therefore loaded eagerly. */
  first?: boolean
  className?: string
}

/** A photograph or drawing, loaded in the size it's displayed in. */
export function Picture({ picture, alt, sizes, first = false, className }: PictureProps) {
  const { src, width, height, avif, webp } = picture
  const image = (
    <img
      className={className}
      src={src}
      alt={alt ?? ''}
      {...(alt === undefined && { 'data-decoration': true })}
      width={width}
      height={height}
      {...(first ? { fetchPriority: 'high' } : { loading: 'lazy', decoding: 'async' })}
    />
  )
  if (!avif && !webp) return image
  return (
    <picture>
      {avif && <source type="image/avif" srcSet={avif} sizes={sizes} />}
      {webp && <source type="image/webp" srcSet={webp} sizes={sizes} />}
      {image}
    </picture>
  )
}
