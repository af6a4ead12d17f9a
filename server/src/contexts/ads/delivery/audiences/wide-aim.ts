import { sql } from '../../../../platform/database/sql.ts'
import { adGroups } from '../../accounts/campaigns/tables.ts'
import { audienceAims } from './tables.ts'

/** True of an ad group whose targeting names audiences. */
export const namesAudiences = sql<boolean>`(${adGroups.targeting} ?| array['AUDIENCE_INCLUDE', 'AUDIENCE_EXCLUDE'])`

/** A fingerprint of an ad group's targeting. */
export const markOfTargeting = sql<string>`md5(${adGroups.targeting}::text)`

/** True of an ad group whose whole targeting, as it is now, reaches enough people; null when it wasn't counted. */
export const isWideAim = sql<boolean | null>`(select ${audienceAims.isWide} from ${audienceAims}
  where ${audienceAims.adGroupId} = ${adGroups.id} and ${audienceAims.mark} = ${markOfTargeting})`
