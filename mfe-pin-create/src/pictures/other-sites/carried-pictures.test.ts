// @vitest-environment jsdom

import { beforeEach, expect, test } from 'vitest'
import { carriedPictures } from './carried-pictures.ts'

beforeEach(() => sessionStorage.clear())

const hash = `#${new URLSearchParams({ pictures: '[["https://a.example/1.jpg",800,600,"A lamp"]]' })}`

test('pictures that a page brings along are still there after a log-in that drops the fragment', () => {
  expect(carriedPictures('visit-1', hash)).toHaveLength(1)
  expect(carriedPictures('visit-1', '')).toMatchObject([{ address: 'https://a.example/1.jpg' }])
  expect(carriedPictures('visit-2', '')).toEqual([])
})

test('without a visit to name them by, pictures are those of the fragment alone', () => {
  expect(carriedPictures(undefined, hash)).toHaveLength(1)
  expect(carriedPictures(undefined, '')).toEqual([])
})
