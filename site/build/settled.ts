import { fileURLToPath } from 'node:url'
import type { AstroIntegration } from 'astro'

declare module 'astro' {
  interface AstroClientDirectives {
    /** The island comes once the page is loaded and has been painted: text and fonts go first. */
    'client:settled'?: boolean
  }
}

export default function settled(): AstroIntegration {
  return {
    name: 'settled',
    hooks: {
      'astro:config:setup': ({ addClientDirective }) =>
        addClientDirective({
          name: 'settled',
          // Astro takes a URL too, but hands it on to a bundler that does not.
          entrypoint: fileURLToPath(new URL('./settled-directive.ts', import.meta.url)),
        }),
    },
  }
}
