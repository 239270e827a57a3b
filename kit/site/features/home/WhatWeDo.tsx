import { fill } from '#i18n/format.ts'
import words from '#messages/home.json' with { type: 'json' }
import { ArrowLink } from '#site/ui/ArrowLink.tsx'
import { Art } from '#site/ui/art/Art.tsx'
import { type Drawing, serviceDrawing } from '#site/ui/art/service-drawings.ts'
import { Photo } from '#site/ui/Photo.tsx'
import type { Photograph } from '#site/ui/pictures.ts'
import { Ruler } from '#site/ui/Ruler.tsx'
import { SectionMark } from '#site/ui/SectionMark.tsx'
import { SectionHead } from './SectionHead.tsx'
import styles from './WhatWeDo.module.css'

interface WhatWeDoProps {
  text: string
  cards: {
    drawing?: Drawing
    /** Replaces the drawing. */
    photo?: Photograph
    title: string
    text: string
    points: string[]
    path: string
  }[]
}

/** As a class, so that pages get the rules for their own number of cards only: two or four are in two columns. */
const columnsOf = (count: number) =>
  count === 1 ? styles.one : count === 2 || count === 4 ? styles.two : count > 3 ? styles.rows : ''

export function WhatWeDo({ text, cards }: WhatWeDoProps) {
  return (
    <section className={styles.section} id="services" aria-labelledby="services-heading">
      <div className="grid">
        <Ruler seed={5} deferred />
        <SectionMark name={words.services.mark} />
        <div className="main">
          <SectionHead id="services-heading" heading={words.services.heading} text={text} />
          <div className={`${styles.cards} ${columnsOf(cards.length)}`}>
            {cards.map((card) => (
              <article key={card.path}>
                <div className={styles.picture}>
                  {card.photo ? (
                    <Photo
                      className={styles.photo}
                      photo={card.photo}
                      sizes="(min-width: 901px) 26vw, (min-width: 768px) 34vw, 90vw"
                    />
                  ) : (
                    <Art mosaic={serviceDrawing(card.drawing, card.path).card()} deferred />
                  )}
                </div>
                <h3 className="h3">{card.title}</h3>
                <p className="copy">{card.text}</p>
                {card.points.length > 0 && (
                  <ul>
                    {card.points.map((point) => (
                      <li key={point}>{point}</li>
                    ))}
                  </ul>
                )}
                <ArrowLink href={card.path}>
                  {fill(words.services.more, { service: card.title })}
                </ArrowLink>
              </article>
            ))}
          </div>
        </div>
      </div>
    </section>
  )
}
