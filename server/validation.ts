import type { FastifyRequest } from 'fastify'
import type { FastifySchemaValidationError } from 'fastify/types/schema.js'

/** What a contract found wrong with a part of a request. */
export interface Fault {
  /** Zod's code for the kind of fault. */
  code: string
  /** Names that lead to the value; empty for the part as a whole. */
  path: string[]
  message: string
  /** The names that the contract doesn't know, with the code `unrecognized_keys`. */
  keys?: string[]
  /** The type that it must have, with the code `invalid_type`. */
  expected?: string
}

/** The faults of a request whose route has `attachValidation`; undefined when there are none. */
export function faultsOf({ validationError }: FastifyRequest): Fault[] | undefined {
  const found = validationError?.validation as FastifySchemaValidationError[] | undefined
  return found?.map(({ keyword, instancePath, message = '', params }) => ({
    code: keyword,
    path: instancePath.split('/').filter(Boolean),
    message,
    ...params,
  }))
}
