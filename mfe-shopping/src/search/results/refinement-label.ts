import type { Refinement } from '@tessera/contracts/entities/search'
import { refinementText } from '@tessera/contracts/refinement-text'
import { colorName } from '../filters/words.ts'
import { words } from './words.ts'

const spoken = {
  priceUnder: words.priceUnder,
  priceRange: words.priceRange,
  priceFrom: words.priceFrom,
  colorName,
}

/** Returns the label of a refinement in the language of the page. */
export const refinementLabel = (
  refinement: Refinement,
  modules: readonly Refinement[],
  locale: string,
): string => refinementText(refinement, modules, { words: spoken, locale })
