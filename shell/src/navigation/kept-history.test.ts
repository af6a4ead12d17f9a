// @vitest-environment jsdom

import { beforeEach, expect, test } from 'vitest'
import { historyAtStart, keepHistory } from './kept-history.ts'
import { begin, pop, push } from './navigation-history.ts'

const walked = push(push(begin({ key: 'a', over: null }), { key: 'b', over: 'a' }), {
  key: 'c',
  over: 'a',
})

beforeEach(() => {
  sessionStorage.clear()
})

test('a reload keeps the history', () => {
  keepHistory(sessionStorage, walked)
  expect(historyAtStart(sessionStorage, { key: 'c', linked: false })).toEqual(walked)
})

test('returning from another site finds the entry in the history', () => {
  keepHistory(sessionStorage, walked)
  expect(historyAtStart(sessionStorage, { key: 'a', linked: false })).toEqual(pop(walked, 'a'))
})

test('a link of the product that loads a document adds an entry', () => {
  keepHistory(sessionStorage, walked)
  expect(historyAtStart(sessionStorage, { key: 'd', linked: true }).back.at(-1)?.key).toBe('c')
})

test('a new address, or unreadable storage, starts a new history', () => {
  keepHistory(sessionStorage, walked)
  const anew = begin({ key: 'x', over: null })
  expect(historyAtStart(sessionStorage, { key: 'x', linked: false })).toEqual(anew)
  sessionStorage.setItem('tessera:history', '{"back":1}')
  expect(historyAtStart(sessionStorage, { key: 'x', linked: false })).toEqual(anew)
})
