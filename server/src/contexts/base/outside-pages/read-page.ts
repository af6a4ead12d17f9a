import { pageDecoder } from './charset.ts'
import { type PageFacts, pageFactsReader } from './page-facts.ts'

/** A fetched page. */
export interface CamePage {
  readonly url: string
  readonly contentType: string
  readonly bytes: Uint8Array<ArrayBuffer>
}

const pieceBytes = 65_536

/** Reads the facts of a page, in pieces, so that no more than one of them is held as text. */
export function readPage(page: CamePage, brand: string): PageFacts {
  const decoder = pageDecoder(page.bytes, page.contentType)
  const reader = pageFactsReader(brand)
  for (let at = 0; at < page.bytes.length; at += pieceBytes)
    reader.write(decoder.decode(page.bytes.subarray(at, at + pieceBytes), { stream: true }))
  reader.end()
  return reader.facts()
}
