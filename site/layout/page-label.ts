import words from '#messages/layout.json' with { type: 'json' }

const labels: Record<string, string | undefined> = words.pages

/** What links in the bar and the footer call a page. */
export function pageLabel(path: string): string {
  const label = labels[path]
  if (!label)
    throw new Error(`layout.json has no label for ${path}: expected some text at pages["${path}"]`)
  return label
}
