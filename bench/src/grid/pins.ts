import type { PinTileData } from '@tessera/ui/pin-tile'

/** Aspect ratios as in a feed of photographs. */
const ratios = [1.5, 1.25, 1, 0.75, 1.33, 1.78, 0.66, 1.4, 1.1, 0.9, 1.6] as const
const colors = ['#8f6f4f', '#203a33', '#c9b79c', '#4a5d73', '#a3483b', '#d8cfc2'] as const

function pinAt(index: number): PinTileData {
  const width = 1_000
  const height = Math.round(width * (ratios[(index * 7 + (index >> 3)) % ratios.length] ?? 1))
  const picture = `/picture/${index % 40}`
  return {
    id: `${100_000 + index}`,
    title: `A quiet corner, number ${index}`,
    who: `Maker ${index % 97}`,
    href: `/pin/${100_000 + index}/`,
    image: {
      width,
      height,
      color: colors[index % colors.length] ?? '#cccccc',
      src: `${picture}-736.png`,
      srcset: [236, 474, 736].map((wide) => `${picture}-${wide}.png ${wide}w`).join(),
    },
  }
}

/** Returns `count` pins from number `from` on, the same in every run. */
export function madePins(from: number, count: number): PinTileData[] {
  return Array.from({ length: count }, (_, index) => pinAt(from + index))
}
