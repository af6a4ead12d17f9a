import { expect, test } from 'vitest'
import { bySpecificity, paramsOf } from './route-match.ts'

test('a pattern takes its parts out of an address', () => {
  expect(paramsOf('/:username/:slug/', '/mira/%C3%A9t%C3%A9/')).toEqual({
    username: 'mira',
    slug: 'été',
  })
  expect(paramsOf('/pin/:id/', '/pin/42')).toEqual({ id: '42' })
  expect(paramsOf('/pin/:id/', '/pins/42/')).toBeUndefined()
  expect(paramsOf('/', '/')).toEqual({})
})

test("an address that cannot be decoded is nobody's", () => {
  expect(paramsOf('/:username/', '/%E0%A4%A/')).toBeUndefined()
})

test('fixed parts come before open ones', () => {
  const patterns = ['/:username/:slug/', '/:username/', '/pin/:id/', '/search/pins/']
  expect(patterns.toSorted(bySpecificity)).toEqual([
    '/search/pins/',
    '/pin/:id/',
    '/:username/',
    '/:username/:slug/',
  ])
})
