import { bootElementId } from '@tessera/contracts/boot-element'
import type { APIResponse, Browser, BrowserContext, Page } from 'playwright/test'
import { expect } from 'playwright/test'
import { leave, newPerson, post } from './person.ts'
import { productOrigin } from './product.ts'
import { test } from './test.ts'

/** A member with an account, and what others see of it. */
interface Member {
  readonly email: string
  readonly password: string
  readonly id: string
  readonly username: string
  readonly full_name: string
}

let members = 0

/** Sends a call with the cookies of a browser that may have no page yet. */
async function send({ request }: BrowserContext, path: string, data: object) {
  members += 1
  // A fresh network address: too many sign-ups from one require a captcha.
  const address = `10.${process.pid % 250}.${members % 250}.2`
  const headers = { Origin: productOrigin, 'X-Forwarded-For': address }
  return (await request.post(path, { headers, data })).json()
}

/** Signs up a member in a browser. */
async function signUp(context: BrowserContext, full_name = 'Ana Ash'): Promise<Member> {
  const { email, password, birthday } = newPerson()
  const { resource_response } = await send(context, '/resource/UserRegisterResource/create/', {
    type: 'email',
    email,
    password,
    birthday: Date.parse(birthday) / 1000,
  })
  await send(context, '/resource/UserSettingsResource/update/', { full_name })
  const { id, username } = resource_response.data.user
  return { email, password, id, username, full_name }
}

/** Signs up a member in a browser of their own. */
async function signUpElsewhere(browser: Browser, full_name = 'Ben Bay'): Promise<Member> {
  const context = await browser.newContext({ baseURL: productOrigin })
  const member = await signUp(context, full_name)
  await context.close()
  return member
}

const switchBy = (page: Page, { id }: Member) =>
  post(page, '/resource/UserSessionResource/create/', { switch_to: id, switch_account: true })

const addBy = (page: Page, { email, password }: Member) =>
  post(page, '/resource/UserSessionResource/create/', {
    username_or_email: email,
    password,
    switch_account: true,
  })

/**
 * Switches without a page of the former account: a call of that page would be refused, and the page would
 * load itself again while the test opens the next one.
 */
async function switchUnseen(page: Page, change: () => Promise<APIResponse>): Promise<void> {
  await leave(page)
  expect((await change()).ok()).toBe(true)
}

const menuButton = (page: Page) => page.getByRole('button', { name: 'Your account' })
const row = (page: Page, name: string | RegExp) => page.getByRole('menuitem', { name })
const accountRow = (page: Page, { full_name }: Member) => row(page, new RegExp(`^${full_name}`))
const dialog = (page: Page) => page.locator('dialog[open]')

const about = (page: Page) => page.getByRole('textbox', { name: 'About' })

async function openMenu(page: Page): Promise<void> {
  await menuButton(page).click()
  await expect(page.getByRole('menu')).toBeVisible()
}

/** Expects the page to be one member's: their own row leads the menu. */
async function expectAs(page: Page, { full_name, username }: Member): Promise<void> {
  // A tab that follows loads a new document.
  const shown = () =>
    page.evaluate((id) => document.getElementById(id)?.textContent ?? '', bootElementId)
  await expect.poll(() => shown().catch(() => '')).toContain(`"username":"${username}"`)
  await openMenu(page)
  await expect(row(page, `${full_name} Your profile`)).toHaveAttribute('href', `/${username}/`)
  await page.keyboard.press('Escape')
}

/** Logs in to a second account through the menu. */
async function addAccount(page: Page, { email, password }: Member): Promise<void> {
  await openMenu(page)
  await row(page, 'Add account').click()
  await expect(dialog(page)).toContainText(
    'Have another account? Log in to easily switch between them',
  )
  // The dialog grows once it knows the other ways to log in.
  await expect(dialog(page).getByRole('button', { name: 'Log in with a passkey' })).toBeVisible()
  await dialog(page).getByLabel('Email').fill(email)
  await dialog(page).getByLabel('Password', { exact: true }).fill(password)
  await dialog(page).getByRole('button', { name: 'Log in', exact: true }).click()
}

/** Returns what the tab keeps of an account, by key and content, besides the stored accounts. */
const traces = (page: Page, ...words: readonly string[]) =>
  page.evaluate((wanted) => {
    const all = [localStorage, sessionStorage].flatMap((storage) => Object.entries(storage))
    return all
      .filter(([key]) => key !== 'tessera.accounts')
      .filter((pair) => wanted.some((word) => pair.join(' ').includes(word)))
      .map(([key]) => key)
  }, words)

test('V2.29 V2.36 V6.3 another account is added over the page, and closing the log-in resumes the switcher', async ({
  page,
  browser,
}) => {
  const [ana, ben] = [await signUp(page.context()), await signUpElsewhere(browser)]
  await page.goto('/settings/profile/')
  await addAccount(page, ben)
  await expect(page).toHaveURL(`${productOrigin}/`)
  await expectAs(page, ben)
  const stored = await page.evaluate(() => localStorage.getItem('tessera.accounts') ?? '')
  expect(Object.keys(JSON.parse(stored)).toSorted()).toEqual([ana.id, ben.id].toSorted())

  await page.goto('/add-account/')
  await expect(page.getByText('Have another account?')).toBeVisible()
  await page.locator('main').getByRole('button', { name: 'Close' }).click()
  await expect(dialog(page)).toContainText('Your accounts')
  await expect(page).toHaveURL(`${productOrigin}/`)
  await dialog(page)
    .getByRole('button', { name: `Switch to ${ana.full_name}` })
    .click()
  await expect(page).toHaveURL(`${productOrigin}/${ana.username}/`)
  await expectAs(page, ana)

  const cat = await signUpElsewhere(browser, 'Cat Cole')
  await page.goto('/add-account/')
  const form = page.locator('main form')
  await form.getByLabel('Email').fill(cat.email)
  await form.getByLabel('Password', { exact: true }).fill(cat.password)
  await form.getByRole('button', { name: 'Log in', exact: true }).click()
  await expect(page).toHaveURL(`${productOrigin}/`)
  await expectAs(page, cat)
})

test('V2.49 switching back and forth leads to the profile, other tabs follow at once, and drafts stay with their account', async ({
  page,
  browser,
}) => {
  const [ana, ben] = [await signUp(page.context()), await signUpElsewhere(browser)]
  await addBy(page, ben)
  await switchBy(page, ana)
  await page.goto('/settings/profile/')
  const [idle, writing] = [await page.context().newPage(), await page.context().newPage()]
  await idle.goto(`/${ana.username}/`)
  await writing.goto('/settings/profile/')
  await about(writing).fill('Only Ana says this')

  await openMenu(page)
  await accountRow(page, ben).click()
  await expect(page).toHaveURL(`${productOrigin}/${ben.username}/`)
  await expect(page.getByText(`Now using ${ben.full_name}.`)).toBeVisible()
  await expectAs(page, ben)
  await expectAs(idle, ben)

  // A tab with unsaved input is covered, and asks before it leaves it.
  await expect(dialog(writing)).toContainText(`You're using ${ben.full_name} now`)
  await dialog(writing)
    .getByRole('button', { name: `Continue as ${ben.full_name}` })
    .click()
  await expect(writing.getByLabel('Name', { exact: true })).toHaveValue(ben.full_name)
  await expect(about(writing)).toHaveValue('')
  expect(await traces(writing, 'Only Ana says this')).toEqual([
    `tessera.drafts.profile.${ana.id}.${ana.id}`,
  ])

  // The same tab asks by itself before it switches away from unsaved input.
  await about(writing).fill('Only Ben says this')
  await openMenu(writing)
  await accountRow(writing, ana).click()
  await expect(dialog(writing)).toContainText(`Switch to ${ana.full_name}?`)
  await dialog(writing).getByRole('button', { name: 'Switch', exact: true }).click()
  await expect(writing).toHaveURL(`${productOrigin}/${ana.username}/`)
  await writing.goto('/settings/profile/')
  await expect(about(writing)).toHaveValue('Only Ana says this')
  await expectAs(page, ana)
})

test('a tab with unsaved input can switch back, and goes on where it was', async ({
  page,
  browser,
}) => {
  const [ana, ben] = [await signUp(page.context()), await signUpElsewhere(browser)]
  await addBy(page, ben)
  await switchBy(page, ana)
  await page.goto('/settings/profile/')
  await about(page).fill('Written by Ana')
  const other = await page.context().newPage()
  await other.goto('/')
  await openMenu(other)
  await accountRow(other, ben).click()
  await expect(other).toHaveURL(`${productOrigin}/${ben.username}/`)
  await dialog(page)
    .getByRole('button', { name: `Switch back to ${ana.full_name}` })
    .click()
  await expect(dialog(page)).toHaveCount(0)
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Profile saved')).toBeVisible()
  await expectAs(other, ana)
})

test('a tab that missed a switch changes nothing as the other account, and follows', async ({
  page,
  browser,
}) => {
  const [ana, ben] = [await signUp(page.context()), await signUpElsewhere(browser)]
  await addBy(page, ben)
  await switchBy(page, ana)
  await page.goto(`/${ana.username}/`)
  await page.getByRole('button', { name: 'Create board' }).first().click()
  await dialog(page).getByLabel('Name').fill('Kitchen of Ana')
  // The answer is read before the tab follows, which ends its document.
  const codes: unknown[] = []
  await page.route(/BoardResource\/create/, async (route) => {
    // Before the press, any other call of the page might find out, and the tab would follow too early.
    expect((await switchBy(page, ben)).ok()).toBe(true)
    // Without the cookies from before the switch, which name a session that has ended: it gets the new ones.
    const { cookie: _, ...headers } = route.request().headers()
    const response = await route.fetch({ headers })
    codes.push((await response.json()).resource_response.error?.code)
    await route.fulfill({ response })
  })
  await dialog(page)
    .getByRole('button', { name: /^Create/ })
    .click()
  await expect.poll(() => codes).toEqual(['session-changed'])
  await expectAs(page, ben)
  await page.goto(`/${ben.username}/`)
  await expect(page.getByText('Kitchen of Ana')).toHaveCount(0)
})

test('logging out of an account continues as the next one, and removing and logging out of all leave nothing behind', async ({
  page,
  browser,
}) => {
  const [ana, ben] = [await signUp(page.context()), await signUpElsewhere(browser)]
  const cat = await signUpElsewhere(browser, 'Cat Cole')
  await addBy(page, ben)
  await addBy(page, cat)
  for (const member of [ben, ana]) {
    await switchUnseen(page, () => switchBy(page, member))
    await page.goto('/')
    await expectAs(page, member)
  }
  await openMenu(page)
  await row(page, 'Manage accounts').click()
  await dialog(page)
    .getByRole('button', { name: `Remove ${cat.full_name} from this device` })
    .click()
  await dialog(page).getByRole('button', { name: 'Remove', exact: true }).click()
  await expect(page.getByText(`${cat.full_name} was removed from this device.`)).toBeVisible()
  expect((await switchBy(page, cat)).status()).toBe(401)
  await page.keyboard.press('Escape')

  await openMenu(page)
  await expect(row(page, /^Log out You'll continue as/)).toContainText(ben.full_name)
  await row(page, /^Log out You'll continue as/).click()
  await expect(page.getByText(`You've logged out. Now using ${ben.full_name}.`)).toBeVisible()
  await expectAs(page, ben)
  expect(await page.evaluate(() => localStorage.getItem('tessera.accounts'))).not.toContain(ana.id)
  expect((await switchBy(page, ana)).status()).toBe(401)

  await switchUnseen(page, () => addBy(page, ana))
  await page.goto('/')
  await openMenu(page)
  await row(page, 'Log out of all accounts').click()
  await expect(page.getByText("You've logged out of all accounts.")).toBeVisible()
  await expect(menuButton(page)).toHaveCount(0)
  expect(await page.evaluate(() => localStorage.getItem('tessera.accounts'))).toBeNull()
  expect((await switchBy(page, ben)).status()).toBe(401)
})

test('an account whose session was ended elsewhere asks for its password, in place', async ({
  page,
  browser,
}) => {
  const [ana, ben] = [await signUp(page.context()), await signUpElsewhere(browser)]
  await page.goto('/')
  await expectAs(page, ana)
  await switchUnseen(page, () => addBy(page, ben))
  await page.goto('/')
  const context = await browser.newContext()
  const elsewhere = await context.newPage()
  await addBy(elsewhere, ana)
  await elsewhere.goto('/settings/security/')
  await expect(elsewhere.getByText('Waits while another account is in use')).toBeVisible()
  await elsewhere.getByRole('button', { name: 'Log out everywhere' }).click()
  const everywhere = elsewhere.getByRole('dialog')
  await everywhere.getByRole('checkbox', { name: 'Stay logged in on this device' }).check()
  await everywhere.getByRole('button', { name: 'Log out everywhere' }).click()
  await expect(elsewhere.getByText("You're not logged in anywhere else.")).toBeVisible()
  await context.close()

  await openMenu(page)
  await expect(accountRow(page, ana)).toContainText('Enter password to switch')
  await accountRow(page, ana).click()
  await expect(dialog(page)).toContainText(`Enter the password of ${ana.email}`)
  await dialog(page).getByLabel('Password', { exact: true }).fill(ana.password)
  await dialog(page).getByRole('button', { name: 'Log in', exact: true }).click()
  await expect(page).toHaveURL(`${productOrigin}/`)
  await expectAs(page, ana)
})

test('what a tab keeps belongs to one account, by its key', async ({ page, browser }) => {
  const [ana, ben] = [await signUp(page.context()), await signUpElsewhere(browser)]
  await addBy(page, ben)
  await switchBy(page, ana)
  await page.goto('/')
  const search = page.getByRole('combobox', { name: /search/i })
  await search.fill('green ana')
  await search.press('Enter')
  await expect(page).toHaveURL(/green(\+|%20)ana/)
  await page.goto('/pin-builder/')
  await page.getByLabel('Title').fill('A title of Ana')
  await openMenu(page)
  await accountRow(page, ben).click()
  await expectAs(page, ben)
  for (const key of await traces(
    page,
    'green ana',
    'A title of Ana',
    ana.id,
    ana.username,
    ana.email,
  ))
    expect(key).toContain(`.${ana.id}`)
  await page.goto('/pin-builder/')
  await expect(page.getByLabel('Title')).toHaveValue('')
  await page.goto('/')
  await search.click()
  await expect(page.getByText('green ana')).toHaveCount(0)
})
