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

  if (Loaded)
    return (
      <div ref={takeFocus} tabIndex={-1}>
        <Loaded {...props} />
      </div>
    )
  return (
    <>
      <button type="button" className={buttonClass} onClick={open}>
        {words.own.open}
      </button>
      {hasFailed && <p role="alert">{words.own.failed}</p>}
    </>
  )
}

/** The button that had the focus is gone. From here, Tab goes to the editor. */
const takeFocus = (place: HTMLDivElement | null) => place?.focus({ preventScroll: true })
