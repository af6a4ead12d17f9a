import type { Box } from './find-regions.ts'

/** The height of a label with the space below it, in pixels. */
export const labelHeight = 32

/** A label: the box of its region, and how wide it is. */
export interface Label {
  readonly box: Box
  readonly width: number
}

const overlap = (one: Box, other: Box): boolean =>
  one.left < other.right &&
  other.left < one.right &&
  one.top < other.bottom &&
  other.top < one.bottom

/**
 * Places labels at the top corner where their regions begin, inside the window and below each other where two would
 * meet.
 */
export function placeLabels(
  labels: readonly Label[],
  window: { readonly width: number; readonly height: number; readonly isRightToLeft: boolean },
): readonly { readonly left: number; readonly top: number }[] {
  const placed: Box[] = []
  for (const { box, width } of labels) {
    const start = window.isRightToLeft ? box.right - width : box.left
    const left = Math.max(0, Math.min(start, window.width - width))
    const lowest = window.height - labelHeight
    let top = Math.max(0, Math.min(box.top, lowest))
    const at = (): Box => ({ left, top, right: left + width, bottom: top + labelHeight })
    while (top + labelHeight <= lowest && placed.some((other) => overlap(at(), other)))
      top += labelHeight
    placed.push(at())
  }
  return placed.map(({ left, top }) => ({ left, top }))
}
