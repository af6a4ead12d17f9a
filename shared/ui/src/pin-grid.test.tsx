// @vitest-environment jsdom
import '../test/browser.ts'
import { act, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { manyPins as pins, tileOf, widthOf } from '../test/many-pins.ts'
import { PinGrid } from './pin-grid.tsx'

beforeEach(() => {
  widthOf(1244)
  history.replaceState(null, '')
  window.scrollBy = () => {}
})

/** Scrolls the page to a position. */
function scrolledTo(top: number, list = screen.getByRole('list')) {
  list.getBoundingClientRect = () => new DOMRect(0, -top, 1244, 20_000)
  fireEvent.scroll(window)
}

test('only tiles near the screen are mounted, in order, each with its position in the list', () => {
  render(<PinGrid label="Ideas" pins={pins} end="That is all" />)
  const items = screen.getAllByRole('listitem')
  expect(items.length).toBeGreaterThan(10)
  expect(items.length).toBeLessThan(60)
  expect(items.map((item) => item.getAttribute('aria-posinset'))).toEqual(
    items.map((_, index) => `${index + 1}`),
  )
  expect(items[0]?.getAttribute('aria-setsize')).toBe('300')
  expect(screen.getByText('That is all')).toBeDefined()
})

test('after a scroll the tiles are in Tab order again', () => {
  vi.useFakeTimers()
  render(<PinGrid label="Ideas" pins={pins} />)
  for (const top of [2000, 4000, 3000]) scrolledTo(top)
  act(() => vi.advanceTimersByTime(1_000))
  const places = screen
    .getAllByRole('listitem')
    .map((item) => Number(item.ariaPosInSet ?? item.getAttribute('aria-posinset')))
  expect(places).toEqual(places.toSorted((one, other) => one - other))
  expect(places[0]).toBeGreaterThan(10)
  vi.useRealTimers()
})

test('arrows move by place, s saves, Enter opens', async () => {
  const user = userEvent.setup()
  const [onSave, onOpen] = [vi.fn(), vi.fn()]
  render(<PinGrid label="Ideas" pins={pins} onSave={onSave} onOpen={onOpen} />)
  tileOf(0).focus()
  await user.keyboard('{ArrowRight}')
  expect(document.activeElement).toBe(tileOf(1))
  await user.keyboard('{ArrowDown}')
  expect(document.activeElement).toBe(tileOf(6))
  await user.keyboard('s')
  expect(onSave.mock.calls).toEqual([[pins[6]]])
  await user.keyboard('{Enter}')
  expect(onOpen.mock.calls).toEqual([[pins[6]]])
})

test('the right arrow moves back in a right-to-left grid', async () => {
  const user = userEvent.setup()
  render(
    <div dir="rtl" style={{ direction: 'rtl' }}>
      <PinGrid label="Ideas" pins={pins} />
    </div>,
  )
  tileOf(1).focus()
  await user.keyboard('{ArrowRight}')
  expect(document.activeElement).toBe(tileOf(0))
  const item = tileOf(1).closest('li')
  expect(item?.style.transform).toMatch(/^translate\(-/)
})

test('the focused tile stays mounted when the page scrolls far away', () => {
  render(<PinGrid label="Ideas" pins={pins} />)
  tileOf(3).focus()
  scrolledTo(9000)
  expect(document.activeElement).toBe(tileOf(3))
  expect(screen.queryByRole('link', { name: /^Pin 10(?!\d)/ })).toBeNull()
})

test('the focus stays on its pin when an earlier one goes, and moves on when the pin itself goes', () => {
  const { rerender } = render(<PinGrid label="Ideas" pins={pins} />)
  const link = tileOf(5)
  link.focus()
  rerender(<PinGrid label="Ideas" pins={pins.filter(({ id }) => id !== 'p2')} />)
  expect(document.activeElement).toBe(tileOf(5))
  expect(tileOf(5)).toBe(link)
  const gone = new Set(['p2', 'p5'])
  rerender(<PinGrid label="Ideas" pins={pins.filter(({ id }) => !gone.has(id))} />)
  expect(document.activeElement).toBe(tileOf(6))
})

test('the grid loads more near its end, and not while it is loading', () => {
  vi.useFakeTimers()
  const onNearEnd = vi.fn()
  const some = pins.slice(0, 10)
  const { rerender } = render(<PinGrid label="Ideas" pins={some} onNearEnd={onNearEnd} busy />)
  act(() => vi.advanceTimersByTime(1_000))
  expect(onNearEnd).not.toHaveBeenCalled()
  rerender(<PinGrid label="Ideas" pins={some} onNearEnd={onNearEnd} />)
  act(() => vi.advanceTimersByTime(1_000))
  expect(onNearEnd).toHaveBeenCalledOnce()
  vi.useRealTimers()
})

test('the screen is painted before tiles below it are mounted and more pins are asked for', () => {
  vi.useFakeTimers()
  const onNearEnd = vi.fn()
  render(<PinGrid label="Ideas" pins={pins.slice(0, 20)} onNearEnd={onNearEnd} />)
  const mounted = () => screen.getAllByRole('listitem').length
  const first = mounted()
  expect(onNearEnd).not.toHaveBeenCalled()
  act(() => vi.advanceTimersByTime(1_000))
  expect(onNearEnd).toHaveBeenCalledOnce()
  expect(mounted()).toBeGreaterThan(first)
  vi.useRealTimers()
})

test('a grid that does not fill the screen asks for more at once', () => {
  const onNearEnd = vi.fn()
  render(<PinGrid label="Ideas" pins={pins.slice(0, 1)} onNearEnd={onNearEnd} />)
  expect(onNearEnd).toHaveBeenCalledOnce()
})

test('S9.11 the grid asks for more within two viewport heights of the end, at most every 200 ms', () => {
  vi.useFakeTimers()
  const onNearEnd = vi.fn()
  render(<PinGrid label="Ideas" pins={pins} onNearEnd={onNearEnd} />)
  const height = Number.parseFloat(screen.getByRole('list').style.blockSize)
  act(() => vi.advanceTimersByTime(1_000))
  scrolledTo(height - 3 * innerHeight - 10)
  act(() => vi.advanceTimersByTime(199))
  expect(onNearEnd).not.toHaveBeenCalled()
  act(() => vi.advanceTimersByTime(1_000))
  for (const more of [10, 11, 12]) scrolledTo(height - 3 * innerHeight + more)
  expect(onNearEnd).toHaveBeenCalledOnce()
  act(() => vi.advanceTimersByTime(199))
  expect(onNearEnd).toHaveBeenCalledOnce()
  act(() => vi.advanceTimersByTime(1))
  expect(onNearEnd).toHaveBeenCalledTimes(2)
  vi.useRealTimers()
})

test('a grid below another page loads nothing and keeps its position', () => {
  vi.useFakeTimers()
  const onNearEnd = vi.fn()
  const { rerender } = render(
    <div inert>
      <PinGrid label="Ideas" pins={pins.slice(0, 10)} onNearEnd={onNearEnd} restoreKey="home" />
    </div>,
  )
  scrolledTo(900)
  act(() => vi.advanceTimersByTime(1_000))
  expect(onNearEnd).not.toHaveBeenCalled()
  expect(history.state).toBeNull()
  rerender(
    <div>
      <PinGrid label="Ideas" pins={pins.slice(0, 10)} onNearEnd={onNearEnd} restoreKey="home" />
    </div>,
  )
  scrolledTo(900)
  act(() => vi.advanceTimersByTime(1_000))
  expect(onNearEnd).toHaveBeenCalled()
  expect(history.state).toHaveProperty('grid:home')
  vi.useRealTimers()
})

test('a reused tile shows its color until the new picture loads', async () => {
  const picture = (url: string) => ({
    ...(pins[0]?.image ?? { width: 1, height: 1 }),
    color: '#123456',
    src: url,
    srcset: `${url} 236w`,
  })
  const one = { id: 'a', title: 'One', who: 'Mira', href: '/pin/a' }
  const { container, rerender } = render(
    <PinGrid label="Ideas" pins={[{ ...one, image: picture('/a.webp') }]} />,
  )
  const image = container.querySelector('img')
  expect(image?.dataset.waiting).toBeUndefined()
  rerender(<PinGrid label="Ideas" pins={[{ ...one, id: 'b', image: picture('/b.webp') }]} />)
  await vi.waitFor(() => expect(image?.dataset.waiting).toBe(''))
  if (image === null) throw new Error('There is no picture.')
  fireEvent.load(image)
  expect(image.dataset.waiting).toBeUndefined()
})
