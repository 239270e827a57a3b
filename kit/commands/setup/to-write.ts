/** Marks texts that the owner still has to write. `wize verify` reports them as errors. */
export const toWrite = 'Write here:'

/** Marks legal pages that nobody has checked. `wize verify` warns about them. */
export const toReview = 'Have a lawyer read this'
