import type { Page } from 'playwright/test'
import { expect } from 'playwright/test'
import { findInOutbox, verificationLink } from './outbox.ts'
import { newPerson, openNothing, post, reloadAsMember } from './person.ts'

/** A member with an account. */
export interface Account {
  readonly email: string
  readonly password: string
}

let addresses = 0

/** Returns a fresh proxy address: too many sign-ups from one network require a captcha. */
function newAddress(): string {
  addresses += 1
  return `10.${process.pid % 250}.${addresses % 250}.1`
}

/**
 * Creates an account. The page stays without the product, so that a test pays for no page that it doesn't
 * look at: its next page is the member's, and calls can be made from inside it.
 */
export async function signUpByCall(page: Page): Promise<Account> {
  const { email, password, birthday } = newPerson()
  const made = await post(
    page,
    '/resource/UserRegisterResource/create/',
    { type: 'email', email, password, birthday: Date.parse(birthday) / 1000 },
    { 'X-Forwarded-For': newAddress() },
  )
  expect(made.status()).toBe(200)
  await openNothing(page)
  return { email, password }
}

/** Creates an account and loads the page as its member. */
export async function newAccount(page: Page): Promise<Account> {
  const account = await signUpByCall(page)
  await reloadAsMember(page)
  return account
}

/** Creates an account with a verified email address; as `signUpByCall`, it opens no page. */
export async function signUpVerified(page: Page): Promise<Account> {
  const person = await signUpByCall(page)
  const link = await findInOutbox(page.request, person.email, verificationLink)
  const token = new URLSearchParams(new URL(link).hash.slice(1)).get('token')
  const verified = await post(page, '/v3/users/email/verify/', { token })
  expect(verified.status()).toBe(200)
  return person
}

/** Creates an account, and verifies its email address on the page of the link in the message. */
export async function newVerifiedAccount(page: Page): Promise<Account> {
  const person = await signUpByCall(page)
  await page.goto(await findInOutbox(page.request, person.email, verificationLink))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Email confirmed')
  return person
}

/** Expects a logged-in member. */
export async function expectIn(page: Page): Promise<void> {
  await expect(page.getByRole('button', { name: 'Your account' })).toBeVisible()
}

/** Expects a visitor. */
export async function expectOut(page: Page): Promise<void> {
  await expect(
    page.getByRole('link', { name: 'Log in' }).or(logInButton(page)).first(),
  ).toBeVisible()
  await expect(page.getByRole('button', { name: 'Your account' })).toBeHidden()
}

const logInButton = (page: Page) => page.getByRole('button', { name: 'Log in' })

/** Logs in on the log-in page, which is opened unless it is there. */
export async function logInByHand(
  page: Page,
  { email, password }: Account,
  place: 'log-in' | 'here' = 'log-in',
): Promise<void> {
  if (place === 'log-in') await page.goto('/login/')
  const form = page.locator('main form')
  await expect(form.getByLabel('Password', { exact: true })).toBeVisible()
  // A returning visitor isn't asked for their email.
  const address = form.getByRole('textbox', { name: 'Email' })
  if (await address.isVisible()) await address.fill(email)
  else await expect(page.getByText(email)).toBeVisible()
  await form.getByLabel('Password', { exact: true }).fill(password)
  await form.getByRole('button', { name: 'Log in' }).click()
}

/**
 * Ends a session in the browser alone, as if it had expired, without a page: the next page is a returning
 * visitor's. Logging out by hand loads the home page.
 */
export const loseSession = (page: Page): Promise<void> =>
  page.context().clearCookies({ name: '__Host-session' })

/** Logs out through the account menu. */
export async function logOutByHand(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Your account' }).click()
  await page.getByRole('menuitem', { name: 'Log out' }).click()
  await expectOut(page)
}
