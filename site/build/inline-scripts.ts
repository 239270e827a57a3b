import { build, type Plugin } from 'rolldown'

const mark = '?inline-script'

/**
 * `import code from './shell.ts?inline-script'` gives the module and all that it imports as one minified
 * text, for a `<script>` in the page: a behaviour of a kilobyte costs no request of its own.
 */
export default function inlineScripts(): Plugin {
  return {
    name: 'inline-scripts',
    async load(id) {
      if (!id.endsWith(mark)) return
      const { output } = await build({
        input: id.slice(0, -mark.length),
        write: false,
        output: { format: 'es', minify: true },
      })
      for (const chunk of output)
        if (chunk.type === 'chunk')
          for (const file of Object.keys(chunk.modules)) this.addWatchFile(file)
      return `export default ${JSON.stringify(output[0].code)}`
    },
  }
}
