/** The language of the product's own words, for when no better one is known. */
export const fallbackLocale = 'en-US'

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
