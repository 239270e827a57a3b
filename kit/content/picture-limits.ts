/** What cameras and phones make: 61 megapixels are the most of any usual one. */
export const maxMegapixels = 64
export const maxMegabytes = 40
