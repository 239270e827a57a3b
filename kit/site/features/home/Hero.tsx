import type { CollectionEntry } from 'astro:content'
import { Fragment, type ReactNode } from 'react'
import { fill } from '#i18n/format.ts'
import words from '#messages/home.json' with { type: 'json' }
import { ArrowLink } from '#site/ui/ArrowLink.tsx'
import { Art } from '#site/ui/art/Art.tsx'
import { ButtonLink } from '#site/ui/Button.tsx'
import { Icon } from '#site/ui/Icon.tsx'
import { PeriodAfter } from '#site/ui/PeriodAfter.tsx'
import { Photo } from '#site/ui/Photo.tsx'
import type { Photograph } from '#site/ui/pictures.ts'
import styles from './Hero.module.css'
import { lengthClasses, lengthOf } from './poster-length.ts'
import { openingFields, slideArt } from './slide-art.ts'

type Words = Omit<CollectionEntry<'homePage'>['data']['slides'][number], 'photo'>

export interface Slide extends Words {
  /** Replaces the drawing. */
  photo?: Photograph
}

interface HeroProps {
  slides: Slide[]
  /** How long each slide is shown; with 0, until the visitor chooses another. */
  seconds: number
  hasServices: boolean
}

/**
 * The rotating hero, a WAI-ARIA carousel. The first slide is visible without scripts; `hero.ts`
 * rotates the rest.
 */
export function Hero({ slides, seconds, hasServices }: HeroProps) {
  return (
    <section
      className={styles.hero}
      aria-roledescription={words.hero.carousel}
      aria-label={words.hero.label}
      data-hero="region"
      data-seconds={seconds}
    >
      <div className={styles.slides} aria-live="off" data-hero="slides">
        {slides.map((slide, index) => (
          <SlideGroup key={slide.name} slide={slide} index={index} count={slides.length}>
            {index === 0 && hasServices && (
              <ArrowLink href="#services">{words.hero.seeWhatWeDo}</ArrowLink>
            )}
          </SlideGroup>
        ))}
      </div>
      {slides.length > 1 && (
        <div className={styles.reel} data-hero-holds>
          <div className={styles.reelGrid}>
            <div className={styles.controls}>
              <span className={styles.count}>
                <span className="visually-hidden">{words.hero.slide} </span>
                <span>
                  <b data-hero="count">1</b>/{slides.length}
                </span>
              </span>
              <button type="button" data-hero="previous" aria-label={words.hero.previous}>
                <Icon name="left" />
              </button>
              <button type="button" data-hero="next" aria-label={words.hero.next}>
                <Icon name="right" />
              </button>
              {seconds > 0 && (
                <button
                  type="button"
                  data-hero="pause"
                  aria-label={words.hero.stop}
                  data-stop={words.hero.stop}
                  data-start={words.hero.start}
                >
                  <Icon name="pause" />
                  <Icon name="play" />
                </button>
              )}
            </div>
            {/* biome-ignore lint/a11y/useSemanticElements: a group of buttons isn't a fieldset */}
            <div className={styles.picker} role="group" aria-label={words.hero.choose}>
              {slides.map(({ name }, index) => (
                <button key={name} type="button" data-hero="pick" aria-current={index === 0}>
                  <span>{name}</span>
                </button>
              ))}
            </div>
          </div>
        </div>
      )}
    </section>
  )
}

interface SlideGroupProps {
  slide: Slide
  index: number
  count: number
  /** A second link. */
  children?: ReactNode
}

function SlideGroup({ slide, index, count, children }: SlideGroupProps) {
  const { drawing = 'opening', photo, lines, deck, action } = slide
  const art = photo || drawing === 'opening' ? undefined : slideArt[drawing]
  const kind = art || photo ? 'other' : 'opening'
  const classes = ['slide', kind, ...lengthClasses[kind][lengthOf(lines)]]
  const Heading = index === 0 ? 'h1' : 'h2'
  return (
    // biome-ignore lint/a11y/useSemanticElements: the carousel pattern asks for a group
    <div
      className={classes.map((name) => styles[name]).join(' ')}
      data-ground={art?.ground ?? 'paper'}
      data-hero="slide"
      data-slide={photo ? 'photo' : drawing}
      data-active={index === 0}
      role="group"
      aria-roledescription={words.hero.slide}
      aria-label={fill(words.hero.slideOf, { number: index + 1, count })}
      inert={index > 0}
    >
      <div className={styles.page}>
        <div className={styles.art}>
          {photo ? (
            <Photo
              className={styles.photo}
              photo={photo}
              sizes="(min-width: 768px) 50vw, 100vw"
              first={index === 0}
            />
          ) : art ? (
            <Art
              mosaic={art.mosaic}
              label={drawing === 'opening' ? undefined : words.hero.art[drawing]}
              fit={drawing === 'page' ? 'xMinYMin slice' : 'xMaxYMax slice'}
              deferred
            />
          ) : (
            <>
              <Art className={styles.wide} mosaic={openingFields(lines).wide} />
              <Art className={styles.small} mosaic={openingFields(lines).small} />
            </>
          )}
        </div>
        <Heading className={styles.poster}>
          {lines.map((line, at) => (
            <Fragment key={line}>
              {at > 0 && <br />}
              {line}
            </Fragment>
          ))}
          <PeriodAfter text={lines.join(' ')} />
        </Heading>
        <div className={styles.foot}>
          <p className="deck" data-hero-holds>
            {deck}
          </p>
          <div className={styles.actions} data-hero-holds>
            <ButtonLink href={action.path}>{action.label}</ButtonLink>
            {children}
          </div>
        </div>
      </div>
    </div>
  )
}
