/** A picture as the build has made it: in several widths, and in formats that the newest browsers take first. */
export interface PictureSource {
  /** For browsers that know neither format, and for other sites. */
  src: string
  width: number
  height: number
  /** Lists for `srcset`; a drawing has none, since it's sharp at any size. */
  avif?: string
  webp?: string
}

interface PictureProps {
  picture: PictureSource
  /** Left out for a decoration, such as a cover beside its title. */
  alt?: string
  /** How wide it's shown, as in the attribute `sizes`. */
  sizes: string
  /** Seen without scrolling, so it's loaded at once. */
  first?: boolean
  className?: string
}

/** A photograph or drawing, loaded in the size that it's shown in. */
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
