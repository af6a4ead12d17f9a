// @vitest-environment jsdom
import '../test/browser.ts'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { manyPins, tileOf, widthOf } from '../test/many-pins.ts'
import { PinGrid } from './pin-grid.tsx'

const pins = manyPins.slice(0, 100).map((pin) => ({
  ...pin,
  image: { ...pin.image, src: `/m/${pin.id}.webp`, srcset: `/m/${pin.id}.webp 320w` },
}))

let fetched: HTMLImageElement[] = []

beforeEach(() => {
  fetched = []
  widthOf(1244)
  history.replaceState(null, '')
  vi.useFakeTimers()
  vi.stubGlobal('Image', function Picture() {
    const picture = document.createElement('img')
    fetched.push(picture)
    return picture
  })
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const settled = () => act(() => vi.advanceTimersByTime(1_000))

const priorities = () =>
  screen
    .getAllByRole('listitem')
    .map((item) => item.querySelector('img')?.getAttribute('fetchpriority'))

const saveData = () =>
  vi.stubGlobal(
    'navigator',
    Object.create(navigator, { connection: { value: { saveData: true } } }),
  )

test('the pictures of the first row alone load before the others', () => {
  const { unmount } = render(<PinGrid label="Ideas" pins={pins} />)
  expect(priorities().slice(0, 7)).toEqual([...Array(5).fill('high'), 'auto', 'auto'])
  unmount()
  render(<PinGrid label="Ideas" pins={pins} corner={{ columns: 2, height: 500 }} />)
  expect(priorities().slice(0, 5)).toEqual([...Array(3).fill('high'), 'auto', 'auto'])
})

test('the first row of a further page is fetched when the page arrives, at low priority', () => {
  const { rerender } = render(<PinGrid label="Ideas" pins={pins.slice(0, 50)} />)
  settled()
  expect(fetched).toEqual([])
  rerender(<PinGrid label="Ideas" pins={pins} />)
  settled()
  expect(fetched.map(({ srcset }) => srcset)).toEqual(
    [50, 51, 52, 53, 54].map((at) => `/m/p${at}.webp 320w`),
  )
  expect(fetched.map(({ sizes, fetchPriority }) => [sizes, fetchPriority])).toEqual(
    Array(5).fill(['236px', 'low']),
  )
  rerender(<PinGrid label="Ideas" pins={pins.slice(0, 90)} />)
  settled()
  expect(fetched).toHaveLength(5)
})

test('on a metered connection only the pictures on the screen load, and no further page’s', () => {
  const mounted = () => screen.getAllByRole('listitem').length
  const { unmount } = render(<PinGrid label="Ideas" pins={pins.slice(0, 50)} />)
  const shown = mounted()
  settled()
  expect(mounted()).toBeGreaterThan(shown)
  unmount()
  saveData()
  const { rerender } = render(<PinGrid label="Ideas" pins={pins.slice(0, 50)} />)
  settled()
  expect(mounted()).toBe(shown)
  rerender(<PinGrid label="Ideas" pins={pins} />)
  settled()
  expect(fetched).toEqual([])
  const list = screen.getByRole('list')
  list.getBoundingClientRect = () => new DOMRect(0, -2_000, 1244, 20_000)
  fireEvent.scroll(window)
  expect(tileOf(35)).toBeDefined()
})
