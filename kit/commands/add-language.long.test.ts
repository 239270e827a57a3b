import { spawnSync } from 'node:child_process'
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newFolder, ownEnvironment, wize as runWize } from './testing/wize.ts'

let site = ''
let make = (_name: string, ..._flags: string[]) => {}
beforeAll(() => {
  const folder = newFolder()
  site = join(folder, 'site')
  const answers = {
    name: 'Birchmount',
    city: 'Toronto',
    country: 'CA',
    address: '1 Sample Street, Toronto, ON M5H 1A1',
    trade: 'Structural engineers for old houses.',
    director: 'Ann Sample',
    headline: 'Engineer',
    email: 'ann@birchmount.example',
    url: 'https://birchmount.example',
  }
  const flags = Object.entries(answers).map(([flag, answer]) => `--${flag}=${answer}`)
  make = (name, ...more) => runWize(folder, ['new', name, ...flags, ...more, '--yes'])
  make('site')
})
afterAll(() => rmSync(join(site, '..'), { recursive: true }))

const wize = (args: string[], input = '') => runWize(site, args, input)
const read = (file: string) => readFileSync(join(site, file), 'utf8')
const edit = (file: string, from: string, to: string) => {
  expect(read(file)).toContain(from)
  writeFileSync(join(site, file), read(file).replace(from, to))
}
/** The texts of all files that a command has written into a site, by name. */
const textsIn = (name: string) => {
  const cwd = join(site, '..', name)
  const files = globSync('{content/**,*}', { cwd, withFileTypes: true })
  return Object.fromEntries(
    files
      .filter((file) => file.isFile())
      .map(({ parentPath, name }) => join(parentPath, name))
      .map((file) => [file.slice(cwd.length), readFileSync(file, 'utf8')]),
  )
}
const photo = (file: string) =>
  sharp({ create: { width: 800, height: 600, channels: 3, background: '#468' } })
    .jpeg()
    .toFile(file)
const verified = (...flags: string[]) =>
  wize(['verify', '--no-build', '--no-browser', ...flags], 'y\n'.repeat(50)).stdout
const translations = (text: string) => {
  const [, from = ''] = text.split('Translations to Français')
  return from.split(/\n(?! )/)[0] ?? ''
}

describe('wize add-language', () => {
  it.each([
    ['french!', 'isn’t a language tag'],
    ['pp', 'expected the tag of a language that exists'],
    ['en', 'The site has en-CA already, so nothing was written.'],
    ['sv', 'a language that the kit has words in'],
  ])('refuses %s, and writes nothing', (tag, message) => {
    const before = read('identity.ts')
    const refused = wize(['add-language', tag])
    expect(refused.status).toBe(1)
    expect(refused.text).toContain(message)
    expect(read('identity.ts')).toBe(before)
    expect(existsSync(join(site, 'content/sv'))).toBe(false)
  })

  it('adds a language that builds, and whose texts are left to write', async () => {
    const added = wize(['add-language', 'fr-ca'])
    expect(added.status, added.text).toBe(0)
    expect(read('identity.ts')).toContain("locale: 'en-CA',\n  locales: ['en-CA', 'fr-CA'],\n")
    expect(read('content/fr/company.yaml')).toContain('Write here: Structural engineers')
    // The owner hasn't reviewed the draft of the first language, so this one begins with its own.
    expect(read('content/fr/legal/terms-of-service.md')).toContain(
      'title: Conditions d’utilisation',
    )
    const services = read('content/fr/pages/services.yaml')
    expect(services).toContain('Ce que Birchmount, à Toronto, peut faire')
    expect(services).toContain('Write here: comment se passe un premier échange.')

    // What `new` writes for several languages is the same, so it builds, too.
    make('other', '--languages=en, fr-ca')
    expect(textsIn('other')).toEqual(textsIn('site'))

    // French pages show the first language's pictures, and nothing links to a page that only it has.
    mkdirSync(join(site, 'content/en/pictures'))
    await photo(join(site, 'content/en/pictures/hall.jpg'))
    for (const language of ['en', 'fr'])
      edit(
        `content/${language}/services/first-service.yaml`,
        'icon: search',
        'icon: search\nphoto: { file: hall.jpg, alt: A hall }',
      )
    writeFileSync(
      join(site, 'content/en/pages/prices.md'),
      '---\ntitle: Prices\ndescription: What a visit costs.\n---\n\nOne price.\n',
    )
    edit('identity.ts', "{ path: '/contact' }", "{ path: '/prices' },\n    { path: '/contact' }")

    // The build sets the apostrophe.
    edit('content/fr/company.yaml', 'Write here: qui vous êtes', "J'ai mesuré")

    const built = wize(['build'])
    expect(built.status, built.text).toBe(0)
    const about = globSync('dist/fr/about-*.html', { cwd: site }).find(
      (file) => !file.includes('us'),
    )
    expect(read(about ?? '')).toContain('J’ai mesuré')
    expect(read('dist/fr/services/first-service.html')).toMatch(/_astro\/hall[^"]+\.avif/)
    expect(read('dist/index.html')).toContain('href="/prices"')
    const home = read('dist/fr.html')
    expect(home).not.toContain('/prices"')
    expect(home).toContain('lang="fr-CA"')
    expect(home).toContain('hreflang="en-CA"')
    const listed = verified()
    // The terminal shows only the first of them.
    expect(read('verify.html')).toContain('<b>/fr</b>: Write here: Structural engineers')
    expect(translations(listed)).toContain('no translation of pages/prices.md')
  })

  it('won’t overwrite a language that is there', () => {
    const own = read('identity.ts')
    edit('identity.ts', "\n  locales: ['en-CA', 'fr-CA'],", '')
    const again = wize(['add-language', 'fr'])
    expect(again.status).toBe(1)
    expect(again.text).toContain('content/fr/ is there already')
    writeFileSync(join(site, 'identity.ts'), own)
  })

  it('adds an article, in which sentences and headings are left to translate, and code is not', () => {
    const article = 'content/en/blog/first-post.md'
    writeFileSync(
      join(site, article),
      `${read(article)}\n## Why we read old walls\n\n\`\`\`ts\nconst a = 1\n\n// A wall that stays as it is\n\`\`\`\n\n[^1]: A note that stays.\n`,
    )
    const refused = wize(['add-language', 'fr', 'blog/first-post.md', 'blog/second-post.md'])
    expect(refused.text).toContain('There is no content/en/blog/second-post.md')
    expect(existsSync(join(site, 'content/fr/blog'))).toBe(false)

    expect(wize(['add-language', 'fr', 'blog/first-post.md']).status).toBe(0)
    const copy = read('content/fr/blog/first-post.md')
    expect(copy).toContain('\ntitle: Premier article\n')
    expect(copy).toContain('\n## Write here: Why we read old walls\n')
    expect(copy).toContain('\n// A wall that stays as it is\n')
    expect(copy).toContain('\n[^1]: A note that stays.\n')
    const again = wize(['add-language', 'fr', 'blog/first-post.md'])
    expect(again.text).toContain('is translated in content/fr/blog/first-post.md')
  })
})

describe('wize edit', () => {
  it.each([
    ['fr-CA', 'content/en/pages/home.yaml content/en/blog/first-post.md'],
    ['en-CA', 'undefined undefined'],
  ])('knows the originals of a form in %s', (locale, expected) => {
    const config = pathToFileURL(join(import.meta.dirname, '../site/editor/config.ts')).href
    const script = `const { editorConfig, originalFiles } = await import(${JSON.stringify(config)})
      const originals = originalFiles('.', editorConfig('.'))
      console.log(originals['pages/homePage'], originals['blog/first-post'])`
    const { stdout, stderr } = spawnSync(
      process.execPath,
      ['--input-type=module', '--eval', script],
      {
        cwd: site,
        env: { ...ownEnvironment, WIZE_SITE: site, WIZE_LANGUAGE: locale },
        encoding: 'utf8',
      },
    )
    expect(stdout.trim(), stderr).toBe(expected)
  })
})

const file = 'content/fr/pages/home.yaml'

describe('wize verify', () => {
  it('lists a translation whose original has changed, until the owner confirms it', () => {
    edit('content/en/pages/home.yaml', 'A few questions.', 'Three questions.')
    expect(translations(verified())).toContain(`${file}: content/en/pages/home.yaml has changed`)
    expect(translations(verified('--confirm'))).not.toContain('has changed')
    expect(translations(verified())).not.toContain('has changed')
  })

  it('lists a text that nobody translated', () => {
    const text = 'what your clients can count on, without a period'
    edit('content/en/pages/home.yaml', `Write here: ${text}`, text)
    edit(file, 'Write here: ce sur quoi vos clients peuvent compter, sans point final', text)
    expect(translations(verified())).toContain(
      `${file}: still says what the en file says: “${text}”`,
    )
    edit(file, text, 'ce sur quoi vos clients peuvent compter')
    expect(translations(verified())).not.toContain('still says what the en file says: “what')
  })
})

describe('wize words', () => {
  const exported = () => {
    rmSync(join(site, 'fr.po'), { force: true })
    const run = wize(['words', 'export', 'fr'])
    expect(run.status, run.text).toBe(0)
    return read('fr.po')
  }
  const imported = (catalog: string) => {
    writeFileSync(join(site, 'back.po'), catalog)
    return wize(['words', 'import', 'back.po'])
  }
  const answered = (catalog: string, original: string, translation: string) => {
    const entry = new RegExp(`(msgid "${RegExp.escape(original)}"\\nmsgstr ").*"`)
    expect(catalog).toMatch(entry)
    return catalog.replace(entry, (_all, start) => `${start}${translation}"`)
  }
  it('brings translations back to where they came from, and changes nothing else', () => {
    const terms = 'content/fr/legal/terms-of-service.md'
    // A text that the owner has reviewed is translated, instead of drafted again.
    edit(
      'content/en/legal/terms-of-service.md',
      '# Have a lawyer read this',
      '# Read by our lawyer',
    )
    rmSync(join(site, terms))
    expect(wize(['words', 'export', 'fr']).text).toMatch(
      /^Left out, because they have no file in fr .*: content\/en\/.*terms-of-service\.md/m,
    )
    wize(['add-language', 'fr', 'legal/terms-of-service.md'])
    const [home, text] = [read(file), read(terms)]
    const first = exported()
    const greeting =
      'These terms cover this website. The agreement we sign with you governs paid work.'
    const back = answered(
      answered(first, greeting, 'Ces conditions couvrent ce site.'),
      'Ask us first',
      'Écrivez-nous d’abord',
    )
    expect(imported(back).text).toContain(terms)
    expect(read(terms)).toBe(
      text.replace(`Write here: ${greeting}`, 'Ces conditions couvrent ce site.'),
    )
    expect(read(file)).toBe(
      home.replace('Posez-nous d’abord vos questions', 'Écrivez-nous d’abord'),
    )

    const again = exported()
    expect(again).toBe(back)
    expect(imported(again).text).toContain('Nothing to import')
    expect(imported(again).text).toContain('Left out, because the file marks them as needing work')
  })

  it('never overwrites what a translator has filled in', () => {
    const filled = exported().replace('msgstr ""', 'msgstr "Bonjour"')
    writeFileSync(join(site, 'fr.po'), filled)
    const refused = wize(['words', 'export', 'fr'])
    expect(refused.status).toBe(1)
    expect(refused.stderr).toContain('fr.po is there already. Import it')
    expect(read('fr.po')).toBe(filled)
    expect(wize(['words', 'export', 'fr', '--to=other.po']).status).toBe(0)
  })

  it('marks copies of short texts as needing work, and has what identity.ts says', () => {
    const catalog = exported()
    expect(catalog).toContain(
      '#, fuzzy\nmsgctxt "company.yaml › director › headline"\nmsgid "Engineer"\nmsgstr "Engineer"',
    )
    const trade = 'Structural engineers for old houses.'
    const company = `msgctxt "company.yaml › company › description"\nmsgid "${trade}"\nmsgstr "`
    expect(catalog).toContain(`${company}"`)
    imported(catalog.replace(company, `${company}Ingénieurs des maisons anciennes.`))
    expect(read('content/fr/company.yaml')).toContain('Ingénieurs des maisons anciennes.')
  })

  it.each([
    ['loses a placeholder', '{company}', 'expected “{company}”, as in the original'],
    ['adds one', 'Nouvelle demande de {compagny}', 'expected no “{compagny}”'],
  ])('refuses a text that %s, and imports none', (_what, found, problem) => {
    const before = read('content/fr/forms/questionnaire.yaml')
    const subject = 'Questionnaire from {company|name}'
    const translation = found === '{company}' ? 'Nouvelle demande' : `${found} {company|name}`
    const catalog = answered(exported(), subject, translation)
    const run = imported(answered(catalog, 'When do you need it?', 'Pour quand ?'))
    expect(run.status).toBe(1)
    expect(run.text).toContain('forms/questionnaire.yaml: subject: ')
    expect(run.text).toContain(problem.replace('{company}”', '{company|name}”'))
    expect(read('content/fr/forms/questionnaire.yaml')).toBe(before)
  })

  it('refuses a text whose original has changed since, and a language the site hasn’t', () => {
    const catalog = answered(exported(), 'When do you need it?', 'Pour quand ?')
    edit('content/en/forms/questionnaire.yaml', 'When do you need it?', 'When do you want it?')
    expect(imported(catalog).text).toContain('the original has changed since the export')
    const broken = imported('nothing "a"').text
    expect(broken).toContain('back.po isn’t a PO file: Error parsing PO data')
    expect(broken).not.toContain('    at ')
    expect(imported('msgid "a"').text).toContain('“” isn’t a language to translate to')
    expect(wize(['words', 'export', 'de']).text).toContain('This site has fr (Français).')
  })
})
