import { fileURLToPath } from 'node:url'
import type { KnipConfig } from 'knip'

// The configurations of Vitest and Playwright are for a site.
process.env['WIZE_SITE'] ??= fileURLToPath(new URL('../sites/wize', import.meta.url))

/** What the kit uses where it's installed. */
const optional = [
  '@playwright/test',
  '@sveltia/cms',
  'accessibility-checker-engine',
  'axe-core',
  'chrome-launcher',
  'hast-util-to-mdast',
  'lighthouse',
  'mdast-util-gfm',
  'mdast-util-to-markdown',
]

const config: KnipConfig = {
  workspaces: {
    '.': {
      entry: ['scripts/*.{ts,mjs}'],
      project: ['scripts/**/*.{ts,mjs}', '*.ts'],
    },
    kit: {
      entry: [
        'commands/*.{ts,mjs}',
        'server/main.ts',
        'server/testing/*.ts',
        'site/content.config.ts',
        'skeleton/identity.ts',
        // Which of them a page has depends on its language.
        'site/theme/scripts/*.ts',
        'site/{pages,optional-pages}/**/*.{astro,ts}',
      ],
      project: ['**/*.{ts,tsx,mjs,astro}'],
      ignoreDependencies: optional,
    },
    tutor: {
      entry: ['pages/**/*.{astro,ts}', 'bench/**/*.ts'],
      project: ['**/*.{ts,tsx,astro}'],
      // Its pages are made of it.
      ignoreDependencies: ['astro'],
    },
    games: {
      entry: ['pages/**/*.{astro,ts}', 'server/words/words.ts', 'bench/*.ts', 'lists/*.ts'],
      project: ['**/*.{ts,tsx,astro}'],
    },
    explorables: {
      entry: ['tags/*.{astro,tsx}'],
      project: ['**/*.{ts,tsx,astro}'],
      // Its tags are made of it.
      ignoreDependencies: ['astro'],
    },
    proof: {
      entry: [
        '*.ts',
        'bench/*.ts',
        'e2e/*.spec.ts',
        'engines/engines.ts',
        'mail/delivery.ts',
        'doors/site/**/*.ts',
      ],
      project: ['**/*.ts'],
    },
    'sites/wize': {
      entry: ['identity.ts', 'evidence/*.ts', 'public/evidence/*/*.program.ts'],
      project: ['**/*.ts'],
      // identity.ts names the add-ons, and an article's program reads Fastify's manual.
      ignoreDependencies: ['@wize/games', '@wize/tutor', 'fastify'],
    },
    'sites/lisbon': { entry: ['identity.ts', 'evidence/*.ts'], project: ['**/*.ts'] },
  },
  // Programs of the machine, which the scripts do without where they are missing.
  ignoreBinaries: [
    'WebKitWebDriver',
    'Xvfb',
    'systemd-analyze',
    'wrk',
    'nginx',
    'strace',
    'mount',
    'umount',
    'gcc',
    'nm',
    'caddy',
    'debconf-set-selections',
    'mkfifo',
  ],
  ignoreDependencies: [
    // scripts/fonts.ts reads their files.
    '@fontsource-variable/archivo',
    '@fontsource-variable/newsreader',
    '@fontsource-variable/readex-pro',
    '@expo-google-fonts/readex-pro',
    // games/lists/es/words.ts reads its files.
    'dictionary-es',
    // The kit installs them when `edit`, `import`, or the browser's part of `verify` needs them.
    '@sveltia/cms',
    'accessibility-checker-engine',
    'hast-util-to-mdast',
    'mdast-util-gfm',
    'mdast-util-to-markdown',
  ],
  // The type of an exported value's part may be named, and a contract names the types of its
  // exchange.
  ignoreExportsUsedInFile: { interface: true, type: true },
  ignoreIssues: { '**/contracts/**': ['types'] },
}
export default config
