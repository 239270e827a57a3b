import { parse, stringify } from 'yaml'

type Words = { [key: string]: string | Words }

/** The questionnaire had its questions in code. This is where its words stood in questionnaire.json. */
const form = `
title: form.title
description: form.description
send: form.send
kept: form.kept
sent: sent
subject: subject
sections:
  - title: sections.goals.title
    fields:
      - { name: help, kind: many, label: sections.goals.help, options: sections.goals.helpOptions }
      - { name: goals, kind: text, label: sections.goals.goals.label, limit: 3000, required: true, storedAs: message, short: sections.goals.goals.short, missing: sections.goals.goals.missing }
  - title: sections.audience.title
    fields:
      - { name: audience, kind: text, label: sections.audience.label, limit: 3000 }
  - title: sections.scope.title
    fields:
      - { name: pages, kind: text, label: sections.scope.label, limit: 3000 }
  - title: sections.features.title
    fields:
      - { name: features, kind: many, label: sections.features.label, options: sections.features.options }
  - title: sections.today.title
    fields:
      - { name: content, kind: one, label: sections.today.content, options: sections.today.contentOptions }
      - { name: address, kind: line, label: sections.today.address }
  - title: sections.look.title
    fields:
      - { name: look, kind: text, label: sections.look.label, limit: 3000 }
  - title: sections.budget.title
    fields:
      - { name: budget, kind: one, label: sections.budget.label, options: sections.budget.options }
  - title: sections.timing.title
    fields:
      - { name: timing, kind: one, label: sections.timing.label, options: sections.timing.options }
  - title: sections.contact.title
    fields:
      - { name: name, kind: line, label: sections.contact.name.label, required: true, autoComplete: name, storedAs: name, missing: sections.contact.name.missing }
      - { name: email, kind: email, label: sections.contact.email.label, required: true, autoComplete: email, storedAs: email, missing: sections.contact.email.missing }
      - { name: company, kind: line, label: sections.contact.company, autoComplete: organization }
`

/** The questionnaire as a file of its own, with the owner's words. */
export function questionnaireForm(words: Words): string {
  const filled = withWords(parse(form), words)
  const { subject } = filled as { subject?: string }
  const named = subject?.replace('{from}', '{company|name}')
  return stringify({ ...(filled as object), ...(named && { subject: named }) }, { lineWidth: 0 })
}

/** The values that were in code, by their fields. */
const inCode = ['name', 'kind', 'limit', 'required', 'storedAs', 'autoComplete']

function withWords(value: unknown, words: Words): unknown {
  if (Array.isArray(value)) return value.map((each) => withWords(each, words))
  if (typeof value === 'string') return wordAt(words, value.split('.'))
  if (typeof value !== 'object' || value === null) return value
  const fields = Object.entries(value).map(([key, each]) => [
    key,
    inCode.includes(key) ? each : withWords(each, words),
  ])
  return Object.fromEntries(fields.filter(([, each]) => each !== undefined))
}

const wordAt = (words: Words, keys: string[]): string | Words | undefined =>
  keys.reduce<string | Words | undefined>(
    (at, key) => (typeof at === 'object' ? at[key] : undefined),
    words,
  )
