import { Art } from '@wize/kit/site/ui/art/Art.tsx'
import { page } from '@wize/kit/site/ui/art/generators.ts'
import styles from './Welcome.module.css'

const sheet = page(44, 11, { seed: 6, paragraphs: [3, 4, 2], marked: 1 })

/** The drawing above the welcome. The page hands it to the island, which then needn't draw it. */
export const WelcomeArt = () => <Art className={styles.art} mosaic={sheet} fit="xMinYMin slice" />
