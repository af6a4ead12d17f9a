import { type Catalogue, english, type Language, languageFrom } from '@tessera/contracts/language'
import contractsInDe from '@tessera/contracts/languages/de.json' with { type: 'json' }
import { isPseudoLocale } from '@tessera/contracts/locale'
import { pseudoLanguage } from '@tessera/contracts/pseudo-language'
import ownInDe from './de.json' with { type: 'json' }

/** The texts of the contracts and of the service, by language. */
const catalogues: Readonly<Record<string, readonly [Catalogue, Catalogue]>> = {
  de: [contractsInDe, ownInDe],
}

const languages: ReadonlyMap<string, Language> = new Map([
  [english.locale, english],
  ...Object.entries(catalogues).map(
    ([locale, [contracts, own]]) =>
      [locale, languageFrom(locale, own, languageFrom(locale, contracts))] as const,
  ),
])

/** Returns the language of a locale that `chooseLocale` chose; English for any other one. */
export const languageOf = (locale: string | null): Language =>
  languages.get(locale ?? '') ??
  (locale !== null && isPseudoLocale(locale) ? pseudoLanguage(locale) : english)

/** Returns the locale to keep for a new member: null for the default, which they did not choose. */
export const keptLocale = ({ locale }: Language): string | null =>
  locale !== english.locale && languages.has(locale) ? locale : null
