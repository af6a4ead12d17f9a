import type { AdPlace } from '@tessera/contracts/ads/ad-event'
import { AdId, AdvertiserId, type PinId, UserId } from '@tessera/contracts/ids'
import { limits } from '@tessera/contracts/limits'
import { Topic } from '@tessera/contracts/topics'
import type { Visit } from '../../calls/visit.ts'
import { hotQuery } from '../../platform/database/hot-query.ts'
import { sql } from '../../platform/database/sql.ts'
import {
  adPreferences,
  adViews,
  advertiserPeople,
  advertisers,
  hiddenAdvertisers,
} from '../ads/tables.ts'
import { users } from '../identity/tables.ts'
import { pins } from '../pins/tables.ts'
import { blocks, interests } from '../users/tables.ts'
import {
  type Audience,
  adGenderOf,
  ageBucketOf,
  appTypeOf,
  type Subject,
  searchStemsNeeded,
  visitor,
} from './audience.ts'
import { type TopicsOfStem, topicsIn } from './pin-topics.ts'

/** What a page is about: what was searched for, or the pin that others are related to. */
export type PageSubject =
  | { readonly place: 'home' }
  | { readonly place: 'search'; readonly query: string }
  | { readonly place: 'related'; readonly pinId: PinId }

const viewer = sql`${sql.placeholder('viewerId')}::bigint`

/** Several values of a column as one text, which all drivers read alike. */
const joined = (query: ReturnType<typeof sql>) =>
  sql`array_to_string(array(${query}), ' ')`.mapWith(String)

const stems = joined(sql`
  select unnest(tsvector_to_array(tessera_words('', ${sql.placeholder('query')})))
  union all select unnest(tsvector_to_array(subject.words)) from ${pins} subject
    where subject.id = ${sql.placeholder('pinId')}::bigint`)

const memberFacts = {
  birthday: users.birthday,
  gender: users.gender,
  country: users.country,
  isPersonalized: sql`coalesce((select ${adPreferences.isPersonalized} from ${adPreferences}
        where ${adPreferences.userId} = ${viewer}), true)`.mapWith(Boolean),
  interests: joined(sql`select ${interests.topic} from ${interests}
        where ${interests.userId} = ${viewer}`),
  without: joined(sql`
        select ${hiddenAdvertisers.advertiserId} from ${hiddenAdvertisers}
          where ${hiddenAdvertisers.userId} = ${viewer}
        union all select ${advertisers.id} from ${advertisers} where ${advertisers.ownerId} = ${viewer}
        union all select ${advertiserPeople.advertiserId} from ${advertiserPeople}
          where ${advertiserPeople.userId} = ${viewer}`),
  blocked: joined(sql`
        select ${blocks.blockedId} from ${blocks} where ${blocks.blockerId} = ${viewer}
        union all select ${blocks.blockerId} from ${blocks} where ${blocks.blockedId} = ${viewer}`),
  seenEnough: joined(sql`select ${adViews.adId} from ${adViews}
        where ${adViews.viewerId} = ${viewer} and ${adViews.day} = ${sql.placeholder('today')}::date
          and ${adViews.views} >= ${sql.raw(String(limits.adViewsDaily))}`),
}

const isViewer = sql`${users.id} = ${viewer}`

/** The home feed is about nothing, so that no words are read for it. */
const ofMemberAtHome = hotQuery('ad_audience_home', (db) =>
  db
    .select({ ...memberFacts, stems: sql`''`.mapWith(String) })
    .from(users)
    .where(isViewer),
)
const ofMember = hotQuery('ad_audience', (db) =>
  db
    .select({ ...memberFacts, stems })
    .from(users)
    .where(isViewer),
)

const ofPage = hotQuery('ad_page_stems', (db) =>
  db.select({ stems: sql<string>`stems` }).from(sql`(select ${stems} as stems) page`),
)

const partsOf = (text: string): readonly string[] => text.split(' ').filter((part) => part !== '')

function subjectOf(place: AdPlace, text: string, known: TopicsOfStem): Subject | null {
  if (place === 'home') return null
  const words = new Set(partsOf(text))
  return {
    stems: words,
    topics: topicsIn(words, known),
    stemsNeeded: place === 'search' ? searchStemsNeeded(words.size) : relatedStemsNeeded,
  }
}

/** The number of words that two pins have in common to be about the same. */
const relatedStemsNeeded = 2

/** Loads what delivery goes by, in one query; without one for visitors of the home feed. */
export async function findAudience(
  visit: Visit,
  page: PageSubject,
  topics: TopicsOfStem,
): Promise<Audience> {
  const { ports, addressCountry } = visit
  const now = ports.clock.now()
  const values = {
    query: page.place === 'search' ? page.query : '',
    pinId: page.place === 'related' ? page.pinId : '0',
  }
  const app = appTypeOf(visit)
  if (visit.viewer === null) {
    const [row] = page.place === 'home' ? [] : await ofPage(ports.db, values)
    const subject = subjectOf(page.place, row?.stems ?? '', topics)
    return { ...visitor, country: countryCode(addressCountry), app, subject }
  }
  const viewerId = visit.viewer.id
  const today = now.toISOString().slice(0, 10)
  const [row] =
    page.place === 'home'
      ? await ofMemberAtHome(ports.db, { viewerId, today })
      : await ofMember(ports.db, { ...values, viewerId, today })
  if (row === undefined) return { ...visitor, viewerId, app, subject: null }
  return {
    viewerId,
    age: ageBucketOf(row.birthday, now),
    gender: adGenderOf(row.gender),
    country: countryCode(row.country ?? addressCountry),
    app,
    interests: new Set(partsOf(row.interests).flatMap(knownTopic)),
    isPersonalized: row.isPersonalized,
    withoutAdvertisers: new Set(partsOf(row.without).map((id) => AdvertiserId.parse(id))),
    blocked: new Set(partsOf(row.blocked).map((id) => UserId.parse(id))),
    seenEnough: new Set(partsOf(row.seenEnough).map((id) => AdId.parse(id))),
    subject: subjectOf(page.place, row.stems, topics),
  }
}

const countryCode = (text: string | null): string | null =>
  /^[A-Z]{2}$/.test(text ?? '') ? text : null

const knownTopic = (text: string): readonly Topic[] => {
  const parsed = Topic.safeParse(text)
  return parsed.success ? [parsed.data] : []
}
