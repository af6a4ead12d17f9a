import { limits } from '@tessera/contracts/limits'
import { type SQL, sql } from '../../../../platform/database/sql.ts'
import { advertiserPeople, advertisers, users } from '../../../identity/index.ts'
import { adPreferences } from '../../accounts/campaigns/tables.ts'

/** True of a member whose ads are personalized. */
export const isPersonalized = sql<boolean>`not exists (select from ${adPreferences}
  where ${adPreferences.userId} = ${users.id} and not ${adPreferences.isPersonalized})`

/** True of a member who is old enough, as far as is known. */
export const isOldEnough = sql<boolean>`(${users.birthday} is null or
  ${users.birthday} <= current_date - make_interval(years => ${sql.raw(String(limits.audienceAgeMin))}))`

/** True of a member who acts for an ad account: they never see its ads. */
export const isOfAccount = (advertiserId: string | SQL) => sql<boolean>`(exists (
    select from ${advertisers} where ${advertisers.id} = ${advertiserId}::bigint
      and ${advertisers.ownerId} = ${users.id})
  or exists (select from ${advertiserPeople} where ${advertiserPeople.userId} = ${users.id}
    and ${advertiserPeople.advertiserId} = ${advertiserId}::bigint))`

/** True of a member who may be in audiences. */
export const mayBeIn = sql<boolean>`(${users.state} = 'active' and ${isPersonalized} and ${isOldEnough})`
