import type { Locator, Page } from 'playwright'
import type { Hand } from './hand.ts'

/** Something that a newcomer wants to do, begun on the home page. */
export interface Task {
  readonly name: string
  /** Done before the counting begins. */
  readonly first?: (page: Page, username: string) => Promise<void>
  readonly does: (hand: Hand) => Promise<void>
  /** Shows that it's done. */
  readonly shows: (page: Page) => Locator
}

/** The password of every demo member. */
export const password = 'tessera-demo'

const portrait = new URL('../../../docs/looks/board-light.webp', import.meta.url).pathname
const foundPage = 'thecalmroom.example/three-table-lamps-for-a-warm-living-room'

type Within = Page | Locator

const button = (within: Within, name: string | RegExp): Locator =>
  within.getByRole('button', { name }).first()
const link = (within: Within, name: string | RegExp): Locator =>
  within.getByRole('link', { name }).first()
const field = (within: Within, name: string | RegExp): Locator =>
  within.getByRole('textbox', { name }).first()
const item = (page: Page, name: string | RegExp): Locator =>
  page.getByRole('menuitem', { name }).first()
const dialog = (page: Page): Locator => page.getByRole('dialog').last()
const search = (page: Page): Locator => page.getByRole('combobox', { name: 'Search for ideas' })
const toast = (page: Page, text: string | RegExp): Locator =>
  page.getByRole('region', { name: 'Notifications' }).getByText(text).first()

const isPhone = (page: Page): boolean => (page.viewportSize()?.width ?? 0) < 640

async function openProfile({ page, press }: Hand): Promise<void> {
  await press(button(page, 'Your account'))
  await press(item(page, /profile/i))
  await button(page.getByRole('main'), 'Create board').waitFor()
}

async function openSettings(hand: Hand, section: string): Promise<void> {
  const { page, press } = hand
  await press(button(page, 'Your account'))
  await press(item(page, 'Settings'))
  if (isPhone(page) || section !== 'Profile') await press(link(page.getByRole('main'), section))
}

/** Creates a board of the page's member. */
async function makeBoard(page: Page): Promise<void> {
  const { origin } = new URL(page.url())
  const headers = { Origin: origin }
  await page.request.post('/resource/BoardResource/create/', {
    headers,
    data: { name: 'Good finds' },
  })
  await page.goto('/')
}

/** Saves a pin of the page's member as another member. */
async function saveAsAnother(page: Page, username: string): Promise<void> {
  const browser = page.context().browser()
  const other = await browser?.newContext()
  if (other === undefined) return
  const { origin } = new URL(page.url())
  const call = (path: string, data: object) =>
    other.request.post(`${origin}/resource/${path}/create/`, { headers: { Origin: origin }, data })
  await call('UserSessionResource', { username_or_email: 'ana@demo.test', password })
  await page.goto(`${origin}/${username}/?tab=created`)
  const href = await page.locator('main li a[href^="/pin/"]').first().getAttribute('href')
  const made = await call('BoardResource', { name: `For ${username}` })
  const { resource_response: board } = await made.json()
  await call('RepinResource', { pin_id: /\d+/.exec(href ?? '')?.[0], board_id: board.data.id })
  await other.close()
  await page.goto(origin)
}

/** Merges a board into another one. */
async function mergeBoards(page: Page, username: string): Promise<void> {
  await page.goto(`/${username}/`)
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Options for/ })
    .first()
    .click()
  await item(page, 'Merge into another board').click()
  await dialog(page).getByRole('listitem').getByRole('button').first().click()
  await dialog(page).getByRole('button', { name: 'Merge', exact: true }).click()
}

/** The ten tasks. */
export const tasks: readonly Task[] = [
  {
    name: 'find a lamp and save it',
    async does({ page, press, type }) {
      await type(search(page), 'lamp', true)
      await page.waitForURL(/q=lamp/)
      const pins = page.getByRole('main').locator('li')
      await pins.locator('a[href^="/pin/"]').first().waitFor()
      // A touch screen has Save in the closeup.
      if (!isPhone(page)) return press(button(page.getByRole('main'), /^Save: /))
      await press(pins.locator('a[href^="/pin/"]').first())
      await press(dialog(page).getByRole('button', { name: 'Save', exact: true }))
    },
    shows: (page) => toast(page, 'Saved to'),
  },
  {
    name: 'make a board with two sections',
    async does(hand) {
      const { page, press, type } = hand
      await openProfile(hand)
      await press(button(page, 'Create board'))
      await type(field(dialog(page), 'Name'), 'Winter garden', true)
      await page.getByRole('heading', { level: 1, name: 'Winter garden' }).waitFor()
      for (const name of ['Ferns', 'Benches']) {
        await press(button(page.getByRole('main'), 'Add section'))
        await type(field(dialog(page), 'Name'), name, true)
        await page.getByRole('link', { name: new RegExp(`^${name}`) }).waitFor()
      }
    },
    shows: (page) => page.getByRole('link', { name: /^Benches/ }),
  },
  {
    name: 'put a portrait',
    async does(hand) {
      const { page, press, choose } = hand
      await openSettings(hand, 'Profile')
      await choose(button(page.getByRole('main'), /^(Add|Change) photo$/), portrait)
      await press(button(dialog(page), 'Use photo'))
    },
    shows: (page) => toast(page, 'Photo saved'),
  },
  {
    name: 'find a person',
    async does({ page, press, type }) {
      await type(search(page), 'ana pra')
      await press(page.getByRole('option', { name: /Ana Prado/ }).first())
    },
    shows: (page) => page.getByRole('heading', { level: 1, name: 'Ana Prado' }),
  },
  {
    name: 'save from an address',
    first: (page) => makeBoard(page),
    async does(hand) {
      const { page, press, type } = hand
      await press(link(page, 'Create'))
      await type(field(page, 'Or save from a link'), foundPage, true)
      await page.getByText('The image is ready.').waitFor()
      await press(button(page, 'Choose a board'))
      if (!isPhone(page)) await type(dialog(page).getByRole('searchbox'), 'Good')
      await press(button(dialog(page), /^Good finds/))
      await press(button(page, 'Publish'))
    },
    shows: (page) => page.getByRole('dialog').getByRole('link', { name: 'See it now' }),
  },
  {
    name: 'see who saved my Pin',
    first: saveAsAnother,
    async does({ page, press }) {
      const bell = page.getByRole('button', { name: /^Notifications/ })
      await press((await bell.isVisible()) ? bell : link(page, /^Notifications/))
    },
    shows: (page) => page.getByText(/saved “/).first(),
  },
  {
    name: 'undo a merge',
    first: mergeBoards,
    does: ({ page, press }) =>
      press(button(page.getByRole('region', { name: 'Notifications' }), 'Undo')),
    shows: (page) => toast(page, 'Undone'),
  },
  {
    name: 'change the language',
    async does(hand) {
      await openSettings(hand, 'Language and country')
      await hand.select(hand.page.getByRole('combobox', { name: 'Language' }), 'Deutsch')
    },
    shows: (page) => page.locator('html[lang^=de]'),
  },
  {
    name: 'ask for all my data',
    async does(hand) {
      await openSettings(hand, 'Account')
      await hand.press(button(hand.page.getByRole('main'), 'Prepare download'))
    },
    shows: (page) => page.getByText(/preparing your file|file is ready/).first(),
  },
  {
    name: 'close the account',
    async does(hand) {
      const { page, press, type } = hand
      await openSettings(hand, 'Account')
      await press(button(page.getByRole('main'), 'Delete account'))
      await type(field(dialog(page), 'Password'), password, true)
    },
    shows: (page) => page.getByRole('button', { name: 'Log in' }).first(),
  },
]
