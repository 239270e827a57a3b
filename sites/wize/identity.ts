/**
 * Who the site is for: names, addresses, menus, which parts are on, and outside services. Pages, colors,
 * and pictures have files of their own (docs/map.md).
 *
 * Values wrapped in `sample(...)` are placeholders: replace the whole call with your own value.
 * `npm run doctor` lists the samples that are left. Every value is checked at build time and at
 * server start; an invalid one stops either with an error that
 * names the field.
 */

import { type Identity, sample } from '@wize/kit/identity'

export const identity: Identity = {
  /**
   * The site's language and region, as a BCP 47 tag. Texts come from `content/{language}/`; dates, numbers,
   * plurals, `lang` attributes and feeds follow it.
   */
  locale: 'en-US',
  /**
   * Every language, the first one as in `locale`. Others have a prefix, such as `/es/`, and their own
   * `content/{language}/`.
   */
  locales: ['en-US', 'es-US'],

  company: {
    name: 'WIZE',
    /** Prefix of everything the site keeps in the visitor’s browser: theme, drafts, games, answers. */
    id: 'wize',
    legalName: sample('WIZE Consulting LLC'),
    /** Where mail reaches the company, in one line. Newsletters must name it (CAN-SPAM). */
    postalAddress: sample('100 Sample Street, New York, NY 10001'),
    city: 'New York',
    region: 'NY',
    country: 'US',
    founded: sample(2025),
    /**
     * The skyline above the footer: `new-york`, `none`, or a list of at least four heights from 0 to 32,
     * from left to right.
     */
    skyline: 'new-york',
    tagline: 'We find out first. Then we build.',
    description:
      'A New York consultancy for software, AI development, and fractional technical leadership.',
  },

  /** Packages, or folders beginning with `./`, that add pages or tags. Each has a switch in `parts`. */
  addOns: ['@wize/games', '@wize/tutor', '@wize/explorables'],

  /**
   * Parts of the site. `false` leaves nothing of the part behind: no page, link, slide, project or address.
   */
  parts: {
    games: true,
    assistant: true,
    explorables: true,
    newsletter: true,
    chat: true,
    questionnaire: true,
  },

  /** Public address of the site, without a slash at the end: canonical links, feeds, pictures, mail. */
  url: sample('https://wize.example'),

  director: {
    name: sample('Jordan Avery'),
    headline: sample('Director and principal engineer'),
    /** A square photograph in `content/en/pictures/`, such as `director.jpg`; `monogram` draws the initials. */
    photo: sample('monogram'),
    /** `/about-{slug}` is the founder page. */
    slug: sample('jordan'),
    /** `/{initials}` is the resume. */
    initials: sample('ja'),
    /** The founder page's opening, in the first person. The resume has a file: `content/en/resume.json`. */
    biography: sample(
      'I’m a sample person. At WIZE, a sample company, I lead every project and sign off on what we deliver. My focus is software that depends on data and machine learning, and the decisions around it: what to build, what to measure, and what to leave out. I also take on fractional CTO work, one or two days a week for each client.',
    ),
    education: sample([
      {
        award: 'Master of Science, Computer Science',
        school: 'Sample University',
        year: 2012,
        about: 'Distributed systems and databases',
      },
      {
        award: 'Bachelor of Science, Mathematics',
        school: 'Sample College',
        year: 2010,
        about: 'Statistics, with a minor in linguistics',
      },
    ]),
    skills: sample([
      {
        name: 'Applied machine learning',
        about: 'Evaluation first, then retrieval, agents, tuning',
      },
      { name: 'System design', about: 'Domain models, interfaces, capacity, failure' },
      { name: 'Full-stack engineering', about: 'TypeScript, Python, PostgreSQL, the browser' },
      { name: 'Technical leadership', about: 'Strategy, hiring, budgets, boards' },
      { name: 'Teaching and writing', about: 'Reviews, pairing, decision records, articles' },
    ]),
  },

  email: sample('hello@wize.example'),

  /** Facts that buyers ask about. Pages in `content/en/pages/` use each as `{name}`. */
  facts: {
    engineers: sample('three'),
    clientsAtOnce: sample('three'),
    ctoClientsAtOnce: sample('two'),
    nextStart: sample('two to three weeks after the call'),
    standIn: sample('a second senior engineer, whom you meet at the start'),
  },

  /** Profiles that the site links to. `kind` names them in links; the order is the order shown. */
  social: [
    { kind: 'GitHub', url: sample('https://github.com/wize-example') },
    { kind: 'LinkedIn', url: sample('https://www.linkedin.com/in/wize-example') },
  ],

  /** Pages in the navigation bar, in order. Their labels are in `content/en/messages/layout.json`. */
  navigation: [
    { path: '/' },
    { path: '/about-us' },
    {
      path: '/services',
      // Paths, or `services` for all services whose files in content/ have a `menu`.
      submenu: ['services'],
    },
    { path: '/blog' },
    { path: '/contact' },
  ],

  /** Columns of links in the footer. Their headings are in `layout.json` (`footer.columns`). */
  footer: [
    { heading: 'services', paths: ['services', '/services'] },
    {
      heading: 'company',
      paths: [
        '/about-us',
        '/projects',
        '/blog',
        '/newsletter',
        '/questions',
        '/procurement',
        '/contact',
      ],
    },
    {
      heading: 'playAndLearn',
      paths: ['/games/wordwize', '/games/wizesnake', '/learning-assistant'],
    },
  ],

  /** The newsletter's public home, opened in a new tab. */
  newsletter: { site: sample('https://newsletter.wize.example') },

  questionnaire: { path: '/questionnaire/custom-website' },

  /** WhatsApp number in international form, digits only. */
  chat: { number: sample('12125550100') },

  /** Where the learning assistant's source is, for those who run it on their own machine. */
  services: { assistant: { source: sample('https://github.com/wize-example/site') } },
}
