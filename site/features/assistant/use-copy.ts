import { useState } from 'react'

/** Whether the text is what was copied last, and the function that copies it. */
export function useCopy(text: string): [isCopied: boolean, copy: () => Promise<void>] {
  const [copied, setCopied] = useState<string>()

  async function copy() {
    try {
      await navigator.clipboard.writeText(text)
      setCopied(text)
    } catch {
      // Refused: the text can still be selected.
    }
  }

  return [copied === text, copy]
}
