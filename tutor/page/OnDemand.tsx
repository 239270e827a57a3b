import { type ComponentType, useState } from 'react'
import words from '#messages/assistant.json' with { type: 'json' }

interface OnDemandProps<Props> {
  label: string
  buttonClass: string | undefined
  /** Loads the part's script. */
  load: () => Promise<ComponentType<Props>>
  props: Props
}

/** A button that opens a part of the page. What's needed there is loaded on first use. */
export function OnDemand<Props extends object>(options: OnDemandProps<Props>) {
  const { label, buttonClass, load, props } = options
  const [Loaded, setLoaded] = useState<ComponentType<Props>>()
  const [hasFailed, setFailed] = useState(false)

  async function open() {
    try {
      const Part = await load()
      setLoaded(() => Part)
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
        {label}
      </button>
      {hasFailed && <p role="alert">{words.own.failed}</p>}
    </>
  )
}

/** The button that had the focus is gone. From here, Tab goes to what was opened. */
const takeFocus = (place: HTMLDivElement | null) => place?.focus({ preventScroll: true })
