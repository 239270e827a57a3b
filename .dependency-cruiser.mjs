/**
 * Who may import whom. `npm run check` enforces it, and docs/architecture.md draws it.
 *
 * A layer's files may import packages, files of their own folder, and what `to` lists.
 * Tests may also import test support, identity.ts and content. `.astro` files aren't read.
 */
const ours =
  '^(site|server|assistant|contracts|content|scripts|e2e|bench|evidence)/|^identity\\.ts$'
const tests = '\\.test\\.tsx?$|/testing/'

const layers = [
  [
    'identity.ts',
    ['contracts/identity.ts'],
    'Owners edit identity.ts, so it stays plain data: it imports its type alone.',
  ],
  ['contracts/paths.ts', [], 'Islands import the paths; what this file imports ships to browsers.'],
  ['contracts/pages.ts', ['contracts/paths.ts'], 'Islands import the addresses too.'],
  ['content/', [], 'Content is words and pictures. Code reads it, never the other way round.'],
  [
    'contracts/',
    ['identity.ts', 'content/'],
    'Both sides of a request share contracts, so they know neither.',
  ],
  ['site/storage/', [], 'What is kept on a device concerns every layer of the site.'],
  ['site/offline/', [], 'What works offline is told by the pages, not known here.'],
  ['site/theme/', ['site/storage/'], 'A theme can be used without the rest of the site.'],
  [
    'site/ui/',
    ['site/theme/', 'site/storage/', 'content/'],
    'Interface parts know no feature and no owner.',
  ],
  [
    'site/forms/',
    ['site/ui/', 'site/storage/', 'contracts/', 'content/'],
    'What every form does, whichever feature it belongs to.',
  ],
  [
    'site/layout/',
    ['site/ui/', 'site/theme/', 'site/storage/', 'contracts/', 'identity.ts', 'content/'],
    'The frame around pages knows no feature.',
  ],
  [
    'site/features/([^/]+)/',
    ['site/features/$1/', 'site/(forms|ui|theme|storage|offline)/', 'contracts/', 'content/'],
    'A feature can be deleted without another noticing. Pages hand it what it needs of the identity.',
  ],
  [
    'site/',
    ['site/', 'contracts/', 'identity.ts', 'content/'],
    'The site is built without a server.',
  ],
  ['server/store/', ['server/store/'], 'The store knows tables, not what they are for.'],
  ['server/outbox/', ['server/store/'], 'The outbox delivers anything; senders register with it.'],
  [
    'server/',
    ['server/', 'contracts/', 'identity.ts', 'content/'],
    'The server runs on dist/ alone.',
  ],
  [
    'assistant/',
    ['assistant/', 'contracts/', 'identity.ts', 'content/'],
    'The assistant is a program of its own, for the machine of the person who uses it.',
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
      from: { path: '^server/([^/]+)/', pathNot: [tests, '^server/inbox/'] },
      to: {
        path: '^server/(contact|questionnaire|words|feed|newsletter)/',
        pathNot: '^server/$1/',
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
    exclude: { path: '^(dist|assistant/builtin/programs)/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
  },
}
