import { expect, test } from 'vitest'
import { srcsetPictures } from './srcset.ts'

const table: readonly (readonly [text: string, pictures: readonly unknown[]])[] = [
  ['a', [['a', null, 1]]],
  ['a 300w', [['a', 300, 1]]],
  ['a 1.5x', [['a', null, 1.5]]],
  [
    'a 300w, b 600w',
    [
      ['a', 300, 1],
      ['b', 600, 1],
    ],
  ],
  [
    'a 300w,b 600w',
    [
      ['a', 300, 1],
      ['b', 600, 1],
    ],
  ],
  ['a,b', [['a,b', null, 1]]],
  [
    'a, b',
    [
      ['a', null, 1],
      ['b', null, 1],
    ],
  ],
  [
    '  a   300w  ,  b  ',
    [
      ['a', 300, 1],
      ['b', null, 1],
    ],
  ],
  ['a 300w 200h', [['a', 300, 1]]],
  ['a 9999999w', [['a', null, 1]]],
  ['', []],
  [' , ,', []],
]

for (const [text, pictures] of table)
  test(`srcsetPictures reads '${text}'`, () => {
    expect(srcsetPictures(text).map(({ url, width, density }) => [url, width, density])).toEqual(
      pictures,
    )
  })
