import { expect, test } from 'vitest'
import { collageOf } from './collage.ts'

test('a board’s cover is large, its other pictures small, and none shows twice', () => {
  const table = [
    ['a', ['a', 'b', 'c'], { large: 'a', small: ['b', 'c'] }],
    ['b', ['a', 'b', 'b', 'c'], { large: 'b', small: ['a', 'c'] }],
    [null, ['a', 'b'], { large: 'a', small: ['b', null] }],
    ['a', [], { large: 'a', small: [null, null] }],
    [null, [], { large: null, small: [null, null] }],
  ] as const
  for (const [cover, images, collage] of table) {
    expect(collageOf({ image_cover_url: cover, cover_images: [...images] })).toEqual(collage)
  }
})
