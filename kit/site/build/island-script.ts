import { readFileSync } from 'node:fs'
import { minify, type Plugin } from 'vite'

/**
 * Makes the script that starts a page's islands from Astro's source. Astro ships it prepared for
 * browsers without class fields, which takes 170 more bytes of a page's first round trip.
 */
export function islandScript(): Plugin {
  return {
    name: 'island-script',
    apply: 'build',
    load: {
      filter: { id: /\/astro-island\.prebuilt\.js$/ },
      async handler(id) {
        const file = id.replace('.prebuilt', '')
        const source = readFileSync(file, 'utf8').replaceAll(
          'process.env.NODE_ENV === "development"',
          'false',
        )
        // A function called at once, like Astro's, so that `page-html.ts` joins it with others.
        const { code, errors } = await minify(file, `(()=>{${source}})()`, { module: false })
        if (errors.length > 0) throw new Error(`${file}: ${errors[0]?.message}`)
        return `export default ${JSON.stringify(code.trim())}`
      },
    },
  }
}
