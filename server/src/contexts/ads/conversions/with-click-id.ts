import { clickIdParam } from '@tessera/contracts/ads/conversion-event'
import { isbot } from 'isbot'
import type { Visit } from '../../../calls/visit.ts'
import { openServedAd } from '../accounts/campaigns/served-ad.ts'
import { factsOf } from '../events/ad-facts.ts'
import { sealClick } from './click-id.ts'
import { measuresConversions } from './measuring.ts'

/**
 * Returns an address with a parameter, in place of one of the same name. The rest stays letter for
 * letter: other parameters may be signed.
 *
 *     withParam('https://a.example/?b=1#top', 'c', '2') // 'https://a.example/?b=1&c=2#top'
 */
export function withParam(address: string, name: string, value: string): string {
  const [, before = '', query = '', fragment = ''] = /^([^?#]*)\??([^#]*)(.*)$/s.exec(address) ?? []
  const kept = query.split('&').filter((part) => part !== '' && part.split('=', 1)[0] !== name)
  return `${before}?${[...kept, `${name}=${encodeURIComponent(value)}`].join('&')}${fragment}`
}

/**
 * Adds the click id to the destination of an ad that somebody follows. Ads of accounts that measure no
 * conversions get none, and neither do robots and people who may act for the account: their clicks
 * aren't counted.
 */
export async function withClickId(
  {
    ports,
    viewer,
    userAgent,
  }: Pick<Visit, 'ports' | 'userAgent'> & {
    readonly viewer: Pick<NonNullable<Visit['viewer']>, 'id'> | null
  },
  address: string,
  adToken: string | undefined,
): Promise<string> {
  const served = adToken === undefined ? undefined : openServedAd(ports.secrets, adToken)
  if (served === undefined || userAgent === '' || isbot(userAgent)) return address
  if (served.viewerId !== null && served.viewerId !== viewer?.id) return address
  const at = ports.clock.now().getTime()
  const asked = { viewerId: viewer?.id ?? null, now: at }
  const facts = (await factsOf(ports.db, [served.adId], asked)).get(served.adId)
  if (facts === undefined || facts.isOwn) return address
  if (!(await measuresConversions(ports.db, facts.advertiserId))) return address
  return withParam(address, clickIdParam, sealClick(ports.secrets, served, at))
}
