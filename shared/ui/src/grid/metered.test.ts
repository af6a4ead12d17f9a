// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest'
import { isMetered } from './metered.ts'

afterEach(() => vi.unstubAllGlobals())

test.each([
  ['says nothing', undefined, false, false],
  ['is fast', { saveData: false, effectiveType: '4g' }, false, false],
  ['is of the third generation', { saveData: false, effectiveType: '3g' }, false, false],
  ['saves data', { saveData: true, effectiveType: '4g' }, false, true],
  ['is slow', { saveData: false, effectiveType: '2g' }, false, true],
  ['is very slow', { effectiveType: 'slow-2g' }, false, true],
  ['belongs to somebody who asked for less data', undefined, true, true],
])('isMetered judges a connection that %s', (_, connection, reduced, expected) => {
  vi.stubGlobal('navigator', { connection })
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: reduced && query === '(prefers-reduced-data: reduce)',
  }))
  expect(isMetered()).toBe(expected)
})

test('isMetered is false in a browser that knows neither', () => {
  vi.stubGlobal('navigator', {})
  vi.stubGlobal('matchMedia', undefined)
  expect(isMetered()).toBe(false)
})
