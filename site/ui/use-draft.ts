import { type RefObject, useEffect } from 'react'
import { readStored, removeStored, writeStored } from '#site/storage/browser-storage.ts'

interface Draft {
  /** Keeps what the form holds now; to be called after each change. */
  keep: () => void
  forget: () => void
}

/**
 * Keeps what the form's fields of these names hold in the browser, under `key`, and puts it back when
 * the page comes again. Where the browser refuses storage, what is typed lasts as long as the page.
 */
export function useDraft(
  form: RefObject<HTMLFormElement | null>,
  key: string,
  names: readonly string[],
): Draft {
  useEffect(() => {
    if (form.current) restore(form.current, read(key), names)
  }, [form, key, names])

  return {
    keep() {
      const data = new FormData(form.current ?? undefined)
      writeStored(
        key,
        JSON.stringify(Object.fromEntries(names.map((name) => [name, data.getAll(name)]))),
      )
    },
    forget() {
      removeStored(key)
    },
  }
}

/** Puts kept values into controls that the visitor has not yet changed. */
function restore(form: HTMLFormElement, draft: Record<string, unknown>, names: readonly string[]) {
  for (const name of names) {
    const kept = draft[name]
    if (!Array.isArray(kept)) continue
    for (const control of form.querySelectorAll<HTMLInputElement>(`[name="${CSS.escape(name)}"]`)) {
      if (control.type === 'radio' || control.type === 'checkbox') {
        if (kept.length > 0 || control.type === 'checkbox') {
          control.checked = kept.includes(control.value)
        }
      } else if (typeof kept[0] === 'string' && control.value === control.defaultValue) {
        control.value = kept[0]
      }
    }
  }
}

function read(key: string): Record<string, unknown> {
  try {
    const draft: unknown = JSON.parse(readStored(key) ?? '')
    return typeof draft === 'object' && draft !== null ? (draft as Record<string, unknown>) : {}
  } catch {
    return {}
  }
}
