/**
 * Who the site is for. The words of the pages are in `content/`.
 *
 * Every value is checked when the site is built and when the server starts; an invalid one stops
 * either with an error that names the field. To mark a value that you still have to replace, import
 * `sample` from '@wize/kit/identity' and write `sample('…')`: `npm run doctor` lists those.
 */

import type { Identity } from '@wize/kit/identity'

export const identity: Identity = {
  /**
   * The site's language and region, as a BCP 47 tag. Texts come from `content/{language}/`; dates,
   * numbers, plurals, and feeds follow it.
   */
  locale: '{{locale}}',

  company: {
    name: '{{name}}',
    /** Prefix of what the site keeps in a visitor's browser. Changing it loses their drafts. */
    id: '{{id}}',
    legalName: '{{name}}',
    /** Where mail reaches the company, on one line. Newsletters must name it (CAN-SPAM). */
    postalAddress: '{{address}}',
    city: '{{city}}',
    /** The state or province. Leave it out where addresses have none. */
    region: '{{region}}',
    country: '{{country}}',
    /** For search engines and previews. `tagline` and `founded` (a year) can stand beside it. */
    description: '{{trade}}',
  },

  /** Parts of the site. `false` leaves nothing of the part behind: no page, link, or address. */
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

  /** Phone, hours, and others fit here, too (“Say how to reach you” in recipes.md). */
  office: {
    street: '{{street}}',
    postalCode: '{{postalCode}}',
  },

  /** Profiles that the site links to, such as `{ kind: 'LinkedIn', url: 'https://…' }`. */
  social: [],

  /** Pages in the navigation bar, in order. Their labels are in `content/en/messages/layout.json`. */
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

  /** Columns of links in the footer. Their headings are in `layout.json` (`footer.columns`). */
  footer: [
    { heading: 'services', paths: ['services', '/services'] },
    { heading: 'company', paths: ['/about-us', '/projects', '/blog', '/newsletter', '/contact'] },
  ],
}
