import type { Identity } from '#contracts/identity.ts'

type Thing = Record<string, unknown>

/** Whether visitors can go there. Only a place can have hours or a map, and be a local business. */
const isPlace = (office: Identity['office']) =>
  Boolean(office?.street || office?.hours || office?.map)

/** The company, with an `@id` that other things refer to. */
export const organization = ({
  company,
  url,
  email,
  social,
  director,
  office,
}: Identity): Thing => ({
  '@type': isPlace(office) ? ['LocalBusiness', 'ProfessionalService'] : 'Organization',
  '@id': `${url}/#organization`,
  name: company.name,
  legalName: company.legalName,
  url: `${url}/`,
  email,
  description: company.description,
  ...(company.tagline && { slogan: company.tagline }),
  ...(company.founded && { foundingDate: String(company.founded) }),
  image: `${url}/og/home.png`,
  logo: `${url}/apple-touch-icon.png`,
  address: {
    '@type': 'PostalAddress',
    ...(office?.street && { streetAddress: office.street }),
    ...(office?.postalCode && { postalCode: office.postalCode }),
    addressLocality: company.city,
    ...(company.region && { addressRegion: company.region }),
    addressCountry: company.country,
  },
  ...(office?.phone && { telephone: office.phone }),
  ...(office?.hours && {
    openingHoursSpecification: office.hours.map(({ days, opens, closes }) => ({
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: days,
      opens,
      closes,
    })),
  }),
  ...(office?.map?.url && { hasMap: office.map.url }),
  ...(office?.registration && { identifier: office.registration }),
  // Setup asks who directs the company, not who founded it.
  employee: { '@type': 'Person', name: director.name, url: `${url}/about-${director.slug}` },
  sameAs: social.map((profile) => profile.url),
})

export const website = ({ company, url }: Identity): Thing => ({
  '@type': 'WebSite',
  '@id': `${url}/#website`,
  name: company.name,
  url: `${url}/`,
  publisher: { '@id': `${url}/#organization` },
})

/** Types of things that are read or used in a language. */
const works = new Set<unknown>([
  'AboutPage',
  'Article',
  'Blog',
  'ContactPage',
  'CreativeWork',
  'FAQPage',
  'ProfilePage',
  'VideoGame',
  'WebApplication',
  'WebSite',
])

/** The things on a page. Those that have a language name it. */
export const inLanguage = (things: readonly Thing[], locale: string): Thing[] =>
  things.map((thing) => (works.has(thing['@type']) ? { ...thing, inLanguage: locale } : thing))

/** The path from the home page, which comes first, to the current page. */
export const breadcrumbList = (
  { url }: Identity,
  crumbs: { label: string; path: string }[],
): Thing => ({
  '@type': 'BreadcrumbList',
  itemListElement: crumbs.map(({ label, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: label,
    item: url + path,
  })),
})

/** The pages that a page lists, in order. */
export const itemList = (
  { url }: Identity,
  name: string,
  items: readonly { title: string; link: string }[],
): Thing => ({
  '@type': 'ItemList',
  name,
  itemListElement: items.map(({ title, link }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: title,
    url: new URL(link, url).href,
  })),
})
