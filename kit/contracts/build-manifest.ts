import { createHash } from 'node:crypto'
import { z } from 'zod'

/** The folder in `dist/` for the build's manifest and the rules for web servers. Never served. */
export const hostsFolder = '.hosts'
export const manifestFile = `${hostsFolder}/manifest.json`

/** A file's hash in the manifest: the first 16 bytes of its SHA-256, base64url. */
export const contentHash = (content: Buffer): string =>
  createHash('sha256').update(content).digest().subarray(0, 16).toString('base64url')

/** How long browsers keep a file: for good, or until they've asked whether it changed. */
export const cacheControl = (immutable: boolean): string =>
  immutable ? 'public, max-age=31536000, immutable' : 'no-cache'

/** What the names of a file's compressed copies end with. The file itself is `identity`, as HTTP calls it. */
export const suffix = { identity: '', br: '.br', gzip: '.gz' } as const

const hash = z.string().regex(/^[\w-]{22}$/)

const served = z.strictObject({
  /** Address without a trailing slash or `.html`, percent-encoded as browsers send it. */
  path: z.string().startsWith('/'),
  /** Name in `dist/`. */
  file: z.string(),
  type: z.string(),
  /** See `contentHash`. */
  hash,
  /** Which compressed copies exist. */
  encodings: z.array(z.enum(['br', 'gzip'])),
  /** The compressed copies' hashes. Absent if the file's type isn't compressed. */
  copies: z.strictObject({ br: hash.optional(), gzip: hash.optional() }).optional(),
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
