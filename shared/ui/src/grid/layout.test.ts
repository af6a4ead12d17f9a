import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  appendTiles,
  emptyLayout,
  type GridItem,
  gridShape,
  layoutHeight,
  placeAt,
  tileRatio,
} from './layout.ts'

const items = fc
  .array(fc.double({ min: 0.4, max: 3, noNaN: true }), { maxLength: 120 })
  .map((ratios): GridItem[] => ratios.map((ratio, index) => ({ id: `${index}`, ratio, title: '' })))
const widths = fc.integer({ min: 240, max: 3000 })

function laidOut(width: number, all: readonly GridItem[]) {
  return appendTiles(emptyLayout(gridShape(width)), all)
}

function places(layout: ReturnType<typeof laidOut>) {
  return layout.places.slice(0, layout.count)
}

test('a phone has two columns 10 px apart, a desktop as many as fit at 236 px with 16 px between', () => {
  expect(gridShape(370)).toMatchObject({ columns: 2, gap: 10, tileWidth: 180 })
  expect(gridShape(599)).toMatchObject({ columns: 2 })
  expect(gridShape(1392)).toMatchObject({ columns: 5, gap: 16, tileWidth: 265 })
  expect(gridShape(1244)).toMatchObject({ columns: 5, tileWidth: 236, inset: 0 })
  expect(gridShape(1243)).toMatchObject({ columns: 4 })
})

test('captions grow with the text, and a phone has one column where titles no longer fit in two', () => {
  expect(gridShape(370, 2)).toMatchObject({ columns: 1, caption: 90, tileWidth: 370 })
  expect(gridShape(370, 1.3)).toMatchObject({ columns: 2, caption: 65 })
  expect(gridShape(786, 2)).toMatchObject({ columns: 3, caption: 94 })
  expect(gridShape(200)).toMatchObject({ columns: 2, caption: 54 })
})

test('a title in two lines makes its tile higher by a line of text', () => {
  const [short = '', long = ''] = ['Shelf', 'A shelf of oak above the kitchen table by the window']
  const heightsAt = (textScale: number) =>
    appendTiles(emptyLayout(gridShape(370, textScale)), [
      { id: 'a', ratio: 1, title: short },
      { id: 'b', ratio: 1, title: long },
    ]).places.map(({ height, lines }) => ({ height, lines }))
  expect(heightsAt(1)).toEqual([
    { height: 234, lines: 1 },
    { height: 254, lines: 2 },
  ])
  const [one, two] = heightsAt(2)
  expect((two?.height ?? 0) - (one?.height ?? 0)).toBe(40)
})

test('a picture of unknown shape is square, and extreme shapes are limited', () => {
  expect(tileRatio({ width: 0, height: 0 })).toBe(1)
  expect(tileRatio({ width: 100, height: 150 })).toBe(1.5)
  expect(tileRatio({ width: 10, height: 9000 })).toBe(3)
})

test('the next tile goes below the shortest column, or the first of equal ones', () => {
  const layout = laidOut(768, [
    { id: 'a', ratio: 2, title: '' },
    { id: 'b', ratio: 1, title: '' },
    { id: 'c', ratio: 1.5, title: '' },
    { id: 'd', ratio: 1, title: '' },
  ])
  expect(places(layout).map((place) => place.column)).toEqual([0, 1, 2, 1])
})

test('tiles do not overlap or leave the grid', () => {
  fc.assert(
    fc.property(widths, items, (width, all) => {
      const layout = laidOut(width, all)
      const { tileWidth, gap } = layout.shape
      for (const [index, one] of places(layout).entries()) {
        expect(one.x).toBeGreaterThanOrEqual(0)
        expect(one.x + tileWidth).toBeLessThanOrEqual(width)
        expect(one.top + one.height).toBeLessThanOrEqual(layoutHeight(layout))
        for (const other of places(layout).slice(index + 1)) {
          const beside = Math.abs(one.x - other.x) >= tileWidth + gap
          const under =
            one.top + one.height + gap <= other.top || other.top + other.height + gap <= one.top
          expect(beside || under).toBe(true)
        }
      }
    }),
    { numRuns: 60 },
  )
})

test('each tile is placed once', () => {
  fc.assert(
    fc.property(widths, items, (width, all) => {
      const layout = laidOut(width, all)
      const indexes = layout.columns.flat().sort((one, other) => one - other)
      expect(indexes).toEqual(all.map((_, index) => index))
    }),
  )
})

test('adding tiles in parts gives the same layout as adding them at once', () => {
  fc.assert(
    fc.property(widths, items, fc.nat(120), (width, all, cut) => {
      const parts = appendTiles(laidOut(width, all.slice(0, cut)), all.slice(cut))
      expect(parts).toEqual(laidOut(width, all))
    }),
  )
})

test('a layout keeps its places when others extend it', () => {
  const all = Array.from({ length: 9 }, (_, index) => ({
    id: `${index}`,
    ratio: 1 + index / 9,
    title: '',
  }))
  const first = laidOut(768, all.slice(0, 4))
  const height = layoutHeight(first)
  const one = appendTiles(first, all.slice(4))
  const other = appendTiles(first, [{ id: 'x', ratio: 3, title: '' }])
  expect(placeAt(first, 4)).toBeUndefined()
  expect(layoutHeight(first)).toBe(height)
  expect(places(one)).toEqual(places(laidOut(768, all)))
  expect(placeAt(other, 4)?.height).not.toBe(placeAt(one, 4)?.height)
})
