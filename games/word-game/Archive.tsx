import { type ComponentProps, type ComponentType, useState } from 'react'
import words from '#messages/word-game.json' with { type: 'json' }
import type { ArchiveDialog } from './ArchiveDialog.tsx'

type DialogProps = ComponentProps<typeof ArchiveDialog>

/** Opens the words of earlier days. The dialog is loaded on first use. */
export function Archive({
  buttonClass,
  onPlay,
  ...props
}: Omit<DialogProps, 'onClose'> & { buttonClass?: string }) {
  const [Dialog, setDialog] = useState<ComponentType<DialogProps>>()
  const [isOpen, setOpen] = useState(false)
  const [hasFailed, setFailed] = useState(false)

  async function open() {
    setOpen(true)
    try {
      const module = await import('./ArchiveDialog.tsx')
      setDialog(() => module.ArchiveDialog)
      setFailed(false)
    } catch {
      setFailed(true)
    }
  }

  return (
    <>
      <button type="button" className={buttonClass} onClick={open}>
        {words.archive.open}
      </button>
      {hasFailed && <p role="alert">{words.archive.failed}</p>}
      {Dialog && isOpen && (
        <Dialog
          {...props}
          onPlay={(day) => {
            setOpen(false)
            onPlay(day)
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}
