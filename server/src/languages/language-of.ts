import { english, type Language, languageFrom } from '@tessera/contracts/language'
import contractsInGerman from '@tessera/contracts/languages/de.json' with { type: 'json' }
import { isPseudoLocale } from '@tessera/contracts/locale'
import { pseudoLanguage } from '@tessera/contracts/pseudo-language'
import ownInGerman from './de.json' with { type: 'json' }

const languages: ReadonlyMap<string, Language> = new Map(
  [english, languageFrom('de', ownInGerman, languageFrom('de', contractsInGerman))].map(
    (language) => [language.locale, language],
  ),
)

/** Returns the language of a locale that `chooseLocale` chose; English for any other one. */
export const languageOf = (locale: string | null): Language =>
  languages.get(locale ?? '') ??
  (locale !== null && isPseudoLocale(locale) ? pseudoLanguage(locale) : english)

/** Returns the locale to keep for a new member: null for the default, which they did not choose. */
export const keptLocale = ({ locale }: Language): string | null =>
  locale !== english.locale && languages.has(locale) ? locale : null
