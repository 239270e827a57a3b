import { type AddOn, httpsUrl, type Identity } from '@wize/kit/add-on'
import { z } from 'zod'
import { pages } from './contracts/paths.ts'

const settings = z.strictObject({
  origin: z
    .string()
    .regex(
      /^http:\/\/(127\.0\.0\.1|localhost):\d+$/,
      'expected a loopback origin with a port, such as http://127.0.0.1:3001',
    )
    .optional(),
  source: httpsUrl,
})

/** Where the assistant's server listens, and where its source is. */
export const assistantService = ({ services }: Identity): Required<z.infer<typeof settings>> => ({
  origin: 'http://127.0.0.1:3001',
  source: '',
  ...(services['assistant'] as z.infer<typeof settings> | undefined),
})

/** The learning assistant. */
const tutor: AddOn = {
  name: 'assistant',
  url: import.meta.url,
  paths: [pages.learningAssistant, pages.runner],
  services: { assistant: settings },
  settings: (identity, env) => [
    [
      'Learning assistant',
      `${assistantService(identity).origin}, ${env['ASSISTANT_ENGINE'] ?? 'auto'} engine`,
    ],
  ],
  policies: (identity) => ({
    [pages.learningAssistant]: {
      connect: assistantService(identity).origin,
      frame: 'own',
      loopback: true,
    },
    [pages.runner]: { sandboxed: true },
  }),
  covers: { [pages.learningAssistant]: 'attention' },
  program: { file: 'server/main.ts', name: 'the learning assistant' },
}
export default tutor
