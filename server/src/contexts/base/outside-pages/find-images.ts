import type { OutputOf } from '@tessera/contracts/calls/define-call'
import type { findPinImages } from '@tessera/contracts/calls/outside-pages'
import { limits } from '@tessera/contracts/limits'
import type { Reader } from '../../../platform/readers/port.ts'
import { fitted } from './fitted-text.ts'
import { linkedPictures, linkedThings, mainPictures, mainThing } from './linked-data.ts'
import { metaOf, metaPictures } from './meta-pictures.ts'
import type { PageFacts } from './page-facts.ts'
import { pageUrls } from './page-urls.ts'
import { productOf } from './product.ts'
import { rankedPictures } from './ranked-pictures.ts'
import { type CamePage, readPage } from './read-page.ts'

/** The pictures and texts of a page that pins can be made from. */
export type FoundImages = OutputOf<typeof findPinImages>

/** A page that doesn't want its pictures saved. */
export interface OptedOut {
  readonly optOut: { readonly description: string | null }
}

/** Finds the pictures of a page. */
export function findImages(page: CamePage, brand: string): FoundImages | OptedOut {
  return foundOn(page, brand).found
}

/** A page as it was read, with the color that it gives to the browser around it. */
interface ReadPage {
  readonly found: FoundImages | OptedOut
  readonly color: string | null
}

/** Returns a color in hexadecimal digits as #rrggbb; null for any other text. */
function hexColor(text: string | undefined): string | null {
  const digits = /^#([\da-f]{3}|[\da-f]{6})$/i.exec(text?.trim() ?? '')?.[1]?.toLowerCase()
  if (digits === undefined) return null
  return `#${digits.length === 6 ? digits : [...digits].map((digit) => digit + digit).join('')}`
}

function foundOn(page: CamePage, brand: string): ReadPage {
  const facts = readPage(page, brand)
  return {
    found:
      facts.optOut === undefined ? foundIn(facts, page.url) : optedOut(facts.optOut.description),
    color: hexColor(metaOf(facts.metas, 'theme-color')),
  }
}

/** Finds the pictures of a page in a thread of readers. */
export const pageImagesReader: Reader<
  { readonly page: CamePage; readonly brand: string },
  ReadPage
> = { name: 'page-images', read: ({ page, brand }) => foundOn(page, brand) }

const optedOut = (description: string | null): OptedOut => ({
  optOut: { description: description === null ? null : fitted(description, limits.pinTextMax) },
})

function foundIn(facts: PageFacts, url: string): FoundImages {
  const { metas } = facts
  const urls = pageUrls(facts, url)
  const things = linkedThings(facts.linkedData)
  const title = fitted(
    metaOf(metas, 'og:title', 'twitter:title') ?? facts.title,
    limits.pinTitleMax,
  )
  const description = fitted(
    metaOf(metas, 'og:description', 'twitter:description', 'description') ?? '',
    limits.pinTextMax,
  )
  const main = mainThing(things, { urls, title })
  const named = [
    ...metaPictures(metas),
    ...mainPictures(main, things),
    ...linkedPictures(things),
    ...facts.pictures,
  ]
  return {
    items: rankedPictures(named, urls.base).map((picture) => ({
      ...picture,
      type: 'pinnable',
      title: fitted(picture.title, limits.pinTitleMax) || title,
      description,
    })),
    title,
    description,
    product: productOf(main === undefined ? things : [main, ...things], { metas, title }),
    canonical_url: urls.canonical,
  }
}
