import type { PinId } from '@tessera/contracts/ids'
import type { Sql } from '../../../base/sql.ts'
import { listedLooks } from '../alike/product-look.ts'
import { type LookFit, lookFit } from './look-fit.ts'
import { regionOf } from './picture-regions.ts'
import type { StoredRegion } from './tables.ts'

/** Returns where products are on a picture; those of which that isn't certain have no place. */
export async function placesIn(
  db: Sql,
  stored: readonly StoredRegion[],
  ids: readonly PinId[],
): Promise<ReadonlyMap<PinId, NonNullable<LookFit['place']>>> {
  if (stored.length === 0) return new Map()
  const regions = stored.map(regionOf)
  const looks = await listedLooks(db, ids)
  return new Map(
    looks.flatMap((look) => {
      const place = lookFit({ title: [], tags: [], regions }, look)?.place ?? null
      return place === null ? [] : [[look.id, place] as const]
    }),
  )
}
