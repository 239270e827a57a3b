import type { FastifyRequest } from 'fastify'
import type { FastifySchemaValidationError } from 'fastify/types/schema.js'

/** A fault that a schema found in part of a request. */
export interface Fault {
  /** Zod's code for the kind of fault. */
  code: string
  /** The path to the value; empty for the whole part. */
  path: string[]
  message: string
  /** The unknown names, with the code `unrecognized_keys`. */
  keys?: string[]
  /** The required type, with the code `invalid_type`. */
  expected?: string
}

/** The faults of a request whose route has `attachValidation`; undefined if there are none. */
export function faultsOf({ validationError }: FastifyRequest): Fault[] | undefined {
  const found = validationError?.validation as FastifySchemaValidationError[] | undefined
  return found?.map(({ keyword, instancePath, message = '', params }) => ({
    code: keyword,
    path: instancePath.split('/').filter(Boolean),
    message,
    ...params,
  }))
}
