import { limits } from '@tessera/contracts/limits'
import { useFigures } from '../../kit/money/use-figures.ts'
import { uploadWords as words } from './words.ts'

/** Writes how many people of an analysis met the ads: rounded, and not at all for few. */
export function useMatched(currency: string): (matched: number | null) => string {
  const { count } = useFigures(currency)
  return (matched) =>
    matched === null
      ? words.matchedFew({ floor: limits.analysisFloor })
      : words.about({ count: count(matched) })
}
