import { limits } from '@tessera/contracts/limits'
import { tagReader } from '../../../../platform/pages/tag-reader.ts'
import { lettersOf } from '../../../base/table-files/letters.ts'
import { BrokenFeed } from '../feed/broken-feed.ts'
import { unpackedFeed } from '../feed/unpacked-feed.ts'

/** The addresses that a sitemap lists: pages, and other sitemaps. */
export interface Sitemap {
  readonly pages: readonly string[]
  readonly sitemaps: readonly string[]
  /** False when it lists more than was read. */
  readonly isWhole: boolean
}

/** Reads a sitemap, packed or not; undefined when it is none. */
export async function readSitemap(bytes: Uint8Array): Promise<Sitemap | undefined> {
  const found = sitemapReader()
  const chunks = async function* () {
    yield bytes
  }
  try {
    let letters: ReturnType<typeof lettersOf> | undefined
    for await (const piece of unpackedFeed(chunks(), limits.catalogSitemapMaxBytes)) {
      letters ??= lettersOf(piece.bytes)
      found.write(letters.text(piece.bytes))
      if (found.isFull()) break
    }
  } catch (error) {
    if (error instanceof BrokenFeed) return undefined
    throw error
  }
  return found.sitemap()
}

/** Reads the `loc` of each `url` and `sitemap`. */
function sitemapReader() {
  const pages: string[] = []
  const sitemaps: string[] = []
  let isSitemap = false
  let list: string[] | undefined
  let address: string | undefined
  const reader = tagReader(
    {
      matters: () => true,
      onTag({ name }) {
        if (name === 'urlset' || name === 'sitemapindex') isSitemap = true
        if (name === 'url') list = pages
        if (name === 'sitemap') list = sitemaps
        if (name === 'loc' && list !== undefined) address = ''
      },
      onClose(name) {
        if (name === 'loc' && address !== undefined) {
          if (list !== undefined && list.length <= limits.catalogPagesMax) list.push(address.trim())
          address = undefined
        }
        if (name === 'url' || name === 'sitemap') list = undefined
      },
      onText(text) {
        if (address !== undefined && address.length <= limits.pinLinkMax) address += text
      },
    },
    { isXml: true },
  )
  return {
    write: reader.write,
    isFull: () => pages.length > limits.catalogPagesMax,
    sitemap: (): Sitemap | undefined =>
      isSitemap ? { pages, sitemaps, isWhole: pages.length <= limits.catalogPagesMax } : undefined,
  }
}
