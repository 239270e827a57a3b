import { ArrowLink } from '#site/ui/ArrowLink.tsx'
import { Art } from '#site/ui/art/Art.tsx'
import { ButtonLink } from '#site/ui/Button.tsx'
import { Icon } from '#site/ui/Icon.tsx'
import { Stop } from '#site/ui/Stop.tsx'
import styles from './Hero.module.css'
import { openingField, openingFieldSmall, type SlideId, slideArt } from './slide-art.ts'

export interface Slide {
  id: SlideId
  name: string
  /** The poster, in two lines. */
  lines: string[]
  deck: string
  action: { label: string; path: string }
}

/**
 * The rotating hero, a WAI-ARIA carousel. The first slide is the page's opening and needs no script;
 * `hero.ts` rotates the rest.
 */
export function Hero({ slides }: { slides: Slide[] }) {
  return (
    <section
      className={styles.hero}
      aria-roledescription="carousel"
      aria-label="Highlights"
      data-hero="region"
    >
      <div className={styles.slides} aria-live="off" data-hero="slides">
        {slides.map((slide, index) => (
          <SlideGroup key={slide.id} slide={slide} index={index} count={slides.length} />
        ))}
      </div>
      <div className={styles.reel} data-hero-holds>
        <div className={styles.reelGrid}>
          <div className={styles.controls}>
            <span className={styles.count}>
              <span className="visually-hidden">Slide </span>
              <span>
                <b data-hero="count">1</b>/{slides.length}
              </span>
            </span>
            <button type="button" data-hero="previous" aria-label="Previous slide">
              <Icon name="left" />
            </button>
            <button type="button" data-hero="next" aria-label="Next slide">
              <Icon name="right" />
            </button>
            <button type="button" data-hero="pause" aria-label="Stop the rotation">
              <Icon name="pause" />
              <Icon name="play" />
            </button>
          </div>
          {/* biome-ignore lint/a11y/useSemanticElements: a group of buttons is no fieldset */}
          <div className={styles.picker} role="group" aria-label="Choose a slide">
            {slides.map(({ id, name }, index) => (
              <button key={id} type="button" data-hero="pick" aria-current={index === 0}>
                <span>{name}</span>
              </button>
            ))}
          </div>
        </div>
      </div>
    </section>
  )
}

function SlideGroup({ slide, index, count }: { slide: Slide; index: number; count: number }) {
  const { id, lines, deck, action } = slide
  const first = id === 'guessing'
  const art = first ? undefined : slideArt[id]
  const Heading = index === 0 ? 'h1' : 'h2'
  return (
    // biome-ignore lint/a11y/useSemanticElements: the carousel pattern asks for a group
    <div
      className={`${styles.slide} ${first ? styles.opening : styles.other}`}
      data-ground={art?.ground ?? 'paper'}
      data-hero="slide"
      data-slide={id}
      data-active={index === 0}
      role="group"
      aria-roledescription="slide"
      aria-label={`${index + 1} of ${count}`}
      inert={index > 0}
    >
      <div className={styles.page}>
        <div className={styles.art}>
          {art ? (
            <Art
              mosaic={art.mosaic}
              label={art.label}
              fit={id === 'blog' ? 'xMinYMin slice' : 'xMaxYMax slice'}
              apart
            />
          ) : (
            <>
              <Art className={styles.wide} mosaic={openingField} />
              <Art className={styles.small} mosaic={openingFieldSmall} />
            </>
          )}
        </div>
        <Heading className={styles.poster}>
          {lines[0]}
          <br />
          {lines[1]}
          <Stop />
        </Heading>
        <div className={styles.foot}>
          <p className="deck" data-hero-holds>
            {deck}
          </p>
          <div className={styles.actions} data-hero-holds>
            <ButtonLink href={action.path}>{action.label}</ButtonLink>
            {first && <ArrowLink href="#services">See what we do</ArrowLink>}
          </div>
        </div>
      </div>
    </div>
  )
}
