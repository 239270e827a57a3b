import { z } from 'zod'

/** Where the build leaves its manifest and the rules for web servers, inside `dist/`. Never served. */
export const hostsFolder = '.hosts'
export const manifestFile = `${hostsFolder}/manifest.json`

const served = z.strictObject({
  /** Address without a slash or `.html` at its end, percent-encoded as a browser sends it. */
  path: z.string().startsWith('/'),
  /** Name in `dist/`. */
  file: z.string(),
  type: z.string(),
  /** The first 16 bytes of the file's SHA-256, base64url. */
  hash: z.string().regex(/^[\w-]{22}$/),
  /** Which compressed copies lie beside the file: `.br` and `.gz`. */
  encodings: z.array(z.enum(['br', 'gzip'])),
  /** Whether the name holds a hash of the content, so that the address never changes its content. */
  immutable: z.boolean(),
  /** Security headers; absent for files, which carry the ones of every other answer. */
  headers: z.record(z.string(), z.string()).optional(),
})

/** What the build tells the server: everything in `dist/` that visitors may ask for, and how. */
export const buildManifestSchema = z.strictObject({
  served: z.array(served),
  /** Addresses that moved, old to new. */
  redirects: z.record(z.string().startsWith('/'), z.string()).optional(),
})

export type BuildManifest = z.infer<typeof buildManifestSchema>
export type ServedFile = z.infer<typeof served>
