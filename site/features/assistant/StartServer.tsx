import { rich } from '#i18n/rich.ts'
import words from '#messages/assistant.json' with { type: 'json' }
import { Icon } from '#site/ui/Icon.tsx'
import styles from './StartServer.module.css'
import { useCopy } from './use-copy.ts'

const command = 'npm start'

/** Explains what the assistant's program is and how to get it. */
export function StartServer({ source }: { source: string }) {
  const [isCopied, copy] = useCopy(command)

  return (
    <div className={styles.start}>
      <p>
        {rich(words.start.what, {
          source: (
            <a href={source} target="_blank" rel="noreferrer">
              {source.replace(/^https?:\/\//, '')}
            </a>
          ),
        })}
      </p>
      <p className={styles.command}>
        <code>{command}</code>
        <button
          type="button"
          aria-label={isCopied ? words.start.copied : words.start.copy}
          onClick={copy}
        >
          <Icon name={isCopied ? 'check' : 'copy'} />
        </button>
      </p>
    </div>
  )
}
