import { appendTiles, emptyLayout, gridShape } from '@tessera/ui/grid/layout'
import { expect, test } from 'vitest'
import { formCorner } from './form-corner.ts'

const measured = { width: 1392, head: 140, screen: 820, returning: false }

test('the form is two columns wide and ends a gap above the pins below it', () => {
  const { inlineSize, blockSize, corner } = formCorner(measured)
  const { tileWidth, gap } = gridShape(measured.width)
  expect(inlineSize).toBe(2 * tileWidth + gap)
  expect(corner).toEqual({ columns: 2, height: 16 + blockSize - measured.head + gap })
})

test('no pin of the first rows lies under the form, and later rows use the whole width', () => {
  const { corner } = formCorner(measured)
  const shape = { ...gridShape(measured.width), corner }
  const items = Array.from({ length: 40 }, (_, index) => ({ id: `${index}`, ratio: 1.3 }))
  const { places } = appendTiles(emptyLayout(shape), items)
  const under = places.filter(({ column }) => column >= shape.columns - 2)
  expect(Math.min(...under.map(({ top }) => top))).toBe(corner.height)
  expect(under.length).toBeGreaterThan(8)
})

test('a low window makes the form lower, so that all of it shows at once', () => {
  expect(formCorner({ ...measured, screen: 500 }).blockSize).toBe(468)
})
