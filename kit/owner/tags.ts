// `#tags.ts`: the components of the add-ons' tags, which only Vite can import (`vite-plugin.ts`).
import type { AstroComponentFactory } from 'astro/runtime/server/index.js'
import type { ReactNode } from 'react'

/** For pages, by the tag's name. */
export const tags: Record<string, AstroComponentFactory> = {}

/** For feeds, mails, and text. */
export const plainTags: Record<string, (props: { article: string }) => ReactNode> = {}
