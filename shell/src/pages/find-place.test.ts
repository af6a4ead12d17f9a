// @vitest-environment jsdom

import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { findPlace, findsItself } from './find-place.ts'

let grow = () => {}

beforeEach(() => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(grown: () => void) {
        grow = grown
      }
      observe() {}
      disconnect() {
        grow = () => {}
      }
    },
  )
})

afterEach(() => void vi.unstubAllGlobals())

/** Something that scrolls as far as there is content. */
function scroller(room: number) {
  const state = { room, top: 0 }
  return {
    state,
    content: document.body,
    top: () => state.top,
    scrollTo: (top: number) => {
      state.top = Math.min(top, state.room)
    },
  }
}

test('a position is restored at once when there is enough content, and only once', () => {
  const page = scroller(2000)
  findPlace(page, 800)
  expect(page.state.top).toBe(800)
  page.state.top = 100
  grow()
  expect(page.state.top).toBe(100)
})

test('a position is restored as content loads', () => {
  const page = scroller(0)
  findPlace(page, 800)
  page.state.room = 500
  grow()
  expect(page.state.top).toBe(500)
  page.state.room = 2000
  grow()
  expect(page.state.top).toBe(800)
})

test('scrolling by hand stops the restoration', () => {
  const page = scroller(300)
  findPlace(page, 800)
  dispatchEvent(new Event('wheel'))
  page.state.room = 2000
  grow()
  expect(page.state.top).toBe(300)
})

test('a grid that stored its position in the history entry restores it itself', () => {
  expect(findsItself({ key: 'a', 'grid:home': { pinId: '1', offset: 0 } })).toBe(true)
  expect(findsItself({ key: 'a' })).toBe(false)
  expect(findsItself(null)).toBe(false)
})
