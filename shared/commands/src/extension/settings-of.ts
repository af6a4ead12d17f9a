import type { ExtensionSettings } from '@tessera/ways-in/extension-settings'

interface Given {
  readonly brand?: string | undefined
  readonly origin?: string | undefined
  readonly BRAND_NAME?: string | undefined
  readonly PUBLIC_ORIGIN?: string | undefined
}

/** Returns the product that an extension is built for, by options, then by environment; else what to mend. */
export function settingsOf(given: Given): ExtensionSettings | string {
  const brand = given.brand ?? given.BRAND_NAME ?? 'Tessera'
  const origin = given.origin ?? given.PUBLIC_ORIGIN ?? 'http://localhost:3000'
  const url = URL.parse(origin)
  if (url === null || !/^https?:$/.test(url.protocol) || url.origin !== origin)
    return `--origin is '${origin}'. Give an origin alone, as https://example.org.`
  if (brand.length < 1 || brand.length > 30)
    return `--brand is '${brand}'. Give 1 to 30 characters.`
  return { brand, origin }
}
