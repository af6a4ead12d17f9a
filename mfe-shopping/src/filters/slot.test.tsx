// @vitest-environment jsdom

import { searchFilters, searchPins } from '@tessera/contracts/calls/search'
import type { FilterModel } from '@tessera/contracts/entities/shopping-filter'
import { searchOfBookmark } from '@tessera/contracts/search-address'
import { ShellProvider } from '@tessera/module/react'
import { answers } from '@tessera/testing/answers'
import { viewer } from '@tessera/testing/fixtures'
import { answerError, testShell } from '@tessera/testing/shell'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { model, option, pricesModel, scopeModel, shopModels } from '../../test/filter-models.ts'
import { nothing } from '../../test/open-search.tsx'
import SearchFilters from './slot.tsx'

beforeEach(() => {
  localStorage.clear()
  Element.prototype.scrollIntoView = () => {}
  HTMLDialogElement.prototype.showModal ??= function showModal() {
    this.open = true
  }
  HTMLDialogElement.prototype.close ??= function close() {
    this.open = false
  }
})

interface Given {
  readonly models?: (bookmark: string) => readonly (FilterModel | null)[] | Response
  readonly results?: () => object | Response | Promise<Response>
  readonly who?: object
  /** The width of the page; a wide one has the filters in a column. */
  readonly size?: 'medium' | 'wide'
}

type Scope = 'pins' | 'buyable_pins' | 'boards'

/** Renders the filters at an address; `follow` renders them at the address that they led to. */
function open(scope: Scope, address: string, given: Given = {}) {
  const bookmarks: string[] = []
  const { answer } = answers(
    [
      searchFilters,
      ({ bookmark_string: bookmark }) => {
        bookmarks.push(bookmark)
        const models = given.models?.(bookmark) ?? shopModels
        return models instanceof Response ? models : [...models]
      },
    ],
    [
      searchPins,
      async () => {
        const results = await (given.results?.() ?? {})
        return results instanceof Response
          ? results
          : { ...nothing, scope: 'pins' as const, ...results }
      },
    ],
  )
  const host = testShell({ answer, ...given.who })
  host.stores.$layout.set({ ...host.shell.$layout.get(), size: given.size ?? 'medium' })
  const view = (at: string) => {
    const { pathname, searchParams } = new URL(at, 'http://localhost')
    const [, , name] = pathname.split('/')
    const to = name === 'pins' || name === 'boards' ? name : 'buyable_pins'
    return <SearchFilters input={{ scope: to, address: searchParams.toString() }} />
  }
  const { rerender, unmount } = host.render(view(`/search/${scope}/?${address}`))
  return {
    ...host,
    bookmarks,
    unmount,
    follow: (at = host.addresses.at(-1) ?? '') =>
      rerender(<ShellProvider shell={host.shell}>{view(at)}</ShellProvider>),
  }
}

const press = async (name: string | RegExp) =>
  userEvent.click(await screen.findByRole('button', { name }))
const panel = () => screen.findByRole('dialog', { name: 'Filters' })
const applied = () =>
  within(screen.getByRole('group', { name: 'Applied filters' }))
    .getAllByRole('button')
    .map((chip) => chip.textContent)
const status = () => document.querySelector('[data-status]')?.getAttribute('data-status')

test('S3.36 a bar of filters shows the kinds that the search has, which of them are selected, and the address of each; boards have none', async () => {
  const { addresses, follow } = open('buyable_pins', 'q=lamp')
  const bar = await screen.findByRole('group', { name: 'Filters' })
  await within(bar).findByRole('button', { name: 'All filters' })
  expect(
    within(bar)
      .getAllByRole('button')
      .map((chip) => chip.textContent),
  ).toEqual([
    ...['All filters ', 'On sale 1', 'In stock 4', 'Price', 'Brand', 'Color', 'Style', 'Shop'],
  ])
  const sale = () => within(bar).getByRole('button', { name: /^On sale/ })
  expect(sale().getAttribute('aria-pressed')).toBe('false')
  await userEvent.click(sale())
  expect(addresses).toEqual(['/search/buyable_pins/?q=lamp&onSale=true'])
  follow()
  expect(sale().getAttribute('aria-pressed')).toBe('true')
  const { bookmarks } = open('boards', 'q=lamp')
  expect(bookmarks).toEqual([])
})

test('the panel filters by several brands, one style, colors and a sale, and the address holds them', async () => {
  const { addresses, bookmarks } = open('buyable_pins', 'q=lamp&rs=typed')
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
    ...{ query: 'lamp', scope: 'buyable_pins' },
    filters:
      'availability=in_stock&brands=Lyra%252C+Sons%2COrfeo&colors=red&onSale=true&style=rustic',
  })
  expect(addresses).toEqual([])
  await userEvent.click(await within_.findByRole('button', { name: 'Show 5 results' }))
  expect(addresses).toEqual([
    '/search/buyable_pins/?q=lamp&rs=typed&availability=in_stock&brands=Lyra%252C+Sons%2COrfeo&colors=red&onSale=true&style=rustic',
  ])
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('S5.22 a price is moved by the keys of two thumbs or typed, and says its currency', async () => {
  const { addresses } = open('buyable_pins', 'q=lamp')
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
  expect(addresses).toEqual(['/search/buyable_pins/?q=lamp&priceMax=60.5&priceMin=32'])
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
  open('buyable_pins', 'q=lamp', { models })
  await press('Brand')
  const inside = within(await panel())
  await userEvent.type(inside.getByRole('searchbox', { name: 'Search in Brand' }), 'cafe')
  expect(
    inside.getAllByRole('checkbox').map(({ parentElement }) => parentElement?.textContent),
  ).toEqual(['Café Noir1'])
  await userEvent.type(inside.getByRole('searchbox'), 'x')
  expect(inside.getByText('Nothing matches.')).toBeDefined()
})

test('applied filters are removed one by one or together, also those without results', async () => {
  const { addresses } = open(
    'buyable_pins',
    'q=lamp&brands=orfeo,Nobody&priceMin=30&priceMax=60&page_size=10',
  )
  await screen.findByRole('button', { name: 'Price' })
  expect(applied()).toEqual(['$30 to $60', 'Orfeo', 'Nobody', 'Clear all'])
  await press('Remove Nobody')
  await press('Remove $30 to $60')
  await press('Clear all')
  expect(addresses).toEqual([
    '/search/buyable_pins/?q=lamp&brands=Orfeo&priceMin=30&priceMax=60&page_size=10',
    '/search/buyable_pins/?q=lamp&brands=Orfeo&page_size=10',
    '/search/buyable_pins/?q=lamp&page_size=10',
  ])
})

test('filters are submitted until their results have loaded, and back shows those of its address', async () => {
  let loaded = (_: Response) => {}
  let slow = false
  const results = () =>
    slow
      ? new Promise<Response>((resolve) => {
          loaded = resolve
        })
      : {}
  const { follow } = open('buyable_pins', 'q=lamp', { results })
  await screen.findByRole('button', { name: 'Price' })
  expect(status()).toBe('cleared')
  slow = true
  await press(/^On sale/)
  follow()
  expect(status()).toBe('submitted')
  await waitFor(() => loaded(answerError('too-busy')))
  await waitFor(() => expect(status()).toBe('failed'))
  slow = false
  follow('/search/buyable_pins/?q=lamp&colors=red')
  await waitFor(() => expect(status()).toBe('applied'))
  expect(applied()).toEqual(['Red', 'Clear all'])
  follow('/search/buyable_pins/?q=lamp')
  expect(status()).toBe('cleared')
})

test('among all pins the filters of products are kept aside, and come back among products', async () => {
  const { addresses } = open('pins', 'q=lamp&brands=Orfeo&colors=red')
  await press(/^All filters/)
  const inside = within(await panel())
  expect(inside.queryByRole('group', { name: 'Brand' })).toBeNull()
  await userEvent.click(inside.getByRole('radio', { name: /Products/ }))
  expect(inside.getByRole('checkbox', { name: /Orfeo/ })).toHaveProperty('checked', true)
  await userEvent.click(await inside.findByRole('button', { name: /^Show/ }))
  expect(addresses).toEqual(['/search/buyable_pins/?q=lamp&brands=Orfeo&colors=red'])
})

test('a failed call of the filters leaves what is applied removable, and nothing else', async () => {
  const models = () => answerError('too-busy')
  const { addresses } = open('buyable_pins', 'q=lamp&colors=red', { models })
  await waitFor(() => expect(screen.queryByRole('group', { name: 'Filters' })).toBeNull())
  await press('Remove Red')
  expect(addresses).toEqual(['/search/buyable_pins/?q=lamp'])
})

test('malformed filters are left out, and the others show', async () => {
  const models = () => [null, ...shopModels.slice(0, 1), model(6, 'colors', [option('red')])]
  open('buyable_pins', 'q=lamp', { models })
  expect(await screen.findByRole('button', { name: 'Color' })).toBeDefined()
  expect(screen.queryByRole('button', { name: 'Brand' })).toBeNull()
})

test('filters used last in searches of a scope are offered again to the same person', async () => {
  const who = { viewer: viewer() }
  const first = open('buyable_pins', 'q=lamp', { who })
  await press(/^On sale/)
  first.follow()
  first.follow('/search/buyable_pins/?q=vase')
  await press('Last used: On sale')
  expect(first.addresses.at(-1)).toBe('/search/buyable_pins/?q=vase&onSale=true')
  first.follow('/search/pins/?q=vase')
  await screen.findByRole('button', { name: 'Color' })
  expect(screen.queryByRole('button', { name: /^Last used/ })).toBeNull()
})

test('prices in several currencies are of one of them, each with its count, and the address names it', async () => {
  const models = () => [scopeModel, pricesModel(['USD', 20, 90], ['CAD', 10, 60], ['EUR', 5, 40])]
  const { addresses } = open('buyable_pins', 'q=lamp', { models })
  await press('Price')
  const inside = within(await panel())
  const currency = within(inside.getByRole('group', { name: 'Currency' }))
  expect(currency.getAllByRole('radio').map((radio) => radio.parentElement?.textContent)).toEqual([
    ...['US Dollar (USD)3', 'Canadian Dollar (CAD)3', 'Euro (EUR)3'],
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
  expect(addresses).toEqual(['/search/buyable_pins/?q=lamp&priceMax=30&priceMin=5&priceUnit=EUR'])
})

const column = () => screen.findByRole('complementary', { name: 'Filters' })

test('on a wide page the filters stand beside the results, and each press applies at once', async () => {
  const { addresses, follow } = open('buyable_pins', 'q=lamp', { size: 'wide' })
  const all = await screen.findByRole('button', { name: 'All filters' })
  expect(all.getAttribute('aria-expanded')).toBe('false')
  await press('Brand')
  const inside = within(await column())
  const orfeo = inside.getByRole<HTMLInputElement>('checkbox', { name: /Orfeo/ })
  await waitFor(() =>
    expect(document.activeElement).toBe(inside.getByRole('checkbox', { name: /Lyra/ })),
  )
  expect(screen.queryByRole('dialog')).toBeNull()
  await userEvent.click(orfeo)
  // The box is checked before the address leads anywhere.
  expect(orfeo.checked).toBe(true)
  expect(status()).toBe('submitted')
  follow()
  await userEvent.click(inside.getByRole('switch', { name: 'In stock' }))
  follow()
  await waitFor(() => expect(status()).toBe('applied'))
  expect(inside.getByText('5 results')).toBeDefined()
  expect(addresses).toEqual([
    '/search/buyable_pins/?q=lamp&brands=Orfeo',
    '/search/buyable_pins/?q=lamp&brands=Orfeo&availability=in_stock',
  ])
  // Back shows what its address has, in the column that stays open.
  follow('/search/buyable_pins/?q=lamp&brands=Orfeo')
  expect(inside.getByRole('switch', { name: 'In stock' })).toHaveProperty('checked', false)
  expect(inside.getByRole('checkbox', { name: /Orfeo/ })).toHaveProperty('checked', true)
})

test('a price in the column applies once it rests, or when the column closes', async () => {
  const { addresses } = open('buyable_pins', 'q=lamp', { size: 'wide' })
  await press('Price')
  const inside = within(await column())
  const least = inside.getByRole('slider', { name: 'Lowest price' })
  await waitFor(() => expect(document.activeElement).toBe(least))
  await userEvent.keyboard('{ArrowRight}{ArrowRight}')
  expect(least.getAttribute('aria-valuetext')).toBe('$22')
  expect(addresses).toEqual([])
  await waitFor(() =>
    expect(addresses).toEqual(['/search/buyable_pins/?q=lamp&priceMax=90&priceMin=22']),
  )
  await userEvent.keyboard('{ArrowRight}{Escape}')
  expect(addresses.at(-1)).toBe('/search/buyable_pins/?q=lamp&priceMax=90&priceMin=23')
})

test('Escape closes the column, the focus returns to what opens it, and the choice is remembered', async () => {
  const first = open('buyable_pins', 'q=lamp', { size: 'wide' })
  await press('All filters')
  await column()
  const title = screen.getByRole('heading', { name: 'Filters' })
  await waitFor(() => expect(document.activeElement).toBe(title))
  first.unmount()
  open('buyable_pins', 'q=vase', { size: 'wide' })
  const kept = within(await column())
  expect(document.activeElement).toBe(document.body)
  kept.getByRole('button', { name: 'Close filters' }).focus()
  await userEvent.keyboard('{Escape}')
  expect(screen.queryByRole('complementary')).toBeNull()
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'All filters' }))
  expect(localStorage.getItem('tessera.filter-column')).toBeNull()
})

test('a change of currency in the column shows its prices and applies nothing yet', async () => {
  const models = () => [scopeModel, pricesModel(['USD', 20, 90], ['EUR', 5, 40])]
  const { addresses } = open('buyable_pins', 'q=lamp', { models, size: 'wide' })
  await press('Price')
  const inside = within(await column())
  await userEvent.click(inside.getByRole('radio', { name: /Euro/ }))
  expect(inside.getByRole('textbox', { name: 'Highest price' })).toHaveProperty('value', '40')
  expect(addresses).toEqual([])
})
