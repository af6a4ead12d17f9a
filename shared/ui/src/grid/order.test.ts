import { expect, test } from 'vitest'
import { appendTiles, emptyLayout, gridShape } from './layout.ts'
import { neighbour } from './order.ts'

// Three columns: 0 3 6 / 1 4 7 / 2 5 8, all of the same height.
const layout = appendTiles(
  emptyLayout(gridShape(768)),
  Array.from({ length: 9 }, (_, index) => ({ id: `${index}`, ratio: 1, title: '' })),
)

test('up and down move along the column', () => {
  expect(neighbour(layout, 4, 'down')).toBe(7)
  expect(neighbour(layout, 4, 'up')).toBe(1)
  expect(neighbour(layout, 1, 'up')).toBeNull()
  expect(neighbour(layout, 7, 'down')).toBeNull()
})

test('left and right move to the tile on that side, also in a right-to-left grid', () => {
  expect(neighbour(layout, 4, 'left')).toBe(3)
  expect(neighbour(layout, 4, 'right')).toBe(5)
  expect(neighbour(layout, 4, 'left', true)).toBe(5)
  expect(neighbour(layout, 3, 'left')).toBeNull()
})

test('the neighbor across is the tile that shares most height', () => {
  const uneven = appendTiles(emptyLayout(gridShape(500)), [
    { id: 'tall', ratio: 3, title: '' },
    { id: 'short', ratio: 0.5, title: '' },
    { id: 'long', ratio: 2, title: '' },
  ])
  expect(neighbour(uneven, 0, 'right')).toBe(2)
  expect(neighbour(uneven, 2, 'left')).toBe(0)
})
