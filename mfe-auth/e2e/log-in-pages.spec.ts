import { go } from '@tessera/e2e/look-at'
import { expectIn, logOutByHand, loseSession, signUpByCall } from '@tessera/e2e/new-account'
import { logIn, newPerson } from '@tessera/e2e/person'
import { sendLogIn, sendSignUp, writeSignUp } from '@tessera/e2e/sign-up-form'
import { expect, test } from '@tessera/e2e/test'

const demo = { email: 'jonas@demo.test', password: 'tessera-demo' }

test('V2.44 log-in and sign-up pages link to each other, keep the target page, and survive a reload', async ({
  page,
}) => {
  await page.goto('/login/?next=%2Fsearch%2Fpins%2F%3Fq%3Dlinen')
  const main = page.getByRole('main')
  await main.getByLabel('Email').fill('somebody@mail.test')
  await main.getByRole('link', { name: 'Sign up now' }).click()
  await expect(page).toHaveURL('/signup/?next=%2Fsearch%2Fpins%2F%3Fq%3Dlinen')
  await expect(main.getByLabel('Email')).toHaveValue('somebody@mail.test')
  await page.reload()
  await expect(main.getByRole('button', { name: 'Continue', exact: true })).toBeVisible()
  await writeSignUp(page, main, newPerson())
  await sendSignUp(main)
  await expect(page).toHaveURL('/search/pins/?q=linen')
  await expectIn(page)
  await page.goto('/login/')
  await expect(page).toHaveURL('/')
})

test('log-in never redirects out of the product, and neither does the page of somebody who is logged in', async ({
  page,
}) => {
  const address = (next: string) => `/login/?${new URLSearchParams({ next })}`
  await page.goto(address('//evil.example/'))
  await sendLogIn(page.getByRole('main'), demo)
  await expectIn(page)
  await expect(page).toHaveURL('/')
  for (const next of [
    '//evil.example/',
    '%2F%2Fevil.example/',
    '/%252fevil.example/',
    '\\\\evil.example',
    'https:evil.example',
    'https://demo.test@evil.example/',
    'javascript:alert(1)',
  ])
    await test.step(next, async () => {
      await go(page, address(next))
      await expect(page).toHaveURL('/')
    })
})

test('V2.45 an error code is removed from the URL at once; a soft-ban code opens its dialog', async ({
  page,
}) => {
  await page.goto('/login/?aec=97&next=%2Fpin-builder%2F')
  await expect(page).toHaveURL('/login/?next=%2Fpin-builder%2F')
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('We protected your account')
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('main').getByLabel('Email')).toBeVisible()
  await page.goto('/login/?aec=98')
  await expect(page).toHaveURL('/login/')
  await expect(dialog).toBeHidden()
})

test("V2.14 V2.16 a returning visitor is welcomed back, and 'Not you?' forgets them", async ({
  page,
}) => {
  const { password, email } = demo
  await page.goto('/login/')
  const main = page.getByRole('main')
  await sendLogIn(main, demo)
  await expectIn(page)
  await logOutByHand(page)
  await page.goto('/login/')
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(/^Welcome back, .+!$/)
  await expect(main).toContainText(email)
  await expect(main.getByLabel('Password', { exact: true })).toBeFocused()
  await page.keyboard.type(password)
  await page.keyboard.press('Enter')
  await expectIn(page)
  await loseSession(page)
  await page.goto('/login/')
  await main.getByRole('button', { name: 'Not you? Log in with a different account' }).click()
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Log in to see more')
  await expect(main.getByLabel('Email')).toHaveValue('')
  await expect(async () => {
    await page.goto('/login/')
    await expect(main.getByLabel('Email')).toBeVisible({ timeout: 2_000 })
  }).toPass()
})

test('V2.11 V2.37 the business log-in page links to personal log-in and to business sign-up', async ({
  page,
}) => {
  await page.goto('/business/login/')
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(
    'Log in to your business account',
  )
  await expect(main.locator('section').first()).toHaveCSS('width', '480px')
  await main.getByRole('link', { name: 'Log in to a personal account' }).click()
  await expect(page).toHaveURL('/login/')
  await page.goBack()
  await main.getByRole('link', { name: 'Create one for free' }).click()
  await expect(page).toHaveURL('/business/create/')
  const person = newPerson()
  await main.getByLabel('Business name').fill('Studio Mornings')
  await writeSignUp(page, main, person)
  await main.getByRole('button', { name: 'Create account' }).click()
  await expectIn(page)
  await expect(page.getByRole('link', { name: 'Business' })).toBeVisible()
  await page.context().clearCookies()
  await page.goto('/business/login/?next=%2Fadvertiser%2F')
  await sendLogIn(main, person)
  await expect(page).toHaveURL('/advertiser/')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Studio Mornings')
})

test('V2.38 a member converts their account to a business account and continues', async ({
  page,
}) => {
  await signUpByCall(page)
  await page.goto('/business/create/?next=%2Fadvertiser%2F')
  await expect(page).toHaveURL('/business/convert/?next=%2Fadvertiser%2F')
  await page.getByLabel('Business name').fill('Studio Evenings')
  await page.getByRole('button', { name: 'Convert' }).click()
  await expect(page).toHaveURL('/advertiser/')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Studio Evenings')
})

test('the account menu leads to the settings, and from one section to the next', async ({
  page,
}) => {
  await logIn(page, demo.email)
  await page.getByRole('button', { name: 'Your account' }).click()
  await page.getByRole('menuitem', { name: 'Settings' }).click()
  const sections = page.getByRole('navigation', { name: 'Settings' })
  await sections.getByRole('link', { name: 'Security' }).click()
  await expect(page).toHaveURL('/settings/security/')
  await sections.getByRole('link', { name: 'Trash' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Trash' })).toBeVisible()
  await expect(sections.locator('[aria-current]')).toHaveText('Trash')
})
