import type { Catalogue, Translation } from '@tessera/contracts/language'
import type { SourceText } from './texts-of.ts'

/** The texts that a package defines, and its catalogue in one language. */
export interface CheckedCatalogue {
  readonly locale: string
  readonly texts: readonly SourceText[]
  readonly catalogue: Catalogue
}

/** Returns the English text of a key. */
export const withoutContext = (key: string): string => key.replace(/^[a-z-]+\|/, '')

const slotsIn = (text: string): readonly string[] => text.match(/\{\w+\}/g) ?? []

const slotsOf = (text: string): string => [...new Set(slotsIn(text))].toSorted().join(' ')

/** Returns the plural forms that a language has. */
export const categoriesOf = (locale: string): readonly Intl.LDMLPluralRule[] =>
  new Intl.PluralRules(locale).resolvedOptions().pluralCategories

/** A translation that nobody has written yet: every form that the language has, empty. */
const untranslated = (locale: string, counted: boolean): Translation =>
  counted
    ? { other: '', ...Object.fromEntries(categoriesOf(locale).map((form) => [form, ''])) }
    : ''

/** True for a translation that is missing, or lacks a form. */
export const isEmpty = (translation: Translation | undefined): boolean =>
  translation === undefined ||
  (typeof translation === 'string'
    ? translation === ''
    : Object.values(translation).some((form) => form === ''))

/** Returns the texts that a catalogue doesn't translate; a text with a context may do without it. */
export function missingTexts({ texts, catalogue }: CheckedCatalogue): readonly SourceText[] {
  return texts.filter(
    ({ key }) => isEmpty(catalogue[key]) && isEmpty(catalogue[withoutContext(key)]),
  )
}

/** Returns the keys of a catalogue that no source has anymore. */
export function staleKeys({ texts, catalogue }: CheckedCatalogue): readonly string[] {
  const known = new Set(texts.flatMap(({ key }) => [key, withoutContext(key)]))
  return Object.keys(catalogue).filter((key) => !known.has(key))
}

function formsFault(locale: string, key: string, translation: Translation): string | undefined {
  if (typeof translation === 'string') return 'goes with a number, so it needs plural forms'
  const lacking = categoriesOf(locale).filter((form) => translation[form] === undefined)
  if (lacking.length > 0) return `lacks the plural form ${lacking.join(', ')}`
  const strange = Object.values(translation)
    .flatMap(slotsIn)
    .find((slot) => !key.includes(slot))
  return strange === undefined ? undefined : `has the slot ${strange}, which the text has not`
}

function faultOf(locale: string, { key, counted }: SourceText, translation: Translation) {
  const fault = counted ? formsFault(locale, key, translation) : undefined
  if (fault !== undefined) return fault
  if (!counted && typeof translation !== 'string') return 'is no word that goes with a number'
  const said = typeof translation === 'string' ? translation : translation.other
  const [wanted, has] = [slotsOf(key), slotsOf(said)]
  return wanted === has
    ? undefined
    : `has the slots ${has || 'none'} instead of ${wanted || 'none'}`
}

/** Returns what is wrong with the translations of a catalogue, as one text each. */
export function wrongTranslations({ locale, texts, catalogue }: CheckedCatalogue) {
  return texts.flatMap((text) => {
    const translation = catalogue[text.key] ?? catalogue[withoutContext(text.key)]
    if (translation === undefined || isEmpty(translation)) return []
    const fault = faultOf(locale, text, translation)
    return fault === undefined ? [] : [`${JSON.stringify(text.key)} ${fault}`]
  })
}

/**
 * Returns the texts that a module translates otherwise than a shared package. Both stand in the module's
 * bundle, where the module's translation wins.
 */
export const conflictingKeys = (own: Catalogue, shared: Catalogue): readonly string[] =>
  Object.keys(own).filter(
    (key) => shared[key] !== undefined && JSON.stringify(own[key]) !== JSON.stringify(shared[key]),
  )

/** Returns a catalogue with every text of the source and no others, sorted. */
export function completed(checked: CheckedCatalogue): Catalogue {
  const stale = new Set(staleKeys(checked))
  const entries = [
    ...Object.entries(checked.catalogue).filter(([key]) => !stale.has(key)),
    ...missingTexts(checked).map(
      ({ key, counted }) => [withoutContext(key), untranslated(checked.locale, counted)] as const,
    ),
  ]
  return Object.fromEntries(entries.toSorted(([one], [other]) => (one < other ? -1 : 1)))
}
