/** The forms of a word that goes with a number, by the categories of its language. */
export type PluralForms = { readonly other: string } & Readonly<
  Partial<Record<Intl.LDMLPluralRule, string>>
>

/** The German or other text of an English one; forms when it goes with a number. */
export type Translation = string | PluralForms

/**
 * A language's texts by their English ones. A key `context|text` is for one English text that needs
 * two translations. A counted text stands under its English form for many.
 */
export type Catalogue = Readonly<Record<string, Translation>>

/** A language that texts are said in. */
export interface Language {
  readonly locale: string
  translate(text: string, context?: string): Translation | undefined
}

/** The language of the source: its texts need no translation. */
export const english: Language = { locale: 'en', translate: () => undefined }

/** Creates a language from a catalogue; the texts that it lacks come from another language. */
export function languageFrom(
  locale: string,
  catalogue: Catalogue,
  otherwise: Language = english,
): Language {
  return {
    locale,
    translate(text, context) {
      // A text without a translation yet is empty. Every catalogue is asked for the context first.
      const special = context === undefined ? undefined : this.translate(`${context}|${text}`)
      return special || catalogue[text] || otherwise.translate(text)
    },
  }
}

let spoken = english

/** Sets the language of this bundle's texts. Each module has a bundle of its own. */
export function speak(language: Language): void {
  spoken = language
}

/** Returns the language of this bundle's texts. */
export const spokenLanguage = (): Language => spoken
