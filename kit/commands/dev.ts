// `wize dev` and `wize edit`.
import { runAstro } from './astro.ts'

await runAstro('dev')
