import fc from 'fast-check'
import { expect, test } from 'vitest'
import { lineFor, positionAt, settledLine } from './anchor.ts'
import { appendTiles, emptyLayout, gridShape, layoutHeight, placeAt } from './layout.ts'

const items = Array.from({ length: 80 }, (_, index) => ({
  id: `pin-${index}`,
  ratio: 0.9 + ((index * 7) % 10) / 10,
  title: '',
}))
const idOf = (index: number) => items[index]?.id
const indexOf = (id: string) => {
  const index = items.findIndex((item) => item.id === id)
  return index === -1 ? undefined : index
}

function layoutAt(width: number, count = items.length) {
  return appendTiles(emptyLayout(gridShape(width)), items.slice(0, count))
}

test('there is no position to keep while the top of the grid is on the screen', () => {
  expect(positionAt(layoutAt(1000), idOf, 0)).toBeNull()
  expect(positionAt(layoutAt(1000), idOf, -40)).toBeNull()
})

test('a position leads back to the same place in its layout', () => {
  const layout = layoutAt(1000)
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 5000 }), (line) => {
      const position = positionAt(layout, idOf, line)
      if (position === null) throw new Error('nothing at the top')
      expect(lineFor(layout, indexOf, position)).toBe(line)
    }),
  )
})

test('after a change of width the top pin is still on the screen, at any width', () => {
  const widths = fc.integer({ min: 300, max: 2600 })
  fc.assert(
    fc.property(widths, widths, fc.integer({ min: 1, max: 2500 }), (before, after, line) => {
      const position = positionAt(layoutAt(before), idOf, line)
      if (position === null) return
      const now = layoutAt(after)
      const there = lineFor(now, indexOf, position)
      const place = placeAt(now, indexOf(position.pinId) ?? -1)
      if (there === null || place === undefined) throw new Error('not found')
      expect(place.top + place.height).toBeGreaterThan(there)
      expect(place.top - there).toBeLessThanOrEqual(Math.max(position.offset, 1))
    }),
  )
})

test('a missing pin is waited for while the list may bring it', () => {
  const position = positionAt(layoutAt(1000), idOf, 4000)
  if (position === null) throw new Error('nothing at the top')
  const some = layoutAt(1000, 20)
  const known = (id: string) => {
    const index = indexOf(id)
    return index !== undefined && index < 20 ? index : undefined
  }
  expect(settledLine(some, known, position, { more: true, screen: 900 })).toBe('wait')
  expect(settledLine(layoutAt(1000), indexOf, position, { more: true, screen: 900 })).toBe(4000)
})

test('a position whose pin is gone is used by pixel at the end of the list, or well below it', () => {
  const layout = layoutAt(1000)
  const gone = { pinId: 'gone', offset: -30, top: 600 }
  expect(settledLine(layout, indexOf, gone, { more: false, screen: 900 })).toBe(600)
  expect(layoutHeight(layout)).toBeGreaterThan(600 + 3 * 900)
  expect(settledLine(layout, indexOf, gone, { more: true, screen: 900 })).toBe(600)
  const low = { ...gone, top: layoutHeight(layout) - 100 }
  expect(settledLine(layout, indexOf, low, { more: true, screen: 900 })).toBe('wait')
})
