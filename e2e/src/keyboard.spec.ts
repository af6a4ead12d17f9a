import type { Locator, Page } from 'playwright/test'
import { expect } from 'playwright/test'
import { askService } from './ask-service.ts'
import { takesOver } from './drawn.ts'
import { signUpByCall } from './new-account.ts'
import { newPerson, tiles } from './person.ts'
import { modal } from './sign-up-form.ts'
import { test } from './test.ts'

const layer = (page: Page): Locator => page.locator('[data-page-layer]')
const search = (page: Page): Locator => page.getByRole('combobox', { name: 'Search for ideas' })
const account = (page: Page): Locator => page.getByRole('button', { name: 'Your account' })
const tile = (page: Page, index: number): Locator => page.locator(`li[data-index="${index}"] > a`)
const toast = (page: Page): Locator => page.getByRole('region', { name: /notification/i })

/** Presses Tab, or Shift+Tab, until this element has a visible focus. */
async function tabTo(page: Page, target: Locator, key = 'Tab'): Promise<void> {
  for (let presses = 0; presses < 60; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) {
      await expectSeen(page)
      return
    }
    await page.keyboard.press(key)
  }
  throw new Error(`${key} does not lead to ${target}.`)
}

/** Expects the focused element to be in view with a focus ring. */
async function expectSeen(page: Page): Promise<void> {
  const focused = page.locator(':focus')
  await expect(focused).toBeInViewport()
  const ring = await focused.evaluate((element) => {
    // Some fields draw the focus ring around the whole field.
    const around = [element, element.parentElement, element.parentElement?.parentElement]
    return around.some((one) => {
      const { outlineStyle, outlineWidth } = getComputedStyle(one ?? element)
      return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2
    })
  })
  expect(ring).toBe(true)
}

async function press(page: Page, ...keys: readonly string[]): Promise<void> {
  for (const key of keys) await page.keyboard.press(key)
}

/** True when the page beneath a modal has the focus. The browser's own controls may have it. */
const focusIsOutside = (): boolean =>
  document.hasFocus() &&
  document.activeElement !== document.body &&
  document.activeElement?.closest('dialog') === null

/** Opens the account menu and chooses an item. */
async function choose(page: Page, line: Locator): Promise<void> {
  await tabTo(page, account(page), 'Shift+Tab')
  await press(page, 'Enter')
  await expect(page.getByRole('menu')).toBeVisible()
  for (let presses = 0; presses < 14; presses += 1) {
    if (await line.evaluate((element) => element === document.activeElement)) break
    await press(page, 'ArrowDown')
  }
  await expect(line).toBeFocused()
  await press(page, 'Enter')
}

test('by keyboard alone a visitor skips to content, opens a pin, goes back, searches and signs up in a modal that traps focus', async ({
  page,
}) => {
  await page.goto('/')
  await takesOver(page)
  await expect(tiles(page).first()).toBeVisible()
  await expect(page.getByRole('main').getByLabel('Email')).toBeVisible()
  await press(page, 'Tab')
  await expect(page.getByRole('button', { name: 'Skip to content' })).toBeFocused()
  await press(page, 'Enter')
  await tabTo(page, tile(page, 0))

  // Arrows follow the layout: down the column, then to the next one.
  await press(page, 'ArrowDown', 'ArrowRight')
  const opened = await page.locator(':focus').getAttribute('href')
  expect(opened).not.toBe(await tile(page, 0).getAttribute('href'))
  await press(page, 'Enter')
  await expect(layer(page).getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page).toHaveURL(opened ?? '')
  await press(page, 'Escape')
  await expect(layer(page)).toBeHidden()
  await expect(page.locator(':focus')).toHaveAttribute('href', opened ?? '')

  // The typeahead, with arrow keys.
  await tabTo(page, search(page), 'Shift+Tab')
  await page.keyboard.type('lamp')
  const lines = page.getByRole('option')
  await expect(lines.first()).toContainText('lamp')
  await press(page, 'ArrowDown')
  await expect(lines.first()).toHaveAttribute('aria-selected', 'true')
  await press(page, 'Enter')
  await expect(page).toHaveURL(/\/search\/pins\/\?q=lamp/)
  await expect(tiles(page).first()).toBeVisible()
  const products = page
    .getByRole('navigation', { name: 'Search in' })
    .getByRole('link', { name: 'Products' })
  await tabTo(page, products)
  await press(page, 'Enter')
  await expect(page).toHaveURL(/\/search\/buyable_pins\//)

  // Sign-up, from the header to the last field.
  const signUp = page.getByRole('banner').getByRole('button', { name: 'Sign up' })
  await tabTo(page, signUp, 'Shift+Tab')
  await press(page, 'Enter')
  await expect(modal(page).getByLabel('Email')).toBeFocused()
  await press(page, 'Escape')
  await expect(modal(page)).toBeHidden()
  await expect(signUp).toBeFocused()
  await press(page, 'Enter')
  await expect(modal(page).getByLabel('Email')).toBeFocused()
  const { email, password } = newPerson()
  await page.keyboard.type(email)
  await tabTo(page, modal(page).getByLabel('Password', { exact: true }))
  await page.keyboard.type(password)
  await press(page, 'Tab')
  await expect(modal(page).getByRole('button', { name: 'Show password' })).toBeFocused()
  await press(page, 'Tab')
  await page.keyboard.type('04121990')
  await expect(modal(page).getByRole('spinbutton', { name: 'Year' })).toHaveValue('1990')
  for (let stop = 0; stop < 12; stop += 1) {
    await press(page, 'Tab')
    expect(await page.evaluate(focusIsOutside)).toBe(false)
  }
  await modal(page).getByLabel('Email').focus()
  await press(page, 'Enter')
  await expect(account(page)).toBeVisible()
})

test('by keyboard alone a member saves to a new board, comments, follows, and moves pins', async ({
  page,
}) => {
  await signUpByCall(page)
  const board = await askService(page, '/resource/BoardResource/create/', { name: 'By hand' })
  await askService(page, '/resource/BoardSectionResource/create/', {
    board_id: board.id,
    name: 'Kept apart',
  })
  await page.goto('/')
  await takesOver(page)
  await expect(tiles(page).first()).toBeVisible()
  await tabTo(page, tile(page, 0))

  // B opens the picker, and Enter chooses, also among sections.
  await expect(
    tiles(page)
      .first()
      .getByRole('button', { name: /Choose board/ }),
  ).toBeAttached()
  await press(page, 'b')
  for (const title of ['Choose board', 'Choose section']) {
    await expect(modal(page).getByRole('heading', { name: title })).toBeVisible()
    const row = modal(page).getByRole('button', { name: /^Save to By hand/ })
    await expect(row).toBeVisible()
    await tabTo(page, row)
    await press(page, 'Enter')
  }
  await expect(modal(page)).toBeHidden()
  await expect(tile(page, 0)).toBeFocused()
  // Afterwards S saves there at once.
  await press(page, 'ArrowRight')
  await expect(tile(page, 1)).toBeFocused()
  const saved = page.waitForResponse((answer) => answer.url().includes('/RepinResource/'))
  await press(page, 's')
  expect((await saved).ok()).toBe(true)
  await expect(tile(page, 1)).toBeFocused()

  // On the closeup, follow the creator and write a comment.
  await press(page, 'Enter')
  const closeup = layer(page)
  await expect(closeup.getByRole('region', { name: 'Creator' })).toBeVisible()
  await tabTo(page, closeup.getByRole('button', { name: /^Follow / }))
  await press(page, 'Enter')
  await expect(closeup.getByRole('button', { name: /^Following / })).toBeFocused()
  await tabTo(page, closeup.getByRole('textbox', { name: 'Add a comment' }))
  await page.keyboard.type('Said by hand')
  await tabTo(page, closeup.getByRole('button', { name: 'Post', exact: true }))
  await press(page, 'Enter')
  await expect(closeup.getByRole('listitem').getByText('Said by hand')).toBeVisible()
  await press(page, 'Escape')
  await expect(closeup).toBeHidden()
  await expect(tile(page, 1)).toBeFocused()

  // Go to the profile and the board on it.
  await choose(page, page.getByRole('menuitem', { name: 'Your profile' }))
  const parts = page.getByRole('navigation', { name: 'Profile sections' })
  await expect(parts).toBeVisible()
  await tabTo(page, parts.getByRole('link', { name: 'Saved' }))
  await press(page, 'Enter')
  await expect(page).toHaveURL(/\?tab=saved$/)
  await tabTo(page, parts.getByRole('link', { name: 'Boards' }), 'Shift+Tab')
  await press(page, 'Enter')
  await tabTo(page, page.getByRole('link', { name: /^By hand/ }))
  await press(page, 'Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('By hand')

  // Select two pins and move them to the section.
  await expect(tile(page, 1)).toBeVisible()
  await tabTo(page, tile(page, 0))
  await press(page, 'Space', 'Shift+ArrowRight', 'm')
  const section = modal(page).getByRole('button', { name: /Kept apart/ })
  await expect(section).toBeVisible()
  await tabTo(page, section)
  await press(page, 'Enter')
  await expect(toast(page)).toContainText('2 Pins moved to Kept apart')

  // Switch to the dark theme, then log out.
  await choose(page, page.getByRole('menuitemradio', { name: 'System' }))
  await press(page, 'ArrowRight', 'ArrowRight', 'Enter')
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await choose(page, page.getByRole('menuitem', { name: 'Log out' }))
  await expect(page.getByRole('banner').getByRole('button', { name: 'Log in' })).toBeVisible()
})
