import { type RefObject, useEffect } from 'react'
import { guardFields } from '#contracts/form-guards.ts'
import { readStored, removeStored, writeStored } from '#site/storage/browser-storage.ts'

interface Draft {
  /** Saves the form's current values. Call it after each change. */
  keep: () => void
  forget: () => void
}

/**
 * Saves a form's fields in the browser, under `key`, and restores them when the page is opened
 * again. Without a key, nothing is saved.
 */
export function useDraft(
  form: RefObject<HTMLFormElement | null>,
  key: string | undefined,
  fields: readonly { name: string }[],
): Draft {
  useEffect(() => {
    if (form.current && key) restore(form.current, read(key), namesOf(fields))
  }, [form, key, fields])

  return {
    keep() {
      if (!key) return
      const data = new FormData(form.current ?? undefined)
      const values = namesOf(fields).map((name) => [name, data.getAll(name)])
      writeStored(key, JSON.stringify(Object.fromEntries(values)))
    },
    forget() {
      if (key) removeStored(key)
    },
  }
}

/** The draft includes the idempotency key, so that a repeat after a reload is recognized. */
const namesOf = (fields: readonly { name: string }[]) => [
  ...fields.map(({ name }) => name),
  guardFields.key,
]

/** Restores saved values into controls that the visitor hasn't changed yet. */
function restore(form: HTMLFormElement, draft: Record<string, unknown>, names: readonly string[]) {
  for (const name of names) {
    const kept = draft[name]
    if (!Array.isArray(kept)) continue
    const controls = form.querySelectorAll<HTMLInputElement>(`[name="${CSS.escape(name)}"]`)
    if ([...controls].some(({ checked, defaultChecked }) => checked !== defaultChecked)) continue
    for (const control of controls) {
      if (control.type === 'radio' || control.type === 'checkbox') {
        if (kept.length > 0 || control.type === 'checkbox') {
          control.checked = kept.includes(control.value)
        }
      } else if (typeof kept[0] === 'string' && control.value === control.defaultValue) {
        control.value = kept[0]
        // Updates the character counter.
        control.dispatchEvent(new Event('change', { bubbles: true }))
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
