import type { ImageEdit } from '@tessera/contracts/entities/image-edit'
import { expect, test } from 'vitest'
import { originalPlace, shownPlace } from './places.ts'

const edit = (over: Partial<ImageEdit>): ImageEdit => ({
  turns: 0,
  flipped: false,
  crop: null,
  ...over,
})
const crop = { x: 0.25, y: 0, width: 0.5, height: 0.5 }
const rounded = (place: { x: number; y: number } | null) =>
  place === null ? null : [Number(place.x.toFixed(4)), Number(place.y.toFixed(4))]

test.each([
  ['no edit', null, [0.3, 0.1]],
  ['an edit that changes nothing', edit({}), [0.3, 0.1]],
  ['a mirrored picture', edit({ flipped: true }), [0.7, 0.1]],
  ['a quarter turn', edit({ turns: 1 }), [0.9, 0.3]],
  ['half a turn', edit({ turns: 2 }), [0.7, 0.9]],
  ['three quarters of a turn', edit({ turns: 3 }), [0.1, 0.7]],
  ['a crop', edit({ crop }), [0.1, 0.2]],
  ['a mirrored picture that is turned', edit({ flipped: true, turns: 1 }), [0.9, 0.7]],
  [
    'a crop of a turned picture',
    edit({ turns: 1, crop: { x: 0.5, y: 0.2, width: 0.5, height: 0.4 } }),
    [0.8, 0.25],
  ],
] as const)('a place at 0.3, 0.1 moves with %s, and back', (_, made, shown) => {
  const place = { x: 0.3, y: 0.1 }
  const after = shownPlace(place, made)
  expect(rounded(after)).toEqual(shown)
  expect(after === null ? null : rounded(originalPlace(after, made))).toEqual([0.3, 0.1])
})

test.each([
  ['beside', { x: 0.8, y: 0.1 }],
  ['below', { x: 0.3, y: 0.6 }],
] as const)('a place %s the crop is not shown', (_, place) => {
  expect(shownPlace(place, edit({ crop }))).toBeNull()
})

test('every place of an edited picture is a place of the original', () => {
  for (const turns of [0, 1, 2, 3])
    for (const flipped of [true, false])
      for (const [x, y] of [
        [0, 0],
        [1, 1],
        [0.2, 0.9],
      ] as const) {
        const made = edit({ turns, flipped, crop })
        expect(rounded(shownPlace(originalPlace({ x, y }, made), made))).toEqual([x, y])
      }
})
