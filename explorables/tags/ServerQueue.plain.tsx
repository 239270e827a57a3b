import { rich } from '@wize/kit/i18n/rich.ts'
import words from '#messages/server-queue.json' with { type: 'json' }
import { QueueStates } from '#server-queue/QueueStates.tsx'
import { stripOf } from '#server-queue/run.ts'

/** The live picture's strip of states, and a link to the picture. */
export default function PlainServerQueue({ article }: { article: string }) {
  return (
    <>
      <p>
        <b>{words.title}.</b>{' '}
        {rich(words.plain, {
          strip: words.strip,
          link: (text) => <a href={article}>{text}</a>,
        })}
      </p>
      <QueueStates states={stripOf()} />
    </>
  )
}
