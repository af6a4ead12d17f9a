import type { Locator, Page } from 'playwright'
import { scrollUntil } from './scroll-until.ts'
import { press, type Stage } from './stage.ts'
import type { Member } from './world.ts'

/** An interaction that is measured on a page. */
export interface Scene {
  readonly name: string
  /** True where it is measured on a phone too. */
  readonly onPhone: boolean
  /** Opens the page. */
  open(stage: Stage, member: Member): Promise<void>
  /** Makes the page ready for a round, and returns what is measured. */
  round(stage: Stage, at: number, member: Member): Promise<() => Promise<void>>
  /** Puts the page back after a round. */
  after?(stage: Stage): Promise<void>
}

const home = async ({ page }: Stage) => {
  await page.goto('/')
  await page.locator('main li[data-index] img').first().waitFor()
  await page.waitForTimeout(1_500)
}

const closeup = async ({ page }: Stage, { pin }: Member) => {
  await page.goto(pin)
  await page.getByRole('textbox', { name: 'Add a comment' }).waitFor()
  await page.waitForTimeout(1_500)
}

/** Loads all pins of the board, and goes back to its top. */
const board = async ({ page }: Stage, { board: path }: Member) => {
  await page.goto(path)
  await page.locator('main li[data-index] img').first().waitFor()
  const more = page.locator('main li[data-index][aria-setsize="-1"]:not([data-onward] *)')
  const isWhole = async () => (await more.count()) === 0
  await scrollUntil(page, isWhole, { by: 4_000, what: `the last Pin of ${path}` })
  await page.evaluate(() => scrollTo(0, 0))
  await page.waitForTimeout(1_000)
}

const tile = (page: Page, at: number): Locator =>
  page.locator(`main li[data-index="${at}"]:not([data-onward] *)`)

/** Brings a tile to the middle of the screen, with its buttons shown. */
export async function reach({ page, phone }: Stage, at: number): Promise<Locator> {
  const there = tile(page, at)
  const isThere = async () => (await there.count()) > 0
  await scrollUntil(page, isThere, { by: 600, what: `tile ${at}` })
  await there.evaluate((element) => element.scrollIntoView({ block: 'center' }))
  await page.waitForTimeout(300)
  if (!phone) await there.hover()
  await page.waitForTimeout(200)
  return there
}

const dialog = (page: Page) => page.locator('dialog[open]')

async function closeDialog({ page }: Stage): Promise<void> {
  await page.keyboard.press('Escape')
  await dialog(page).waitFor({ state: 'detached' })
}

/** The button that opens the picker: on a tile at a desk, on the closeup on a phone. */
async function pickerButton(stage: Stage, at: number): Promise<Locator> {
  if (stage.phone) return stage.page.locator('main [aria-haspopup="dialog"][aria-label*="choose"]')
  return (await reach(stage, at)).locator('[data-act="choose"]')
}

const homeOrCloseup = (stage: Stage, member: Member) =>
  stage.phone ? closeup(stage, member) : home(stage)

const rows = (page: Page) => dialog(page).locator('[data-row]').first()

/** The interactions, in the order in which they are measured. */
export const scenes: readonly Scene[] = [
  {
    name: 'save',
    onPhone: true,
    open: homeOrCloseup,
    async round(stage, at, { others }) {
      const { page } = stage
      if (!stage.phone) {
        const save = (await reach(stage, at)).locator('[data-act="save"]')
        return () => press(stage, save)
      }
      // Each round saves another pin.
      await page.goto(others[at] ?? '/')
      const save = page.getByRole('button', { name: /^Saved?$/ }).first()
      await save.waitFor()
      await page.waitForTimeout(1_000)
      return () => press(stage, save)
    },
  },
  {
    name: 'open the picker',
    onPhone: true,
    open: homeOrCloseup,
    async round(stage, at) {
      const button = await pickerButton(stage, at)
      return () => press(stage, button)
    },
    async after(stage) {
      await rows(stage.page).waitFor()
      await closeDialog(stage)
    },
  },
  {
    name: 'close the picker',
    onPhone: true,
    open: homeOrCloseup,
    async round(stage, at) {
      await press(stage, await pickerButton(stage, at))
      await rows(stage.page).waitFor()
      await stage.page.waitForTimeout(500)
      const close = dialog(stage.page).getByRole('button', { name: 'Close' })
      return () => press(stage, close)
    },
  },
  {
    name: 'a key in the search',
    onPhone: false,
    async open(stage) {
      await home(stage)
      await press(stage, stage.page.getByRole('combobox', { name: 'Search for ideas' }))
      await stage.page.waitForTimeout(800)
    },
    async round({ page }, at) {
      const keys = ['l', 'a', 'm', 'p', 'Backspace', 'Backspace', 'Backspace', 'Backspace']
      return () => page.keyboard.press(keys[at % keys.length] ?? 'a')
    },
  },
  {
    name: 'open a menu',
    onPhone: true,
    open: home,
    async round(stage, at) {
      const more = (await reach(stage, at)).locator('[data-act="more"]')
      return () => press(stage, more)
    },
    async after({ page }) {
      await page.keyboard.press('Escape')
      await page.waitForTimeout(200)
    },
  },
  {
    name: 'select 200 Pins',
    onPhone: false,
    open: board,
    async round({ page }) {
      await tile(page, 2).locator('a').focus()
      return () => page.keyboard.press('Control+a')
    },
    async after({ page }) {
      await page.keyboard.press('Escape')
      await page.waitForTimeout(200)
    },
  },
  {
    name: 'drag a Pin to another place',
    onPhone: false,
    async open(stage, member) {
      await board(stage, member)
      await press(stage, stage.page.getByRole('button', { name: 'Reorder' }))
    },
    async round(stage, at) {
      const { page } = stage
      await page.evaluate(() => scrollTo(0, 0))
      const handle = tile(page, at % 2).locator('[data-reorder-handle]')
      const from = await handle.boundingBox()
      const to = await tile(page, 3).boundingBox()
      if (from === null || to === null) throw new Error('No handle to drag by is on the screen.')
      return async () => {
        const { mouse } = page
        await mouse.move(from.x + from.width / 2, from.y + from.height / 2)
        await mouse.down()
        await mouse.move(to.x + to.width / 2, to.y + to.height / 3, { steps: 6 })
        await page.waitForTimeout(80)
        await mouse.up()
      }
    },
  },
  {
    name: 'follow',
    onPhone: true,
    open: closeup,
    async round(stage) {
      const follow = stage.page.getByRole('region', { name: 'Creator' }).getByRole('button').first()
      await follow.evaluate((element) => element.scrollIntoView({ block: 'center' }))
      return () => press(stage, follow)
    },
  },
  {
    name: 'comment',
    onPhone: true,
    open: closeup,
    async round(stage, at) {
      const { page } = stage
      const field = page.getByRole('textbox', { name: 'Add a comment' })
      await field.fill(`A quiet corner, number ${at}`)
      const post = page.getByRole('button', { name: 'Post', exact: true })
      await post.evaluate((element) => element.scrollIntoView({ block: 'center' }))
      return () => press(stage, post)
    },
    async after({ page }) {
      await page.waitForTimeout(400)
    },
  },
  {
    name: 'switch the theme',
    onPhone: false,
    async open(stage) {
      await home(stage)
      await press(stage, stage.page.getByRole('button', { name: 'Your account' }))
      await stage.page.getByRole('menuitemradio', { name: 'Dark' }).waitFor()
    },
    async round(stage, at) {
      const name = at % 2 === 0 ? 'Dark' : 'Light'
      const theme = stage.page.getByRole('menuitemradio', { name })
      return () => press(stage, theme)
    },
  },
]
