/**
 * Whether statistics are on, as the build sees it. Decides what the privacy policy says and what
 * scripts send. `bundled-scripts.ts` replaces the variable in scripts, and the server reads its own
 * (`kit/server/config.ts`). Both refuse any other word (`environment.ts`).
 */
export const statisticsOn = process.env.STATISTICS !== 'off'
