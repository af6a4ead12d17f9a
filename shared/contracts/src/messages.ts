type Slots<Text extends string> = Text extends `${string}{${infer Slot}}${infer Rest}`
  ? Slot | Slots<Rest>
  : never

type Say<Text extends string> =
  Slots<Text> extends never
    ? () => string
    : (values: { readonly [Slot in Slots<Text>]: string | number }) => string

/**
 * Makes a catalogue of words. What changes stands in braces, the product's name as `{brand}`.
 *
 *     const words = defineMessages({ join: 'Join {name} on {brand} for more ideas' })
 *     words.join({ name: 'Mira', brand: 'Tessera' })
 */
export function defineMessages<const Texts extends Readonly<Record<string, string>>>(
  texts: Texts,
): { readonly [Key in keyof Texts]: Say<Texts[Key]> }
export function defineMessages(texts: Readonly<Record<string, string>>): unknown {
  const say =
    (text: string) =>
    (values: Readonly<Record<string, string | number>> = {}) =>
      text.replace(/\{(\w+)\}/g, (slot, name: string) => String(values[name] ?? slot))
  return Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, say(text)]))
}

const kept = new Map<string, readonly [Intl.PluralRules, Intl.NumberFormat]>()

/** Returns a language's plural rules and number format, cached because creating them is slow. */
function countingIn(locale: string): readonly [Intl.PluralRules, Intl.NumberFormat] {
  const known = kept.get(locale)
  if (known !== undefined) return known
  const made = [new Intl.PluralRules(locale), new Intl.NumberFormat(locale)] as const
  kept.set(locale, made)
  return made
}

/** Chooses the form of a word that goes with a number, in the person's language. */
export function plural(
  count: number,
  forms: { readonly one: string; readonly other: string },
  locale = 'en',
): string {
  const [rules, numbers] = countingIn(locale)
  const form = rules.select(count) === 'one' ? forms.one : forms.other
  return form.replace('{count}', numbers.format(count))
}
