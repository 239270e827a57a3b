import { Art } from '@wize/kit/site/ui/art/Art.tsx'
import { quadTree } from '@wize/kit/site/ui/art/generators.ts'
import styles from './Welcome.module.css'

const narrowing = quadTree(40, 12, { seed: 22, answer: [32, 4] })

/** The drawing above the welcome. The page hands it to the island, which then needn't draw it. */
export const WelcomeArt = () => <Art className={styles.art} mosaic={narrowing} />
