/** TypeScript doesn't read `.astro` files; `astro check` does. */
declare module '*.astro' {
  const component: import('astro/runtime/server/index.js').AstroComponentFactory
  export default component
}
