import { z } from 'zod'

const text = z.string('expected some text').trim().min(1, 'expected some text')

/** What a component in `pages/` says about its page, for search engines. */
export const ownPageSchema = z.object({ title: text, description: text })
