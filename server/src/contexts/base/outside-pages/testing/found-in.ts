import { type FoundImages, findImages } from '../find-images.ts'
import type { CamePage } from '../read-page.ts'

/** The final URL of test pages. */
export const pageUrl = 'https://shop.example/goods/lamp'

/** Returns a fetched page with this HTML. */
export const pageOf = (html: string): CamePage => ({
  url: pageUrl,
  contentType: 'text/html; charset=utf-8',
  bytes: new TextEncoder().encode(html),
})

/** Runs findImages on a page. */
export const looked = (html: string) => findImages(pageOf(html), 'Tessera')

/** Returns what is found on a page that doesn't opt out. */
export async function foundIn(html: string): Promise<FoundImages> {
  const result = await looked(html)
  if ('optOut' in result) throw new Error('The page opted out.')
  return result
}
