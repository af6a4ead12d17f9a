import fc from 'fast-check'
import { expect, test } from 'vitest'
import { positionAt, scrollTopFor } from './anchor.ts'
import { appendTiles, emptyLayout, gridShape, placeAt } from './layout.ts'

const items = Array.from({ length: 80 }, (_, index) => ({
  id: `pin-${index}`,
  ratio: 0.9 + ((index * 7) % 10) / 10,
}))
const idOf = (index: number) => items[index]?.id
const indexOf = (id: string) => {
  const index = items.findIndex((item) => item.id === id)
  return index === -1 ? undefined : index
}

function layoutAt(width: number) {
  return appendTiles(emptyLayout(gridShape(width)), items)
}

test('while the top of the grid is on the screen there is nothing to keep', () => {
  expect(positionAt(layoutAt(1000), idOf, 0)).toBeNull()
  expect(positionAt(layoutAt(1000), idOf, -40)).toBeNull()
})

test('a position read in a layout leads back to the same scroll', () => {
  const layout = layoutAt(1000)
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 5000 }), (scrollTop) => {
      const position = positionAt(layout, idOf, scrollTop)
      if (position === null) throw new Error('nothing at the top')
      expect(scrollTopFor(layout, indexOf, position)).toBe(scrollTop)
    }),
  )
})

test('after a change of width the top pin is still on the screen where it was', () => {
  const narrow = layoutAt(390)
  const position = positionAt(layoutAt(1400), idOf, 900)
  if (position === null) throw new Error('nothing at the top')
  const scrollTop = scrollTopFor(narrow, indexOf, position)
  const place = placeAt(narrow, indexOf(position.pinId) ?? -1)
  if (scrollTop === null || place === undefined) throw new Error('not found')
  expect(place.top + place.height).toBeGreaterThan(scrollTop)
  expect(place.top - scrollTop).toBeLessThanOrEqual(Math.max(position.offset, 1))
})

test('a pin that is not there leads nowhere', () => {
  expect(scrollTopFor(layoutAt(1000), indexOf, { pinId: 'gone', offset: 0 })).toBeNull()
})
