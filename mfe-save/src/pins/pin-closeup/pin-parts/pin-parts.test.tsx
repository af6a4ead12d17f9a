// @vitest-environment jsdom
import { pin } from '@tessera/testing/fixtures'
import { cleanup, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { details, openPin, title } from '../../../../test/opened-pin.tsx'

const { images } = pin()

test('S3.20 the closeup shows the cutout pictures of a shuffle, and nothing where a pin has none', async () => {
  const cutout = (name: string) => ({ ...images, '236x': { ...images['236x'], url: name } })
  const shuffle_asset = { entity_id: '1', cutout_images: [cutout('/a.webp'), cutout('/b.webp')] }
  openPin({ shown: details({ shuffle_asset }) })
  await title()
  const region = screen.getByRole('region', { name: 'Cutouts of this Shuffle' })
  const shown = within(region).getAllByRole('img')
  expect(shown.map((each) => [each.getAttribute('src'), each.getAttribute('alt')])).toEqual([
    ['/a.webp', 'Cutout 1 of 2'],
    ['/b.webp', 'Cutout 2 of 2'],
  ])
  cleanup()
  openPin()
  await title()
  expect(screen.queryByRole('region', { name: 'Cutouts of this Shuffle' })).toBeNull()
})

test('products are dots on the picture and a list with prices, to a pin or a checked link', async () => {
  const tag = { x: 0.25, y: 0.5, link: null, pin_id: null, images: null, price: null }
  const product_tags = [
    { ...tag, title: 'Vase', pin_id: '77', images, price: { amount: 1950, currency: 'USD' } },
    { ...tag, x: 0.75, title: 'Table', link: 'https://example.com/table' },
  ]
  openPin({ shown: details({ product_tags }) })
  await title()
  const dots = screen.getAllByRole('link', { name: /^Product \d/ })
  expect(dots.map((dot) => dot.getAttribute('href'))).toEqual([
    '/pin/77/',
    expect.stringMatching(/^\/offsite\/\?url=/),
  ])
  expect(dots[0]?.parentElement?.style.insetInlineStart).toBe('25%')
  const list = screen.getByRole('region', { name: 'Products in this Pin' })
  expect(
    within(list)
      .getAllByRole('listitem')
      .map((item) => item.textContent),
  ).toEqual(['Vase$19.50\u00a0USD', 'Table (opens in a new tab)'])
})
