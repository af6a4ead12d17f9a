// @vitest-environment jsdom
import '../test/browser.ts'
import { createEvent, fireEvent, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { PinTile, type PinTileData } from './pin-tile.tsx'

const pin: PinTileData = {
  id: 'p1',
  title: 'A reading corner',
  who: 'Studio Lumen',
  price: '$19',
  href: '/pin/p1',
  image: {
    width: 236,
    height: 224,
    color: '#203a33',
    sources: [
      { width: 236, url: '/m/236.webp' },
      { width: 474, url: '/m/474.webp' },
    ],
  },
}

function click(init: MouseEventInit = {}): Event {
  const link = screen.getByRole('link')
  const event = createEvent.click(link, { button: 0, ...init })
  fireEvent(link, event)
  return event
}

test('a tile is a link that says the pin, its maker and its price', () => {
  render(<PinTile pin={pin} />)
  const link = screen.getByRole('link', { name: /A reading corner.*Studio Lumen · \$19/ })
  expect(link.getAttribute('href')).toBe('/pin/p1')
})

test('a plain click opens here, a click for a new tab stays the browser’s', () => {
  const onOpen = vi.fn()
  render(<PinTile pin={pin} onOpen={onOpen} />)
  expect(click().defaultPrevented).toBe(true)
  expect(onOpen).toHaveBeenCalledWith(pin)
  // jsdom cannot follow a link; all that counts is that the tile did not hold it back.
  document.addEventListener('click', (event) => event.preventDefault(), { once: true })
  click({ ctrlKey: true })
  expect(onOpen).toHaveBeenCalledOnce()
})

test('Save saves and opens nothing', () => {
  const onOpen = vi.fn()
  const onSave = vi.fn()
  render(<PinTile pin={pin} onOpen={onOpen} onSave={onSave} boardName="Quiet corners" />)
  expect(screen.getByText('Quiet corners')).toBeDefined()
  fireEvent.click(screen.getByRole('button', { name: 'Save: A reading corner' }))
  expect(onSave).toHaveBeenCalledWith(pin)
  expect(onOpen).not.toHaveBeenCalled()
})

test('a saved pin says so', () => {
  render(<PinTile pin={{ ...pin, savedTo: 'Balcony' }} onSave={() => {}} />)
  expect(screen.getByRole('button', { name: 'Saved: A reading corner' })).toBeDefined()
  expect(screen.getByText('Balcony')).toBeDefined()
  expect(screen.getByRole('link', { name: /Saved/ })).toBeDefined()
})

test('the first pictures are fetched first, the others when they come near', () => {
  const { container, rerender } = render(<PinTile pin={pin} haste="first" />)
  const image = () => container.querySelector('img')
  expect(image()?.getAttribute('fetchpriority')).toBe('high')
  expect(image()?.getAttribute('loading')).toBe('eager')
  rerender(<PinTile pin={pin} />)
  expect(image()?.getAttribute('loading')).toBe('lazy')
  expect(image()?.getAttribute('srcset')).toBe('/m/236.webp 236w, /m/474.webp 474w')
  expect(image()?.getAttribute('width')).toBe('236')
  expect(image()?.getAttribute('height')).toBe('224')
})
