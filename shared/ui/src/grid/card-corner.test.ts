import { expect, test } from 'vitest'
import { cardCorner } from './card-corner.ts'
import { appendTiles, emptyLayout, gridShape } from './layout.ts'

const measured = { width: 1392, head: 140, screen: 820, height: 764 }

test('the card is two columns wide and ends a gap above the pins below it', () => {
  const { inlineSize, blockSize, corner } = cardCorner(measured)
  const { tileWidth, gap } = gridShape(measured.width)
  expect(inlineSize).toBe(2 * tileWidth + gap)
  expect(corner).toEqual({ columns: 2, height: 16 + blockSize - measured.head + gap })
})

test('no pin of the first rows lies under the card, and later rows use the whole width', () => {
  const { corner } = cardCorner(measured)
  const shape = { ...gridShape(measured.width), corner }
  const items = Array.from({ length: 40 }, (_, index) => ({
    id: `${index}`,
    ratio: 1.3,
    title: '',
  }))
  const { places } = appendTiles(emptyLayout(shape), items)
  const under = places.filter(({ column }) => column >= shape.columns - 2)
  expect(Math.min(...under.map(({ top }) => top))).toBe(corner.height)
  expect(under.length).toBeGreaterThan(8)
})

test('a low window makes the card lower, so that all of it shows at once', () => {
  expect(cardCorner({ ...measured, screen: 500 }).blockSize).toBe(468)
})
