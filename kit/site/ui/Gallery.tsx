import words from '#messages/blog-article.json' with { type: 'json' }
import { Picture, type PictureSource } from './Picture.tsx'

interface GalleryProps {
  pictures: { picture: PictureSource; alt: string; caption?: string }[]
}

/** All are seven cells high, of which 24 fill the page, and none is wider than the page. */
function sizesOf({ width, height }: PictureSource): string {
  const ratio = width / height
  return `(min-width: 768px) min(${Math.round(ratio * 29.2)}vw, ${Math.round(ratio * 588)}px, 92vw), 84vw`
}

/**
 * Pictures of any shape side by side, as Markdown makes them from several in a row, each linked to its
 * full size. Its styles are those of `markdown/extended.css`.
 */
export function Gallery({ pictures }: GalleryProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for controls.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to take the focus.
    <div className="gallery" role="group" tabIndex={0} aria-label={words.gallery}>
      {pictures.map(({ picture, alt, caption }) => (
        <figure key={picture.src}>
          <a href={picture.src}>
            <Picture picture={picture} alt={alt} sizes={sizesOf(picture)} />
          </a>
          {caption && <figcaption>{caption}</figcaption>}
        </figure>
      ))}
    </div>
  )
}
