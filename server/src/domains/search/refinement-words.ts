import type { Language } from '@tessera/contracts/language'
import { defineTexts } from '@tessera/contracts/messages'
import type { RefinementWords } from '@tessera/contracts/refinement-text'

const prices = defineTexts({
  priceUnder: 'Under {price}',
  priceRange: '{least} to {greatest}',
  priceFrom: '{price} and more',
})

const colors = defineTexts(
  {
    red: 'Red',
    pink: 'Pink',
    orange: 'Orange',
    brown: 'Brown',
    beige: 'Beige',
    white: 'White',
    yellow: 'Yellow',
    green: 'Green',
    blue: 'Blue',
    purple: 'Purple',
    black: 'Black',
    grey: 'Gray',
  },
  'color',
)

/** Returns the words of prices and colors to refine by, as the search page says them. */
export function refinementWords(language: Language): RefinementWords {
  const names: Readonly<Record<string, () => string>> = colors(language)
  return {
    ...prices(language),
    colorName: (color) => (Object.hasOwn(names, color) ? names[color]?.() : undefined),
  }
}
