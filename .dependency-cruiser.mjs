/**
 * Who may import whom. `npm run check` enforces it, and docs/architecture.md draws it.
 *
 * A layer's files may import packages, files of their own folder, and what `to` lists.
 * Tests may also import test support, the site's identity, and content. `.astro` files aren't read.
 */
const ours = '^(kit|tutor|games|sites|proof|scripts|deploy)/'
const tests = '\\.test\\.tsx?$|/testing/'
/** What the site's folder brings: identity.ts, words, colors, and the list of add-ons. */
const owner = 'kit/(owner|words)/'

const layers = [
  [
    'kit/contracts/(paths|pages)\\.ts',
    [],
    'Islands import addresses; what these files import ships to browsers.',
  ],
  ['kit/words/', [], 'Words are data. Code reads them, never the other way round.'],
  [
    'kit/owner/',
    ['kit/contracts/', 'kit/content/(problem|content-source).ts', 'kit/site/theme/'],
    'Reads the site’s folder. Everything else may depend on it, so it depends on little.',
  ],
  [
    'kit/contracts/',
    [owner, 'kit/i18n/', 'kit/site/ui/art/covers.ts'],
    'Both sides of a request share contracts, so they know neither.',
  ],
  ['kit/i18n/', [owner], 'Fills words in; knows no page and no service.'],
  [
    'kit/content/',
    ['kit/contracts/', 'kit/i18n/', owner],
    'Reads and checks content; knows no page that shows it.',
  ],
  ['kit/site/storage/', [], 'What is kept on a device concerns every layer of the site.'],
  [
    'kit/site/theme/',
    ['kit/site/storage/', owner],
    'A theme can be used without the rest of the site.',
  ],
  [
    'kit/site/ui/',
    ['kit/site/theme/', 'kit/site/storage/', 'kit/content/', 'kit/i18n/', owner],
    'Interface parts know no feature and no owner.',
  ],
  [
    'kit/site/forms/',
    ['kit/site/ui/', 'kit/site/storage/', 'kit/contracts/', 'kit/i18n/', owner],
    'What every form does, whichever feature it belongs to.',
  ],
  [
    'kit/site/layout/',
    ['kit/site/ui/', 'kit/site/theme/', 'kit/site/storage/', 'kit/contracts/', 'kit/i18n/', owner],
    'The frame around pages knows no feature.',
  ],
  [
    'kit/site/features/([^/]+)/',
    [
      'kit/site/features/$1/',
      'kit/site/(forms|ui|theme|storage)/',
      'kit/contracts/',
      'kit/content/',
      'kit/i18n/',
      owner,
    ],
    'A feature can be deleted without another noticing. Pages hand it what it needs of the identity.',
  ],
  [
    'kit/site/',
    ['kit/site/', 'kit/contracts/', 'kit/content/', 'kit/i18n/', owner],
    'The site is built without a server.',
  ],
  ['kit/server/store/', ['kit/server/store/'], 'The store knows tables, not what they are for.'],
  [
    'kit/server/outbox/',
    ['kit/server/store/', 'kit/i18n/', 'kit/contracts/', owner],
    'The outbox delivers anything; senders register with it.',
  ],
  [
    'kit/server/',
    ['kit/server/', 'kit/contracts/', 'kit/content/', 'kit/i18n/', owner],
    'The server runs on dist/ alone.',
  ],
  ['kit/', ['kit/'], 'The kit knows no add-on, no site, and no proof.'],
  ['tutor/', ['tutor/', 'kit/'], 'An add-on knows the kit and no other add-on.'],
  ['games/', ['games/', 'kit/'], 'An add-on knows the kit and no other add-on.'],
  [
    'sites/([^/]+)/',
    ['sites/$1/', 'kit/', 'proof/(evidence|machine)/'],
    'A site is a folder of words.',
  ],
  [
    'proof/',
    ['proof/', 'kit/', 'tutor/', 'games/'],
    'Checks a whole site from outside.',
  ],
]

const rules = layers.map(([from, to, comment], index) => ({
  name: from,
  comment,
  severity: 'error',
  from: {
    path: `^${from}`,
    // The most specific layer, the earliest in the list, decides.
    pathNot: [tests, ...layers.slice(0, index).map(([earlier]) => `^${earlier}`)],
  },
  // A folder named by a group, such as a feature, is in its own list as $1.
  to: { path: ours, pathNot: [...(from.includes('(') ? [] : [from]), ...to].map((p) => `^${p}`) },
}))

export default {
  forbidden: [
    ...rules,
    {
      name: 'services-stand-alone',
      comment: 'Only the list of services in app.ts knows them all.',
      severity: 'error',
      from: { path: '^kit/server/([^/]+)/', pathNot: [tests, '^kit/server/inbox/'] },
      to: {
        path: '^kit/server/(contact|questionnaire|feed|newsletter)/',
        pathNot: '^kit/server/$1/',
      },
    },
    {
      name: 'no-cycles',
      comment: 'Files that need each other are one file, or miss a third.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)dist/|^tutor/server/builtin/programs/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default'],
    },
  },
}
