// @vitest-environment jsdom
import '../test/browser.ts'
import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { PinTile, type PinTileData, type TileOffer } from './pin-tile.tsx'

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
    src: '/m/474.webp',
    srcset: '/m/236.webp 236w, /m/474.webp 474w',
  },
}

const offer: TileOffer = {
  save: true,
  more: false,
  select: false,
  drag: false,
  boardName: undefined,
  choose: false,
  saveLabel: 'Save',
  savedLabel: 'Saved',
  chooseLabel: 'Choose board',
  moreLabel: 'More',
  selectLabel: 'Select',
}

const drawn = (over: Partial<PinTileData> = {}, also: Partial<TileOffer> = {}) => (
  <PinTile pin={{ ...pin, ...over }} offer={{ ...offer, ...also }} sizes="236px" isFirst={false} />
)

test('a tile is a link named by its pin, maker and price', () => {
  render(drawn())
  const link = screen.getByRole('link', { name: /A reading corner.*Studio Lumen · \$19/ })
  expect(link.getAttribute('href')).toBe('/pin/p1')
})

test('a promoted pin says so before its maker, and a video shows its length', () => {
  render(drawn({ promoted: 'Promoted', duration: '1:05' }))
  expect(screen.getByRole('link', { name: /Promoted · Studio Lumen.*1:05/ })).toBeDefined()
})

test('the board that Save would use is next to it', () => {
  render(drawn({}, { boardName: 'Quiet corners' }))
  expect(screen.getByText('Quiet corners')).toBeDefined()
  expect(screen.getByRole('button', { name: 'Save: A reading corner' })).toBeDefined()
})

test('the board’s name is a button where another board can be chosen', () => {
  render(drawn({}, { boardName: 'Quiet corners', choose: true }))
  const button = screen.getByRole('button', {
    name: 'Quiet corners · Choose board: A reading corner',
  })
  expect(button.getAttribute('data-act')).toBe('choose')
})

test('a saved pin shows its board', () => {
  render(drawn({ savedTo: 'Balcony' }, { boardName: 'Quiet corners' }))
  expect(screen.getByRole('button', { name: 'Saved: A reading corner' })).toBeDefined()
  expect(screen.getByText('Balcony')).toBeDefined()
  expect(screen.queryByText('Quiet corners')).toBeNull()
  expect(screen.getByRole('link', { name: /Saved/ })).toBeDefined()
})

test('a tile has only the buttons that its list offers', () => {
  const { rerender } = render(drawn({}, { save: false }))
  expect(screen.queryAllByRole('button')).toEqual([])
  rerender(drawn({}, { more: true, select: true }))
  const names = screen.getAllByRole('button').map((button) => button.getAttribute('aria-label'))
  expect(names).toEqual(['Save', 'Select', 'More'].map((label) => `${label}: A reading corner`))
})

test('a picture of the first row loads before the others', () => {
  const { container, rerender } = render(<PinTile pin={pin} offer={offer} sizes="236px" isFirst />)
  const image = () => container.querySelector('img')
  expect(image()?.getAttribute('fetchpriority')).toBe('high')
  rerender(drawn())
  expect(image()?.getAttribute('fetchpriority')).toBe('auto')
  expect(image()?.getAttribute('srcset')).toBe('/m/236.webp 236w, /m/474.webp 474w')
  expect(image()?.getAttribute('sizes')).toBe('236px')
})

test('a picture shows its dominant color until it loads', () => {
  const { container, rerender } = render(drawn())
  const image = () => container.querySelector('img')
  expect(image()?.parentElement?.style.backgroundColor).toBe('rgb(32, 58, 51)')
  const files = { src: '/m/other.webp', srcset: '/m/other.webp 236w' }
  rerender(drawn({ id: 'p2', image: { ...pin.image, color: '#ffffff', ...files } }))
  expect(image()?.parentElement?.style.backgroundColor).toBe('rgb(255, 255, 255)')
})
