/**
 * Returns the country code of the first language that names one, from an Accept-Language
 * header; undefined when none does.
 */
export function countryOf(acceptLanguage: string): string | undefined {
  const [, country] =
    /(?:^|[,\s])[a-z]{2,3}(?:-[a-z]{4})?-([a-z]{2})(?=[,;\s]|$)/i.exec(
      acceptLanguage.slice(0, 500),
    ) ?? []
  return country?.toUpperCase()
}
