// `wize dev`.
import { runAstro } from './astro.ts'

await runAstro('dev')
