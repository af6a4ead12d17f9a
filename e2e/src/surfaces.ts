import type { Locator, Page } from 'playwright/test'
import { tiles } from './person.ts'
import { modal } from './sign-up-form.ts'

/** A screen of the product and how to open it. */
export interface Surface {
  readonly name: string
  readonly path: string
  /** An element that is visible once it's open. */
  readonly shows: (page: Page) => Locator
  /** Opens it on the page; Escape closes it. */
  readonly opens?: (page: Page) => Promise<void>
}

const main = (page: Page): Locator => page.getByRole('main')
const title = (page: Page): Locator => page.locator('main h1, main h2').first()
const pins = (page: Page): Locator => tiles(page).first()
const menu = (page: Page): Locator => page.getByRole('menu')
const choices = (page: Page): Locator => page.getByRole('option').first()
const layer = (page: Page): Locator => page.locator('[data-page-layer]')

const write = (text: string) => async (page: Page) => {
  const field = page.getByRole('combobox', { name: 'Search for ideas' })
  await field.click()
  await field.fill(text)
}

const press = (target: (page: Page) => Locator) => async (page: Page) => target(page).click()
const account = press((page) => page.getByRole('button', { name: 'Your account' }))
const sort = press((page) => page.getByRole('button', { name: /^Sort Pins/ }))
const people = press((page) =>
  main(page).getByRole('button', { name: 'Invite people to this board' }),
)
const more = press((page) =>
  main(page)
    .getByRole('button', { name: /^(More|Options for)/ })
    .first(),
)

/** Opens an item of the board's menu. */
const ofBoard = (item: string) => async (page: Page) => {
  await main(page)
    .getByRole('button', { name: /^Options for/ })
    .first()
    .click()
  await page.getByRole('menuitem', { name: item }).click()
}

async function saveFirst(page: Page): Promise<void> {
  await pins(page).getByRole('link').first().focus()
  const board = pins(page).getByRole('button', { name: /· Choose board/ })
  await board.focus()
  await page.keyboard.press('Enter')
}

// The service refuses to fetch this address, so that no test waits for a real network.
const site = new URLSearchParams({
  url: 'https://harrowfield.example/cast-pan',
  description: 'A pan',
})
const fromSite = `/pin/create/bookmarklet/?${site}`

const regionLabel = (page: Page): Locator =>
  page.getByRole('button', { name: /^Page: feed, shopping [0-9a-f]{12} @tessera/ })

/** Outlines the regions of the page, with the panel of modules folded. */
async function showRegions(page: Page): Promise<void> {
  await page.keyboard.press('Alt+Shift+KeyM')
  await page.getByRole('button', { name: 'Fold', exact: true }).click()
}

/** Screens for visitors. */
export const visitorSurfaces: readonly Surface[] = [
  { name: 'home', path: '/', shows: pins },
  {
    name: 'sign-up',
    path: '/',
    shows: modal,
    opens: press((page) => page.getByRole('button', { name: 'Sign up' }).first()),
  },
  { name: 'regions', path: '/', shows: regionLabel, opens: showRegions },
  { name: 'typeahead', path: '/', shows: choices, opens: write('lam') },
  { name: 'from-site', path: fromSite, shows: title },
  {
    name: 'ideas',
    path: '/ideas/',
    shows: (page) => page.getByRole('list', { name: 'Topics' }).locator('img').nth(5),
  },
  { name: 'topic', path: '/ideas/travel/', shows: pins },
  { name: 'search', path: '/search/pins/?q=green', shows: pins },
  { name: 'search-nothing', path: '/search/pins/?q=qqzzxxyy', shows: title },
  {
    name: 'search-advisory',
    path: '/search/pins/?q=suicide',
    shows: (page) => page.getByRole('region', { name: 'About this search' }),
  },
  { name: 'profile', path: '/ana_prado/', shows: title },
  {
    name: 'log-in',
    path: '/login/',
    shows: (page) => page.locator('main form').getByLabel('Email'),
  },
  { name: 'not-found', path: '/no/such/place/here/', shows: title },
]

/** Screens for a member with boards. */
export const memberSurfaces = (invitation: string, pin: string): readonly Surface[] => [
  { name: 'home', path: '/', shows: pins },
  {
    name: 'save',
    path: '/',
    shows: (page) => modal(page).getByRole('listitem').first(),
    opens: saveFirst,
  },
  { name: 'account-menu', path: '/', shows: menu, opens: account },
  { name: 'add-account', path: '/add-account/', shows: title },
  {
    name: 'accounts',
    path: '/add-account/',
    shows: (page) => modal(page).getByText('Your accounts'),
    opens: press((page) => main(page).getByRole('button', { name: 'Close' })),
  },
  { name: 'notifications', path: '/notifications/', shows: title },
  {
    name: 'closeup-over-grid',
    path: '/',
    shows: (page) => layer(page).getByRole('region', { name: 'Creator' }),
    opens: press((page) => pins(page).getByRole('link').first()),
  },
  {
    name: 'closeup',
    path: pin,
    shows: (page) => main(page).getByRole('region', { name: 'Creator' }),
  },
  { name: 'closeup-menu', path: pin, shows: menu, opens: more },
  { name: 'search-boards', path: '/search/boards/?q=green', shows: title },
  {
    name: 'search-users',
    path: '/search/users/?q=studio',
    shows: (page) => page.getByRole('list', { name: 'People found' }),
  },
  { name: 'profile-boards', path: '/mira_okafor/', shows: title },
  { name: 'profile-saved', path: '/mira_okafor/?tab=saved', shows: pins },
  { name: 'profile-created', path: '/mira_okafor/?tab=created', shows: pins },
  { name: 'profile-about', path: '/mira_okafor/?tab=about', shows: title },
  { name: 'profile-other', path: '/ana_prado/?tab=created', shows: pins },
  { name: 'profile-menu', path: '/ana_prado/', shows: menu, opens: more },
  { name: 'board', path: '/mira_okafor/quiet-corners/', shows: pins },
  { name: 'board-menu', path: '/mira_okafor/quiet-corners/', shows: menu, opens: sort },
  { name: 'board-people', path: '/mira_okafor/quiet-corners/', shows: modal, opens: people },
  {
    name: 'board-edit',
    path: '/mira_okafor/quiet-corners/',
    shows: modal,
    opens: ofBoard('Edit board'),
  },
  {
    name: 'board-merge',
    path: '/mira_okafor/quiet-corners/',
    shows: (page) => modal(page).getByRole('listitem').first(),
    opens: ofBoard('Merge into another board'),
  },
  {
    name: 'trash',
    path: '/settings/trash/',
    shows: (page) => main(page).getByRole('listitem').first(),
  },
  { name: 'section', path: '/mira_okafor/quiet-corners/lamps/', shows: title },
  { name: 'invitation', path: invitation, shows: title },
  {
    name: 'offsite',
    path: `/offsite/?url=${encodeURIComponent('https://harrowfield.example/cast-pan')}`,
    shows: title,
  },
  { name: 'profile-settings', path: '/settings/profile/', shows: title },
  { name: 'privacy-settings', path: '/settings/privacy/', shows: title },
  { name: 'appearance-settings', path: '/settings/appearance/', shows: title },
  {
    name: 'language-settings',
    path: '/settings/language/',
    shows: (page) => page.getByLabel('Country'),
  },
  { name: 'settings', path: '/settings/', shows: title },
  { name: 'security', path: '/settings/security/', shows: title },
  { name: 'account settings', path: '/settings/account/', shows: title },
  { name: 'notification settings', path: '/settings/notifications/', shows: title },
  { name: 'pin-builder', path: '/pin-builder/', shows: title },
  { name: 'from-site', path: fromSite, shows: title },
]

/** Screens for a business. */
export const businessSurfaces: readonly Surface[] = [
  { name: 'business', path: '/advertiser/', shows: title },
  {
    name: 'profiles-menu',
    path: '/',
    shows: menu,
    opens: press((page) => page.getByRole('button', { name: 'Your account' })),
  },
]
