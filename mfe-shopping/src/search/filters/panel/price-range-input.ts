import type { PriceRange } from '../engine/price-range.ts'

/** The bound of a range that somebody moves. */
export type Bound = 'min' | 'max'

/** Parses a typed price: a comma or a point before its cents; undefined for anything else. */
export function typedPrice(text: string): number | undefined {
  const plain = text.trim().replace(',', '.')
  return /^\d{1,8}(\.\d{1,2})?$/.test(plain) ? Number(plain) : undefined
}

/** Moves a bound, which never passes the other one. */
export function moved(range: PriceRange, bound: Bound, to: number): PriceRange {
  return bound === 'min'
    ? { ...range, min: Math.min(to, range.max) }
    : { ...range, max: Math.max(to, range.min) }
}

/** Returns the step of the thumbs: about a hundred steps from end to end. */
export function stepOf({ min, max }: PriceRange): number {
  const span = max - min
  return [1, 5, 10, 50, 100, 500, 1_000].find((step) => span / step <= 200) ?? 5_000
}

/** True for a bar of the histogram that a range includes, in whole or in part. */
export function includesBar(
  all: PriceRange,
  range: PriceRange,
  { at, of }: { readonly at: number; readonly of: number },
): boolean {
  const width = (all.max - all.min) / of
  const start = all.min + at * width
  return start < range.max && start + width > range.min
}
