import type { FastifyInstance } from 'fastify'
import { formTokenSchema } from '#contracts/contact.ts'
import { paths } from '#contracts/paths.ts'
import type { FloodGate } from './flood-gate.ts'
import { minimumFill } from './spam.ts'

interface TokenOptions {
  token: () => string
  /** The age in ms that a token needs during a flood; undefined if there's none. */
  requiredAge: FloodGate['requiredAge']
}

/** Issues tokens that record when a form was shown. */
export async function formTokens(app: FastifyInstance, { token, requiredAge }: TokenOptions) {
  app.get(
    paths.formToken,
    {
      schema: {
        summary: 'A token for a form that is being shown',
        response: { 200: formTokenSchema },
      },
    },
    async (_request, reply) => {
      reply.header('cache-control', 'no-store')
      return { token: token(), minimumFill: requiredAge() ?? minimumFill }
    },
  )
}
