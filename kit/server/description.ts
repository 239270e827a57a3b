import swagger from '@fastify/swagger'
import type { FastifyInstance } from 'fastify'
import plugin from 'fastify-plugin'
import { jsonSchemaTransform } from 'fastify-type-provider-zod'
import type { Identity } from '#contracts/identity.ts'
import { paths } from '#contracts/paths.ts'

interface DescriptionOptions {
  identity: Identity
}

/** Generates an OpenAPI description from the schemas of all routes registered after it. */
export const description = plugin(
  async (app: FastifyInstance, { identity }: DescriptionOptions) => {
    await app.register(swagger, {
      openapi: {
        openapi: '3.1.0',
        info: { title: `${identity.company.name}: services of the site`, version: '1.0.0' },
        servers: [{ url: identity.url }],
      },
      transform: jsonSchemaTransform,
    })
    app.get(paths.description, { schema: { hide: true } }, () => app.swagger())
  },
)
