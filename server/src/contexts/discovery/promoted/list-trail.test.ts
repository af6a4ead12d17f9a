import { adPlaces } from '@tessera/contracts/ads/ad-places'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { nextPassed, placed, placesIn, trailOfBookmark, withTrail } from './list-trail.ts'
import { markOf, withShown } from './promoted-trail.ts'

const start = trailOfBookmark(undefined, () => '7').trail

test('a trail survives the round trip through a bookmark; a list without one starts anew', () => {
  const marks = Array.from({ length: 40 }, (_, at) => markOf(String(at)))
  const trail = { ...withShown(start, marks), passed: 11 }
  const own = 'A'.repeat(300)
  const written = withTrail(own, trail)
  expect(written.length).toBeLessThanOrEqual(500)
  expect(trailOfBookmark(written, () => '8')).toEqual({ bookmark: own, trail })
  expect(trailOfBookmark('abc', () => '7')).toEqual({ bookmark: 'abc', trail: start })
  expect(trailOfBookmark('abc.x.y', () => '7')).toEqual({ bookmark: 'abc', trail: start })
})

test('ads stand at their places of a list, never two in a row, whatever the sizes of its pages', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 2, max: 30 }), { maxLength: 8 }), (sizes) => {
      let trail = start
      let count = 0
      for (const size of sizes) {
        const places = placesIn('search', trail, size)
        const usual = Array.from({ length: size - places }, () => 'usual')
        const promoted = Array.from({ length: places }, () => 'ad')
        const page = placed('search', trail, { usual, promoted })
        for (const [at, item] of page.items.entries()) {
          const isPlace = (count + at) % adPlaces.search.every === adPlaces.search.first
          if (item === 'ad') expect(isPlace).toBe(true)
        }
        expect(page.items.length).toBeGreaterThanOrEqual(size - 1)
        count += page.items.length
        trail = { ...trail, passed: nextPassed('search', trail, page.items.length) }
      }
    }),
  )
})

test('a page that ends before a place has no ad, and a page of one pin never has', () => {
  const usual = ['one', 'two', 'three']
  expect(placed('search', start, { usual, promoted: ['ad'] })).toEqual({
    items: usual,
    promotedCount: 0,
  })
  expect(placesIn('search', { ...start, passed: 3 }, 1)).toBe(0)
  expect(placesIn('search', start, 25)).toBe(2)
})
