import { type SatteriProcessorOptions, satteri } from '@astrojs/markdown-satteri'
import type { HastNode, HastPluginDefinition, MdastNode, MdastPluginDefinition } from 'satteri'
import { hasFixedSpaces, typeset } from '#content/typography.ts'
import { entryOf } from '#i18n/format.ts'
import { locale } from '#locale'
import words from '#messages/blog-article.json' with { type: 'json' }
import { elementsWithComponents } from '#site/ui/markdown/elements.ts'
import { placeInGallery } from '#site/ui/place-in-gallery.ts'
import { formulaFeatures, mathMl } from './formula.ts'
import { programsIn } from './html-programs.ts'

/**
 * What every Markdown text of a site has beyond plain Markdown, whether it's `.md` or `.mdx`:
 * GitHub's alerts, galleries, captions, formulas, named tasks, and notes with any name. What's made
 * here is plain HTML, so it's also in feeds and mails.
 */
const extensions: SatteriProcessorOptions = {
  features: formulaFeatures,
  mdastPlugins: [alerts(), galleries(), hasFixedSpaces(locale) && typography()],
  hastPlugins: [harmless(), formulas(), literalTags(), tasks(), breaks(), () => notes()],
}

export const markdownProcessor = () => satteri(extensions)

/** Sets what nobody types, such as the fixed space before a French colon. */
function typography(): MdastPluginDefinition {
  return {
    name: 'typography',
    text(node) {
      const value = typeset(node.value, locale)
      return value === node.value ? undefined : { ...node, value }
    },
  }
}

type Paragraph = Extract<MdastNode, { type: 'paragraph' }>
type Picture = Extract<MdastNode, { type: 'image' }>

/** A quotation that begins with `[!NOTE]` and the like is an alert, with its name as a title. */
function alerts(): MdastPluginDefinition {
  return {
    name: 'alerts',
    blockquote(node) {
      const [first, ...others] = node.children
      if (first?.type !== 'paragraph') return undefined
      const [mark, ...inline] = first.children
      if (mark?.type !== 'text') return undefined
      const [line = '', name = ''] = /^\[!(\w+)\][^\S\n]*(?:\n|$)/.exec(mark.value) ?? []
      const kind = name.toLowerCase()
      const title = entryOf(words.alerts, kind)
      // With more text on its line, the mark is text, as it is for GitHub.
      const isAlone = line.endsWith('\n') || !inline[0] || inline[0].type === 'break'
      if (!title || !isAlone) return undefined
      const rest = mark.value.slice(line.length)
      const text: Paragraph['children'] = [
        ...(rest ? [{ type: 'text', value: rest } as const] : []),
        ...(inline[0]?.type === 'break' ? inline.slice(1) : inline),
      ]
      return {
        ...node,
        data: {
          hName: 'div',
          hProperties: { className: ['alert'], role: 'note', 'data-alert': kind },
        },
        children: [
          {
            type: 'paragraph',
            data: { hProperties: { className: ['alert-title'] } },
            children: [{ type: 'text', value: title }],
          } as Paragraph,
          ...(text.length > 0 ? [{ ...first, children: text }] : []),
          ...others,
        ],
      }
    },
  }
}

/**
 * A paragraph of several pictures is a gallery, which scrolls sideways. A picture's title is its
 * caption.
 */
function galleries(): MdastPluginDefinition {
  return {
    name: 'galleries',
    paragraph(node, context) {
      const pictures = node.children.filter((child) => child.type === 'image')
      const onlyPictures = node.children.every(
        (child) => child.type === 'image' || (child.type === 'text' && !child.value.trim()),
      )
      if (!onlyPictures || !pictures.some((each) => pictures.length > 1 || each.title)) return
      const figures = pictures.map((picture, index) =>
        figureOf(picture, placeInGallery(index, pictures.length)),
      )
      const [only] = figures
      const gallery = {
        type: 'gallery',
        data: {
          hName: 'div',
          hProperties: {
            className: ['gallery'],
            role: 'group',
            tabIndex: 0,
            ariaLabel: words.gallery,
          },
        },
        children: figures,
      }
      context.replaceNode(node, figures.length === 1 && only ? only : gallery)
    },
  }
}

const figureOf = ({ title, ...picture }: Picture, place: string | undefined) => ({
  type: 'figure',
  data: { hName: 'figure', hProperties: { ...(place && { dataPlace: place }) } },
  children: [
    { ...picture, title: null },
    ...(title
      ? [
          {
            type: 'caption',
            data: { hName: 'figcaption' },
            children: [{ type: 'text' as const, value: title }],
          },
        ]
      : []),
  ],
})

/**
 * Shows HTML with a program in it as text. The build refuses such an article, but the dev server shows
 * what's on the disk, at the address where the editor is.
 */
function harmless(): HastPluginDefinition {
  return {
    name: 'harmless',
    raw(node) {
      return programsIn(node.value).length > 0 ? { type: 'text', value: node.value } : undefined
    },
  }
}

/** Formulas in TeX between `$$` become MathML, which browsers draw and screen readers read. */
function formulas(): HastPluginDefinition {
  return {
    name: 'formulas',
    element: {
      filter: ['code'],
      visit(node, context) {
        const classes = [node.properties['className']].flat()
        if (!classes.includes('language-math')) return
        const displayMode = classes.includes('math-display')
        const whole = displayMode ? context.parent(node) : node
        const math = mathMl(context.textContent(node), { displayMode })
        context.replaceNode(whole as HastNode, math as HastNode)
      },
    },
  }
}

/**
 * HTML typed into MDX is made into ordinary elements, so that our components render it as they do
 * in `.md`.
 */
function literalTags(): HastPluginDefinition {
  const visitor = {
    filter: [...elementsWithComponents],
    visit: (node: { name?: string | null; attributes?: unknown[]; children: unknown[] }) => {
      const attributes = (node.attributes ?? []) as { name: string; value?: string | null }[]
      return {
        type: 'element',
        tagName: node.name ?? '',
        properties: Object.fromEntries(
          attributes.map(({ name, value }) => [name === 'class' ? 'className' : name, value ?? '']),
        ),
        children: node.children,
      } as HastNode
    },
  }
  return { name: 'literal-tags', mdxJsxFlowElement: visitor, mdxJsxTextElement: visitor }
}

/** Names the boxes of a task list, which have no text of their own. */
function tasks(): HastPluginDefinition {
  return {
    name: 'tasks',
    element: {
      filter: ['input'],
      visit(node, context) {
        const { type, checked } = node.properties
        if (type === 'checkbox')
          context.setProperty(node, 'ariaLabel', checked ? words.tasks.done : words.tasks.open)
      },
    },
  }
}

/** Lets a list in code break after a comma, and a name in a table after an underscore, not in a word. */
function breaks(): HastPluginDefinition {
  return {
    name: 'breaks',
    element: {
      filter: ['code'],
      visit(node, context) {
        let around = context.parent(node)
        while ('tagName' in around && !/^(pre|t[dh])$/.test(around.tagName))
          around = context.parent(around)
        if ('tagName' in around && around.tagName === 'pre') return
        const at = 'tagName' in around ? /(?<=_)(?=\w)|(?<=,)(?=\p{L})/u : /(?<=,)(?=\p{L})/u
        const parts = context.textContent(node).split(at)
        if (parts.length === 1) return
        const children = parts.flatMap((value, index): typeof node.children => [
          ...(index > 0
            ? [{ type: 'element' as const, tagName: 'wbr', properties: {}, children: [] }]
            : []),
          { type: 'text', value },
        ])
        context.replaceNode(node, { ...node, children })
      },
    },
  }
}

/**
 * Puts the numbers of notes into their ids, whatever they're called in the text: notes in the margin
 * are placed by them.
 */
function notes(): HastPluginDefinition {
  const uses = new Map<string, number>()
  let note = 0
  return {
    name: 'notes',
    element: {
      filter: ['a', 'li'],
      visit(node, context) {
        const { id = '', dataFootnoteRef, dataFootnoteBackref, ariaLabel } = node.properties
        if (node.tagName === 'li') {
          if (`${id}`.startsWith('user-content-fn-'))
            context.setProperty(node, 'id', `user-content-fn-${++note}`)
        } else if (dataFootnoteRef !== undefined) {
          const number = context.textContent(node)
          const use = (uses.get(number) ?? 0) + 1
          uses.set(number, use)
          context.setProperty(node, 'href', `#user-content-fn-${number}`)
          context.setProperty(node, 'id', `user-content-fnref-${number}${use > 1 ? `-${use}` : ''}`)
        } else if (dataFootnoteBackref !== undefined) {
          const number = /[\d-]+$/.exec(`${ariaLabel}`)?.[0]
          if (number) context.setProperty(node, 'href', `#user-content-fnref-${number}`)
        }
      },
    },
  }
}
