import type { AdvertiserId } from '@tessera/contracts/ids'
import { and, eq, isNull, sql } from '../../../platform/database/sql.ts'
import type { Sql } from '../../base/sql.ts'
import { advertisers } from '../../identity/index.ts'
import { apiTokens } from '../accounts/api-tokens/tables.ts'
import { conversionTags } from './tables.ts'

/** A condition: the ad account of a row has a tag or an access token. */
export const isMeasuring = sql<boolean>`(exists (select from ${conversionTags}
    where ${conversionTags.advertiserId} = ${advertisers.id} and ${conversionTags.deletedAt} is null)
  or exists (select from ${apiTokens} where ${apiTokens.advertiserId} = ${advertisers.id}))`

/** True for an ad account that has a tag or an access token, so that conversions can reach it. */
export async function measuresConversions(db: Sql, id: AdvertiserId): Promise<boolean> {
  const tags = and(eq(conversionTags.advertiserId, id), isNull(conversionTags.deletedAt))
  if ((await db.$count(conversionTags, tags)) > 0) return true
  return (await db.$count(apiTokens, eq(apiTokens.advertiserId, id))) > 0
}
