import { expect, test } from 'vitest'
import { isReturning } from './is-returning.ts'

const tab = (type: string, state: unknown, kept: string | null = null) => ({
  history: { state },
  performance: { getEntriesByType: () => [{ type }] },
  sessionStorage: { getItem: () => kept },
})

test.each([
  ['a new visit', tab('navigate', null), false],
  ['a new visit with kept positions', tab('navigate', null, '[["default",400]]'), false],
  ['a reload at the top', tab('reload', { key: 'a' }, '[["a",0],["b",900]]'), false],
  ['a reload further down', tab('reload', { key: 'a' }, '[["a",400]]'), true],
  ['a reload of the first entry', tab('reload', null, '[["default",400]]'), true],
  ['a way back to a pin of a grid', tab('back_forward', { 'grid:Ideas': { pinId: '1' } }), true],
  ['a reload with unreadable positions', tab('reload', null, '{'), false],
])('%s', (_, opened, expected) => {
  expect(isReturning(opened)).toBe(expected)
})

test('a browser that says nothing about the navigation shows the drawn page', () => {
  expect(isReturning({ ...tab('reload', null), performance: { getEntriesByType: () => [] } })).toBe(
    false,
  )
})
