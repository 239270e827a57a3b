import { Icon } from '@wize/kit/site/ui/Icon.tsx'
import { useState } from 'react'

interface CopyButtonProps {
  text: string
  label: string
  /** The label after this text was copied. */
  copiedLabel: string
}

export function CopyButton({ text, label, copiedLabel }: CopyButtonProps) {
  const [copied, setCopied] = useState<string>()
  const isCopied = copied === text

  async function copy() {
    try {
      await navigator.clipboard.writeText(text)
      setCopied(text)
    } catch {
      // If copying isn't allowed, the text can still be selected.
    }
  }

  return (
    <button type="button" aria-label={isCopied ? copiedLabel : label} onClick={copy}>
      <Icon name={isCopied ? 'check' : 'copy'} />
    </button>
  )
}
