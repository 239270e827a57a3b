/** The module as one minified text; see `bundled-scripts.ts`. */
declare module '*?inline-script' {
  const code: string
  export default code
}
declare module '*?bundled'
