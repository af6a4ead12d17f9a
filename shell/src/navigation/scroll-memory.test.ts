// @vitest-environment jsdom

import { beforeEach, expect, test } from 'vitest'
import { createScrollMemory } from './scroll-memory.ts'

beforeEach(() => sessionStorage.clear())

test('a page’s scroll position is restored, also after a reload', () => {
  const memory = createScrollMemory(sessionStorage)
  memory.note('board', 800.4)
  memory.note('board', 1200)
  memory.keep()
  const reloaded = createScrollMemory(sessionStorage)
  expect([reloaded.placeOf('board'), reloaded.placeOf('profile')]).toEqual([1200, 0])
})

test('the last fifty positions are kept, and unreadable storage is ignored', () => {
  const memory = createScrollMemory(sessionStorage)
  for (let at = 0; at < 60; at += 1) memory.note(String(at), at + 1)
  memory.keep()
  const reloaded = createScrollMemory(sessionStorage)
  expect(['9', '10', '59'].map(reloaded.placeOf)).toEqual([0, 11, 60])
  sessionStorage.setItem('tessera:scroll', '[["a"]]')
  expect(createScrollMemory(sessionStorage).placeOf('a')).toBe(0)
})
