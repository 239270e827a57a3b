// `wize build`.
import { buildBeside, swapBuilds } from './site-build.ts'

await buildBeside()
swapBuilds()
