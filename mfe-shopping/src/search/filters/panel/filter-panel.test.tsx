// @vitest-environment jsdom

import { searchOfBookmark } from '@tessera/contracts/search-address'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import {
  model,
  option,
  pricesModel,
  scopeModel,
  shopModels,
} from '../../../../test/filter-models.ts'
import { freshPage, openFilters, panel, press } from '../../../../test/open-filters.tsx'

beforeEach(freshPage)

test('the panel filters by several brands, one style, colors and a sale, and the address holds them', async () => {
  const { led, addresses, bookmarks } = openFilters('buyable_pins', 'q=lamp&rs=typed')
  await press(/^All filters/)
  const within_ = within(await panel())
  await userEvent.click(within_.getByRole('checkbox', { name: /Lyra, Sons/ }))
  await userEvent.click(within_.getByRole('checkbox', { name: /Orfeo/ }))
  await userEvent.click(within_.getByRole('radio', { name: /Modern/ }))
  await userEvent.click(within_.getByRole('radio', { name: /Rustic/ }))
  await userEvent.click(within_.getByRole('checkbox', { name: /Red/ }))
  await userEvent.click(within_.getByRole('switch', { name: 'On sale' }))
  await userEvent.click(within_.getByRole('switch', { name: 'In stock' }))
  expect(within_.getByRole('img', { name: 'Verified merchant' })).toBeDefined()
  // The counts follow the draft, which the results don't have yet.
  await waitFor(() => expect(bookmarks.at(-1)).toContain('availability=in_stock'))
  expect(searchOfBookmark(bookmarks.at(-1) ?? '')).toMatchObject({
    query: 'lamp',
    scope: 'buyable_pins',
    filters:
      'availability=in_stock&brands=Lyra%252C+Sons%2COrfeo&colors=red&onSale=true&style=rustic',
  })
  expect(addresses).toEqual([])
  await userEvent.click(await within_.findByRole('button', { name: 'Show 5 results' }))
  await led([
    '/search/buyable_pins/?q=lamp&rs=typed&availability=in_stock&brands=Lyra%252C+Sons%2COrfeo&colors=red&onSale=true&style=rustic',
  ])
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('S5.22 a price is moved by the keys of two thumbs or typed, and says its currency', async () => {
  const { led } = openFilters('buyable_pins', 'q=lamp')
  await press('Price')
  const inside = within(await panel())
  const least = inside.getByRole('slider', { name: 'Lowest price' })
  await waitFor(() => expect(document.activeElement).toBe(least))
  await userEvent.keyboard('{ArrowRight}{ArrowUp}{PageUp}')
  expect(least.getAttribute('aria-valuetext')).toBe('$32')
  const typed = inside.getByRole('textbox', { name: 'Highest price' })
  await userEvent.clear(typed)
  await userEvent.type(typed, 'cheap{Enter}')
  expect(typed).toHaveProperty('value', '90')
  await userEvent.clear(typed)
  await userEvent.type(typed, '60,50{Enter}')
  expect(inside.getByRole('slider', { name: 'Highest price' }).getAttribute('aria-valuetext')).toBe(
    '$60.50',
  )
  expect(inside.getAllByText('USD')).toHaveLength(2)
  await userEvent.click(await inside.findByRole('button', { name: /^Show/ }))
  await led(['/search/buyable_pins/?q=lamp&priceMax=60.5&priceMin=32'])
})

test('a long list can be searched, without accents too', async () => {
  const brands = ['Ørsted', 'Café Noir', 'Lumen', 'Atelier', 'Nord', 'Süd', 'Ost', 'West', 'Hain']
  const models = () => [
    ...shopModels.slice(0, 1),
    model(
      3,
      'brands',
      brands.map((b) => option(b)),
    ),
  ]
  openFilters('buyable_pins', 'q=lamp', { models })
  await press('Brand')
  const inside = within(await panel())
  await userEvent.type(inside.getByRole('searchbox', { name: 'Search in Brand' }), 'cafe')
  expect(
    inside.getAllByRole('checkbox').map(({ parentElement }) => parentElement?.textContent),
  ).toEqual(['Café Noir1'])
  await userEvent.type(inside.getByRole('searchbox'), 'x')
  expect(inside.getByText('Nothing matches.')).toBeDefined()
})

test('among all pins the filters of products are kept aside, and come back among products', async () => {
  const { led } = openFilters('pins', 'q=lamp&brands=Orfeo&colors=red')
  await press(/^All filters/)
  const inside = within(await panel())
  expect(inside.queryByRole('group', { name: 'Brand' })).toBeNull()
  await userEvent.click(inside.getByRole('radio', { name: /Products/ }))
  expect(inside.getByRole('checkbox', { name: /Orfeo/ })).toHaveProperty('checked', true)
  await userEvent.click(await inside.findByRole('button', { name: /^Show/ }))
  await led(['/search/buyable_pins/?q=lamp&brands=Orfeo&colors=red'])
})

test('prices in several currencies are of one of them, each with its count, and the address names it', async () => {
  const models = () => [scopeModel, pricesModel(['USD', 20, 90], ['CAD', 10, 60], ['EUR', 5, 40])]
  const { led } = openFilters('buyable_pins', 'q=lamp', { models })
  await press('Price')
  const inside = within(await panel())
  const currency = within(inside.getByRole('group', { name: 'Currency' }))
  expect(currency.getAllByRole('radio').map((radio) => radio.parentElement?.textContent)).toEqual([
    'US Dollar (USD)3',
    'Canadian Dollar (CAD)3',
    'Euro (EUR)3',
  ])
  const most = () => inside.getByRole('slider', { name: 'Highest price' })
  const said = () => most().getAttribute('aria-valuetext')?.replace(/\s/g, ' ')
  // The sign of a dollar could be either one's.
  expect(said()).toBe('USD 90')
  const typed = async (text: string) => {
    await userEvent.clear(inside.getByRole('textbox', { name: 'Highest price' }))
    await userEvent.type(inside.getByRole('textbox', { name: 'Highest price' }), `${text}{Enter}`)
  }
  await typed('50')
  await userEvent.click(currency.getByRole('radio', { name: /Euro/ }))
  expect(said()).toBe('€40')
  expect(inside.getAllByText('EUR')).toHaveLength(2)
  await typed('30')
  await userEvent.click(currency.getByRole('radio', { name: /US Dollar/ }))
  expect(said()).toBe('USD 50')
  await userEvent.click(currency.getByRole('radio', { name: /Euro/ }))
  await userEvent.click(await inside.findByRole('button', { name: /^Show/ }))
  await led(['/search/buyable_pins/?q=lamp&priceMax=30&priceMin=5&priceUnit=EUR'])
})
