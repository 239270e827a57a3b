/** What the site's folder brings: identity.ts, words, colors, and the list of add-ons. */
const owner = 'kit/(owner|words)/'
/** Files that several of the server's services need, and that know none of them. */
export const serverParts = [
  'answers',
  'body-size',
  'config',
  'csv',
  'file-problem',
  'missing-page',
  'page-language',
  'raw-http',
  'signed-token',
  'table',
  'thread-flags',
  'validation',
]
const parts = `kit/server/(${serverParts.join('|')})\\.ts`
const sides = ['kit/contracts/', 'kit/i18n/', owner]

/**
 * Who may import whom: a folder (a pattern), what its files may import besides packages and files of
 * their own folder, and why. The most specific comes first. `dependency-cruiser.mjs` makes rules of
 * it, and docs/architecture.md draws it.
 * @type {[from: string, to: string[], reason: string][]}
 */
export const layers = [
  [
    'kit/contracts/(paths|pages|service-paths)\\.ts',
    ['kit/contracts/service-paths.ts'],
    'Islands import addresses; what these files import ships to browsers.',
  ],
  ['kit/words/', [], 'Words are data. Code reads them, never the other way round.'],
  [
    'kit/owner/',
    ['kit/contracts/', 'kit/content/(problem|content-source|typography).ts', 'kit/site/theme/'],
    'Reads the site’s folder. Everything else may depend on it, so it depends on little.',
  ],
  [
    'kit/contracts/',
    [owner, 'kit/site/ui/art/covers.ts'],
    'Both sides of a request share contracts, so they know neither.',
  ],
  ['kit/i18n/', [owner], 'Writes dates, hours, lists, and amounts; knows no page and no service.'],
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
  // The server's folders, each after those that it may import: so there is no cycle.
  [
    'kit/server/store/',
    ['kit/server/store/', 'kit/server/(thread-flags|file-problem)\\.ts'],
    'The store knows tables, not what they are for.',
  ],
  [
    'kit/server/outbox/',
    ['kit/server/store/', ...sides],
    'The outbox delivers anything; senders register with it.',
  ],
  [
    parts,
    ['kit/server/outbox/mail-transports\\.ts', parts, ...sides],
    'Settings, and small parts.',
  ],
  ['kit/server/metrics/', [], 'Services add their own figures.'],
  ['kit/server/static/', [parts, ...sides], 'Files of the build, whatever else the server does.'],
  [
    'kit/server/feed/',
    ['kit/server/static/', parts, ...sides],
    'Reads outside feeds; knows no other service.',
  ],
  [
    'kit/server/forms/',
    ['kit/server/(store|static)/', parts, 'kit/content/', ...sides],
    'What every form does; knows neither the inbox nor statistics.',
  ],
  [
    'kit/server/blog/',
    ['kit/server/(static|forms)/', parts, 'kit/content/', ...sides],
    'Fills in what a search of the blog finds; knows no other service.',
  ],
  [
    'kit/server/inbox/',
    ['kit/server/(store|outbox|forms)/', parts, ...sides],
    'Keeps inquiries, and hands mails to the outbox.',
  ],
  [
    'kit/server/(contact|own-forms)/',
    ['kit/server/$1/', 'kit/server/(forms|inbox)/', parts, 'kit/content/', ...sides],
    'Forms put inquiries into the inbox.',
  ],
  [
    'kit/server/newsletter/',
    ['kit/server/(store|outbox|static|forms)/', parts, 'kit/content/', ...sides],
    'Registers with the outbox; knows no other service.',
  ],
  [
    'kit/server/statistics/',
    ['kit/server/(store|outbox|forms)/', parts, ...sides],
    'Reads tables, and knows no other service.',
  ],
  [
    'kit/server/housekeeping/',
    ['kit/server/(store|outbox|inbox)/', parts],
    'Deletes what others keep too long; nobody needs it.',
  ],
  ['kit/server/app\\.ts', ['kit/server/', ...sides], 'It alone knows all services.'],
  [
    'kit/server/(main|site-server)\\.ts',
    ['kit/server/[^/]+\\.ts', 'kit/server/(store|metrics|static|blog)/', ...sides],
    'Opens the store and reads the build for app.ts.',
  ],
  [
    'kit/server/(http-server|fallback)\\.ts',
    ['kit/server/(static|forms)/', 'kit/server/(fair-turns|health|proxies)\\.ts', parts, ...sides],
    'Answers what no service does.',
  ],
  ['kit/server/([^/]+)\\.ts', [parts, ...sides], 'The server runs on dist/ alone.'],
  ['kit/', ['kit/'], 'The kit knows no add-on, no site, and no proof.'],
  ['tutor/', ['tutor/', 'kit/'], 'An add-on knows the kit and no other add-on.'],
  ['games/', ['games/', 'kit/'], 'An add-on knows the kit and no other add-on.'],
  ['explorables/', ['explorables/', 'kit/'], 'An add-on knows the kit and no other add-on.'],
  [
    'sites/([^/]+)/',
    ['sites/$1/', 'kit/', 'explorables/', 'proof/(evidence|machine)/'],
    'A site is a folder of words. Evidence uses the formulas that readers try.',
  ],
  [
    'proof/',
    ['proof/', 'kit/', 'tutor/', 'games/', 'explorables/'],
    'Checks a whole site from outside.',
  ],
  ['scripts/', ['scripts/', 'kit/', 'proof/'], 'What checks the repository itself.'],
]
