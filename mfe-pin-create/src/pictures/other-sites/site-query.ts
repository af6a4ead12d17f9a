import { PinId } from '@tessera/contracts/ids'
import { limits } from '@tessera/contracts/limits'
import { matchPath } from '@tessera/contracts/match-path'
import { paths } from '@tessera/contracts/paths'
import { z } from '@tessera/contracts/schema'

/** The values in the address of the page, from a page of another site. */
export interface SiteQuery {
  /** The page. */
  readonly page: string | undefined
  /** The picture, if it was chosen there. */
  readonly picture: string | undefined
  readonly description: string
  /** Placeholder color of the picture, `#rrggbb`. */
  readonly color: string | undefined
  /** Identifies one visit to that page. */
  readonly guid: string | undefined
  readonly method: 'scraped' | 'button'
}

const guidMax = 100

function addressIn(text: string | null): string | undefined {
  const address = URL.canParse(text?.trim() ?? '') ? new URL(text?.trim() ?? '') : undefined
  const fits = address !== undefined && /^https?:$/.test(address.protocol)
  return fits && address.href.length <= limits.pinLinkMax ? address.href : undefined
}

function colorIn(text: string | null): string | undefined {
  const [, color] = /^#?([0-9a-f]{6})$/i.exec(text ?? '') ?? []
  return color === undefined ? undefined : `#${color.toLowerCase()}`
}

/** Reads the values of an address; invalid ones are ignored. */
export function siteQueryOf(method: string, query: URLSearchParams): SiteQuery {
  const guid = query.get('guid') ?? ''
  return {
    page: addressIn(query.get('url')),
    picture: addressIn(query.get('media')),
    description: (query.get('description') ?? '').trim().slice(0, limits.pinTextMax),
    color: colorIn(query.get('color')),
    guid: guid !== '' && guid.length <= guidMax ? guid : undefined,
    method: method === 'button' ? 'button' : 'scraped',
  }
}

/** Returns the pin of one of the product's own pages; undefined for any other page. */
export function ownPin(page: string | undefined, origin: string): string | undefined {
  if (page === undefined || new URL(page).origin !== origin) return undefined
  const path = new URL(page).pathname.replace(/^\/amp(?=\/)/, '')
  return z.safeParse(PinId, matchPath(paths.pin.pattern, path)?.pinId).data
}

/** Returns the host of the page or picture, without `www.`. */
export function hostOf({ page, picture }: Pick<SiteQuery, 'page' | 'picture'>): string {
  const address = page ?? picture
  return address === undefined ? '' : new URL(address).hostname.replace(/^www\./, '')
}
