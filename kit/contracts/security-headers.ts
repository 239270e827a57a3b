import { addOns } from '#add-ons.ts'
import type { PagePolicy } from './add-on.ts'
import type { Identity } from './identity.ts'
import { languagesOf, splitPath } from './languages.ts'
import { folders, pages } from './pages.ts'
import { questionnairePath } from './questionnaire.ts'

/** Header names with their values. */
export type Headers = Record<string, string>

/** A page's inline content that its Content-Security-Policy must allow. */
export interface InlineSources {
  /** Hash sources of the page's inline scripts, such as `'sha256-…'`. */
  scripts: string[]
  /** Hash sources of the page's inline style sheets. */
  styles: string[]
  /** Whether the page, or one of its style sheets, shows an image from a `data:` address. */
  dataImages: boolean
}

/** Features that no page uses. */
const deniedFeatures = [
  'accelerometer',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'hid',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'serial',
  'usb',
]

/**
 * Chrome requires `loopback-network` before a public page may connect to a server on the visitor's
 * own machine.
 */
const permissions = (loopback: '()' | '(self)') =>
  [...deniedFeatures.map((feature) => `${feature}=()`), `loopback-network=${loopback}`].join(',')

/** Headers of every response. */
export const commonHeaders: Headers = {
  'X-Content-Type-Options': 'nosniff',
  // `no-referrer` would remove the Origin from form posts, which the server checks.
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
}

/** Headers of responses that aren't pages: files, services, redirects, and errors. */
export const plainHeaders: Headers = {
  // Browsers may display a feed or a drawing as a page, with its styles and images.
  'Content-Security-Policy': policy({
    'default-src': ["'none'"],
    'style-src': ["'self'"],
    'img-src': ["'self'"],
    // A service worker gets the policy of its own file.
    'connect-src': ["'self'"],
    'base-uri': ["'none'"],
    'form-action': ["'none'"],
    'frame-ancestors': ["'none'"],
  }),
  'X-Frame-Options': 'DENY',
  'Cross-Origin-Embedder-Policy': 'require-corp',
  'Permissions-Policy': permissions('()'),
  ...commonHeaders,
}

/**
 * Added to https responses. Lasts two years, without includeSubDomains, because the subdomains may not
 * be ours.
 */
export const httpsHeaders: Headers = { 'Strict-Transport-Security': 'max-age=63072000' }

/**
 * The headers of a page: what its own inline parts need, and the outside hosts that `identity`
 * names, each only on the page that talks to it.
 *
 * `upgrade-insecure-requests` is left out: every address in a page is relative or https already,
 * and it would break the site on a plain http address of a local network, and in Safari on localhost.
 */
export function pageHeaders(address: string, inline: InlineSources, identity: Identity): Headers {
  const { path } = splitPath(address, languagesOf(identity))
  const own = pagePolicies(identity)[path] ?? {}
  if (own.sandboxed) return sandboxHeaders(inline)
  const frame = sources(own.frame)
  const isEmbedded = path.startsWith(folders.embedded)
  return {
    ...plainHeaders,
    'Content-Security-Policy': policy({
      'default-src': ["'none'"],
      'script-src': ["'self'", ...inline.scripts],
      'style-src': ["'self'", ...inline.styles],
      'img-src': ["'self'", ...(inline.dataImages ? ['data:'] : [])],
      'font-src': ["'self'"],
      'connect-src': ["'self'", ...outside(own.connect)],
      'manifest-src': ["'self'"],
      ...(frame.length > 0 && { 'frame-src': frame }),
      // Without scripts, the contact form posts directly to the mail service.
      'form-action': ["'self'", ...(path === pages.contact ? outside(own.connect) : [])],
      'base-uri': ["'none'"],
      'frame-ancestors': [isEmbedded ? "'self'" : "'none'"],
      ...(own.worker && { 'worker-src': ["'self'"] }),
      'require-trusted-types-for': ["'script'"],
      // Registering a service worker requires a trusted address. This policy allows no other.
      'trusted-types': [own.worker ?? "'none'"],
    }),
    'X-Frame-Options': isEmbedded ? 'SAMEORIGIN' : 'DENY',
    'Permissions-Policy': permissions(own.loopback ? '(self)' : '()'),
    // `require-corp` would block framed outside pages, most of which don't send this header. Firefox and
    // Safari would also block the sandbox, which has no origin.
    'Cross-Origin-Embedder-Policy':
      own.loopback || frame.some((source) => source !== "'self'") ? 'unsafe-none' : 'require-corp',
  }
}

/** Where each page may connect, and whose pages it shows, beyond the site itself. */
function pagePolicies(identity: Identity): Record<string, PagePolicy> {
  const { services, newsletter, questionnaire } = identity
  return Object.assign(
    {
      [pages.contact]: { connect: services.mail.origin },
      [pages.newsletter]: { connect: services.feed.url, frame: newsletter.frame },
      [questionnairePath]: { frame: questionnaire.frame },
    },
    ...addOns.map(({ policies }) => policies?.(identity)),
  )
}

/**
 * A sandbox runs programs that visitors or models wrote: no origin, no network, only workers made
 * from the programs' text.
 */
const sandboxHeaders = ({ scripts }: InlineSources): Headers => ({
  ...plainHeaders,
  'Content-Security-Policy': policy({
    'default-src': ["'none'"],
    'script-src': scripts,
    'worker-src': ['blob:'],
    'base-uri': ["'none'"],
    'form-action': ["'none'"],
    'frame-ancestors': ["'self'"],
    sandbox: ['allow-scripts'],
  }),
  'X-Frame-Options': 'SAMEORIGIN',
  // WebKit doesn't start workers on a page without an origin that has this header.
  'Cross-Origin-Embedder-Policy': 'unsafe-none',
})

/** The CSP sources for a setting in `identity` that's `own` or an address. */
function sources(place: string | undefined): string[] {
  if (place === undefined) return []
  return [place === 'own' ? "'self'" : new URL(place).origin]
}

/** The same, without the site itself. */
const outside = (place: string | undefined) =>
  sources(place).filter((source) => source !== "'self'")

function policy(directives: Record<string, string[]>): string {
  return Object.entries(directives)
    .map(([name, values]) => `${name} ${values.join(' ')}`)
    .join('; ')
}
