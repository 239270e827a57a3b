/** The module as one minified text; see `inline-scripts.ts`. */
declare module '*?inline-script' {
  const code: string
  export default code
}
