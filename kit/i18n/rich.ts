import { createElement, Fragment, type ReactNode } from 'react'

/**
 * A text with elements in it. `Read our <terms>terms</terms>, {name}.` takes a function that wraps the
 * words between the tags, and a node for the placeholder:
 * `rich(words.consent, { terms: (words) => <a href="/terms">{words}</a>, name: <b>Ada</b> })`.
 */
export const rich = (
  text: string,
  elements: Record<string, ReactNode | ((words: string) => ReactNode)>,
): ReactNode[] =>
  [...text.matchAll(/<(\w+)>(.*?)<\/\1>|\{(\w+)\}|[^<{]+|./gs)].map(
    ([piece, tag, words = '', placeholder], index) => {
      const element = elements[tag ?? placeholder ?? '']
      const node = typeof element === 'function' ? element(words) : (element ?? piece)
      return createElement(Fragment, { key: index }, node)
    },
  )
