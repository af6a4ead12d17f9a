import { isolated } from './isolated.ts'
import { english, type Language, spokenLanguage } from './language.ts'
import { countText, numberFormat } from './number-format.ts'

type Slots<Text extends string> = Text extends `${string}{${infer Slot}}${infer Rest}`
  ? Slot | Slots<Rest>
  : never

type Say<Text extends string> =
  Slots<Text> extends never
    ? () => string
    : (values: { readonly [Slot in Slots<Text>]: string | number }) => string

type Texts = Readonly<Record<string, string>>

/** Messages by their keys, each a function of its slots. */
export type Messages<Of extends Texts> = { readonly [Key in keyof Of]: Say<Of[Key]> }

const keptRules = new Map<string, Intl.PluralRules>()

/** Returns the form of a word that goes with a number. The rules are kept, because making them is slow. */
function formOf(locale: string, count: number): Intl.LDMLPluralRule {
  const rules = keptRules.get(locale) ?? new Intl.PluralRules(locale)
  keptRules.set(locale, rules)
  return rules.select(count)
}

/** Fills the slots of a text in a language, each isolated from the direction of the words around it. */
export const fillSlots = (
  text: string,
  values: Readonly<Record<string, unknown>>,
  { locale }: Language = spokenLanguage(),
): string =>
  text.replace(/\{(\w+)\}/g, (slot, name: string) => {
    const value = values[name] ?? undefined
    return value === undefined ? slot : isolated(String(value), locale)
  })

/** Returns a text in a language, with its slots still in braces; in English where it has none. */
export function textIn(language: Language, text: string, context?: string): string {
  const found = language.translate(text, context)
  return typeof found === 'string' ? found : text
}

/** Returns a text that is no message of a catalogue, such as a topic's name, in the page's language. */
export const inPageLanguage = (text: string): string => textIn(spokenLanguage(), text)

/** Returns messages in the language that `languageOf` returns when one of them is said. */
export function messagesIn<const Of extends Texts>(
  languageOf: () => Language,
  texts: Of,
  context?: string,
): Messages<Of>
export function messagesIn(languageOf: () => Language, texts: Texts, context?: string): unknown {
  const say =
    (text: string) =>
    (values: Readonly<Record<string, string | number>> = {}) => {
      const language = languageOf()
      return fillSlots(textIn(language, text, context), values, language)
    }
  return Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, say(text)]))
}

/**
 * Makes a catalogue of words. What changes stands in braces, the product's name as `{brand}`. Each
 * text is said in the language of the page, from `languages/` of the package (docs/teams.md). A
 * context tells a text from one with the same English words that needs another translation.
 *
 *     const words = defineMessages({ join: 'Join {name} on {brand} for more ideas' })
 *     words.join({ name: 'Mira', brand: 'Tessera' })
 */
export const defineMessages = <const Of extends Texts>(texts: Of, context?: string): Messages<Of> =>
  messagesIn(spokenLanguage, texts, context)

/** Makes a catalogue of words for code that speaks several languages at once: the service. */
export const defineTexts =
  <const Of extends Texts>(texts: Of, context?: string) =>
  (language: Language): Messages<Of> =>
    messagesIn(() => language, texts, context)

/** The English forms of a word that goes with a number. */
interface EnglishForms {
  readonly one: string
  readonly other: string
}

/** Chooses the form of a word that goes with a number, by the plural rules of a language. */
export function pluralIn(language: Language, count: number, forms: EnglishForms): string {
  const found = language.translate(forms.other)
  if (typeof found === 'object') return found[formOf(language.locale, count)] ?? found.other
  return textIn(language, formOf(english.locale, count) === 'one' ? forms.one : forms.other)
}

/** Returns a number with its word, in a language: '1,000 Pins'. */
export const countedIn = (language: Language, count: number, forms: EnglishForms): string =>
  fillSlots(
    pluralIn(language, count, forms),
    { count: countText(count, language.locale) },
    language,
  )

/** Chooses the form of a word that goes with a number, in the page's language, and fills its count. */
export const plural = (
  count: number,
  forms: EnglishForms,
  locale = 'en',
  digits?: Intl.NumberFormatOptions,
): string =>
  fillSlots(pluralIn(spokenLanguage(), count, forms), {
    count:
      digits === undefined ? countText(count, locale) : numberFormat(locale, digits).format(count),
  })
