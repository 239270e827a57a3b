import type { Identity } from './identity.ts'
import { folders, pages } from './pages.ts'

/** Header names with their values. */
export type Headers = Record<string, string>

/** What a page holds that its Content-Security-Policy has to name. */
export interface InlineSources {
  /** Hash sources of the page's inline scripts, such as `'sha256-…'`. */
  scripts: string[]
  /** Hash sources of the page's inline style sheets. */
  styles: string[]
  /** Whether the page, or a style sheet of its own, shows a picture from a `data:` address. */
  dataImages: boolean
}

/**
 * Features no page uses. `loopback-network` is what Chrome asks for before a public page may reach
 * a server on the visitor's own machine.
 */
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

const permissions = (loopback: '()' | '(self)') =>
  [...deniedFeatures.map((feature) => `${feature}=()`), `loopback-network=${loopback}`].join(', ')

/** The headers that are the same on every answer. */
export const commonHeaders: Headers = {
  'X-Content-Type-Options': 'nosniff',
  // `no-referrer` would empty the Origin of form posts, which the services check.
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
}

/** For answers that are not pages: files, services, redirects and errors. */
export const plainHeaders: Headers = {
  // Style and pictures are for what a browser may show by itself, such as a feed or a drawing.
  'Content-Security-Policy': policy({
    'default-src': ["'none'"],
    'style-src': ["'self'"],
    'img-src': ["'self'"],
    // A service worker is bound by the policy of its own file.
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
 * What answers over https carry besides. Two years; sub-domains are left out, for they are not this
 * site's to decide about.
 */
export const httpsHeaders: Headers = { 'Strict-Transport-Security': 'max-age=63072000' }

/**
 * The headers of a page: what its own inline parts need, and the outside hosts that `identity`
 * names, each only on the page that talks to it.
 *
 * `upgrade-insecure-requests` is left out: every address in a page is relative or https already,
 * and it would break the site on a plain http address of a local network, and in Safari on localhost.
 */
export function pageHeaders(path: string, inline: InlineSources, identity: Identity): Headers {
  const { services, newsletter, questionnaire } = identity
  const connect: Record<string, string> = {
    [pages.contact]: services.mail.origin,
    [pages.wordGame]: services.word.url,
    [pages.newsletter]: services.feed.url,
    [pages.learningAssistant]: services.assistant.origin,
  }
  const frames: Record<string, string> = {
    [pages.newsletter]: newsletter.frame,
    [pages.questionnaire]: questionnaire.frame,
    [pages.learningAssistant]: 'own',
  }
  const frame = sources(frames[path])
  const isEmbedded = path.startsWith(folders.embedded)
  const worksOffline = path.startsWith(folders.games)
  if (path === pages.embeddedRunner) return runnerHeaders(inline)
  return {
    ...plainHeaders,
    'Content-Security-Policy': policy({
      'default-src': ["'none'"],
      'script-src': ["'self'", ...inline.scripts],
      'style-src': ["'self'", ...inline.styles],
      'img-src': ["'self'", ...(inline.dataImages ? ['data:'] : [])],
      'font-src': ["'self'"],
      'connect-src': ["'self'", ...outside(connect[path])],
      'manifest-src': ["'self'"],
      ...(frame.length > 0 && { 'frame-src': frame }),
      // Without scripts the contact form posts itself to the mail service.
      'form-action': ["'self'", ...(path === pages.contact ? outside(services.mail.origin) : [])],
      'base-uri': ["'none'"],
      'frame-ancestors': [isEmbedded ? "'self'" : "'none'"],
      ...(worksOffline && { 'worker-src': ["'self'"] }),
      'require-trusted-types-for': ["'script'"],
      // Registering a service worker takes a trusted address; the policy of that name gives nothing else.
      'trusted-types': [worksOffline ? 'game-worker' : "'none'"],
    }),
    'X-Frame-Options': isEmbedded ? 'SAMEORIGIN' : 'DENY',
    'Permissions-Policy': permissions(path === pages.learningAssistant ? '(self)' : '()'),
    // An outside page shown in a frame would have to ask for this too, and most do not. The sandbox has no
    // origin: Firefox and Safari then refuse to show it in a page that asks for this.
    'Cross-Origin-Embedder-Policy':
      path === pages.learningAssistant || frame.some((source) => source !== "'self'")
        ? 'unsafe-none'
        : 'require-corp',
  }
}

/** The sandbox runs what a model wrote: no origin, no network, workers made of the programs' text. */
const runnerHeaders = ({ scripts }: InlineSources): Headers => ({
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
  // WebKit starts no worker for a page without an origin that asks for this.
  'Cross-Origin-Embedder-Policy': 'unsafe-none',
})

/** The CSP sources of a place that `identity` calls `own` or gives an address for. */
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
