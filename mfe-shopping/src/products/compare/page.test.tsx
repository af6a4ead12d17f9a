// @vitest-environment jsdom
import { compareProducts } from '@tessera/contracts/calls/products'
import { PinId } from '@tessera/contracts/ids'
import { answers } from '@tessera/testing/answers'
import { testShell } from '@tessera/testing/shell'
import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { shownProduct, usd } from '../../../test/products.ts'
import ComparePage from './page.tsx'

const lamps = [
  shownProduct('1', 'Oak lamp', { color: 'Oak', regular_price: usd(9_000) }),
  shownProduct('2', 'Ash lamp', { color: 'Ash' }),
]

function open(query: string, products = lamps, missing: readonly string[] = [], answered = 9) {
  const asked: unknown[] = []
  const made = testShell(
    answers([
      compareProducts,
      ({ pin_ids }) => {
        asked.push(pin_ids)
        if (asked.length > answered) return new Promise(() => {})
        return { products: [...products], missing: missing.map((id) => PinId.parse(id)) }
      },
    ]),
  )
  let go = (_: string): void => {}
  function Page() {
    const [shown, show] = useState(query)
    go = show
    return <ComparePage params={{}} query={new URLSearchParams(shown)} />
  }
  made.render(<Page />)
  return { ...made, go: (to: string) => act(() => go(to)), asked, person: userEvent.setup() }
}

const facts = () => screen.getAllByRole('rowheader').map(({ textContent }) => textContent)

test('products stand side by side under their names, and rows that differ say so', async () => {
  const { asked } = open('pins=1,2')
  expect(await screen.findByRole('columnheader', { name: /Oak lamp/ })).toBeDefined()
  expect(asked).toEqual([['1', '2']])
  expect(facts()).toEqual([
    'Price',
    'Was (differs)',
    'Availability',
    'Shop',
    'Brand',
    'Color (differs)',
    'Category',
    'Visit',
  ])
  expect(screen.getByRole('row', { name: /^Color/ }).textContent).toContain('OakAsh')
  expect(screen.getByRole('row', { name: /^Was/ }).textContent).toContain('not named')
})

test('only differences are shown when asked', async () => {
  const { person } = open('pins=1,2')
  await person.click(await screen.findByRole('switch', { name: 'Only differences' }))
  expect(facts()).toEqual(['Was (differs)', 'Color (differs)', 'Visit'])
})

test('a product that is removed leaves the address', async () => {
  const { person, addresses } = open('pins=1,2')
  await person.click(await screen.findByRole('button', { name: 'Remove Oak lamp' }))
  expect(addresses).toEqual(['/compare/?pins=2'])
})

test('the products that are left stay on the screen, and the focus goes to the next one', async () => {
  const { go, person } = open('pins=1,2', lamps, [], 1)
  await person.click(await screen.findByRole('button', { name: 'Remove Oak lamp' }))
  go('pins=2')
  expect(screen.queryByText('Oak lamp')).toBeNull()
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Ash lamp'))
})

test('entries that are no products are counted, and an address without any says how to compare', async () => {
  open('pins=1,2,x,7', lamps, ['7'])
  expect(await screen.findByText(/^2 of these Pins show no product/)).toBeDefined()
})

test('an address that compares nothing asks the service for nothing', async () => {
  const { asked } = open('pins=x')
  expect(screen.getByText('Nothing to compare yet')).toBeDefined()
  expect(screen.getByText(/^1 of these Pins shows no product/)).toBeDefined()
  expect(asked).toEqual([])
})
