/**
 * The country that a browser's languages speak of, as two letters: of the first language that names
 * one. Undefined when none does.
 */
export function countryOf(acceptLanguage: string): string | undefined {
  const [, country] =
    /(?:^|[,\s])[a-z]{2,3}(?:-[a-z]{4})?-([a-z]{2})(?=[,;\s]|$)/i.exec(
      acceptLanguage.slice(0, 500),
    ) ?? []
  return country?.toUpperCase()
}
