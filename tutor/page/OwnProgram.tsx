import { type ComponentProps, type ComponentType, useState } from 'react'
import words from '#messages/assistant.json' with { type: 'json' }
import type { Judge } from './Judge.tsx'

type JudgeProps = ComponentProps<typeof Judge>

/** Opens the place for the visitor's own program. It loads what's needed there on first use. */
export function OwnProgram({ buttonClass, ...props }: JudgeProps & { buttonClass?: string }) {
  const [Loaded, setLoaded] = useState<ComponentType<JudgeProps>>()
  const [hasFailed, setFailed] = useState(false)

  async function open() {
    try {
      const module = await import('./Judge.tsx')
      setLoaded(() => module.Judge)
    } catch {
      setFailed(true)
    }
  }

  if (Loaded) return <Loaded {...props} />
  return (
    <>
      <button type="button" className={buttonClass} onClick={open}>
        {words.own.open}
      </button>
      {hasFailed && <p role="alert">{words.own.failed}</p>}
    </>
  )
}
