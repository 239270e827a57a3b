import type { Answers } from './identity-file.ts'

/** Marks texts that the owner still has to write. `npm run verify` reports them as errors. */
export const toWrite = 'Write here:'

const quoted = (text: string) => JSON.stringify(text)
const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`

/**
 * Short files for a site of your own, by name below `content/{language}/`. Each is valid as it stands.
 *
 * Long because every file is here in full.
 */
export const skeleton = ({ name, trade, city }: Answers): Record<string, string> => ({
  'pages/home.yaml': `title: ${quoted(name)}
description: ${quoted(trade)}
slides:
  - drawing: opening
    name: ${quoted(name)}
    lines: [${quoted(name)}]
    deck: ${quoted(trade)}
    action: { label: Write to us, path: /contact }
mission:
  statement: ${quoted(trade.replace(/[.?!]$/, ''))}
  text: "${toWrite} why you do this work, and for whom."
steps:
  - title: First step
    text: "${toWrite} what happens first when somebody hires you."
    result: What there is after it
    guess: ygayg
services:
  text: "${toWrite} one sentence above your services."
projects:
  text: "${toWrite} one sentence above your projects."
newsletter:
  text: "${toWrite} what the newsletter is about and how often it comes."
  action: Get the newsletter
consultation:
  heading: Ask us first
  text: "${toWrite} what a visitor gets from a first conversation."
  action: Start the questionnaire
  time: About ten minutes.
`,
  'pages/services.yaml': `title: Services
heading: What we do
description: ${quoted(`What ${name} in ${city} can do for you.`)}
schedule:
  heading: Not sure yet
  text: "${toWrite} what a first conversation is like."
`,
  'pages/projects.yaml': `title: Projects
description: "${toWrite} one sentence about what you've built."
categories:
  - name: Work
    mark: Made by us
`,
  'pages/about.yaml': `title: About Us
heading: ${quoted(`About ${name}`)}
description: ${quoted(`Who you work with at ${name} in ${city}.`)}
statement: ${quoted(trade)}
company: "${toWrite} how the company came about and what it's like to work with."
vision:
  heading: Where we're going
  text: "${toWrite} what you want to be different in five years."
leadership:
  heading: Who you'll work with
  text: "${toWrite} who answers for the work."
values: []
`,
  'pages/founder.yaml': `description: who leads the company.
writing: Articles from the work.
philosophy:
  - title: First principle
    text: "${toWrite} a rule you work by."
invitation:
  heading: Write to me
  text: "${toWrite} what happens when somebody writes."
`,
  'services/first-service.yaml': `# A file is a service; its name is the address: /services/first-service. Copy it for the next one.
title: First service
subtitle: "${toWrite} what it is, in one sentence."
icon: search
listed:
  order: 1
  text: "${toWrite} its line on the services page."
menu:
  order: 1
  text: A few words
home:
  order: 1
  text: "${toWrite} its card on the home page."
  points: []
description: "${toWrite} what it is for, in two paragraphs."
`,
  'blog/first-post.md': `---
title: First post
excerpt: "${toWrite} what the reader will know afterward."
date: ${new Date().toISOString().slice(0, 10)}
category: work
tags: []
draft: true
---

Remove \`draft: true\` to publish it.
`,
  'messages/blog-categories.json': json({ work: 'From our work', advice: 'Advice' }),
  'resume.json': json({
    basics: {
      summary: `${toWrite} who you are, in two sentences.`,
      availability: `${toWrite} what you're available for.`,
      strengths: [],
    },
    skills: [],
    projects: [],
  }),
})

/** Replaces the texts about the sample's trade in files whose other texts suit any company. */
export const messagesOf = ({ trade }: Answers): Record<string, Message> => ({
  'messages/blog.json': {
    title: 'Articles',
    intro: `${toWrite} what your articles are about.`,
    feedTitle: '{company}: Articles',
  },
  'messages/contact.json': {
    page: {
      description: `${trade} Write to {company}: a person reads every message, and you’ll hear back within 24–48 hours.`,
    },
    fields: { type: { hint: 'Not sure which one fits? Keep the first.' } },
    types: { general: 'General question', project: 'A project', press: 'Press & media' },
  },
  'messages/questionnaire.json': {
    page: {
      title: 'Project Questionnaire',
      description: 'Tell us about your project: goals, audience, scope, budget, and timing.',
      anyProject: 'Tell us about your project.',
    },
  },
  'messages/newsletter.json': {
    page: { description: 'New articles by email. At most one email a week.' },
  },
})

export type Message = string | { [key: string]: Message }

/** Applies changes to messages. A group called `types` is replaced as a whole. */
export function changedMessages(base: Message | undefined, change: Message): Message {
  if (typeof change === 'string' || typeof base !== 'object') return change
  const entries = Object.entries(change).map(([key, value]): [string, Message] => [
    key,
    key === 'types' ? value : changedMessages(base[key], value),
  ])
  return { ...base, ...Object.fromEntries(entries) }
}
