// @vitest-environment jsdom
import { expect, test, vi } from 'vitest'
import { scrollAlong, scrollerOf } from './drag-scroll.ts'

function area(top: number, bottom: number) {
  const element = document.createElement('div')
  const scrolled = vi.fn()
  element.getBoundingClientRect = () => new DOMRect(0, top, 300, bottom - top)
  element.scrollBy = scrolled
  return { element, scrolled }
}

test('dragging toward an edge scrolls the area by the time that has passed', () => {
  const { element, scrolled } = area(100, 700)
  scrollAlong(element, { from: 400, at: 690 }, 50)
  scrollAlong(element, { from: 400, at: 110 }, 100)
  expect(scrolled.mock.calls).toEqual([
    [0, 42],
    [0, -84],
  ])
})

test('an area does not scroll in its middle, or for an item picked up near an edge and held there', () => {
  const { element, scrolled } = area(100, 700)
  scrollAlong(element, { from: 300, at: 400 }, 50)
  scrollAlong(element, { from: 690, at: 690 }, 50)
  scrollAlong(element, { from: 690, at: 640 }, 50)
  scrollAlong(element, { from: 110, at: 150 }, 50)
  expect(scrolled).not.toHaveBeenCalled()
})

test('the area that scrolls is the nearest one with overflow, else the page', () => {
  const [outer, inner, item] = ['div', 'div', 'div'].map((name) => document.createElement(name))
  if (!outer || !inner || !item) throw new Error('jsdom made no elements.')
  document.body.append(outer)
  outer.append(inner)
  inner.append(item)
  expect(scrollerOf(item)).toBeNull()
  outer.style.overflowY = 'auto'
  expect(scrollerOf(item)).toBeNull()
  Object.defineProperty(outer, 'scrollHeight', { value: 900 })
  expect(scrollerOf(item)).toBe(outer)
})
