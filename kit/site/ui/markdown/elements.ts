/** Elements of a text in Markdown that our components render. The rest is plain HTML. */
export const elementsWithComponents = [
  ...(['h1', 'h2', 'h3', 'h4', 'h5', 'h6'] as const),
  ...(['pre', 'table', 'th', 'td', 'a', 'img'] as const),
]
