import type { AdvertiserId, UserId } from '@tessera/contracts/ids'
import { type Refusal, refused } from '../../../../calls/answer.ts'
import type { Ports } from '../../../../ports.ts'
import { actingFor } from '../../../identity/index.ts'
import { adAccount } from './ad-accounts.ts'

/** An ad account with its country, currency and time zone. */
export type AdAccount = NonNullable<Awaited<ReturnType<typeof adAccount>>>

/** Returns the ad account that a member acts for; a refusal when they may not. */
export async function actingAccount(
  {
    ports,
    viewer,
  }: { readonly ports: Pick<Ports, 'db'>; readonly viewer: { readonly id: UserId } },
  advertiserId: AdvertiserId,
): Promise<{ readonly ok: true; readonly account: AdAccount } | Refusal> {
  const acting = await actingFor(ports.db, viewer, { advertiser_id: advertiserId })
  if (!acting.ok) return refused(acting.code)
  const account = await adAccount(ports.db, advertiserId)
  return account === undefined ? refused('not-allowed') : { ok: true, account }
}
