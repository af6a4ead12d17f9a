import type { UserId } from '@tessera/contracts/ids'
import { eq } from '../../../../platform/database/sql.ts'
import type { Sql } from '../../../base/sql.ts'
import { advertisers } from '../../../identity/index.ts'
import { adExperiments } from '../../accounts/splits/tables.ts'
import { adExperimentPeople } from './tables.ts'

/** Takes a member out of all experiments. */
export async function leaveExperiments(db: Sql, viewerId: UserId): Promise<void> {
  await db.delete(adExperimentPeople).where(eq(adExperimentPeople.viewerId, viewerId))
}

/** Lists the experiments that a member is counted in, for their download. */
export const experimentsOf = (db: Sql, viewerId: UserId) =>
  db
    .select({
      business: advertisers.name,
      reachedAt: adExperimentPeople.reachedAt,
      actedAt: adExperimentPeople.actedAt,
    })
    .from(adExperimentPeople)
    .innerJoin(adExperiments, eq(adExperiments.id, adExperimentPeople.experimentId))
    .innerJoin(advertisers, eq(advertisers.id, adExperiments.advertiserId))
    .where(eq(adExperimentPeople.viewerId, viewerId))
    .orderBy(adExperimentPeople.reachedAt)
