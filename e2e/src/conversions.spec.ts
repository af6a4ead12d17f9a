import { createServer } from 'node:http'
import { type Browser, devices, expect, type Page } from 'playwright/test'
import { signUpVerified } from './new-account.ts'
import { logInByCall, post, tiles } from './person.ts'
import { productOrigin } from './product.ts'
import { test } from './test.ts'

const shop = 'https://lamps.example'

/** Makes a call as the page's member, and returns its data. */
async function done(page: Page, path: string, input: object) {
  const answer = await post(page, path, input)
  const { data, error } = (await answer.json()).resource_response
  expect(error).toBeNull()
  return data
}

/** Reads a resource as the page's member. */
async function read(page: Page, path: string, input: object) {
  const query = new URLSearchParams({ data: JSON.stringify(input) })
  const answer = await page.context().request.get(`${path}?${query}`)
  return (await answer.json()).resource_response.data
}

/** Promotes a pin of a demo business to the shop, by calls, and pays by a test card. */
async function promote(page: Page) {
  await logInByCall(page, 'studio@demo.test')
  const zone = { country: 'US', time_zone: 'UTC' }
  const { id: advertiser_id } = await done(page, '/ads/v4/advertisers/', zone)
  const of = { advertiser_id }
  await done(page, '/ads/v4/consent/', {})
  const business = { legal_name: 'Studio', street: '1 High Street', postal_code: '1', city: 'York' }
  const site = { website: 'https://studio.example', tax_id: '' }
  await page.context().request.put(`/ads/v4/advertisers/${advertiser_id}/business/`, {
    headers: { Origin: productOrigin },
    data: { ...business, ...site },
  })
  const card = { number: '4242424242424242', exp_month: 4, exp_year: 2039, cvc: '123' }
  const { token } = await (await post(page, '/test-payments/cards/', card)).json()
  await done(page, '/v3/ads/billing/methods/create/', { ...of, token })
  const pins = await read(page, '/resource/PromotablePinsResource/get/', { page_size: 50 })
  const { pin } = pins.find(({ reasons }: { reasons: readonly string[] }) => reasons.length === 0)
  const tag = await done(page, '/resource/ConversionTagResource/create/', { ...of, name: 'Shop' })
  const scopes = ['conversions:write']
  const { secret } = await done(page, '/resource/ApiTokenResource/create/', {
    ...of,
    name: 'Server',
    scopes,
  })
  await done(page, `/ads/v4/advertisers/${advertiser_id}/pins/${pin.id}/quick_promote/`, {
    ads_client_type: 'quick_promote',
    objective_type: 'WEB_CONVERSION',
    duration: 7,
    campaign_name: 'Lamps',
    destination_url: `${shop}/lamp?size=2`,
    is_ongoing: false,
    budget_in_micro_currency: 50_000_000,
    start_now: true,
    // So that nobody in other tests sees it.
    targeting_spec: { LOCATION: 'NZ' },
    flexible_daily_budget_enabled: false,
    auto_targeting_enabled: false,
    optimization_goal_metadata: { conversion_tag_id: tag.id, conversion_event: 'CHECKOUT' },
    client_key: `conversions-${process.pid}`,
  })
  return { of, title: pin.title as string, tagId: tag.id as string, secret: secret as string }
}

/** Serves the shop's page on this machine: a page from elsewhere couldn't load from the product. */
async function serveShop(product: string, tagId: string) {
  const body = `<!doctype html><title>Lamps</title><script>
    window.tessera ||= (...call) => (tessera.queue ||= []).push(call)
    tessera('load', '${tagId}', { consent: 'required' })
    tessera('track', 'checkout', { value: 80, currency: 'USD', order_id: '7', event_id: 'order-7' })
    </script><script async src="${product}/tag.js"></script>
    <button onclick="tessera('consent', true)">Accept</button>`
  const server = createServer((_, response) => {
    response.writeHead(200, { 'Content-Type': 'text/html' }).end(body)
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  const place = server.address()
  const port = typeof place === 'object' ? place?.port : undefined
  return { origin: `http://127.0.0.1:${port}`, close: () => server.close() }
}

/** Finds the ad in a search and follows it to the shop, which runs on this machine. */
async function visitShop(browser: Browser, title: string, origin: string) {
  // A browser that says it is headless counts as a robot.
  const { userAgent } = devices['Desktop Chrome']
  const context = await browser.newContext({ userAgent })
  // A redirect's next address can't be routed, so the redirect itself leads to this machine.
  await context.route('**/offsite/**', async (route) => {
    const response = await route.fetch({ maxRedirects: 0 })
    const { location = '', ...headers } = response.headers()
    expect(location.startsWith(shop)).toBe(true)
    await route.fulfill({
      response,
      headers: { ...headers, location: location.replace(shop, origin) },
    })
  })
  const page = await context.newPage()
  await signUpVerified(page)
  const country = { country: 'NZ' }
  expect((await post(page, '/resource/UserSettingsResource/update/', country)).status()).toBe(200)
  const ad = tiles(page).filter({ hasText: 'Promoted by' }).first()
  await expect(async () => {
    await page.goto(`/search/pins/?q=${encodeURIComponent(title)}`)
    await expect(ad).toBeVisible({ timeout: 3_000 })
  }).toPass()
  await ad.getByRole('link').first().click()
  const opening = page.waitForEvent('popup')
  await page.getByRole('link', { name: /^Visit/ }).click()
  const landed = await opening
  await landed.waitForURL(`${origin}/**`)
  return { context, landed }
}

test('somebody follows an ad to a shop and buys there: the tag and the API both tell, and it counts once', async ({
  page,
  browser,
  baseURL,
}) => {
  const { of, title, tagId, secret } = await promote(page)
  const { origin, close } = await serveShop(`${baseURL}`, tagId)
  const { context, landed } = await visitShop(browser, title, origin)
  const address = new URL(landed.url())
  expect(`${address.pathname}${address.search}`).toMatch(/^\/lamp\?size=2&tsrclid=[\w-]+$/)
  const stored = () => landed.evaluate(() => localStorage.getItem('tsr_click'))
  expect(await stored()).toBeNull()
  const told = landed.waitForResponse(`${baseURL}/tag/events/`)
  await landed.getByRole('button', { name: 'Accept' }).click()
  expect((await told).status()).toBe(200)
  const clickId = address.searchParams.get('tsrclid')
  expect(await stored()).toContain(clickId)
  const event = {
    event_name: 'checkout',
    action_source: 'web',
    event_id: 'order-7',
    event_time: Date.now() / 1_000,
    user_data: { click_id: clickId },
    custom_data: { value: 80, currency: 'USD', order_id: '7' },
  }
  const path = `/v3/ads/conversions/${of.advertiser_id}/events/`
  const answer = await context.request.post(path, {
    headers: { Authorization: `Bearer ${secret}` },
    data: { events: [event] },
  })
  expect((await answer.json()).resource_response.data).toMatchObject({
    counted: 0,
    duplicates: 1,
    refused: 0,
    events: [{ status: 'duplicate', counted_by: 'tag' }],
  })
  // The demo business has orders of its own, which are older.
  const listed = await read(page, '/resource/ConversionEventsResource/get/', of)
  expect(listed.slice(0, 2)).toMatchObject([
    { source: 'api', status: 'duplicate', has_known_click: true },
    { source: 'tag', status: 'counted', has_known_click: true, value_micro: 80_000_000 },
  ])
  const health = await read(page, '/resource/ConversionHealthResource/get/', of)
  const ofTag = health.sources.find(({ tag }: { tag: { id: string } | null }) => tag?.id === tagId)
  expect(ofTag).toMatchObject({ counted: 1, with_known_click: 1 })
  close()
  await context.close()
})
