import { z } from 'zod'
import { maxExcerptLength, maxTitleLength } from '#content/text-limits.ts'
import { categoryIds } from '#contracts/blog-list.ts'
import { alternative, credentials, focus, phoneNumber } from '#contracts/identity.ts'
import { identity } from '#identity.ts'
import { directorId } from '#site/features/blog/posts.ts'
import { slideDrawings } from '#site/features/home/slide-art.ts'
import { drawingNames } from '#site/ui/art/service-drawings.ts'
import { type IconName, icons } from '#site/ui/icons.ts'

/**
 * What each file in `content/{language}/` must contain. A message says what's expected;
 * `content/problem.ts` adds the file, line, field, and what was found.
 */

/** The files of one kind: their folder in `content/{language}/` and their schema. */
const collection = <T extends z.ZodType>(kind: { folder: string; pattern: string; schema: T }) =>
  kind

const text = z.string('expected some text').trim().min(1, 'expected some text')
/** Also ends in the marks of other languages than English, and in quotation marks or a parenthesis. */
const sentence = text.regex(
  /[.?!؟…](\s?[»”“’"')\]])*$/,
  'expected full sentences, with a period at the end',
)
const titled = z.strictObject({ title: text, description: sentence })
const iconNames = Object.keys(icons) as [IconName, ...IconName[]]
/** A name from site/ui/icons.ts, or rows of `#` and `.` for a custom icon, as a list or as lines. */
const icon = z.union(
  [
    z.enum(iconNames),
    z
      .array(z.string().regex(/^[#.]{5,9}$/))
      .min(5)
      .max(9),
    z
      .string()
      .regex(/^([#.]{5,9}\n?){5,9}$/)
      .transform((rows) => rows.trim().split('\n')),
  ],
  `expected five to nine rows of five to nine # and . each, or one of ${iconNames.join(', ')}`,
)
/**
 * In another language than the first: the name of the file that this is a translation of, if its own
 * name differs. `build/translations.ts` checks that it exists.
 */
const translationOf = text
  .regex(
    /^[a-z0-9]+([-/][a-z0-9]+)*$/,
    'expected the name of a file in the first language, without its extension',
  )
  .optional()

const place = { order: z.int().min(1), text }
/** What a buyer wants to know about a service within five seconds. */
const atAGlance = z.strictObject({
  get: sentence,
  audience: sentence,
  duration: text,
  firstStep: sentence,
  /**
   * Whether the times are samples, which the page then says. Set it to false once they're yours.
   */
  isSample: z.boolean().default(false),
})
/** A photograph as a camera names it. `build/content-pictures.ts` checks that it exists. */
const photographName = text.regex(
  /^[^\\:?#]+\.(png|jpe?g|webp|avif|gif|tiff|svg)$/i,
  'expected a picture in pictures/, such as mill/stair.jpg (save a .heic or .tif as .jpg first)',
)
const photograph = z.strictObject({
  file: photographName,
  alt: alternative,
  caption: text.optional(),
  /** Who took it. */
  credit: text.optional(),
  /** What stays in sight on its project's card. */
  focus,
})

/** A photograph that stands where a drawing would, and is cut off around its focus. */
const photo = z.strictObject({ file: photographName, alt: alternative, focus })

/** What every kind of service has. */
const serviceEntry = {
  title: text,
  subtitle: sentence,
  icon,
  /** If omitted, the kit generates one from the service's address. */
  drawing: z.enum(drawingNames, `expected one of ${drawingNames.join(', ')}`).optional(),
  /** Replaces the drawing. */
  photo: photo.optional(),
  /** Its line on the services page. If omitted, it has none. */
  listed: z.strictObject({ ...place, text: sentence }).optional(),
  /** Its entry in the menu and the footer. */
  menu: z.strictObject(place).optional(),
  /** Its card on the home page. */
  home: z.strictObject({ ...place, text: sentence, points: z.array(text).default([]) }).optional(),
  atAGlance: atAGlance.optional(),
  /** If omitted, no price is shown. Set `isSample: false` once it's yours. */
  price: z
    .strictObject({
      lines: z.array(z.strictObject({ name: text, price: text })).default([]),
      text,
      isSample: z.boolean(),
    })
    .optional(),
  description: sentence,
}
const webAddress = text.regex(/^https?:\/\/\S+$/, 'expected an address such as https://example.com')
const sitePath = text.regex(/^\/[a-z0-9\-/]*$/, 'expected a path of this site such as /contact')
/** YAML turns an unquoted date into a `Date`. */
const day = z.union(
  [z.date(), z.iso.date().transform((date) => new Date(date))],
  'expected a date such as 2026-03-01',
)
/** A list of at least one, and at most `max` if the layout has a limit. */
const some = <T extends z.ZodType>(item: T, what: string, max = Number.POSITIVE_INFINITY) =>
  z
    .array(item)
    .min(1, `expected at least one of the ${what}`)
    .max(max, `expected at most ${max} ${what}`)

/**
 * A path on this site, an https address, or `profile:name` for a path below one of identity's
 * social profiles.
 */
const projectLink = text.transform((value, context) => {
  if (/^\/[a-z0-9\-/]*$/.test(value) || /^https:\/\//.test(value)) return value
  const [kind, name] = value.split(':')
  const profile = identity.social.find((social) => social.kind.toLowerCase() === kind)
  if (profile && name) return `${profile.url}/${name}`
  context.addIssue({
    code: 'custom',
    message: 'expected a path of this site, an https address or a repository such as github:mosaic',
  })
  return z.NEVER
})

/** Pages under `/services/{file name}`. */
const services = collection({
  folder: 'services',
  pattern: '*.yaml',
  schema: z.strictObject({
    ...serviceEntry,
    features: z.array(text).default([]),
    process: z.array(titled).default([]),
    technologies: z.array(text).default([]),
  }),
})

/** Other ways to work with you: pages that list offerings instead of steps. */
const engagements = collection({
  folder: 'engagements',
  pattern: '*.yaml',
  schema: z.strictObject({
    ...serviceEntry,
    /** The text of the link to the contact page. */
    action: text,
    offerings: some(titled.extend({ deliverables: z.array(text).default([]) }), 'offerings'),
  }),
})

/** A sample of what a client gets, named like the service: a page under `/samples/` and a PDF. */
const deliverables = collection({
  folder: 'deliverables',
  pattern: '*.md',
  schema: z.strictObject({ title: text, summary: sentence }),
})

/** A file in `public/` to offer. */
const download = z.strictObject({
  file: text.regex(
    /^\/[^?#]+\.\w+$/,
    'expected the address of a file in public/, such as /downloads/drawings.pdf',
  ),
  label: text,
  about: sentence.optional(),
})

/** Projects. One with a text has a page of its own: a case study, written for the next client. */
const projects = collection({
  folder: 'projects',
  pattern: '*.{yaml,mdx,md}',
  schema: z.strictObject({
    title: text,
    translationOf,
    description: sentence,
    technologies: z.array(text).default([]),
    /** Which drawing to use as the cover. If omitted, the first photograph, or a pattern. */
    image: z
      .enum(['letters', 'snake', 'halftone', 'scorecard', 'unknowns', 'attention'])
      .optional(),
    /** Where its card leads. If omitted, to its own page. */
    link: projectLink.optional(),
    status: z.enum(['Live', 'Beta', 'Alpha']).optional(),
    launchDate: day.optional(),
    /** One of the groups in `pages/projects.yaml`. */
    category: text,
    isFeatured: z.boolean().default(false),
    demoUrl: projectLink.optional(),
    /** Position in its category and among the featured projects, lowest first. */
    order: z.int().min(1),
    /** The first one is the cover. */
    photos: z.array(photograph).default([]),
    /** The client's name, or `confidential`. */
    client: text.optional(),
    place: text.optional(),
    /** A year, or years such as 2023–2025. */
    year: z
      .union([z.int().min(1800).transform(String), text], 'expected a year such as 2025')
      .optional(),
    /** Names of files in `services/` or `engagements/`. */
    services: z.array(text).default([]),
    /** `director`, or names of files in `people/`. */
    people: z.array(text).default([]),
    /** The situation that the next client recognizes. */
    situation: sentence.optional(),
    /** What was at stake. */
    stakes: sentence.optional(),
    /** What was tried, whether it worked or not. */
    tried: sentence.optional(),
    /** What it cost, in money, time, or nerves. */
    cost: sentence.optional(),
    /** What changed. */
    result: sentence.optional(),
    /** What you'd do differently. */
    hindsight: sentence.optional(),
    numbers: z
      .array(
        z.strictObject({
          value: z.union([z.number().transform(String), text]),
          label: text,
          /** Where the number is from, such as “Site survey, May 2025”. */
          source: text,
        }),
      )
      .default([]),
    quote: z
      .strictObject({
        text,
        name: text,
        role: text.optional(),
        /** Whether the person agreed to be quoted by name. */
        permission: z.literal(true, 'expected true, once this person has agreed to be quoted'),
      })
      .optional(),
    downloads: z.array(download).default([]),
    links: z.array(z.strictObject({ label: text, url: webAddress })).default([]),
  }),
})

const projectsPage = collection({
  folder: 'pages',
  pattern: 'projects.yaml',
  schema: z.strictObject({
    title: text,
    description: sentence,
    categories: some(
      z.strictObject({ name: text, mark: text, large: z.boolean().default(false) }),
      'categories',
    ),
  }),
})

const servicesPage = collection({
  folder: 'pages',
  pattern: 'services.yaml',
  schema: z.strictObject({
    title: text,
    heading: text,
    description: sentence,
    faqs: z.array(z.strictObject({ question: text, answer: sentence })).default([]),
    /** Pages with more answers, below the questions. */
    answers: z.array(z.strictObject({ label: text, path: sitePath })).default([]),
    schedule: z.strictObject({ heading: text, text: sentence }),
  }),
})

/** Pages of the owner's own. A file's place in `pages/` is the page's address. */
const ownPages = collection({
  folder: 'pages',
  pattern: '**/*.{mdx,md}',
  schema: z.strictObject({
    title: text,
    translationOf,
    description: sentence,
    /** The line under the title. If omitted, the description. */
    intro: text.optional(),
    /** The name of a file in `forms/`, whose form ends the page. */
    form: text.optional(),
    downloads: z.array(download).default([]),
    /** Whether it can be downloaded as a PDF. Only a `.md` file can. */
    pdf: z.boolean().default(false),
  }),
})

const aboutPage = collection({
  folder: 'pages',
  pattern: 'about.yaml',
  schema: z.strictObject({
    title: text,
    heading: text,
    description: sentence,
    statement: sentence,
    company: sentence,
    values: z
      .array(
        z.strictObject({
          name: text,
          text: sentence,
          ground: z.enum(['ink', 'tint', 'brand', 'near']),
        }),
      )
      .default([]),
    vision: z.strictObject({ heading: text, text: sentence }),
    leadership: z.strictObject({ heading: text, text: sentence }),
  }),
})

/** What a person says on the page about them. */
const ownWords = {
  /** Above the articles. */
  writing: sentence,
  philosophy: some(z.strictObject({ title: text, text: sentence }), 'principles'),
  /** At the end of the page. */
  invitation: z.strictObject({ heading: text, text: sentence }),
}

const founderPage = collection({
  folder: 'pages',
  pattern: 'founder.yaml',
  schema: z.strictObject({
    /** What search results say after the name, the headline, and the company. */
    description: sentence,
    ...ownWords,
  }),
})

/** Privacy policy and terms, with numbered level-two headings. */
const legal = collection({
  folder: 'legal',
  pattern: '*.md',
  schema: z.strictObject({
    title: text,
    description: sentence,
    /** The day the text last changed. `today` shows the day of reading instead. */
    updated: z
      .union(
        [z.literal('today'), day],
        'expected the day the text last changed, such as 2026-03-01',
      )
      .optional(),
  }),
})

const action = z.strictObject({ label: text, path: sitePath })

/** A time that the home page waits. */
const seconds = (max: number) => {
  const expected = `expected a whole number of seconds from 0 to ${max}`
  return z.int(expected).min(0, expected).max(max, expected)
}

/** The home page. A slide's drawing decides its ground. */
const homePage = collection({
  folder: 'pages',
  pattern: 'home.yaml',
  schema: z.strictObject({
    title: text,
    description: sentence,
    slides: some(
      z.strictObject({
        /** The sample uses `opening` for the first slide, but any drawing fits any slide. */
        drawing: z.enum(slideDrawings, `expected one of ${slideDrawings.join(', ')}`).optional(),
        /** Replaces the drawing. */
        photo: photo.optional(),
        name: text,
        lines: some(text, 'lines', 2),
        deck: sentence,
        action,
      }),
      'slides',
      9,
    ),
    /** How long each slide is shown; with 0, until the visitor chooses another. */
    slideSeconds: seconds(60).default(5),
    mission: z.strictObject({ statement: text, text: sentence }),
    steps: z.array(
      z.strictObject({
        title: text,
        text: sentence,
        result: text,
        /** Five cells: absent, near, or sure. If omitted, later steps have more full squares. */
        guess: text.regex(/^[ayg]{5}$/, 'expected five of the letters a, y and g').optional(),
      }),
    ),
    services: z.strictObject({ text: sentence }),
    projects: z.strictObject({ text: sentence }),
    /** Left out, the page doesn't offer the newsletter. */
    newsletter: z.strictObject({ text: sentence, action: text }).optional(),
    /** Left out, no card offers the questionnaire. */
    consultation: z
      .strictObject({
        heading: text,
        text: sentence,
        action: text,
        time: sentence,
        /** From when the page has loaded until the card appears. */
        delaySeconds: seconds(600).default(5),
      })
      .optional(),
  }),
})

const tag = z
  .string()
  // Letters of any language: readers see the tag, too.
  .regex(
    /^[\p{Ll}\p{Lo}\p{M}\p{Nd}]+(-[\p{Ll}\p{Lo}\p{M}\p{Nd}]+)*$/u,
    'expected lower-case words joined by hyphens',
  )

/** Articles. The file's name is the slug. `site/build/article-problems.ts` checks the rest. */
const blog = collection({
  folder: 'blog',
  // The last one is what the editor makes.
  pattern: '**/*.{mdx,md}',
  schema: z.strictObject({
    title: text.max(maxTitleLength, `expected at most ${maxTitleLength} characters`),
    translationOf,
    subtitle: text.optional(),
    excerpt: sentence.max(maxExcerptLength, `expected at most ${maxExcerptLength} characters`),
    date: day,
    category: z.enum(categoryIds, `expected one of ${categoryIds.join(', ')}`),
    tags: z.array(tag).default([]),
    /** Replaces the drawn cover. */
    image: photographName.optional(),
    draft: z.boolean().default(false),
    /** The day of the last revision that readers should know about. */
    updated: day.optional(),
    /** What was wrong or has changed, shown at the end of the article. */
    corrections: z.array(z.strictObject({ date: day, text: sentence })).default([]),
    /** `director`, or the name of a file in `people/`; a list if there are several. */
    author: z
      .union(
        [text.transform((one) => [one]), some(text, 'authors')],
        'expected a name or a list of names',
      )
      .default([directorId]),
    /** Files in `public/evidence/{slug}/` to offer as downloads. */
    downloads: z
      .array(
        z.strictObject({
          file: text.regex(/^[\w.-]+$/, 'expected the name of a file in public/evidence/{slug}/'),
          label: text,
          about: sentence,
        }),
      )
      .default([]),
  }),
})

/** Newsletter issues that aren't articles. The file's name is the last part of the address. */
const letters = collection({
  folder: 'newsletter',
  pattern: '!(README).md',
  schema: z.strictObject({
    title: text.max(maxTitleLength, `expected at most ${maxTitleLength} characters`),
    translationOf,
    excerpt: sentence.max(maxExcerptLength, `expected at most ${maxExcerptLength} characters`),
    date: day,
    draft: z.boolean().default(false),
  }),
})

const education = z.array(
  z.strictObject({ award: text, school: text, year: z.int().min(1900), about: text }),
)
const skills = z.array(z.strictObject({ name: text, about: text }))

/** People other than the director, who is in `identity.ts`. Their page is `/about-{file name}`. */
const people = collection({
  folder: 'people',
  pattern: '*.yaml',
  schema: z.strictObject({
    name: text,
    headline: text,
    initials: text.max(4, 'expected at most 4 letters'),
    /** A square picture, or `monogram`. */
    photo: z
      .union([z.literal('monogram'), photographName], 'expected monogram, or the name of a picture')
      .default('monogram'),
    /** The person's own; the company's otherwise. */
    email: z.email('expected an email address').optional(),
    phone: phoneNumber.optional(),
    biography: sentence,
    ...credentials,
    focus,
    education: education.default([]),
    skills: skills.default([]),
    /** What search results say; the biography's first sentence, if omitted. */
    description: sentence.optional(),
    ...z.strictObject(ownWords).partial().shape,
    order: z.int().min(1).default(1),
  }),
})

/** The pages that show it, by their addresses, and its place among the others there. */
const placed = {
  pages: some(sitePath, 'pages'),
  order: z.int().min(1).default(1),
}

/** What clients say, shown at the end of the pages that it names. */
const testimonials = collection({
  folder: 'testimonials',
  pattern: '*.yaml',
  schema: z.strictObject({
    quote: sentence,
    name: text,
    /** Such as `Owner, Sample Mill`. */
    role: text.optional(),
    /** That they agreed to be quoted. Without it, the build stops. */
    agreed: z.literal(true, 'expected true, once they have agreed to be quoted with this name'),
    ...placed,
  }),
})

/** What the company is certified, licensed, or insured for, shown like testimonials. */
const companyCredentials = collection({
  folder: 'credentials',
  pattern: '*.yaml',
  schema: z.strictObject({
    name: text,
    issuer: text,
    number: text.optional(),
    url: z.url({ protocol: /^https$/, error: 'expected an https address' }).optional(),
    ...placed,
  }),
})

const resumeDate = text.regex(
  /^[12]\d{3}(-[01]\d(-[0-3]\d)?)?$/,
  'expected a year, a month or a day, such as 2024, 2024-09 or 2024-09-30',
)
const dated = {
  startDate: resumeDate.optional(),
  endDate: resumeDate.optional(),
  url: webAddress.optional(),
}
const listed = z
  .array(
    z.looseObject({ ...dated, date: resumeDate.optional(), releaseDate: resumeDate.optional() }),
  )
  .optional()

/**
 * Any JSON Resume 1.2.1, with two extra fields: `availability` and `strengths`. Name, headline, and
 * links come from `identity.ts`. `site/features/resume/resume-sections.ts` reads the other
 * sections.
 */
const resume = collection({
  folder: '',
  pattern: 'resume.json',
  schema: z.looseObject({
    basics: z
      .looseObject({
        summary: text.optional(),
        /** Shown if identity.ts has no number. */
        phone: text.optional(),
        /** Shown beside those in identity.ts. */
        profiles: z
          .array(z.looseObject({ network: text.optional(), url: webAddress.optional() }))
          .optional(),
        availability: text.optional(),
        strengths: z.array(text).default([]),
      })
      .default({ strengths: [] }),
    skills: z
      .array(
        z.looseObject({
          name: text.optional(),
          level: text.optional(),
          keywords: z.array(text).default([]),
        }),
      )
      .default([]),
    projects: z
      .array(
        z.looseObject({
          name: text,
          /** The client. */
          entity: text.optional(),
          description: text.optional(),
          ...dated,
          highlights: z.array(text).default([]),
        }),
      )
      .default([]),
    work: listed,
    volunteer: listed,
    education: listed,
    awards: listed,
    certificates: listed,
    publications: listed,
    languages: listed,
    interests: listed,
    references: listed,
    meta: z.looseObject({}).optional(),
  }),
})

/**
 * `company.yaml`, in another language than the first: facts of `identity.ts` that visitors read, in
 * that language.
 */
export const companyFacts = z.strictObject({
  company: z
    .strictObject({
      name: text.optional(),
      city: text.optional(),
      region: text.optional(),
      tagline: text.optional(),
      description: text.optional(),
    })
    .optional(),
  director: z
    .strictObject({
      headline: text.optional(),
      biography: text.optional(),
      education: education.optional(),
      skills: skills.optional(),
      ...credentials,
    })
    .optional(),
  office: z
    .strictObject({
      registration: text.optional(),
      insurance: text.optional(),
      map: z.strictObject({ alt: alternative }).optional(),
    })
    .optional(),
  facts: z.record(z.string(), text).optional(),
})

export const contentCollections = {
  blog,
  letters,
  people,
  testimonials,
  credentials: companyCredentials,
  services,
  engagements,
  deliverables,
  projects,
  projectsPage,
  servicesPage,
  aboutPage,
  founderPage,
  homePage,
  ownPages,
  legal,
  resume,
}
