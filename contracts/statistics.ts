/** Whether the build's pages say, and its scripts act as if, the server counts. Read where pages are built. */
export const statisticsOn = process.env.STATISTICS !== 'off'
