/** The maximum length of a title that fits a search result and its social picture, in characters. */
export const maxTitleLength = 70
export const maxExcerptLength = 200
