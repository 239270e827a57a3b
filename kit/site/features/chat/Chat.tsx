import { fill } from '#i18n/format.ts'
import { rich } from '#i18n/rich.ts'
import words from '#messages/chat.json' with { type: 'json' }
import { Art } from '#site/ui/art/Art.tsx'
import { Tiles } from '#site/ui/art/mosaic.ts'
import { Heading } from '#site/ui/Heading.tsx'
import { NewTab } from '#site/ui/NewTab.tsx'
import styles from './Chat.module.css'

interface ChatProps {
  company: string
  /** Address of the chat on the messaging service. */
  href: string
}

/** Leads to the chat. `chat.ts` goes there automatically; the link works without it. */
export function Chat({ company, href }: ChatProps) {
  const title = fill(words.title, { company })
  return (
    <section className={`grid ${styles.chat}`} data-chat={href}>
      <div className={styles.words}>
        <Heading as="h1" className="display" text={title} />
        <p className={`deck ${styles.redirecting}`}>{words.redirecting}</p>
        <div className={styles.meter} aria-hidden="true" />
        <p className="copy">
          {rich(words.start, {
            chat: (text) => (
              <a href={href} target="_blank" rel="noopener">
                {text}
                <NewTab />
              </a>
            ),
          })}
        </p>
      </div>
      <Art className={styles.bubble} mosaic={bubble()} />
    </section>
  )
}

/** A speech bubble with someone typing. */
function bubble() {
  const tiles = new Tiles(9, 8)
  const writing = [1, 4, 7]
  for (let y = 0; y < 5; y++)
    for (let x = 0; x < 9; x++)
      if (y === 2 && writing.includes(x)) tiles.rect(x === 7 ? 'pop' : 'tile', x, y)
      else tiles.rect('fg', x, y)
  tiles.rect('fg', 1, 5, 3, 1).rect('fg', 1, 6, 2, 1).rect('fg', 1, 7, 1, 1)
  return tiles.finish()
}
