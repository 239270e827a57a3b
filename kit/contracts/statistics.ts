/**
 * Whether statistics are on, as the build sees it. Decides what the privacy policy says and what
 * scripts send.
 */
export const statisticsOn = process.env.STATISTICS !== 'off'
