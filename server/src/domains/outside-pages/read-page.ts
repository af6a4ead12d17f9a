import { pageDecoder } from './charset.ts'
import { type PageFacts, pageFactsReader } from './page-facts.ts'

/** A fetched page. */
export interface CamePage {
  readonly url: string
  readonly contentType: string
  readonly bytes: Uint8Array<ArrayBuffer>
}

const pieceBytes = 65_536
const piecesAtOnce = 4

/** Lets other requests run. */
const turn = () => new Promise((resolve) => setTimeout(resolve, 0))

/** Reads the facts of a page. Parses in chunks, so that other requests can run in between. */
export async function readPage(page: CamePage, brand: string): Promise<PageFacts> {
  const decoder = pageDecoder(page.bytes, page.contentType)
  const reader = pageFactsReader(brand)
  for (let at = 0, pieces = 0; at < page.bytes.length; at += pieceBytes) {
    pieces += 1
    if (pieces % piecesAtOnce === 0) await turn()
    reader.write(decoder.decode(page.bytes.subarray(at, at + pieceBytes), { stream: true }))
  }
  reader.end()
  return reader.facts()
}
