import type { AdvertiserId } from '@tessera/contracts/ids'
import type { MemberVisit } from '../../calls/visit.ts'
import { actingFor } from '../access/acting-for.ts'

/** True when the viewer may act for the ad account. */
export async function mayAct(
  { ports, viewer }: MemberVisit,
  advertiser_id: AdvertiserId,
): Promise<boolean> {
  return (await actingFor(ports.db, viewer, { advertiser_id })).ok
}
