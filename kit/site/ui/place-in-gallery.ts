/** Such as “3/12”, which phones show under a picture, because they show one at a time. */
export const placeInGallery = (index: number, count: number): string | undefined =>
  count > 2 ? `${index + 1}/${count}` : undefined
