import type { Page } from 'playwright/test'

/** Returns the URL of a pin by somebody else, the first of the viewer's home, without opening a page. */
export async function somePin(page: Page): Promise<string> {
  const answer = await page.request.get('/resource/HomeFeedResource/get/')
  const [pin] = (await answer.json()).resource_response.data
  return `/pin/${pin.id}/`
}
