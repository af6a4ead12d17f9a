import { limits } from '@tessera/contracts/limits'
import { expect, test } from 'vitest'
import {
  type Corner,
  fitted,
  isRatioFit,
  mirrored,
  moved,
  noEdit,
  ratiosOf,
  resized,
  turned,
  withRatio,
} from './crop.ts'

const size = { width: 1_000, height: 500 }

test('S9.7 a carousel and a single picture are cropped to 2:3, 3:4 and 1:1, a story to 9:16', () => {
  expect(ratiosOf).toEqual({
    single: ['2:3', '3:4', '1:1'],
    carousel: ['2:3', '3:4', '1:1'],
    story: ['9:16'],
  })
  for (const ratio of ['2:3', '3:4', '1:1', '9:16'] as const) {
    const crop = fitted(ratio, size)
    const [across = 0, down = 1] = ratio.split(':').map(Number)
    const shape = ((crop?.width ?? 0) * size.width) / ((crop?.height ?? 1) * size.height)
    expect(shape).toBeCloseTo(across / down)
  }
})

test('S9.6 the canvas is 340 wide, and the picture on it 474', () => {
  expect([limits.builderCanvas, limits.builderPicture]).toEqual([340, 474])
})

test('a crop starts as large as it fits, in the middle', () => {
  expect(fitted('1:1', size)).toEqual({ x: 0.25, y: 0, width: 0.5, height: 1 })
  expect(fitted('original', size)).toBeNull()
})

test('a crop moves within the picture', () => {
  const crop = { x: 0.25, y: 0, width: 0.5, height: 1 }
  expect(moved(crop, 0.1, 0.1)).toEqual({ ...crop, x: 0.35 })
  expect(moved(crop, -1, 0)).toEqual({ ...crop, x: 0 })
  expect(moved(crop, 1, 0)).toEqual({ ...crop, x: 0.5 })
})

test.each<[Corner, number, number, Record<string, number>]>([
  ['bottom-right', -0.1, 0, { x: 0.2, y: 0.2, width: 0.2, height: 0.4 }],
  ['bottom-right', 0, -0.2, { x: 0.2, y: 0.2, width: 0.2, height: 0.4 }],
  ['top-left', 0.1, 0, { x: 0.3, y: 0.4, width: 0.2, height: 0.4 }],
  ['top-right', 0.1, 0, { x: 0.2, y: 0, width: 0.4, height: 0.8 }],
  ['bottom-left', -1, 0, { x: 0.1, y: 0.2, width: 0.4, height: 0.8 }],
  ['bottom-right', -1, -1, { x: 0.2, y: 0.2, width: 0.12, height: 0.24 }],
])(
  'moving the corner %s by %d and %d keeps the ratio, the picture and 120 pixels',
  (corner, across, down, after) => {
    const crop = { x: 0.2, y: 0.2, width: 0.3, height: 0.6 }
    const near = Object.entries(after).map(([name, value]) => [name, expect.closeTo(value)])
    const how = { corner, across, down, ratio: '1:1', size } as const
    expect(resized(crop, how)).toEqual(Object.fromEntries(near))
  },
)

test('four turns lead back, and each keeps the ratio', () => {
  const square = withRatio(noEdit, '1:1', size)
  const once = turned(square, size)
  expect(once).toMatchObject({ turns: 1, crop: { x: 0, y: 0.25, width: 1, height: 0.5 } })
  expect(turned(turned(turned(once, size), size), size)).toEqual(square)
})

test('mirroring goes by what is seen: twice leads back, and after a turn it turns the other way', () => {
  const edit = { ...noEdit, turns: 1, crop: { x: 0.1, y: 0, width: 0.2, height: 1 } }
  expect(mirrored(edit)).toMatchObject({ turns: 3, flipped: true, crop: { x: 0.7 } })
  expect(mirrored(mirrored(noEdit))).toEqual(noEdit)
})

test('a ratio that would leave less than 120 pixels is not offered', () => {
  expect(isRatioFit('2:3', { width: 130, height: 130 })).toBe(false)
  expect(isRatioFit('1:1', { width: 130, height: 130 })).toBe(true)
})
