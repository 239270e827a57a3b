/**
 * The questions of the custom website questionnaire, used by the form in the browser and by the
 * server. Imports nothing but other fields, so that an island can check a form without Zod.
 */
import { textError } from './contact-fields.ts'

export interface Question {
  name: string
  label: string
  kind: 'line' | 'text' | 'email' | 'one' | 'many'
  /** Only of the kinds `one` and `many`. */
  options?: readonly string[]
  required?: true
  /** For the browser's own filling in. */
  autoComplete?: 'name' | 'email' | 'organization'
}

interface Section {
  title: string
  questions: readonly Question[]
}

export const questionnaireSections: readonly Section[] = [
  {
    title: 'Goals',
    questions: [
      {
        name: 'goals',
        label: 'What should the website change for you?',
        kind: 'text',
        required: true,
      },
    ],
  },
  {
    title: 'Audience',
    questions: [{ name: 'audience', label: 'Who comes to it, and to do what?', kind: 'text' }],
  },
  {
    title: 'Pages',
    questions: [{ name: 'pages', label: 'Which pages do you have in mind?', kind: 'text' }],
  },
  {
    title: 'Features',
    questions: [
      {
        name: 'features',
        label: 'What must it do?',
        kind: 'many',
        options: ['Forms', 'Shop', 'Bookings', 'Blog', 'Accounts', 'Search', 'Languages', 'Other'],
      },
    ],
  },
  {
    title: 'Content',
    questions: [
      {
        name: 'content',
        label: 'Texts and pictures',
        kind: 'one',
        options: ['Ready', 'Partly ready', 'To be made'],
      },
      { name: 'address', label: 'Address of the present website', kind: 'line' },
    ],
  },
  {
    title: 'Look',
    questions: [
      { name: 'look', label: 'Websites you like, and what you like about them', kind: 'text' },
    ],
  },
  {
    title: 'Budget',
    questions: [
      {
        name: 'budget',
        label: 'What may it cost?',
        kind: 'one',
        options: [
          'Under $10,000',
          '$10,000–25,000',
          '$25,000–50,000',
          'Over $50,000',
          'Not decided',
        ],
      },
    ],
  },
  {
    title: 'Timing',
    questions: [
      {
        name: 'timing',
        label: 'When should it be live?',
        kind: 'one',
        options: ['Within a month', 'In 1–3 months', 'In 3–6 months', 'Later'],
      },
    ],
  },
  {
    title: 'Contact',
    questions: [
      { name: 'name', label: 'Your name', kind: 'line', required: true, autoComplete: 'name' },
      { name: 'email', label: 'E-mail', kind: 'email', required: true, autoComplete: 'email' },
      { name: 'company', label: 'Company', kind: 'line', autoComplete: 'organization' },
    ],
  },
]

export const questions: readonly Question[] = questionnaireSections.flatMap(
  (section) => section.questions,
)

/** Greatest lengths in characters (UTF-16 units, as `maxlength` counts them). */
export const questionLimits = { line: 200, email: 254, text: 3000 } as const

/** What is wrong with an answer, as a sentence for the visitor, or undefined when it is right. */
export function answerError({ kind, options = [], required }: Question, answers: string[]) {
  if (kind === 'one' || kind === 'many') {
    const known = answers.every((answer) => options.includes(answer))
    return known && (kind === 'many' || answers.length <= 1)
      ? undefined
      : 'Choose from what is offered.'
  }
  const text = (answers[0] ?? '').trim()
  if (!text) return required ? 'Answer this, please.' : undefined
  return textError(text, kind, questionLimits[kind])
}
