import { z } from 'zod'

const text = z.string('expected some text').trim().min(1, 'expected some text')

/** What a page of the owner's own says about itself, for its heading and for search engines. */
export const ownPageSchema = z.object({ title: text, description: text, intro: text.optional() })
