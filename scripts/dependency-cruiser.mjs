import { layers } from './layers.mjs'

/**
 * Who may import whom. `npm run check` enforces it, and docs/architecture.md draws it.
 *
 * A layer's files may import packages, files of their own folder, and what `to` lists.
 * Tests may also import test support, the site's identity, and content. `.astro` files aren't read.
 */
const ours = '^(kit|tutor|games|explorables|sites|proof|scripts)/'
const tests = '\\.test\\.tsx?$|/testing/'

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
      name: 'no-tests-in-code',
      comment: 'What ships runs without tests and what they use.',
      severity: 'error',
      from: { path: '^(kit|tutor|games|explorables)/', pathNot: [tests, '/bench/'] },
      to: { path: [tests, '/bench/', '^proof/'] },
    },
    {
      name: 'contracts-hold-contracts',
      comment: 'What both sides agree on opens no file and no connection.',
      severity: 'error',
      from: { path: '^kit/contracts/', pathNot: tests },
      to: { dependencyTypes: ['core'], pathNot: '^(node:)?crypto$' },
    },
    {
      name: 'no-lost-imports',
      comment: 'An import that leads nowhere would keep every other rule.',
      severity: 'error',
      // Astro makes these modules, and writes these files.
      from: { pathNot: '/\\.astro/' },
      to: { couldNotResolve: true, pathNot: '^astro:' },
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
    // Tests make sites in hidden folders meanwhile.
    exclude: { path: '(^|/)(dist|\\.dist-next|\\.dist-before)/|^sites/\\.' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default'],
    },
  },
}
