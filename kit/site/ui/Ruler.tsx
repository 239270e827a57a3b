import { Art } from './art/Art.tsx'
import { strip } from './art/generators.ts'
import styles from './Ruler.module.css'

/**
 * The divider between sections: a strip that thins out and ends in the answer. `deferred`: see
 * `Art`.
 */
export function Ruler({ seed, deferred }: { seed: number; deferred?: boolean }) {
  return (
    <div className={`full ${styles.ruler}`}>
      <Art
        className={styles.wide}
        mosaic={strip(132, { seed })}
        fit="xMaxYMid slice"
        deferred={deferred}
      />
      <Art className={styles.narrow} mosaic={strip(36, { seed: seed + 1 })} deferred={deferred} />
    </div>
  )
}
