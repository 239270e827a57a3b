import { useState } from 'react'

/** Whether the text was the last one copied, and a function that copies it. */
export function useCopy(text: string): [isCopied: boolean, copy: () => Promise<void>] {
  const [copied, setCopied] = useState<string>()

  async function copy() {
    try {
      await navigator.clipboard.writeText(text)
      setCopied(text)
    } catch {
      // If copying isn't allowed, the text can still be selected.
    }
  }

  return [copied === text, copy]
}
