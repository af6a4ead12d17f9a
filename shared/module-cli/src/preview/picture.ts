import { z } from '@tessera/contracts/schema'

/** A page's picture: of the active build, and of the preview. */
export const Picture = z.object({
  page: z.string(),
  width: z.int(),
  theme: z.enum(['light', 'dark']),
  /** The names of the files; null where the page could not be shown. */
  before: z.nullable(z.string()),
  after: z.nullable(z.string()),
  isSame: z.boolean(),
})

/** The list of pictures that `screenshots` writes beside them, for `preview-comment`. */
export const PictureList = z.object({
  module: z.string(),
  build: z.string(),
  pictures: z.array(Picture),
})

/** The name of that list. */
export const pictureListFile = 'screenshots.json'

export type Picture = z.infer<typeof Picture>

/** Returns the name of a picture's file. It begins with the page's place in the list, as pages can have the same letters. */
export function pictureFile(
  { page, at, width, theme }: Pick<Picture, 'page' | 'width' | 'theme'> & { readonly at: number },
  side: string,
): string {
  const words = page.replaceAll(/[^a-z0-9]+/gi, '-').replaceAll(/^-|-$/g, '') || 'home'
  return `${at + 1}-${words}-${width}-${theme}-${side}.png`
}
