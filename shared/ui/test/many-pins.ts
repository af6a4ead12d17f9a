import { screen } from '@testing-library/react'
import type { PinTileData } from '../src/pin-tile.tsx'

/** Returns pins of different heights. */
export const manyPins = Array.from({ length: 300 }, (_, index): PinTileData => {
  const image = { width: 236, height: 236 + (index % 5) * 40, color: '#ccc', src: '', srcset: '' }
  return { id: `p${index}`, title: `Pin ${index}`, who: 'Mira', href: `/pin/p${index}`, image }
})

/** Returns the link of one pin. */
export const tileOf = (index: number): HTMLElement =>
  screen.getByRole('link', { name: new RegExp(`^Pin ${index}(?!\\d)`) })

/** Gives every element a width, since jsdom has no layout. */
export function widthOf(width: number): void {
  Object.defineProperty(HTMLElement.prototype, 'clientWidth', { value: width, configurable: true })
}
