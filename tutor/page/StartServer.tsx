import { rich } from '@wize/kit/i18n/rich.ts'
import words from '#messages/assistant.json' with { type: 'json' }
import { CopyButton } from './CopyButton.tsx'
import styles from './StartServer.module.css'

const command = 'npm start'

/** Explains what the assistant's program is and how to get it. */
export function StartServer({ source }: { source: string }) {
  return (
    <div className={styles.start}>
      <p>
        {rich(words.start.what, {
          source: (
            <a href={source} target="_blank" rel="noopener">
              {source.replace(/^https?:\/\//, '')}
            </a>
          ),
        })}
      </p>
      <p className={styles.command}>
        <code>{command}</code>
        <CopyButton text={command} label={words.start.copy} copiedLabel={words.start.copied} />
      </p>
    </div>
  )
}
