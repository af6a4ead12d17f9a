// @vitest-environment jsdom
import '../test/browser.ts'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { manyPins as pins, tileOf, widthOf } from '../test/many-pins.ts'
import { PinGrid } from './pin-grid.tsx'
import { ScrollArea } from './scroll-area.tsx'

/** The page's scroll position; the grid begins at its top. */
let scrolled = 0
/** The page's max scroll position. */
let furthest = Number.POSITIVE_INFINITY
let resized: (() => void)[] = []

beforeEach(() => {
  scrolled = 0
  furthest = Number.POSITIVE_INFINITY
  resized = []
  widthOf(1244)
  history.replaceState(null, '')
  vi.useFakeTimers()
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(seen: () => void) {
        resized.push(seen)
      }
      observe() {}
      disconnect() {}
    },
  )
  HTMLUListElement.prototype.getBoundingClientRect = () => new DOMRect(0, -scrolled, 1244, 20_000)
  vi.stubGlobal('scrollBy', ({ top }: ScrollToOptions) => {
    scrolled = Math.min(scrolled + (top ?? 0), furthest)
  })
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

function scrollTo(top: number) {
  scrolled = top
  fireEvent.scroll(window)
  act(() => vi.advanceTimersByTime(400))
}

function resizeTo(width: number) {
  widthOf(width)
  act(() => {
    for (const seen of resized) seen()
  })
}

const topOf = (index: number) => {
  const item = tileOf(index).closest('li')
  return Number(/, (-?\d+)px\)/.exec(item?.style.transform ?? '')?.[1]) - scrolled
}

const home = (all = pins) => <PinGrid label="Ideas" pins={all} restoreKey="home" />

test('in the place of a drawn list the first tiles render without a measure, and a later width lays them out', () => {
  const drawn = document.createElement('div')
  drawn.id = 'drawn'
  drawn.innerHTML = '<ul class="d-tiles" data-placed></ul>'
  document.body.append(drawn)
  const measured = vi.fn()
  Object.defineProperty(HTMLElement.prototype, 'clientWidth', {
    configurable: true,
    get(this: HTMLElement) {
      if (this.closest('#drawn') === null) measured()
      return 1244
    },
  })
  render(home())
  const before = topOf(9)
  expect(measured).not.toHaveBeenCalled()
  drawn.remove()
  resizeTo(500)
  expect(topOf(9)).toBeGreaterThan(before)
})

test('going back to a history entry shows the same pin in the same place', () => {
  history.replaceState({ 'grid:home': { pinId: 'p40', offset: -30, top: 2000 } }, '')
  render(home())
  expect(topOf(40)).toBe(-30)
})

test('a remounted grid restores a stored position exactly', () => {
  const { unmount } = render(home())
  scrollTo(3333)
  unmount()
  scrolled = 0
  render(home())
  expect(scrolled).toBe(3333)
})

test('after a reload the grid loads more until it has the pin', () => {
  history.replaceState({ 'grid:home': { pinId: 'p90', offset: -30, top: 4700 } }, '')
  const onNearEnd = vi.fn()
  const grid = (count: number, busy: boolean) => (
    <PinGrid
      label="Ideas"
      pins={pins.slice(0, count)}
      restoreKey="home"
      busy={busy}
      onNearEnd={onNearEnd}
    />
  )
  const { rerender } = render(grid(25, false))
  expect(onNearEnd).toHaveBeenCalledOnce()
  for (const count of [50, 75]) {
    rerender(grid(count, true))
    rerender(grid(count, false))
  }
  expect(onNearEnd).toHaveBeenCalledTimes(3)
  expect(scrolled).toBe(0)
  rerender(grid(100, false))
  expect(topOf(90)).toBe(-30)
})

test('a position below the first page is restored with the next page', () => {
  history.replaceState({ 'grid:home': { pinId: 'p20', offset: -30, top: 1100 } }, '')
  const onNearEnd = vi.fn()
  const grid = (count: number, busy: boolean) => (
    <PinGrid
      label="Ideas"
      pins={pins.slice(0, count)}
      restoreKey="home"
      busy={busy}
      onNearEnd={onNearEnd}
    />
  )
  furthest = 400
  const { rerender } = render(grid(25, false))
  expect(scrolled).toBe(400)
  expect(onNearEnd).toHaveBeenCalledOnce()
  rerender(grid(25, true))
  furthest = 3000
  rerender(grid(50, false))
  expect(topOf(20)).toBe(-30)
})

test('a position whose pin is gone is restored by pixel', () => {
  history.replaceState({ 'grid:home': { pinId: 'gone', offset: -30, top: 2000 } }, '')
  render(home())
  expect(scrolled).toBe(2000)
})

test('the reader’s own scroll ends the restoring', () => {
  history.replaceState({ 'grid:home': { pinId: 'p90', offset: -30, top: 4700 } }, '')
  const { rerender } = render(
    <PinGrid label="Ideas" pins={pins.slice(0, 25)} restoreKey="home" onNearEnd={() => {}} />,
  )
  fireEvent.wheel(window)
  rerender(home())
  expect(scrolled).toBe(0)
})

test('the top pin and the focused pin stay in place while the window is resized', () => {
  render(home())
  scrollTo(3000)
  tileOf(50).focus()
  const first = screen.getAllByRole('listitem').find((item) => {
    const top = Number(/, (-?\d+)px\)/.exec(item.style.transform)?.[1])
    return top + Number.parseFloat(item.style.blockSize) > scrolled
  })
  const index = Number(first?.getAttribute('aria-posinset')) - 1
  const before = topOf(index)
  resizeTo(700)
  expect(topOf(index)).toBe(before)
  fireEvent.scroll(window)
  expect(document.activeElement).toBe(tileOf(50))
  resizeTo(1244)
  fireEvent.scroll(window)
  expect(scrolled).toBe(3000)
})

test('removing a pin above does not move what is on the screen', () => {
  const { rerender } = render(home())
  scrollTo(3000)
  const index = Number(history.state['grid:home'].pinId.slice(1))
  const before = topOf(index)
  rerender(home(pins.filter(({ id }) => id !== 'p3')))
  expect(topOf(index)).toBe(before)
})

test('a hidden grid keeps its position while the page scrolls', () => {
  render(home())
  scrollTo(3000)
  resizeTo(0)
  scrollTo(0)
  resizeTo(1244)
  expect(scrolled).toBe(3000)
})

test('the focus returns to the tile that was opened', () => {
  const { unmount } = render(
    <PinGrid label="Ideas" pins={pins} restoreKey="home" onOpen={() => {}} />,
  )
  scrollTo(3000)
  const opened = screen.getAllByRole('link')[14]
  if (opened === undefined) throw new Error('Too few tiles.')
  fireEvent.click(opened)
  const href = opened.getAttribute('href')
  unmount()
  scrolled = 0
  render(home())
  act(() => vi.advanceTimersByTime(1))
  expect(document.activeElement?.getAttribute('href')).toBe(href)
  expect(scrolled).toBe(3000)
})

test('a grid in a scroll area follows that area, and two grids keep their own positions', () => {
  const onNearEnd = vi.fn()
  render(
    <>
      {home()}
      <ScrollArea data-testid="area">
        <PinGrid label="More" pins={pins} restoreKey="more" onNearEnd={onNearEnd} />
      </ScrollArea>
    </>,
  )
  const area = screen.getByTestId('area')
  const list = screen.getByRole('list', { name: 'More' })
  Object.defineProperty(area, 'clientHeight', { value: 700 })
  area.getBoundingClientRect = () => new DOMRect(0, 100, 1244, 700)
  list.getBoundingClientRect = () => new DOMRect(0, 100 - 4000, 1244, 20_000)
  fireEvent.scroll(area)
  act(() => vi.advanceTimersByTime(400))
  expect(history.state).toHaveProperty('grid:more.top', 4000)
  expect(history.state).not.toHaveProperty('grid:home')
  const places = [...list.children].map((item) => Number(item.getAttribute('aria-posinset')))
  expect(Math.min(...places)).toBeGreaterThan(30)
})

test('the grid changes sides with the page’s reading direction', async () => {
  const view = render(home())
  const across = () =>
    Number(/\((-?[\d.]+)px/.exec(tileOf(1).closest('li')?.style.transform ?? '')?.[1])
  expect(across()).toBeGreaterThan(0)
  view.container.style.direction = 'rtl'
  view.container.dir = 'rtl'
  await act(async () => {})
  expect(across()).toBeLessThan(0)
})

test('the page stays where it is while the reader moves the top pin elsewhere', () => {
  const order = {
    isMoving: true,
    sorted: <All,>(all: All) => all,
    place: () => () => {},
    handle: () => null,
  }
  const grid = (all = pins) => <PinGrid label="Ideas" pins={all} order={order} restoreKey="home" />
  const { rerender } = render(grid())
  scrollTo(3333)
  const mounted = screen.getAllByRole('listitem').map((item) => Number(item.dataset.index))
  const heightOf = (index: number) =>
    Number.parseFloat(tileOf(index).closest('li')?.style.blockSize ?? '')
  const top = Math.min(...mounted.filter((index) => topOf(index) + heightOf(index) > 0))
  const moved = pins[top]
  if (moved === undefined) throw new Error('There is no pin at the top.')
  const others = pins.filter((pin) => pin !== moved)
  rerender(grid(others.toSpliced(top + 20, 0, moved)))
  expect(scrolled).toBe(3333)
})
