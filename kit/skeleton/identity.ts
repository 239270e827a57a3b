/**
 * Who the site is for: names, addresses, menus, which parts are on, and outside services. The words of
 * the pages are in `content/`.
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
    /** The skyline above the footer: `none`, or a list of at least four heights from 0 to 32. */
    skyline: 'none',
    /** For search engines and previews. `tagline` and `founded` (a year) can stand beside it. */
    description: '{{trade}}',
  },

  /**
   * Packages, or folders beginning with `./`, that add pages. Each has a switch in `parts`, and a
   * package also has a line in package.json.
   */
  addOns: [],

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
    education: [],
    skills: [],
  },

  email: '{{email}}',

  /**
   * How to reach you, for the contact page and the footer, and most of it for mails, too. Each is
   * optional. Without `street`, visitors see only the city. Others: `phone: '+1 …'`,
   * `hours: [{ days: ['Monday', 'Tuesday'], opens: '09:00', closes: '17:00' }]`,
   * `map: { picture: 'map.png', alt: '…', url: 'https://…' }` (a picture in `content/en/pictures/`),
   * `registration`, and `insurance`.
   */
  office: {
    street: '{{street}}',
    postalCode: '{{postalCode}}',
  },

  // An address where visitors book a call, such as booking: 'https://…'. Buttons that ask for a call
  // lead there; without it, they lead to the contact page.

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

  newsletter: {
    /** The newsletter's public home, opened in a new tab; `own` is this site's `/newsletter`. */
    site: 'own',
    /** The sign-up form: `own`, or the https address of an outside platform's form. */
    frame: 'own',
    /** The feed whose latest items the newsletter page shows: `own` is the site's `/rss.xml`. */
    feed: 'own',
  },

  /** The questionnaire: `own`, or the https address of an outside form, and where its page is. */
  questionnaire: { frame: 'own', path: '/questionnaire' },

  /** WhatsApp number in international form, digits only. Set it before you turn `parts.chat` on. */
  chat: { number: '10000000000' },

  /**
   * The services behind the pages. `own` is the site's own server and needs no account; an https
   * address switches to the outside service with the same contract.
   */
  services: {
    /** Mail sending with the EmailJS contract. Outside: `https://api.emailjs.com` and your three ids. */
    mail: {
      origin: 'own',
      publicKey: 'own',
      serviceId: 'inbox',
      templateId: 'inquiry',
      /** Least time between two sends from one browser, in ms; 0 turns it off. */
      throttle: 10_000,
      blockHeadless: false,
      /** Senders refused by the page, as addresses. */
      blockList: [],
    },
    /** RSS to JSON. Outside: `https://api.rss2json.com/v1/api.json`. */
    feed: { url: 'own' },
  },
}
