// @vitest-environment jsdom
import '../test/browser.ts'
import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { PinGrid } from './pin-grid.tsx'
import type { PinTileData } from './pin-tile.tsx'

const pins = Array.from({ length: 300 }, (_, index): PinTileData => {
  const image = { width: 236, height: 236 + (index % 5) * 40, color: '#ccc', sources: [] }
  return { id: `p${index}`, title: `Pin ${index}`, who: 'Mira', href: `/pin/p${index}`, image }
})

beforeEach(() => {
  Object.defineProperty(HTMLElement.prototype, 'clientWidth', { value: 1244, configurable: true })
  history.replaceState(null, '')
})

const tile = (index: number) =>
  screen.getByRole('link', { name: new RegExp(`^Pin ${index}(?!\\d)`) })

test('only what is near the screen is mounted, in order, each with its place in the list', () => {
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

test('arrows go by place, and s saves', async () => {
  const user = userEvent.setup()
  const onSave = vi.fn()
  render(<PinGrid label="Ideas" pins={pins} onSave={onSave} />)
  tile(0).focus()
  await user.keyboard('{ArrowRight}')
  expect(document.activeElement).toBe(tile(1))
  await user.keyboard('{ArrowDown}')
  expect(document.activeElement).toBe(tile(6))
  await user.keyboard('s')
  expect(onSave).toHaveBeenCalledWith(pins[6])
})

test('the focused tile stays mounted when the page scrolls far away', () => {
  render(<PinGrid label="Ideas" pins={pins} />)
  tile(3).focus()
  const list = screen.getByRole('list')
  list.getBoundingClientRect = () => new DOMRect(0, -9000, 1244, 20_000)
  fireEvent.scroll(window)
  expect(document.activeElement).toBe(tile(3))
  expect(screen.queryByRole('link', { name: /^Pin 10(?!\d)/ })).toBeNull()
})

test('more is asked for near the end, and not while it is on its way', () => {
  const onNearEnd = vi.fn()
  const { rerender } = render(
    <PinGrid label="Ideas" pins={pins.slice(0, 10)} onNearEnd={onNearEnd} busy />,
  )
  expect(onNearEnd).not.toHaveBeenCalled()
  rerender(<PinGrid label="Ideas" pins={pins.slice(0, 10)} onNearEnd={onNearEnd} />)
  expect(onNearEnd).toHaveBeenCalledOnce()
})

test('with far to go nothing more is asked for', () => {
  const onNearEnd = vi.fn()
  render(<PinGrid label="Ideas" pins={pins} onNearEnd={onNearEnd} />)
  expect(onNearEnd).not.toHaveBeenCalled()
})

test('coming back to a history entry finds the same pin at the same place', () => {
  history.replaceState({ 'grid:home': { pinId: 'p40', offset: -30 } }, '')
  const scrollBy = vi.fn()
  window.scrollBy = scrollBy
  render(<PinGrid label="Ideas" pins={pins} restoreKey="home" />)
  expect(scrollBy).toHaveBeenCalledOnce()
  expect(scrollBy.mock.calls[0]?.[0].top).toBeGreaterThan(1500)
})
