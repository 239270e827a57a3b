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
          entrypoint: new URL('./settled-directive.ts', import.meta.url),
        }),
    },
  }
}
