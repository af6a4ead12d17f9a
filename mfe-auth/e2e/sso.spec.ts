import { join } from 'node:path'
import { root } from '@tessera/commands/root'
import { runProgram } from '@tessera/commands/run-program'
import { expectIn, expectOut } from '@tessera/e2e/new-account'
import { post } from '@tessera/e2e/person'
import { dataFolder, productOrigin, productPort } from '@tessera/e2e/product'
import { writeBirthday } from '@tessera/e2e/sign-up-form'
import { type BrowserContext, expect, type Page, test } from '@tessera/e2e/test'

/** The stand-in of the companies, beside the product. */
const standIn = `http://localhost:${productPort + 98}`

const form = (page: Page) => page.locator('main form')
const continueWithSso = (page: Page) =>
  form(page).getByRole('button', { name: 'Continue with SSO' })

/** Types an email into the log-in form, until the button offers SSO. */
async function typeEmail(page: Page, email: string): Promise<void> {
  await page.goto('/login/')
  await form(page).getByRole('textbox', { name: 'Email' }).fill(email)
  await expect(continueWithSso(page)).toBeVisible()
  await expect(form(page).getByLabel('Password', { exact: true })).toBeHidden()
}

/** Presses 'Continue with SSO', and returns the company's window once it shows its people. */
async function pressed(page: Page, company: string): Promise<Page> {
  const [popup] = await Promise.all([page.waitForEvent('popup'), continueWithSso(page).click()])
  await expect(popup.getByRole('heading', { name: company })).toBeVisible()
  return popup
}

/** Opens the sign-up page of a company's new person and fills it in, up to the window. */
async function wantsAccount(page: Page, company: string, email: string): Promise<Page> {
  await typeEmail(page, email)
  await continueWithSso(page).click()
  await expect(page).toHaveURL(/\/signup\/sso-business-account\/$/)
  const address = form(page).getByRole('textbox', { name: 'Email' })
  await expect(address).toHaveValue(email)
  await expect(address).toHaveAttribute('readonly')
  await expect(continueWithSso(page)).toBeVisible()
  await form(page).getByLabel('Business name').fill(`${company} Tools`)
  await writeBirthday(page, form(page), '1990-04-12')
  return pressed(page, company)
}

/** Signs up through a company. */
async function signUp(page: Page, company: string, name: string, email: string): Promise<void> {
  const popup = await wantsAccount(page, company, email)
  await popup.getByRole('button', { name }).click()
  await expectIn(page)
}

/** Runs `npm run company` on the tests' product, and returns its JSON. */
async function company(...args: readonly string[]) {
  const main = join(root, 'shared/company-cli/src/main.ts')
  const where = ['--json', '--at', productOrigin, '--data', dataFolder]
  const ran = await runProgram(process.execPath, [main, ...args, ...where])
  if (!ran.ok) throw new Error(ran.output)
  return JSON.parse(ran.printed)
}

async function newPage(context: BrowserContext | null): Promise<Page> {
  const browser = context?.browser()
  if (!browser) throw new Error('There is no browser.')
  return (await browser.newContext()).newPage()
}

test('V2.40 V4.19 V4.20 S9.13 a new person of a company signs up in its window, logs in again, and the company logs them out', async ({
  page,
  context,
}) => {
  await signUp(page, 'Acme', 'Ines Duarte', 'ines@acme.test')
  const other = await newPage(context)
  await typeEmail(other, 'ines@acme.test')
  const popup = await pressed(other, 'Acme')
  const size = await popup.evaluate(() => [innerWidth, innerHeight])
  expect(size).toEqual([600, 600])
  // The company's page can't reach the page that opened it.
  expect(await popup.evaluate(() => opener)).toBeNull()
  await popup.getByRole('button', { name: 'Ines Duarte' }).click()
  await expectIn(other)
  const left = await other.request.post(`${standIn}/acme/leave/`, { form: { person: 'ines' } })
  expect(left.ok()).toBe(true)
  for (const each of [page, other]) {
    await each.reload()
    await expectOut(each)
  }
})

test('V1.5 the people of a second company log in at theirs', async ({ page }) => {
  await signUp(page, 'Globex', 'Lena Vogt', 'lena@globex.test')
})

test('V4.21 a company speaks for nobody else, and a message of another page logs nobody in', async ({
  page,
}) => {
  const popup = await wantsAccount(page, 'Acme', 'pia@acme.test')
  await page.evaluate(() => {
    const data = { type: 'complete', state: 'x'.repeat(43), payload: { code: '1', state: '' } }
    window.postMessage(data, '*')
    new BroadcastChannel(`connect:${'x'.repeat(43)}`).postMessage(data)
  })
  await popup.getByRole('button', { name: 'Eve Outside' }).click()
  await expect(form(page).getByRole('alert')).toHaveText('Sorry! Something went wrong on our end.')
})

test('a window that is closed returns to the form, and a blocked one says so', async ({
  page,
  context,
}) => {
  const member = await newPage(context)
  await signUp(member, 'Acme', 'Omar Haddad', 'omar@acme.test')
  await typeEmail(page, 'omar@acme.test')
  const popup = await pressed(page, 'Acme')
  await popup.close()
  await expect(page.getByText('Log in with your company in the window')).toBeHidden()
  await expect(form(page).getByRole('alert')).toBeHidden()
  await page.evaluate(() => {
    window.open = () => null
  })
  await continueWithSso(page).click()
  await expect(form(page).getByRole('alert')).toHaveText('You must enable popups!')
})

test("the operator's command lists the companies, and requires single sign-on of one", async ({
  page,
}) => {
  const listed = await company('list')
  expect(listed.companies).toMatchObject([
    { name: 'acme', domains: [{ domain: 'acme.test' }] },
    { name: 'globex', domains: [{ domain: 'globex.test' }] },
  ])
  expect(await company('require', 'globex')).toMatchObject({ company: { requires_sso: true } })
  const answer = await post(page, '/resource/UserSessionResource/create/', {
    username_or_email: 'somebody@globex.test',
    password: 'a long enough secret',
  })
  expect(await answer.text()).toContain('Globex requires SSO.')
  expect(await company('require', 'globex', '--off')).toMatchObject({
    company: { requires_sso: false },
  })
})
