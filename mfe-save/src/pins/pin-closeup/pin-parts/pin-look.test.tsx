// @vitest-environment jsdom
import { queryOptions } from '@tessera/client'
import { type LookProduct, shopLook } from '@tessera/contracts/calls/shop-look'
import { PinId } from '@tessera/contracts/ids'
import { SlotsProvider } from '@tessera/module/react'
import { pin } from '@tessera/testing/fixtures'
import { testShell } from '@tessera/testing/shell'
import { act, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { details } from '../../../../test/opened-pin.tsx'
import { ProductsBelow, SimilarDots, TaggedProducts } from './pin-look.tsx'

const { images } = pin()

const tag = {
  x: 0.2,
  y: 0.4,
  title: 'Lamp',
  link: null,
  pin_id: PinId.parse('7'),
  images: null,
  price: null,
}

/** Shows both places of a pin's products, with a module that fills them. */
function places(over: Readonly<Record<string, unknown>>) {
  const drawn: unknown[] = []
  const shown = details(over)
  testShell().render(
    <SlotsProvider
      value={({ name, input }) => {
        drawn.push([name, input])
        return <p>{name}</p>
      }}
    >
      <TaggedProducts pin={shown} />
      <ProductsBelow pin={shown} />
    </SlotsProvider>,
  )
  return drawn
}

test('products come below a pin, and beside its picture where they are tagged; their room is kept where they are sure', () => {
  expect(places({ price: null })).toEqual([
    ['pin-look', { pinId: '42', isOwn: false, isExpected: false }],
  ])
  expect(places({ price: { amount: 100, currency: 'USD' } })).toEqual([
    ['pin-look', { pinId: '42', isOwn: false, isExpected: true }],
  ])
  expect(places({ price: null, product_tags: [tag] })).toEqual([
    ['pin-look', { pinId: '42', isOwn: false, isExpected: true }],
  ])
})

test('a similar product has a dot where its place is certain, once the products have loaded', async () => {
  const shown = details()
  const { shell, render } = testShell()
  render(<SimilarDots pin={shown} />)
  expect(screen.queryByRole('link')).toBeNull()
  const product: LookProduct = {
    pin_id: PinId.parse('7'),
    link: null,
    title: 'Lamp',
    images,
    dominant_color: null,
    price: null,
    shop: '',
    place: { x: 0.25, y: 0.75 },
  }
  const { queryKey } = queryOptions(shell.client, shopLook, { pin_id: shown.id })
  const none = { has_more: false, is_waiting: false, is_hidden: false }
  const unsure = { ...product, pin_id: PinId.parse('8'), place: null }
  act(() => {
    shell.queries.setQueryData(queryKey, {
      ...none,
      kind: 'similar',
      products: [product, unsure],
    })
  })
  const dot = await screen.findByRole('link', { name: 'Similar product: Lamp' })
  expect(dot.getAttribute('href')).toBe('/pin/7/')
  expect(dot.parentElement?.style.insetInlineStart).toBe('25%')
  expect(dot.parentElement?.style.insetBlockStart).toBe('75%')
})
