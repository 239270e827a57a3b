import words from '#messages/ui.json' with { type: 'json' }

/** Tells screen readers, inside a link's text, that it opens a new tab. */
export function NewTab() {
  return <span className="visually-hidden"> {words.opensInNewTab}</span>
}
