import { topics } from '@tessera/contracts/topics'
import { type Browser, expect, type Page } from 'playwright/test'
import { barriers } from './accessible.ts'
import { go, settled } from './look-at.ts'
import { post } from './person.ts'
import { productOrigin } from './product.ts'
import { test } from './test.ts'
import { cutTexts, untranslatedTexts } from './texts-on-screen.ts'

/** A screen of the product, by marks that are the same in every language. */
interface Screen {
  readonly path: string
  readonly shows: string
  /** Pressed once the page shows; Escape closes what it opens. */
  readonly press?: string
}

/** The brand, and topics, which the service names. */
const names = ['Tessera', ...topics.map(({ name }) => name)]

const pins = 'main [data-act="open"]'
const title = 'main h1, main h2'

const ofVisitor: readonly Screen[] = [
  { path: '/', shows: pins },
  { path: '/search/pins/?q=green', shows: pins },
  { path: '/ideas/', shows: 'main li img' },
  { path: '/login/', shows: 'main form' },
]

const ofMember: readonly Screen[] = [
  { path: '/', shows: pins, press: '[data-act="choose"]' },
  { path: '/mira_okafor/quiet-corners/', shows: pins },
  { path: '/mira_okafor/', shows: 'main li img' },
  { path: '/notifications/', shows: title },
  { path: '/settings/security/', shows: 'main input' },
  { path: '/pin-builder/', shows: 'main textarea' },
]

const ofBusiness: readonly Screen[] = [
  { path: '/advertiser/', shows: 'main figure' },
  { path: '/', shows: pins, press: 'main [data-act="open"]' },
]

interface Reader {
  readonly locale: 'ar-XB' | 'en-XA'
  readonly width: number
  readonly textSize: number
}

async function open(browser: Browser, { locale, width, textSize }: Reader): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width, height: 844 },
    isMobile: width === 390,
    hasTouch: width === 390,
    reducedMotion: 'reduce',
  })
  await context.addCookies([{ name: 'locale', value: locale, url: productOrigin }])
  await context.addInitScript((size) => {
    const grow = () => document.documentElement?.style.setProperty('font-size', `${size}%`)
    grow()
    document.addEventListener('DOMContentLoaded', grow)
  }, textSize)
  return context.newPage()
}

/** Checks what is on the screen, wherever the words come from. */
async function check(page: Page, { locale }: Reader, name: string): Promise<void> {
  const seen = await page.evaluate(() => ({
    direction: document.documentElement.dir,
    sideways: document.documentElement.scrollWidth - document.documentElement.clientWidth,
    logo: document.querySelector('header a')?.getBoundingClientRect().left ?? 0,
    middle: innerWidth / 2,
  }))
  const turned = locale === 'ar-XB'
  expect.soft(seen.direction, name).toBe(turned ? 'rtl' : 'ltr')
  expect.soft(seen.logo > seen.middle, `${name}: the logo is at the start`).toBe(turned)
  expect.soft(seen.sideways, `${name} is wider than the screen`).toBeLessThanOrEqual(0)
  expect.soft(await page.evaluate(cutTexts), `${name}: text is cut off`).toEqual([])
  const plain = await page.evaluate(untranslatedTexts, names)
  expect.soft(plain, `${name}: text that is not translated`).toEqual([])
  expect.soft(await barriers(page), name).toEqual([])
}

async function walk(page: Page, reader: Reader, screens: readonly Screen[]): Promise<void> {
  await page.goto('/')
  for (const { path, shows, press } of screens) {
    await test.step(`${path} ${press ?? ''}`, async () => {
      await go(page, path)
      await expect(page.locator(shows).first()).toBeVisible()
      if (press !== undefined) {
        await page.locator(press).first().dispatchEvent('click')
        await expect(page.locator('dialog[open], [data-page-layer]').first()).toBeVisible()
      }
      await settled(page)
      await check(page, reader, `${path} ${press ?? ''}`)
      if (press !== undefined) await page.keyboard.press('Escape')
    })
  }
}

async function logIn(page: Page, username_or_email: string): Promise<void> {
  const [locale] = await page
    .context()
    .cookies()
    .then((all) => all.filter(({ name }) => name === 'locale'))
  await page.context().clearCookies()
  if (locale !== undefined) await page.context().addCookies([locale])
  const password = 'tessera-demo'
  await post(page, `${productOrigin}/resource/UserSessionResource/create/`, {
    username_or_email,
    password,
  })
}

const readers: readonly (Reader & { readonly title: string })[] = [
  { title: 'from right to left', locale: 'ar-XB', width: 834, textSize: 100 },
  { title: 'in longer words and at 200 % on a phone', locale: 'en-XA', width: 390, textSize: 200 },
]

for (const reader of readers)
  test(`twelve surfaces ${reader.title} are translated, whole, mirrored and accessible`, async ({
    browser,
  }) => {
    const page = await open(browser, reader)
    await walk(page, reader, ofVisitor)
    await logIn(page, 'mira@demo.test')
    await walk(page, reader, ofMember)
    await logIn(page, 'studio@demo.test')
    await walk(page, reader, ofBusiness)
    await page.context().close()
  })
