import type { OutputOf } from '@tessera/contracts/calls/define-call'
import type { findPinImages } from '@tessera/contracts/calls/outside-pages'
import { limits } from '@tessera/contracts/limits'
import { pageDecoder } from './charset.ts'
import { fitted } from './fitted-text.ts'
import { linkedPictures, linkedThings } from './linked-data.ts'
import { type Meta, metaPictures } from './meta-pictures.ts'
import { type PageFacts, pageFactsReader } from './page-facts.ts'
import { productOf } from './product.ts'
import { rankedPictures } from './ranked-pictures.ts'

/** A fetched page. */
export interface CamePage {
  readonly url: string
  readonly contentType: string
  readonly bytes: Uint8Array<ArrayBuffer>
}

/** The pictures and texts of a page that pins can be made from. */
export type FoundImages = OutputOf<typeof findPinImages>

/** A page that doesn't want its pictures saved. */
export interface OptedOut {
  readonly optOut: { readonly description: string | null }
}

const pieceBytes = 65_536
const piecesAtOnce = 4

/** Lets other requests run. */
const turn = () => new Promise((resolve) => setTimeout(resolve, 0))

/** Finds the pictures of a page. Parses in chunks, so that other requests can run in between. */
export async function findImages(page: CamePage, brand: string): Promise<FoundImages | OptedOut> {
  const decoder = pageDecoder(page.bytes, page.contentType)
  const reader = pageFactsReader(brand)
  for (let at = 0, pieces = 0; at < page.bytes.length; at += pieceBytes) {
    pieces += 1
    if (pieces % piecesAtOnce === 0) await turn()
    reader.write(decoder.decode(page.bytes.subarray(at, at + pieceBytes), { stream: true }))
  }
  reader.end()
  const facts = reader.facts()
  return facts.optOut === undefined ? foundIn(facts, page.url) : optedOut(facts.optOut.description)
}

const optedOut = (description: string | null): OptedOut => ({
  optOut: { description: description === null ? null : fitted(description, limits.pinTextMax) },
})

const metaOf = (metas: readonly Meta[], ...names: readonly string[]): string | undefined =>
  names
    .flatMap((wanted) => metas.filter(({ name }) => name === wanted))
    .map(({ content }) => content)
    .find((content) => content.trim() !== '')

function webUrl(text: string | undefined, base: URL): string | undefined {
  const url = text === undefined ? null : URL.parse(text, base)
  if (url === null || !/^https?:$/.test(url.protocol)) return undefined
  return url.href.length > limits.pinLinkMax ? undefined : url.href
}

function foundIn(facts: PageFacts, url: string): FoundImages {
  const { metas } = facts
  const from = new URL(url)
  const base = new URL(webUrl(facts.base, from) ?? url)
  const things = linkedThings(facts.linkedData)
  const named = [...metaPictures(metas), ...linkedPictures(things), ...facts.pictures]
  const title = fitted(
    metaOf(metas, 'og:title', 'twitter:title') ?? facts.title,
    limits.pinTitleMax,
  )
  const description = fitted(
    metaOf(metas, 'og:description', 'twitter:description', 'description') ?? '',
    limits.pinTextMax,
  )
  return {
    items: rankedPictures(named, base).map((picture) => ({
      ...picture,
      type: 'pinnable',
      title: fitted(picture.title, limits.pinTitleMax) || title,
      description,
    })),
    title,
    description,
    product: productOf(things, { metas, title }),
    canonical_url:
      webUrl(facts.canonical, base) ?? webUrl(metaOf(metas, 'og:url'), base) ?? from.href,
  }
}
