/** What cameras and phones make: 61 megapixels are the most of any usual one. */
export const maxMegapixels = 64
export const maxMegabytes = 40

/** The maximum size of one picture as a visitor downloads it, in bytes. */
export const maxPictureBytes = 300_000
