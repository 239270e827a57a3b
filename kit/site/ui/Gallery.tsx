import words from '#messages/blog-article.json' with { type: 'json' }
import './Gallery.css'
import { type Captioned, PhotoCaption } from './PhotoCaption.tsx'
import { Picture, type PictureSource } from './Picture.tsx'
import { placeInGallery } from './place-in-gallery.ts'

interface GalleryProps {
  pictures: (Captioned & { picture: PictureSource })[]
}

/** All are seven cells high, of which 24 fill the page, and none is wider than the page. */
function sizesOf({ width, height }: PictureSource): string {
  const ratio = width / height
  return `(min-width: 768px) min(${Math.round(ratio * 29.2)}vw, ${Math.round(ratio * 588)}px, 92vw), 84vw`
}

/**
 * Pictures of any shape side by side, as Markdown makes them from several in a row, each linked to its
 * full size. Its styles are those of `markdown/gallery.css`, and its own fill the rows.
 */
export function Gallery({ pictures }: GalleryProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for controls.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to take the focus.
    <div className="gallery" role="group" tabIndex={0} aria-label={words.gallery}>
      {pictures.map(({ picture, alt, ...under }, index) => (
        <figure
          key={picture.src}
          data-place={placeInGallery(index, pictures.length)}
          data-ratio={(picture.width / picture.height).toFixed(3)}
        >
          <a href={picture.src}>
            <Picture picture={picture} alt={alt} sizes={sizesOf(picture)} />
          </a>
          <PhotoCaption {...under} />
        </figure>
      ))}
    </div>
  )
}
