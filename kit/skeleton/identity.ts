/**
 * Who the site is for. The words of the pages are in `content/`.
 *
 * Change what's between quotes; `npm run edit` has forms for most of it. Every value is checked when
 * the site is built and when the server starts, and an error names the field.
 */

import type { Identity } from '@wize/kit/identity'

export const identity: Identity = {
  /**
   * The site's language and region, such as `en-US` or `fr-CA`. Texts come from `content/{language}/`; dates,
   * numbers, plurals, and feeds follow it.
   */
  locale: '{{locale}}',

  company: {
    name: '{{name}}',
    /** Marks what the site keeps in a visitor's browser. Don't change it later: they'd lose their drafts. */
    id: '{{id}}',
    legalName: '{{name}}',
    /** Where mail reaches the company, on one line. Every newsletter names it, as laws ask. */
    postalAddress: '{{address}}',
    city: '{{city}}',
    /** The state or province. Leave it out where addresses have none. */
    region: '{{region}}',
    country: '{{country}}',
    /** For search engines and previews. `tagline` and `founded` (a year) can stand beside it. */
    description: '{{trade}}',
  },

  /**
   * Parts of the site. `false` leaves nothing of the part behind: no page, link, or address. `chat` is a
   * link to WhatsApp, and needs your number (“Switch a part off, or on” in recipes.md).
   */
  parts: {
    newsletter: true,
    chat: false,
    questionnaire: true,
  },

  /** Public address of the site, without a slash at the end. */
  url: '{{url}}',

  director: {
    name: '{{director}}',
    headline: '{{headline}}',
    /** A square photograph in `content/en/pictures/`, such as `director.jpg`; `monogram` draws the initials. */
    photo: 'monogram',
    /** `/about-{slug}` is this person's page. */
    slug: '{{slug}}',
    /** `/{initials}` is the resume. */
    initials: '{{initials}}',
    /** The opening of that page, in the first person. The resume is in `content/en/resume.json`. */
    biography: 'Write here: who you are and why you do this work.',
  },

  email: '{{email}}',

  /**
   * The office that visitors see. Without `street`, they see only the city. Your phone number, hours, and
   * more can go here, too (“Tell visitors how to reach you” in recipes.md).
   */
  office: {
    street: '{{street}}',
    postalCode: '{{postalCode}}',
  },

  /** Profiles that the site links to, such as `{ kind: 'LinkedIn', url: 'https://…' }`. */
  social: [],

  /** Pages in the navigation bar, in order. For another label, see “Change the menu or the footer” in recipes.md. */
  navigation: [
    { path: '/' },
    { path: '/about-us' },
    // `services` stands for all services whose files have a `menu`.
    { path: '/services', submenu: ['services'] },
    // Shown once there are projects, as the blog is once there are articles.
    { path: '/projects' },
    { path: '/blog' },
    { path: '/contact' },
  ],

  /** Columns of links in the footer. `services` in `paths` stands for each service that has a `menu`. */
  footer: [
    { heading: 'services', paths: ['services', '/services'] },
    { heading: 'company', paths: ['/about-us', '/projects', '/blog', '/newsletter', '/contact'] },
  ],
}
