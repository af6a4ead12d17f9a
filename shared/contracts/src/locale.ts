/** The language of the product's own words, for when no better one is known. */
export const fallbackLocale = 'en-US'

/** The languages that people can choose, each in its own words; the first is the source's. */
export const offeredLocales = [
  { locale: 'en', name: 'English' },
  { locale: 'de', name: 'Deutsch' },
] as const

/**
 * Locales for tests of the layout, made from the English texts: longer ones with accents, and ones
 * from right to left. Never offered in production.
 */
export const pseudoLocales = ['en-XA', 'ar-XB'] as const

/** The cookie of a visitor's chosen language. */
export const localeCookie = 'locale'

/** True for a locale that is made from the English texts. */
export const isPseudoLocale = (locale: string): boolean =>
  pseudoLocales.some((pseudo) => pseudo === locale)

const rightToLeft = ['ar', 'fa', 'he', 'ur']

/** Returns the direction that a language is written in. */
export const directionOf = (locale: string): 'ltr' | 'rtl' =>
  rightToLeft.includes(locale.split('-')[0] ?? '') ? 'rtl' : 'ltr'

const offered = (tag: string): string | undefined => {
  const language = tag.toLowerCase().split('-')[0]
  return offeredLocales.find(({ locale }) => locale === language)?.locale
}

/** Returns the tags of an `Accept-Language` header, the most wanted first. */
function tagsOf(acceptLanguage: string): readonly string[] {
  const wanted = acceptLanguage
    .slice(0, 500)
    .split(',')
    .map((part) => {
      const [tag = '', ...rest] = part.trim().split(';')
      const quality = rest.find((each) => each.trim().startsWith('q='))
      return { tag, quality: quality === undefined ? 1 : Number(quality.trim().slice(2)) }
    })
  return wanted
    .filter(({ quality }) => quality > 0)
    .toSorted((one, other) => other.quality - one.quality)
    .map(({ tag }) => tag)
}

/** The languages that a reader asked for, in the order of their weight. */
export interface WantedLocale {
  /** The member's setting. */
  readonly member?: string | null | undefined
  /** The choice of this browser. */
  readonly chosen?: string | null | undefined
  /** The browser's `Accept-Language`. */
  readonly acceptLanguage?: string | undefined
  /** True where a browser may choose a pseudo-locale. */
  readonly pseudo?: boolean | undefined
}

/** Chooses the language for a reader, among those offered. */
export function chooseLocale(wanted: WantedLocale): string {
  const { member, chosen, acceptLanguage = '', pseudo = false } = wanted
  if (pseudo && chosen && isPseudoLocale(chosen)) return chosen
  for (const tag of [member, chosen, ...tagsOf(acceptLanguage)]) {
    const locale = tag ? offered(tag) : undefined
    if (locale !== undefined) return locale
  }
  return offeredLocales[0].locale
}

/**
 * Returns the first language tag that Intl takes. Browsers report 'C' or nothing on a system without
 * a language, and Intl throws on both.
 */
export function usableLocale(...tags: readonly string[]): string {
  const usable = tags.find((tag) => {
    try {
      return Intl.DateTimeFormat.supportedLocalesOf(tag).length > 0
    } catch {
      return false
    }
  })
  return usable ?? fallbackLocale
}
