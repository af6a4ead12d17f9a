// @vitest-environment jsdom
import { dropKeptProduct, getKeptProducts, keepProduct } from '@tessera/contracts/calls/products'
import { answers } from '@tessera/testing/answers'
import { viewer } from '@tessera/testing/fixtures'
import { testShell } from '@tessera/testing/shell'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { keptFor, productDetails, shownProduct, usd } from '../../../test/products.ts'
import { everythingInSight } from '../../../test/screen.ts'
import SavedForLaterPage from './page.tsx'

everythingInSight()

function open(products = [shownProduct('1', 'Oak lamp', { kept: keptFor() })]) {
  const orders: string[] = []
  const kept: object[] = []
  const made = testShell({
    viewer: viewer(),
    ...answers(
      [
        getKeptProducts,
        ({ order }) => {
          orders.push(order)
          return [...products]
        },
      ],
      [dropKeptProduct, () => ({ kept: keptFor() })],
      [
        keepProduct,
        (input) => {
          kept.push(input)
          return productDetails({ id: '1', kept: keptFor() })
        },
      ],
    ),
  })
  made.render(<SavedForLaterPage params={{}} query={new URLSearchParams()} />)
  return { ...made, orders, kept, person: userEvent.setup() }
}

const row = (title: string) =>
  within(screen.getByRole('list', { name: 'Products saved for later' }))
    .getAllByRole('listitem')
    .find((item) => item.textContent?.includes(title))?.textContent ?? ''

test('each product shows its price beside the one it was saved with, and whether it is sold', async () => {
  const euros = { amount: 900, currency: 'EUR' }
  open([
    shownProduct('1', 'Cheaper', { kept: keptFor() }),
    shownProduct('2', 'Dearer', { kept: keptFor({ price: usd(7_000) }) }),
    shownProduct('3', 'Sold out', { kept: keptFor(), availability: 'out of stock' }),
    shownProduct('4', 'Retired', { kept: keptFor({ price: euros }), is_retired: true }),
  ])
  await screen.findByRole('link', { name: 'Cheaper' })
  expect(row('Cheaper')).toContain('$20\u00a0USD less than when you saved it')
  expect(row('Dearer')).toContain('$10\u00a0USD more than when you saved it')
  expect(row('Sold out')).toContain('Out of stock')
  expect(row('Retired')).toContain('No longer sold')
  expect(row('Retired')).toContain('€9 when you saved it')
})

test('the list is put in another order', async () => {
  const { person, orders } = open()
  await person.click(await screen.findByRole('button', { name: 'Biggest drop' }))
  await waitFor(() => expect(orders).toEqual(['latest', 'drop']))
  expect(screen.getByRole('button', { name: 'Biggest drop', pressed: true })).toBeDefined()
})

test('a product that is removed leaves at once, and undo brings it back as it was', async () => {
  const { person, kept, toasts } = open()
  await person.click(await screen.findByRole('button', { name: 'Remove Oak lamp' }))
  expect(screen.getByText('Nothing saved for later')).toBeDefined()
  await waitFor(() => expect(toasts).toMatchObject([{ text: 'Removed from Saved for later' }]))
  toasts[0]?.action?.run()
  expect(await screen.findByRole('link', { name: 'Oak lamp' })).toBeDefined()
  await waitFor(() => expect(kept).toEqual([{ pin_id: '1', ...keptFor() }]))
})

test('without products it says how to save one', async () => {
  const { person, addresses } = open([])
  await person.click(await screen.findByRole('link', { name: 'Find products' }))
  expect(addresses).toEqual(['/search/buyable_pins/'])
})
