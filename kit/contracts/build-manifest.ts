import { z } from 'zod'

/** The folder in `dist/` for the build's manifest and the rules for web servers. Never served. */
export const hostsFolder = '.hosts'
export const manifestFile = `${hostsFolder}/manifest.json`

const served = z.strictObject({
  /** Address without a trailing slash or `.html`, percent-encoded as browsers send it. */
  path: z.string().startsWith('/'),
  /** Name in `dist/`. */
  file: z.string(),
  type: z.string(),
  /** The first 16 bytes of the file's SHA-256, base64url. */
  hash: z.string().regex(/^[\w-]{22}$/),
  /** Which compressed copies exist: `.br` and `.gz`. */
  encodings: z.array(z.enum(['br', 'gzip'])),
  /** Whether the name contains a hash of the content, so that its content never changes. */
  immutable: z.boolean(),
  /** Security headers of a page. Absent for files, which get the common ones. */
  headers: z.record(z.string(), z.string()).optional(),
})

/**
 * What the build tells the server: every file in `dist/` that visitors may request, and how to
 * serve it.
 */
export const buildManifestSchema = z.strictObject({
  served: z.array(served),
  /** Addresses that moved, old to new. */
  redirects: z.record(z.string().startsWith('/'), z.string()).optional(),
})

export type BuildManifest = z.infer<typeof buildManifestSchema>
export type ServedFile = z.infer<typeof served>
