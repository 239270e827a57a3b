// What islands get for `react-dom/client`.
import { options, type VNode } from 'preact'
import { hydrateRoot as hydrateWithPreact } from 'preact/compat/client'

export { createRoot } from 'preact/compat/client'

/** What a node's element is called in Preact's built files, and what `useId` counts in. */
interface Internals {
  __e?: Element
  __m?: [island: number, id: number]
}

/** Attributes with ids, as in React and in HTML. */
const idAttributes = {
  id: 'id',
  htmlFor: 'for',
  list: 'list',
  'aria-labelledby': 'aria-labelledby',
  'aria-describedby': 'aria-describedby',
  'aria-controls': 'aria-controls',
  'aria-owns': 'aria-owns',
  'aria-activedescendant': 'aria-activedescendant',
}

let islands = 0
let hydrating = false
const afterElement = options.diffed
options.diffed = (node) => {
  afterElement?.(node)
  if (hydrating && typeof node.type === 'string') takeIds(node)
}

/** Preact leaves the server's attributes as they are, but its `useId` makes other ids than React's. */
function takeIds({ props, __e: element }: VNode & Internals) {
  const values = props as Record<string, unknown>
  for (const [name, attribute] of Object.entries(idAttributes))
    if (typeof values[name] === 'string') element?.setAttribute(attribute, values[name])
}

/** Hydrates what React rendered: keeps what was typed before, and keeps ids in step. */
export function hydrateRoot(container: Element, island: VNode & Internals) {
  const typed = [...container.querySelectorAll('textarea')].map(
    (field) => [field, field.value] as const,
  )
  // Without it, every island would have the same ids.
  island.__m = [islands++, 0]
  hydrating = true
  try {
    return hydrateWithPreact(container, island)
  } finally {
    hydrating = false
    // Preact sets a text area's value even then.
    for (const [field, text] of typed) field.value = text
  }
}
