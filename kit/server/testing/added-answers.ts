import { addedContactFields } from '#contact-fields.ts'

const sample = { email: 'a@b.example', phone: '12345', date: '2026-01-01', consent: 'yes' }

/** Answers to what an owner's contact form requires besides the five standard fields. */
export const addedAnswers: Record<string, string> = Object.fromEntries(
  addedContactFields
    .filter(({ required }) => required)
    .map(({ name, kind, options = {} }) => [
      name,
      Object.keys(options)[0] ?? sample[kind as keyof typeof sample] ?? '1',
    ]),
)
