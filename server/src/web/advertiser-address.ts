import { findAdvertiserUrl, foundAddress } from '@tessera/contracts/ads/advertiser-urls'
import { advertisers } from '@tessera/contracts/calls/access'
import { Advertiser } from '@tessera/contracts/entities/advertiser'
import { findPage } from '@tessera/contracts/find-page'
import { AdvertiserId } from '@tessera/contracts/ids'
import { paths } from '@tessera/contracts/paths'
import type { RegisteredModule } from '@tessera/contracts/registry'
import { z } from '@tessera/contracts/schema'
import { type Ask, record } from '../documents/page-content/content.ts'

interface AdvertiserRequest {
  readonly url: URL
  readonly modules: readonly RegisteredModule[]
  readonly isMember: boolean
  readonly ask: Ask
}

/** The ad account that an address without one is about: the viewer's first. */
async function ownAccount(ask: Ask): Promise<AdvertiserId | undefined> {
  const answer = await record(ask, advertisers, {})
  return z.safeParse(z.array(Advertiser), answer?.data).data?.[0]?.id
}

/** True when a page has the address for itself: pages of a person, such as `/:username/`, match any words. */
const hasOwnPage = (modules: readonly RegisteredModule[], path: string): boolean =>
  findPage(modules, path)?.page.route.startsWith('/:') === false

const probe = AdvertiserId.parse('1')

/**
 * Redirects an address of the advertiser's catalogue to the one that has a page: from the address without
 * an ad account to the viewer's, or the other way round. Undefined for other addresses, for those that have
 * a page themselves, and for entries without a page.
 */
export async function advertiserAddress(asked: AdvertiserRequest): Promise<Response | undefined> {
  const { url, modules, isMember, ask } = asked
  const found = findAdvertiserUrl(url.pathname)
  if (found === undefined || hasOwnPage(modules, url.pathname)) return undefined
  const isPrefixed = found.advertiserId !== null
  const other = foundAddress(found, isPrefixed ? null : probe)
  if (!hasOwnPage(modules, other)) return undefined
  if (isPrefixed) return redirect(other + url.search)
  if (!isMember) return redirect(paths.login.to({ next: url.pathname + url.search }))
  const own = await ownAccount(ask)
  return redirect(own === undefined ? paths.advertiser.to() : foundAddress(found, own) + url.search)
}

const redirect = (to: string): Response =>
  new Response(null, {
    status: 302,
    headers: { Location: to, 'Cache-Control': 'private, no-store', Vary: 'Cookie' },
  })
