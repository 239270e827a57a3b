/**
 * The questionnaire's questions. To add one, add it here and its words to
 * `messages/questionnaire.json`. The form, validation, the mail to the owner, and the export
 * follow.
 */
import words from '#messages/questionnaire.json' with { type: 'json' }
import type { FormField } from './fields.ts'

interface Section {
  title: string
  questions: readonly FormField[]
}

const textLimit = 3000
const { goals, audience, scope, features, today, look, budget, timing, contact } = words.sections

export const questionnaireSections: readonly Section[] = [
  {
    title: goals.title,
    questions: [
      { name: 'help', label: goals.help, kind: 'many', options: goals.helpOptions },
      {
        name: 'goals',
        kind: 'text',
        limit: textLimit,
        required: true,
        storedAs: 'message',
        ...goals.goals,
      },
    ],
  },
  {
    title: audience.title,
    questions: [{ name: 'audience', label: audience.label, kind: 'text', limit: textLimit }],
  },
  {
    title: scope.title,
    questions: [{ name: 'pages', label: scope.label, kind: 'text', limit: textLimit }],
  },
  {
    title: features.title,
    questions: [
      { name: 'features', label: features.label, kind: 'many', options: features.options },
    ],
  },
  {
    title: today.title,
    questions: [
      { name: 'content', label: today.content, kind: 'one', options: today.contentOptions },
      { name: 'address', label: today.address, kind: 'line' },
    ],
  },
  {
    title: look.title,
    questions: [{ name: 'look', label: look.label, kind: 'text', limit: textLimit }],
  },
  {
    title: budget.title,
    questions: [{ name: 'budget', label: budget.label, kind: 'one', options: budget.options }],
  },
  {
    title: timing.title,
    questions: [{ name: 'timing', label: timing.label, kind: 'one', options: timing.options }],
  },
  {
    title: contact.title,
    questions: [
      {
        name: 'name',
        kind: 'line',
        required: true,
        autoComplete: 'name',
        storedAs: 'name',
        ...contact.name,
      },
      {
        name: 'email',
        kind: 'email',
        required: true,
        autoComplete: 'email',
        storedAs: 'email',
        ...contact.email,
      },
      { name: 'company', label: contact.company, kind: 'line', autoComplete: 'organization' },
    ],
  },
]

export const questions: readonly FormField[] = questionnaireSections.flatMap(
  (section) => section.questions,
)
