import { appendTiles, emptyLayout, type GridLayout } from './layout.ts'

const ratios = [0.8, 1.15, 0.95, 1.3, 0.9, 1.1, 1.25] as const

/**
 * Returns placeholders for pins that are loading: one below each column, or three in an empty grid.
 */
export function waitingTiles(layout: GridLayout): GridLayout {
  const { columns } = layout.shape
  const count = columns * (layout.count === 0 ? 3 : 1)
  const items = Array.from({ length: count }, (_, index) => ({
    id: `${index}`,
    ratio: ratios[index % ratios.length] ?? 1,
    title: '',
  }))
  return appendTiles({ ...emptyLayout(layout.shape), bottoms: layout.bottoms }, items)
}
