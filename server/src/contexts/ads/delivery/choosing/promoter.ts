import type { Ports } from '../../../../ports.ts'
import {
  type FactsRead,
  type ListPromotion,
  type ListViewer,
  nothingPromoted,
  type Promoter,
} from '../../../discovery/index.ts'
import {
  type Audience,
  audienceOf,
  type Subject,
  subjectOfPin,
  subjectOfSearch,
} from './audience.ts'
import { chooseAds } from './choose-ads.ts'
import type { FactsMemory } from './facts-memory.ts'
import { findMemberFacts, searchFactsColumn, searchFactsValues } from './find-audience.ts'
import type { LiveAd } from './live-ad.ts'
import { type MemberFacts, memberFactsColumn, memberFactsOf } from './member-facts.ts'
import { priceAds } from './price-ads.ts'
import { promotedPinOf } from './serve-ads.ts'

/** The ports of delivery, and its memory of members' facts. */
interface Around extends Pick<Ports, 'db' | 'ids' | 'clock' | 'secrets' | 'liveAds'> {
  readonly facts: FactsMemory
}

/** Returns the live ads and this moment; undefined when there are no ads. */
async function liveNow({ liveAds, clock }: Around) {
  const { index, topics } = await liveAds.current()
  return index.ads.length === 0 ? undefined : { index, topics, now: clock.now() }
}

type LiveNow = NonNullable<Awaited<ReturnType<typeof liveNow>>>

const dayOf = (now: Date): string => now.toISOString().slice(0, 10)

/** Prices ads that were chosen for an audience, and seals those that are shown. */
const promotionOf = (
  around: Around,
  candidates: readonly LiveAd[],
  audience: Audience,
): ListPromotion => ({
  candidates,
  winners: ({ competes, shown }) =>
    priceAds(candidates.filter(competes), shown).map((priced) => ({
      promoted: priced.ad,
      pinIn: (row, place) => promotedPinOf(around, row, { ...priced, audience, place }),
    })),
})

/** Chooses the ads of a list; its seed decides which paced ads take part. */
function chosen(
  around: Around,
  { index, now }: LiveNow,
  list: {
    readonly viewer: ListViewer
    readonly facts: MemberFacts | null
    readonly subject: Subject | null
    readonly seed: string
  },
): ListPromotion {
  const { facts, subject, seed } = list
  const { viewer, addressCountry, isInstalled, userAgent } = list.viewer
  const viewerId = viewer?.id ?? null
  const audience = audienceOf(
    { viewerId, facts, addressCountry, isInstalled, userAgent },
    subject,
    now,
  )
  const candidates = chooseAds(index, audience, { seed, now: now.getTime() })
  return promotionOf(around, candidates, audience)
}

const factsIn = (text: string | null): MemberFacts | null =>
  text === null ? null : memberFactsOf(text)

/** Returns a member's facts as this instance remembers them, else from the database. */
async function rememberedFacts({ db, facts }: Around, viewer: ListViewer['viewer'], now: Date) {
  if (viewer === null) return null
  const found = facts.get(viewer.id) ?? (await findMemberFacts(db, viewer.id, dayOf(now)))
  if (found !== null) facts.set(viewer.id, found)
  return found
}

const factsDayOf = ({ viewer }: ListViewer, live: LiveNow | undefined): string | null =>
  live === undefined || viewer === null ? null : dayOf(live.now)

async function promoteInHomeFeed<Page extends FactsRead>(
  around: Around,
  viewer: ListViewer,
  {
    seed,
    read,
  }: {
    readonly seed: string
    readonly read: (promotion: ListPromotion, factsOn: string | null) => Promise<Page>
  },
): Promise<Page> {
  const live = await liveNow(around)
  const factsOn = factsDayOf(viewer, live)
  const facts = live === undefined ? null : await rememberedFacts(around, viewer.viewer, live.now)
  const list = { viewer, subject: null, seed }
  const first = live === undefined ? nothingPromoted : chosen(around, live, { ...list, facts })
  const page = await read(first, factsOn)
  if (viewer.viewer === null || page.facts === null || page.facts === facts?.text) return page
  const changed = memberFactsOf(page.facts)
  around.facts.set(viewer.viewer.id, changed)
  const now = await liveNow(around)
  const again =
    now === undefined ? nothingPromoted : chosen(around, now, { ...list, facts: changed })
  return read(again, factsOn)
}

/** Promotes the pins of ads in lists. */
export const createPromoter = (around: Around): Promoter => ({
  memberFacts: memberFactsColumn,
  searchFacts: searchFactsColumn,
  factsDay: async (viewer) => factsDayOf(viewer, await liveNow(around)),
  inHomeFeed: (viewer, seed, read) => promoteInHomeFeed(around, viewer, { seed, read }),
  async inSearch(viewer, query, seed) {
    const live = await liveNow(around)
    if (live === undefined) return undefined
    return {
      values: searchFactsValues(query, factsDayOf(viewer, live)),
      chosenBy: ({ facts, ...words }, thing) =>
        chosen(around, live, {
          viewer,
          facts: factsIn(facts),
          subject: subjectOfSearch({ ...words, query, thing }, live.topics),
          seed,
        }),
    }
  },
  async besidePin(viewer, { stems, facts }, seed) {
    const live = await liveNow(around)
    if (live === undefined) return nothingPromoted
    const subject = subjectOfPin(stems, live.topics)
    return chosen(around, live, { viewer, facts: factsIn(facts), subject, seed })
  },
})
