import { expect, type Page } from 'playwright/test'
import { takesOver } from './drawn.ts'
import { signUpByCall } from './new-account.ts'
import { newPerson, tiles } from './person.ts'
import { sendLogIn, sendSignUp, writeSignUp } from './sign-up-form.ts'
import { test } from './test.ts'

const way = (page: Page) => page.getByRole('main').getByRole('region', { name: /^Welcome/ })

test('V1.8 a visitor signs up on the home page, chooses topics, and gets a feed that starts with them', async ({
  page,
}) => {
  await page.goto('/login/')
  await expect(page.getByRole('main').getByLabel('Email')).toBeVisible()
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Find your next idea.')
  await expect(tiles(page).first()).toBeVisible()
  const form = way(page)
  await expect(form.getByLabel('Email')).toBeVisible()
  await expect(form.getByLabel('Email')).not.toBeFocused()
  await writeSignUp(page, form, newPerson())
  const registered = page.waitForRequest(/UserRegisterResource/)
  await sendSignUp(form)
  expect((await registered).postDataJSON()).toMatchObject({ signup_source: 'homePage' })
  await expect(page.getByRole('button', { name: 'Your account' })).toBeVisible()
  const choice = page.getByRole('form', { name: 'What do you like?' })
  await choice.getByRole('button', { name: 'Gardening' }).click()
  await choice.getByRole('button', { name: 'Animals' }).click()
  await choice.getByRole('button', { name: 'Travel' }).click()
  const before = await tiles(page).allInnerTexts()
  await choice.getByRole('button', { name: 'Show my ideas' }).click()
  await expect(choice).toBeHidden()
  const step = page.getByRole('dialog', { name: 'Add your name and photo' })
  await expect(step.getByRole('button', { name: 'Add photo' })).toBeVisible()
  await step.getByLabel('Name', { exact: true }).fill('Rosa Lind')
  await step.getByRole('button', { name: 'Continue' }).click()
  await expect(step).toBeHidden()
  await expect(tiles(page).first()).toBeVisible()
  expect(await tiles(page).allInnerTexts()).not.toEqual(before)
  await page.reload()
  await expect(tiles(page).first()).toBeVisible()
  await expect(choice).toBeHidden()
})

test('a member logs in on the home page without a page load, and with their password only when they return', async ({
  page,
}) => {
  await page.goto('/')
  await page.evaluate(() => Reflect.set(window, 'stillHere', true))
  await way(page).getByRole('button', { name: 'Log in' }).click()
  const logIn = page.getByRole('main').getByRole('region', { name: 'Log in to see more' }).first()
  await sendLogIn(logIn, { email: 'mira@demo.test', password: 'tessera-demo' })
  await expect(page.getByRole('button', { name: 'Your account' })).toBeVisible()
  await expect(page).toHaveURL('/')
  expect(await page.evaluate(() => 'stillHere' in window)).toBe(true)
  await page.getByRole('button', { name: 'Your account' }).click()
  await page.getByRole('menuitem', { name: 'Log out' }).click()
  await expect(page.getByRole('banner').getByRole('button', { name: 'Log in' })).toBeVisible()
  await page.goto('/')
  const form = way(page)
  await expect(form.getByRole('heading')).toHaveText('Welcome back, Mira!')
  await form.getByLabel('Password', { exact: true }).fill('tessera-demo')
  await form.getByRole('button', { name: 'Log in', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Your account' })).toBeVisible()
  await expect(tiles(page).first()).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Welcome back, Mira!' })).toBeHidden()
})

test('a topic that a member wants none of leaves their home feed, and Undo of Not for me brings a pin back in its place', async ({
  page,
}) => {
  await signUpByCall(page)
  await page.goto('/')
  await takesOver(page)
  const link = page.locator('li[data-index="2"] > a')
  const href = (await link.getAttribute('href')) ?? ''
  const pin = page.locator(`li[data-index] > a[href="${href}"]`)
  const third = tiles(page).filter({ has: page.locator(`a[href="${href}"]`) })
  await third.hover()
  await third.getByRole('button', { name: /^More/ }).click()
  await page.getByRole('menuitem', { name: 'Not for me' }).click()
  await page.getByRole('button', { name: 'Not my taste' }).click()
  await expect(pin).toHaveCount(0)
  await page
    .getByRole('region', { name: /notification/i })
    .getByRole('button', { name: 'Undo' })
    .click()
  await expect(link).toHaveAttribute('href', href)
  const furnished = tiles(page).filter({
    hasText: /\b(?:lamp|rug|cushion|bedroom|living room)/i,
    hasNotText: 'Promoted',
  })
  await expect(furnished).not.toHaveCount(0)
  await page.goto('/settings/feed/')
  const amount = page.getByRole('combobox', { name: 'How much of Home decor' })
  const tuned = page.waitForResponse(/FeedTunerResource\/update/)
  await amount.selectOption('none')
  expect((await tuned).status()).toBe(200)
  await page.goto('/')
  await takesOver(page)
  await expect(tiles(page).nth(5)).toBeVisible()
  await expect(furnished).toHaveCount(0)
})

test('on a desktop the form scrolls away with the first screen, also from over its card in a low window, and ideas take its place', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/')
  await takesOver(page)
  const email = way(page).getByLabel('Email')
  await expect(email).toBeInViewport()
  await page.mouse.wheel(0, 1000)
  await expect(email).not.toBeInViewport()
  const right = await page.evaluate(() =>
    document.elementFromPoint(1250, 500)?.closest('main li')?.hasAttribute('data-index'),
  )
  expect(right).toBe(true)
  await page.setViewportSize({ width: 1280, height: 720 })
  await page.evaluate(() => scrollTo(0, 0))
  await email.hover()
  // The card scrolls first, until it is at its end.
  await expect(async () => {
    await page.mouse.wheel(0, 600)
    expect(await page.evaluate(() => scrollY)).toBeGreaterThan(0)
  }).toPass({ timeout: 10_000 })
})

for (const width of [1280, 1440])
  test(`the form on a visitor’s home causes no layout shift at ${width}`, async ({ browser }) => {
    const context = await browser.newContext({ viewport: { width, height: 900 } })
    const page = await context.newPage()
    await page.addInitScript(() => {
      Object.assign(window, { shifted: 0 })
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          if ('value' in entry && 'shifted' in window && typeof entry.value === 'number')
            Object.assign(window, { shifted: Number(window.shifted) + entry.value })
      }).observe({ type: 'layout-shift', buffered: true })
    })
    await page.goto('/')
    await expect(way(page).getByLabel('Email')).toBeVisible()
    await page.waitForLoadState('networkidle')
    // A typeface that arrives after the first paint may move a word by a pixel.
    const shifted = await page.evaluate(() => ('shifted' in window ? Number(window.shifted) : 1))
    expect(shifted).toBeLessThan(0.005)
    await context.close()
  })

test('on a phone pictures come first, and sign-up opens as a sheet once they are scrolled past', async ({
  browser,
}) => {
  const viewport = { width: 390, height: 844 }
  const context = await browser.newContext({ viewport, hasTouch: true, isMobile: true })
  const page = await context.newPage()
  await page.goto('/')
  await expect(tiles(page).nth(3)).toBeInViewport()
  await expect(page.getByRole('heading')).toHaveCount(1)
  await expect(page.getByRole('banner').getByRole('button', { name: 'Log in' })).toBeVisible()
  await page.evaluate(() => scrollTo(0, 2 * innerHeight))
  const sheet = page.getByRole('dialog', { name: /^Welcome/ })
  await expect(sheet.getByLabel('Email')).toBeVisible()
  expect((await sheet.boundingBox())?.y).toBeGreaterThan(30)
  await sheet.getByRole('button', { name: 'Close' }).click()
  await page.evaluate(() => scrollTo(0, 4 * innerHeight))
  await expect(tiles(page).last()).toBeVisible()
  await expect(sheet).toBeHidden()
  await page.getByRole('button', { name: 'Sign up' }).click()
  await expect(sheet.getByLabel('Email')).toBeVisible()
  await context.close()
})

test('the animation of a visitor’s home can be paused and does not run with reduced motion', async ({
  browser,
}) => {
  const running = (page: Page) =>
    page.evaluate(
      () => document.getAnimations().filter((each) => each.playState === 'running').length,
    )
  const context = await browser.newContext({ reducedMotion: 'no-preference' })
  const page = await context.newPage()
  await page.goto('/')
  await expect(tiles(page).first()).toBeVisible()
  await expect(way(page).getByLabel('Email')).toBeVisible()
  await expect.poll(() => running(page)).toBeGreaterThan(0)
  await page.getByRole('button', { name: 'Stop animation' }).click()
  await expect.poll(() => running(page)).toBe(0)
  await context.close()
  const calm = await browser.newContext({ reducedMotion: 'reduce' })
  const still = await calm.newPage()
  await still.goto('/')
  await expect(tiles(still).first()).toBeVisible()
  await expect(way(still).getByLabel('Email')).toBeVisible()
  expect(await running(still)).toBe(0)
  await expect(still.getByRole('button', { name: 'Stop animation' })).toBeHidden()
  await calm.close()
})

test('a visitor can sign up on the home page by keyboard alone', async ({ page }) => {
  await page.goto('/')
  const email = way(page).getByLabel('Email')
  await expect(email).toBeVisible()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await expect(email).toBeFocused()
  await page.keyboard.type('mira@demo.test')
  await page.keyboard.press('Tab')
  await page.keyboard.type('tessera-demo')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Your account' })).toBeVisible()
})

test('an unknown topic leads to the ideas, where a visitor opens a topic, follows it by signing up, and finds it among their interests', async ({
  page,
}) => {
  await page.goto('/ideas/unicorns/')
  await expect(page).toHaveURL(/\/ideas\/(\?.*)?$/)
  const topics = page.getByRole('list', { name: 'Topics' })
  await expect(topics.getByRole('link').first().locator('img')).toBeVisible()
  await topics.getByRole('link', { name: 'Travel' }).click()
  await expect(page).toHaveURL('/ideas/travel/')
  await expect(page).toHaveTitle(/^Travel/)
  await expect(tiles(page).first()).toBeVisible()
  await page.getByRole('button', { name: 'Follow Travel' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Continue with email' }).click()
  await writeSignUp(page, dialog, newPerson())
  await sendSignUp(dialog)
  await expect(page.getByRole('button', { name: 'Following Travel' })).toBeVisible()
  await page.goto('/ideas/')
  await expect(topics.getByRole('link', { name: /^Travel/ }).getByRole('img')).toBeVisible()
})
