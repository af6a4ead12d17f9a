import { AdId, AdvertiserId, AudienceId, UserId } from '@tessera/contracts/ids'
import { limits } from '@tessera/contracts/limits'
import { z } from '@tessera/contracts/schema'
import { Topic } from '@tessera/contracts/topics'
import { sql } from '../../../../platform/database/sql.ts'
import { advertiserPeople, advertisers, users } from '../../../identity/index.ts'
import { blocks, interests } from '../../../pins/index.ts'
import { adPreferences, adViews, hiddenAdvertisers } from '../../accounts/campaigns/tables.ts'
import { audienceMembers, audiences } from '../audiences/tables.ts'

const viewer = sql`${sql.placeholder('viewerId')}::bigint`
const today = sql`${sql.placeholder('factsOn')}::date`

/**
 * The facts about a member that ads are chosen by, as one text, so that any query of a list can bring it along
 * and a change shows by comparing two texts. It takes the placeholders `viewerId` and `factsOn`: a day
 * in UTC, or null for no facts.
 */
export const memberFactsColumn = sql<string | null>`case when ${today} is not null then (
  select json_build_array(${users.birthday}, ${users.gender}, ${users.country},
    coalesce((select ${adPreferences.isPersonalized} from ${adPreferences}
      where ${adPreferences.userId} = ${users.id}), true),
    array(select ${interests.topic} from ${interests} where ${interests.userId} = ${users.id} order by 1),
    array(select ${hiddenAdvertisers.advertiserId}::text from ${hiddenAdvertisers}
        where ${hiddenAdvertisers.userId} = ${users.id}
      union all select ${advertisers.id}::text from ${advertisers} where ${advertisers.ownerId} = ${users.id}
      union all select ${advertiserPeople.advertiserId}::text from ${advertiserPeople}
        where ${advertiserPeople.userId} = ${users.id} order by 1),
    array(select ${blocks.blockedId}::text from ${blocks} where ${blocks.blockerId} = ${users.id}
      union all select ${blocks.blockerId}::text from ${blocks} where ${blocks.blockedId} = ${users.id}
      order by 1),
    array(select ${adViews.adId}::text from ${adViews}
      where ${adViews.viewerId} = ${users.id} and ${adViews.day} = ${today}
        and ${adViews.views} >= ${sql.raw(String(limits.adViewsDaily))} order by 1),
    array(select ${audienceMembers.audienceId}::text from ${audienceMembers}
      join ${audiences} on ${audiences.id} = ${audienceMembers.audienceId} and ${audiences.isUsable}
      where ${audienceMembers.userId} = ${users.id} order by 1))::text
  from ${users} where ${users.id} = ${viewer}) end`

const Text = z.nullable(z.string())
const Written = z.tuple([
  ...([Text, Text, Text, z.boolean(), z.array(z.string())] as const),
  ...([z.array(AdvertiserId), z.array(UserId), z.array(AdId), z.array(AudienceId)] as const),
])

/** The facts about a member that ads are chosen by. */
export interface MemberFacts {
  /** The text that they were read from: equal texts have equal facts. */
  readonly text: string
  readonly birthday: string | null
  readonly gender: string | null
  readonly country: string | null
  readonly isPersonalized: boolean
  readonly interests: ReadonlySet<Topic>
  readonly withoutAdvertisers: ReadonlySet<AdvertiserId>
  readonly blocked: ReadonlySet<UserId>
  readonly seenEnough: ReadonlySet<AdId>
  /** The member's audiences that are large enough for ads to use them. */
  readonly audiences: ReadonlySet<AudienceId>
}

/** Reads the text of `memberFactsColumn`. */
export function memberFactsOf(text: string): MemberFacts {
  const read = z.parse(Written, JSON.parse(text))
  const [birthday, gender, country, isPersonalized, liked, without, blocked, seen, within] = read
  return {
    text,
    birthday,
    gender,
    country,
    isPersonalized,
    interests: new Set(liked.flatMap(knownTopic)),
    withoutAdvertisers: new Set(without),
    blocked: new Set(blocked),
    seenEnough: new Set(seen),
    audiences: new Set(within),
  }
}

const knownTopic = (text: string): readonly Topic[] => {
  const parsed = Topic.safeParse(text)
  return parsed.success ? [parsed.data] : []
}
