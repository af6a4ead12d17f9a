// @vitest-environment jsdom
import '../test/browser.ts'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { manyPins, tileOf, widthOf } from '../test/many-pins.ts'
import { lateClick } from './grid/press-end.ts'
import { PinGrid } from './pin-grid.tsx'

beforeEach(() => {
  widthOf(1244)
  history.replaceState(null, '')
  window.scrollBy = () => {}
})

/** Presses, without lifting. */
function pressed(element: Element): void {
  fireEvent.pointerDown(element, { isPrimary: true, button: 0, pointerType: 'mouse' })
  if (element instanceof HTMLElement) element.focus()
}

const place = (index: number) => tileOf(index).closest('li')?.style.transform

/** Collects the tiles that leave the document, or move in it. */
function whenMoved() {
  const moved: (string | undefined)[] = []
  const look = (records: readonly MutationRecord[]) => {
    for (const { removedNodes } of records)
      for (const node of removedNodes)
        if (node instanceof HTMLElement) moved.push(node.dataset.index)
  }
  const observer = new MutationObserver(look)
  observer.observe(screen.getByRole('list'), { childList: true })
  return () => {
    look(observer.takeRecords())
    return moved
  }
}

test('a pressed tile stays where it is until the press is over, and then the new pins show', () => {
  const onOpen = vi.fn()
  const grid = (pins: typeof manyPins) => <PinGrid label="Ideas" pins={pins} onOpen={onOpen} />
  const { rerender } = render(grid(manyPins))
  const [tile, before] = [tileOf(0), place(0)]
  pressed(tile)
  rerender(grid(manyPins.toReversed()))
  expect(place(0)).toBe(before)
  expect(tileOf(0)).toBe(tile)
  fireEvent.pointerUp(tile)
  fireEvent.click(tile)
  expect(onOpen.mock.calls).toEqual([[manyPins[0]]])
  expect(tileOf(299).closest('li')?.dataset.index).toBe('0')
})

test('a press that ends elsewhere holds the tiles no longer', () => {
  vi.useFakeTimers()
  const { rerender } = render(<PinGrid label="Ideas" pins={manyPins} />)
  pressed(tileOf(0))
  rerender(<PinGrid label="Ideas" pins={manyPins.toReversed()} />)
  fireEvent.pointerCancel(document.body)
  act(() => vi.advanceTimersByTime(lateClick))
  expect(tileOf(299)).toBeDefined()
})

test('a second finger and the keyboard end no press, and leaving the page ends it', () => {
  vi.useFakeTimers()
  const { rerender } = render(<PinGrid label="Ideas" pins={manyPins} />)
  const before = place(0)
  pressed(tileOf(0))
  rerender(<PinGrid label="Ideas" pins={manyPins.toReversed()} />)
  fireEvent.pointerUp(document.body, { pointerId: 2 })
  fireEvent(document.body, new PointerEvent('click', { bubbles: true, pointerId: -1 }))
  act(() => vi.advanceTimersByTime(lateClick))
  expect(place(0)).toBe(before)
  fireEvent(window, new Event('pagehide'))
  act(() => vi.advanceTimersByTime(lateClick))
  expect(tileOf(299).closest('li')?.dataset.index).toBe('0')
})

test('tiles are sorted after a scroll once a press is over, and not between its down and up', () => {
  vi.useFakeTimers()
  render(<PinGrid label="Ideas" pins={manyPins} />)
  const list = screen.getByRole('list')
  for (const top of [2000, 4000, 3000]) {
    list.getBoundingClientRect = () => new DOMRect(0, -top, 1244, 20_000)
    fireEvent.scroll(window)
  }
  const moved = whenMoved()
  const places = () => screen.getAllByRole('link').map((link) => link.closest('li')?.dataset.index)
  const inTurn = (all: readonly unknown[]) => all.map(Number).toSorted((one, other) => one - other)
  expect(places().map(Number)).not.toEqual(inTurn(places()))
  const [tile] = screen.getAllByRole('link')
  if (tile === undefined) throw new Error('The grid has no tile.')
  pressed(tile)
  act(() => vi.advanceTimersByTime(1_000))
  expect(moved()).toEqual([])
  fireEvent.pointerUp(tile)
  fireEvent.click(tile)
  expect(places().map(Number)).toEqual(inTurn(places()))
})
