import type { OwnForm } from '#contracts/own-form.ts'

/** The frame of a questionnaire that has as many questions as a long one. */
const longHeight = 1813
const longFrom = 10

/** How tall its frame is at least, in px. A short form's frame is as tall as the form. */
export function minFrameHeight({ sections }: Pick<OwnForm, 'sections'>): number {
  const questions = sections.flatMap(({ fields }) => fields)
  return questions.length < longFrom ? 0 : longHeight
}
