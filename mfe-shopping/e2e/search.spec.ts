import { logInByCall, tiles } from '@tessera/e2e/person'
import { expect, type Page, test } from '@tessera/e2e/test'

/**
 * Returns how far down the results and related ideas reach, in pixels. A grid mounts only what is near the
 * screen, so that the number of tiles depends on how tall the first ones are.
 */
async function endOfResults(page: Page): Promise<number> {
  const lists = page
    .getByRole('list', { name: /^(Search results|Related ideas)$/ })
    .and(page.locator(':not([data-onward] *)'))
  const boxes = await Promise.all((await lists.all()).map((list) => list.boundingBox()))
  return Math.max(0, ...boxes.map((box) => (box === null ? 0 : box.y + box.height)))
}

const scopes = (page: Page) => page.getByRole('navigation', { name: 'Search in' })

test('a search keeps its words across scopes, and its refinements are in the URL', async ({
  page,
}) => {
  await page.goto('/search/pins/?q=green')
  await expect(page).toHaveTitle(/^green/)
  await expect(tiles(page).first()).toBeVisible()
  const chips = page.getByRole('group', { name: 'Refine your search' })
  const first = chips.getByRole('button').first()
  const name = (await first.textContent()) ?? ''
  await first.click()
  await expect(page).toHaveURL(/selected_one_bar_modules=/)
  await expect(chips.getByRole('button', { name, pressed: true })).toBeVisible()
  await page.reload()
  await expect(chips.getByRole('button', { name, pressed: true })).toBeVisible()
  await page.goBack()
  await expect(chips.getByRole('button', { name, pressed: false })).toBeVisible()
  await scopes(page).getByRole('link', { name: 'Boards' }).click()
  await expect(page).toHaveURL('/search/boards/?q=green')
  await expect(
    page
      .getByRole('main')
      .getByText(/Pins?$/)
      .first(),
  ).toBeVisible()
  await scopes(page).getByRole('link', { name: 'Products' }).click()
  await expect(page).toHaveURL('/search/buyable_pins/?q=green')
  await expect(tiles(page).first()).toBeVisible()
})

test('a visitor finds people, and a member follows one', async ({ page }) => {
  const people = page.getByRole('list', { name: 'People found' })
  await page.goto('/search/pins/?q=studio')
  await scopes(page).getByRole('link', { name: 'People' }).click()
  await expect(people.getByRole('listitem').filter({ hasText: 'Studio Lumen' })).toBeVisible()
  await logInByCall(page, 'mira@demo.test')
  await page.goto('/search/pins/?q=studio')
  await scopes(page).getByRole('link', { name: 'People' }).click()
  await expect(page).toHaveURL('/search/users/?q=studio')
  const lumen = people.getByRole('listitem').filter({ hasText: 'Studio Lumen' })
  const follow = lumen.getByRole('button')
  await expect(follow).toBeVisible()
  const before = await follow.getAttribute('aria-label')
  await follow.click()
  await expect(follow).not.toHaveAttribute('aria-label', before ?? '')
  await follow.click()
  await expect(follow).toHaveAttribute('aria-label', before ?? '')
})

test('other words and few results fill a page, and each refinement leaves some of it', async ({
  page,
}) => {
  for (const query of ['armchair', 'sunset', 'terrazzo', 'monstera', 'small kitchen']) {
    await page.goto(`/search/pins/?q=${encodeURIComponent(query)}`)
    await expect.poll(() => endOfResults(page), { message: query }).toBeGreaterThan(1_440)
  }
  await page.goto('/search/pins/?q=lamp')
  const chips = page.getByRole('group', { name: 'Refine your search' }).getByRole('button')
  await expect(chips.first()).toBeVisible()
  for (const name of (await chips.allTextContents()).slice(0, 3)) {
    await page.goto('/search/pins/?q=lamp')
    await chips.filter({ hasText: name }).first().click()
    await expect(page).toHaveURL(/selected_one_bar_modules=/)
    await expect(page.getByRole('main').getByText('No Pins for')).toBeHidden()
    await expect(tiles(page).first()).toBeVisible()
  }
})

test('a typo is corrected, with a link to search for the exact text', async ({ page }) => {
  await page.goto('/search/pins/?q=gardenn')
  const said = page.getByRole('status').filter({ hasText: 'Showing results for' })
  await expect(said).toContainText('garden')
  await expect(tiles(page).first()).toBeVisible()
  await said.getByRole('link', { name: 'gardenn' }).click()
  await expect(page).toHaveURL(/auto_correction_disabled=true/)
  await expect(said).toBeHidden()
})

test('S2.70 S4.45 a sensitive search shows a notice; views and clicks of it are counted', async ({
  browser,
}) => {
  const context = await browser.newContext({ locale: 'en-US' })
  const page = await context.newPage()
  const noted = (event: string) =>
    page.waitForResponse(
      (answer) =>
        answer.url().includes('AdvisoryEventResource') &&
        answer.request().postDataJSON().event === event,
    )
  const seen = noted('view')
  await page.goto('/search/pins/?q=suicide')
  const notice = page.getByRole('region', { name: 'About this search' })
  await expect(notice.locator('[data-style="banner"]')).toContainText('not alone')
  await expect(notice.getByRole('link', { name: '988', exact: true })).toHaveAttribute(
    'href',
    'tel:988',
  )
  expect((await seen).ok()).toBe(true)
  const [clicked, opened] = await Promise.all([
    noted('click'),
    context.waitForEvent('page'),
    notice.getByRole('link', { name: 'Visit 988lifeline.org' }).click(),
  ])
  expect(clicked.ok()).toBe(true)
  expect(opened.url()).toContain('/offsite/')
  await opened.close()
  await page.goto('/search/pins/?q=vaccine')
  await expect(notice.locator('[data-style="card"]')).toBeVisible()
  await page.goto('/search/pins/?q=thinspo')
  await expect(page.getByText("We don't show results for this search.")).toBeVisible()
  await expect(tiles(page)).toHaveCount(0)
  await context.close()
})

test('no results, no words and an unknown scope each offer a way on', async ({ page }) => {
  await page.goto('/search/pins/?q=qqzzxxyy')
  await expect(page.getByText('No Pins for “qqzzxxyy”')).toBeVisible()
  await page.getByRole('list', { name: 'Explore topics' }).getByRole('link').first().click()
  await expect(page).toHaveURL(/\/ideas\/[a-z-]+\//)
  await page.goBack()
  await page.getByRole('link', { name: 'See all ideas' }).click()
  await expect(tiles(page).first()).toBeVisible()
  await page.goto('/search/everything/?q=lamp')
  await expect(page).toHaveURL('/search/pins/?q=lamp')
  await page.goto('/search/pins/')
  await expect(page.getByRole('list', { name: 'Topics' })).toBeVisible()
})
