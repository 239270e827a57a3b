import { z } from 'zod'
import { httpsUrl, ownOr, pageUrl } from './addresses.ts'

const path = z.string().regex(/^\/[a-z0-9\-/]*$/, 'expected a path such as /services/cto')
/** `services` stands for all services with a menu entry. */
const pathsOrServices = z.array(
  z
    .string()
    .regex(/^(services|\/[a-z0-9\-/]*)$/, 'expected services, or a path such as /services/cto'),
)
const text = z.string().trim().min(1, 'expected some text')
/** Intl accepts many tags, so one it rejects is a typo. */
const locale = z.string().refine(
  (tag) => {
    try {
      return new Intl.Locale(tag).language.length > 1
    } catch {
      return false
    }
  },
  { error: 'expected a BCP 47 language tag such as en-US', abort: true },
)

/** Languages that Intl has a name for: a prefix is part of every address, so no typo may pass. */
const knownLanguage = locale.refine((tag) => {
  try {
    const { language } = new Intl.Locale(tag)
    return new Intl.DisplayNames('en', { type: 'language', fallback: 'none' }).of(language)
  } catch {
    return false
  }
}, 'expected the tag of a language that exists, such as es-US')

/** The days as schema.org names them. */
const weekdays = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const
const expectedTime = 'expected a time from 00:00 to 23:59, such as 09:00'
const time = z.string(expectedTime).regex(/^([01]\d|2[0-3]):[0-5]\d$/, expectedTime)

const expectedPhone = 'expected one number with its country code, such as +1 416 555 0100'
export const phoneNumber = z.string(expectedPhone).regex(/^\+\d[\d ()-]{6,22}$/, expectedPhone)

const expectedAlt = 'expected what the picture shows, in words'
/** What a picture shows, for those who can't see it. */
export const alternative = z.string(expectedAlt).trim().min(1, expectedAlt)

/** Where and when visitors can reach the company. Each fact is optional. */
const office = z.strictObject({
  /** Street and number. With it, visitors see the whole postal address instead of only the city. */
  street: text.optional(),
  postalCode: text.optional(),
  phone: phoneNumber.optional(),
  hours: z
    .array(
      z
        .strictObject({
          days: z
            .array(z.enum(weekdays), "expected a list of days, such as ['Monday', 'Friday']")
            .min(1, 'expected at least one day, such as Monday'),
          opens: time,
          /** Earlier than `opens` for hours that end on the next day. */
          closes: time,
        })
        .refine(({ opens, closes }) => opens !== closes, {
          path: ['closes'],
          error: 'expected another time than opens; a whole day is from 00:00 to 23:59',
        }),
    )
    .optional(),
  /** A picture of your own in the content’s folder `pictures/`. It leads to `url`. */
  map: z
    .strictObject({
      picture: text.regex(
        /^[^\\:?#]+\.(png|jpe?g|webp|avif|gif|tiff|svg)$/i,
        'expected the name of a picture in the content’s folder pictures/, such as map.png',
      ),
      alt: alternative,
      url: pageUrl.optional(),
    })
    .optional(),
  /** Such as the number in a register of companies or of engineers. */
  registration: text.optional(),
  insurance: text.optional(),
})

const drawingName = text.regex(
  /^[a-z0-9-]+\.svg$/,
  'expected the name of an SVG in the content’s folder pictures/, such as logo.svg',
)

/** What a person may do and belongs to. */
export const credentials = {
  /** Such as `{ name: 'Professional engineer', issuer: 'Professional Engineers Ontario', number: '…' }`. */
  licenses: z
    .array(z.strictObject({ name: text, issuer: text.optional(), number: text.optional() }))
    .optional(),
  /** Names of associations. */
  memberships: z.array(text).optional(),
}

/** The side of a portrait that stays when it's cropped to a square. */
export const focus = z
  .enum([
    'center',
    'top',
    'right top',
    'right',
    'right bottom',
    'bottom',
    'left bottom',
    'left',
    'left top',
  ])
  .optional()

/** Mail sending with EmailJS's contract. Outside: `https://api.emailjs.com` and your three ids. */
const mail = z
  .strictObject({
    origin: ownOr(httpsUrl).optional(),
    publicKey: text.optional(),
    serviceId: text.optional(),
    templateId: text.optional(),
    /** Least time between two messages from one browser, in ms; 10,000 if omitted, and 0 is none. */
    throttle: z.number().min(0).optional(),
    /** Whether the page refuses browsers that a program controls. */
    blockHeadless: z.boolean().optional(),
    /** Senders that the page refuses, as addresses. */
    blockList: z.array(z.email()).optional(),
  })
  .superRefine((mail, context) => {
    if ((mail.origin ?? 'own') === 'own') return
    for (const id of ['publicKey', 'serviceId', 'templateId'] as const)
      if (!mail[id]) context.addIssue({ code: 'custom', path: [id], message: 'expected some text' })
  })

/** The kit's own parts that owners can turn off. */
export const kitParts = ['newsletter', 'chat', 'questionnaire'] as const
/** Whether each part is on: the kit's, and each add-on's by its name. */
export type Parts = Record<(typeof kitParts)[number], boolean> & { [addOn: string]: boolean }

/** Addresses of other pages, which `/{initials}` and `/about-{slug}` must leave alone. */
export const takenAddresses = { initials: ['api', 'blog', 'chat', 'og'], slugs: ['us'] }

/**
 * What `identity.ts` must contain on a site with these add-ons. Each message says what the field
 * expects.
 */
// biome-ignore lint/complexity/noExcessiveLinesPerFunction: it lists every field.
export const identitySchema = (
  addOns: readonly { name: string; services?: Record<string, z.ZodType> }[],
) =>
  z.strictObject({
    locale,
    /**
     * All languages, if there are several. The first is `locale`; the others' pages are under the
     * language, such as `/es/`.
     */
    locales: z.array(knownLanguage).min(1, 'expected at least one language').optional(),
    company: z.strictObject({
      name: text,
      id: z.string().regex(/^[a-z]+$/, 'expected lower-case letters only'),
      legalName: text,
      postalAddress: text,
      city: text,
      /** The state or province, as addresses there write it. */
      region: text.optional(),
      country: z.string().regex(/^[A-Z]{2}$/, 'expected an ISO 3166-1 code such as US'),
      founded: z.int().min(1900).optional(),
      /** `new-york`, or at least four heights from left to right, each from 0 to 32; `none` if omitted. */
      skyline: z
        .union(
          [z.enum(['new-york', 'none']), z.array(z.int().min(0).max(32)).min(4)],
          'expected new-york, none, or a list of at least four heights from 0 to 32',
        )
        .optional(),
      tagline: text.optional(),
      description: text,
      /** Your logo, an SVG in the content’s folder `pictures/`. Without it, the name is set in tiles. */
      logo: drawingName.optional(),
      /** A square mark for browser tabs and phones; the logo if it's omitted. */
      icon: drawingName.optional(),
    }),
    /** Packages or folders (`./…`) that add pages. Each has a switch in `parts`. */
    addOns: z.array(text).optional(),
    parts: z.strictObject(
      Object.fromEntries(
        [...kitParts, ...addOns.map(({ name }) => name)].map((part) => [
          part,
          z.boolean('expected true or false'),
        ]),
      ),
    ) as unknown as z.ZodType<Parts, Parts>,
    url: httpsUrl,
    director: z.strictObject({
      name: text,
      headline: text,
      photo: z
        .string()
        .regex(
          /^(monogram|[^\\:?#]+\.(png|jpe?g|webp|avif|gif|tiff|svg))$/i,
          'expected monogram, or the name of a picture in the content’s folder pictures/, such as director.jpg',
        ),
      slug: z
        .string()
        .regex(/^[a-z]+(-[a-z]+)*$/, 'expected lower-case words joined by hyphens')
        .refine(
          (slug) => !takenAddresses.slugs.includes(slug),
          'expected another word: /about-us is the company’s page',
        ),
      initials: z
        .string()
        .regex(/^[a-z]{2,4}$/, 'expected two to four lower-case letters')
        .refine(
          (initials) => !takenAddresses.initials.includes(initials),
          'expected other letters: this address is taken',
        ),
      biography: text,
      education: z
        .array(z.strictObject({ award: text, school: text, year: z.int().min(1900), about: text }))
        .optional(),
      skills: z.array(z.strictObject({ name: text, about: text })).optional(),
      ...credentials,
      focus,
      /** The person's own number; the office's otherwise. */
      phone: phoneNumber.optional(),
    }),
    email: z.email('expected an email address'),
    /** Facts of your own, such as when work can start. A page in Markdown uses one as `{name}`. */
    facts: z
      .record(z.string().regex(/^[a-z]\w*$/, 'expected a name such as nextStart'), text)
      .optional(),
    office: office.optional(),
    /** Where visitors book a call. Every link that asks for one leads there. */
    booking: pageUrl.optional(),
    social: z.array(z.strictObject({ kind: text, url: pageUrl })),
    navigation: z
      .array(
        z.strictObject({
          path,
          submenu: pathsOrServices.min(1).optional(),
        }),
      )
      .min(1),
    footer: z.array(z.strictObject({ heading: text, paths: pathsOrServices })),
    /** Whatever is omitted here is `own`, which is this site. */
    newsletter: z
      .strictObject({
        /** The newsletter's public home, opened in a new tab. */
        site: ownOr(pageUrl).optional(),
        /** The sign-up form: an outside platform's page, shown in a frame. */
        frame: ownOr(pageUrl).optional(),
        /** The feed whose latest items the newsletter's page shows. */
        feed: ownOr(httpsUrl).optional(),
      })
      .optional(),
    questionnaire: z
      .strictObject({
        /** An outside form, shown in a frame; `own` if omitted. */
        frame: ownOr(pageUrl).optional(),
        /** Where its page is; `/questionnaire` if omitted. */
        path: path.regex(/^\/[a-z]/, 'expected a path such as /questionnaire').optional(),
      })
      .optional(),
    /** Your WhatsApp number. `parts.chat` needs it. */
    chat: z
      .strictObject({
        number: z
          .string()
          .regex(/^[1-9]\d{6,14}$/, 'expected 7 to 15 digits with the country code and no plus'),
      })
      .optional(),
    /** What's behind the pages. Whatever is omitted here is the site's own server. */
    services: z
      .strictObject({
        mail: mail.optional(),
        /** RSS to JSON. Outside: `https://api.rss2json.com/v1/api.json`. */
        feed: z.strictObject({ url: ownOr(httpsUrl).optional() }).optional(),
        // Each add-on reads its own.
        ...(Object.assign({}, ...addOns.map(({ services }) => services)) as Record<
          string,
          z.ZodType
        >),
      })
      .prefault({}),
  })

type Fields = z.input<ReturnType<typeof identitySchema>>
type Services = NonNullable<Fields['services']>
/** What identity.ts exports. Add-ons have settings of their own in `services`. */
export type IdentityFile = Omit<Fields, 'services'> & {
  services?: Services & { [addOn: string]: unknown }
}
/** `identity.ts` with the defaults filled in (`owner/identity-defaults.ts`). */
export type Identity = Omit<IdentityFile, 'newsletter' | 'questionnaire' | 'services'> & {
  [group in 'newsletter' | 'questionnaire']: Required<NonNullable<Fields[group]>>
} & {
  services: {
    [service in 'mail' | 'feed']: Required<NonNullable<Services[service]>>
  } & { [addOn: string]: unknown }
}
