// cspell:ignore pero usted mais avec votre vous nicht eine
/** Words that nearly every sentence of a language has. */
const frequent: Record<string, string> = {
  en: 'the of and to is that with for you are this not it we have be from or at as',
  es: 'el los las que y en una con para su del se lo al más no por un pero como usted',
  pt: 'o os as que e em uma com para seu do da se ao mais não por um mas como no na',
  fr: 'le les des que et en une avec pour votre du se est plus ne pas par un mais comme vous au',
  de: 'der die das und ist nicht mit ein eine für auf sie zu den im von dem oder es wir',
}

/** Shorter texts may be names, and aren't judged. */
const minWords = 6
/** How many times more frequent words the other language must have. */
const minRatio = 2

/**
 * Whether a text that should be in `language` is clearly in `other`: by their most frequent words,
 * leaving aside those that both have; or by its letters, if only one of the two has Latin ones.
 */
export function isSpokenIn(other: string, text: string, language: string): boolean {
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? []
  if (words.length < minWords) return false
  const [isLatin, otherIsLatin] = [language, other].map(
    (each) => new Intl.Locale(each).maximize().script === 'Latn',
  )
  const latin = words.filter((word) => /^\p{Script=Latin}+$/u.test(word)).length / words.length
  if (isLatin !== otherIsLatin) return isLatin ? latin < 0.5 : latin > 0.8
  const [own = new Set<string>(), theirs = new Set<string>()] = [language, other].map(
    (each) => new Set(frequent[each]?.split(' ')),
  )
  const count = (of: Set<string>, but: Set<string>) =>
    words.filter((word) => of.has(word) && !but.has(word)).length
  const found = count(theirs, own)
  // Without a list for its own language, a text can't be told from one in it.
  return own.size > 0 && found >= 2 && found > minRatio * count(own, theirs)
}
