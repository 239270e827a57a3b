import type { z } from 'zod'
import type { CoverName } from '#site/ui/art/covers.ts'
import type { Check, Dist } from './check.ts'
import type { Identity } from './identity.ts'

/** What one page may do beyond what every page may. Without a line here, it talks to the site alone. */
export interface PagePolicy {
  /** Where its scripts may connect: `own` or an origin. */
  connect?: string
  /** Whose pages it may show in a frame: `own` or an origin. */
  frame?: string
  /** Its scripts may connect to a server on the visitor's own machine. */
  loopback?: boolean
  /** The name under which it may register a service worker, so that it works offline. */
  worker?: string
  /** Shown in one of our frames, without an origin or a network: for programs that visitors write. */
  sandboxed?: boolean
}

/**
 * What an add-on brings to a site: a package, or a folder of the site, whose `add-on.ts` exports
 * this as its default. The folder's other contents are found by their names:
 *
 * - `pages/`: one file per address, such as `pages/games/wordwize.astro`
 * - `words/<language>/`: its interface words, imported as `#messages/<file>.json`
 * - `public/`: files to publish as they are
 * - `tags/`: for each of `tags`, `Tide.astro` for pages, and `Tide.plain.tsx` for feeds, mails, and text
 */
export interface AddOn {
  /** Its switch in `parts` in identity.ts. */
  name: string
  /** The add-on's folder: `import.meta.url` of its `add-on.ts`. */
  url: string
  /** The addresses of its pages. One that ends in a slash stands for all below it. */
  paths: string[]
  /** What its pages may do beyond what every page may, by address. */
  policies?: (identity: Identity) => Record<string, PagePolicy>
  /** Drawings for the social pictures of its pages. */
  covers?: Record<string, CoverName>
  /**
   * Tags for texts in MDX, by name, with what their attributes must contain. Each has two files in
   * `tags/`. The one without styles and scripts also gets the page's address, as `article`.
   */
  tags?: Record<string, z.ZodType>
  /** Its part of `services` in identity.ts: each setting's name and what it must contain. */
  services?: Record<string, z.ZodType>
  /** What `wize doctor` says about it: each service behind its pages, and how it's set. */
  settings?: (identity: Identity, env: NodeJS.ProcessEnv) => [service: string, setting: string][]
  /** Its checks of the build in `wize verify`, beside the kit's. */
  checks?: (dist: Dist, identity: Identity) => Check[] | Promise<Check[]>
  /** A module whose default export is a Fastify plugin, registered by the site's server. */
  server?: string
  /**
   * A module whose default export makes a mail transport (`MakeMailTransport`). The server sends all
   * mail through it when MAIL_TRANSPORT is the add-on's name.
   */
  mailTransport?: string
  /** A program that `wize start` runs beside the server, and what it's called in messages. */
  program?: { file: string; name: string }
}
