import { randomBytes } from 'node:crypto'
import { canaryPlace } from '@tessera/contracts/releases/canary'
import type { Browser } from 'playwright/test'
import { expect } from 'playwright/test'
import { publishBrokenCanary } from './broken-canary.ts'
import { headOf, publishChangedHead } from './canary-head.ts'
import { productOrigin } from './product.ts'
import { test } from './test.ts'

const percent = 20
const cookie = '__Host-visitor'

/** Returns the id of a visitor who gets the canary, or of one who does not. */
function visitorWith(canary: boolean): string {
  const id = randomBytes(16).toString('hex')
  return canaryPlace('shopping', id) < percent === canary ? id : visitorWith(canary)
}

async function openAs(browser: Browser, visitor: string) {
  const context = await browser.newContext({ baseURL: productOrigin, reducedMotion: 'reduce' })
  await context.addCookies([
    {
      name: cookie,
      value: visitor,
      url: productOrigin.replace('http:', 'https:'),
      secure: true,
      httpOnly: true,
    },
  ])
  const page = await context.newPage()
  await page.goto('/ideas/')
  return page
}

/** Opens documents as pages do, without running them. */
async function serve(visitor: string): Promise<string> {
  const headers = { Cookie: `${cookie}=${visitor}` }
  return (await fetch(`${productOrigin}/ideas/`, { headers })).text()
}

test('a canary that fails to load is back within ten seconds, and everybody else never saw it', async ({
  browser,
}) => {
  const { id, state } = await publishBrokenCanary('shopping', percent)
  const rollout = async () =>
    (await state()).modules.find(({ name }) => name === 'shopping')?.rollout?.build
  expect(await rollout()).toBe(id)
  await expect.poll(() => serve(visitorWith(true))).toContain(id)
  for (let at = 0; at < 15; at += 1) await serve(visitorWith(true))
  for (let at = 0; at < 80; at += 1) expect(await serve(visitorWith(false))).not.toContain(id)

  const other = await openAs(browser, visitorWith(false))
  await expect(other.getByRole('main').getByRole('listitem').first()).toBeVisible()
  const victims = Array.from({ length: 12 }, () => visitorWith(true))
  let reported = Date.now()
  for (const victim of victims) {
    if ((await rollout()) !== id) break
    const page = await openAs(browser, victim)
    const report = page.waitForResponse(/telemetry\/reports/)
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
    await report
    reported = Date.now()
    await page.context().close()
  }
  await expect.poll(rollout, { timeout: 10_000 }).toBeUndefined()
  const [victim = ''] = victims
  await expect.poll(() => serve(victim), { timeout: 10_000 }).not.toContain(id)
  expect(Date.now() - reported).toBeLessThan(10_000)
  const page = await openAs(browser, victim)
  await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible()
  const { changes, modules } = await state()
  expect(changes[0]).toMatchObject({ who: 'canary watch', module: 'shopping' })
  expect(modules.find(({ name }) => name === 'shopping')?.revoked).toContain(id)
})

test('a canary that changes a page’s head draws it in the documents of its visitors alone, without a shift', async ({
  browser,
}) => {
  const heads = { from: 'Find your next idea.', to: 'Start somewhere new.' }
  const { id, end } = await publishChangedHead('shopping', heads, percent)
  await expect.poll(() => serve(visitorWith(true))).toContain(id)
  for (const canary of [true, false]) {
    const { drawn, shown, shift } = await headOf(browser, cookie, visitorWith(canary))
    expect(drawn.text, String(canary)).toBe(canary ? heads.to : heads.from)
    expect(shown).toEqual(drawn)
    expect(shift).toBeLessThan(0.005)
  }
  await end()
})
