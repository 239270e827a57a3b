/** What cameras and phones make: 61 megapixels are the most of any usual one. */
export const maxMegapixels = 64
export const maxMegabytes = 40

/** What one picture of a page may weigh as a visitor gets it. */
export const maxPictureBytes = 300_000
