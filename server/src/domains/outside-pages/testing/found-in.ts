import { type CamePage, type FoundImages, findImages } from '../find-images.ts'

/** Where the pages of tests ended up. */
export const pageUrl = 'https://shop.example/goods/lamp'

/** A page of HTML as it came. */
export const pageOf = (html: string): CamePage => ({
  url: pageUrl,
  contentType: 'text/html; charset=utf-8',
  bytes: new TextEncoder().encode(html),
})

/** What a look at a page comes to. */
export const looked = (html: string) => findImages(pageOf(html), 'Tessera')

/** What is found on a page that has nothing against it. */
export async function foundIn(html: string): Promise<FoundImages> {
  const result = await looked(html)
  if ('optOut' in result) throw new Error('The page wants nothing kept.')
  return result
}
