/**
 * What a form reports about the visit that led to it, in addition to what the visitor typed: one
 * query string such as `landing=/blog/a-post&referrer=news.example&utm_source=letter`.
 */
export const visitFields = [
  'landing',
  'referrer',
  'utm_source',
  'utm_medium',
  'utm_campaign',
  'utm_term',
  'utm_content',
] as const
export type Visit = Partial<Record<(typeof visitFields)[number], string>>
