import { fileURLToPath } from 'node:url'
import type { AstroIntegration } from 'astro'
import { messageProblems } from '#i18n/messages.ts'

/** Fails the build on an interface text that is missing, unused or malformed. */
export default function messages(locale: string): AstroIntegration {
  return {
    name: 'messages',
    hooks: {
      'astro:config:done': ({ config }) => {
        const problems = messageProblems(fileURLToPath(config.root), locale)
        if (problems.length) throw new Error(problems.join('\n'))
      },
    },
  }
}
