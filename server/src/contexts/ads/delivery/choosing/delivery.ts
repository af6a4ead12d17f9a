import type { Visit } from '../../../../calls/visit.ts'
import { type Audience, audienceOf, type Subject, subjectOfPin, subjectOfSearch, visitor } from './audience.ts'
import { chooseAds } from './choose-ads.ts'
import { findMemberFacts, type SearchFacts, searchFactsValues } from './find-audience.ts'
import type { LiveAd } from './live-ad.ts'
import { type MemberFacts, memberFactsOf } from './member-facts.ts'

/** The ads that compete for the places of a list, best first, and whom they were chosen for. */
export interface Delivery {
  readonly candidates: readonly LiveAd[]
  readonly audience: Audience
  /** What they were chosen by; null for visitors, and when there are no ads. */
  readonly facts: MemberFacts | null
}

/** No ads. */
export const nothingDelivered: Delivery = { candidates: [], audience: visitor, facts: null }

/** The live ads and this moment; undefined when there are no ads. */
async function liveNow({ ports }: Visit) {
  const { index, topics } = await ports.liveAds.current()
  return index.ads.length === 0 ? undefined : { index, topics, now: ports.clock.now() }
}

type LiveNow = NonNullable<Awaited<ReturnType<typeof liveNow>>>

const dayOf = (now: Date): string => now.toISOString().slice(0, 10)

/** Returns the day that a query reads a member's facts for; null for visitors, and when there are no ads. */
export async function factsDay(visit: Visit): Promise<string | null> {
  const live = await liveNow(visit)
  return live === undefined || visit.viewer === null ? null : dayOf(live.now)
}

/** Chooses the ads of a list; its seed decides which paced ads take part. */
function chosen(
  { viewer, addressCountry, isInstalled, userAgent }: Visit,
  { index, now }: LiveNow,
  given: { readonly facts: MemberFacts | null; readonly subject: Subject | null; seed: string },
): Delivery {
  const { facts, subject, seed } = given
  const viewerId = viewer?.id ?? null
  const audience = audienceOf(
    { viewerId, facts, addressCountry, isInstalled, userAgent },
    subject,
    now,
  )
  return { candidates: chooseAds(index, audience, { seed, now: now.getTime() }), audience, facts }
}

/** The ads of a search: what its own statement reads for them, and how they are chosen by that. */
export interface SearchDelivery {
  readonly values: ReturnType<typeof searchFactsValues>
  chosenBy(found: SearchFacts): Delivery
}

/** Prepares to choose the ads of a search; undefined when there are none. */
export async function searchDelivery(
  visit: Visit,
  query: string,
  seed: string,
): Promise<SearchDelivery | undefined> {
  const live = await liveNow(visit)
  if (live === undefined) return undefined
  return {
    values: searchFactsValues(query, visit.viewer === null ? null : dayOf(live.now)),
    chosenBy: ({ facts, ...words }) =>
      chosen(visit, live, {
        facts: facts === null ? null : memberFactsOf(facts),
        subject: subjectOfSearch({ ...words, query }, live.topics),
        seed,
      }),
  }
}

/** Chooses the ads beside pins that are related to one; takes that pin's stems, and the member's facts. */
export async function relatedDelivery(
  visit: Visit,
  { stems, facts }: { readonly stems: string; readonly facts: string | null },
  seed: string,
): Promise<Delivery> {
  const live = await liveNow(visit)
  if (live === undefined) return nothingDelivered
  return chosen(visit, live, {
    facts: facts === null ? null : memberFactsOf(facts),
    subject: subjectOfPin(stems, live.topics),
    seed,
  })
}

/** Chooses the ads of a home feed, by what this instance remembers of the member. */
export async function homeDelivery(visit: Visit, seed: string): Promise<Delivery> {
  const { ports, viewer } = visit
  const live = await liveNow(visit)
  if (live === undefined) return nothingDelivered
  if (viewer === null) return chosen(visit, live, { facts: null, subject: null, seed })
  const facts =
    ports.adFacts.get(viewer.id) ?? (await findMemberFacts(ports.db, viewer.id, dayOf(live.now)))
  if (facts !== null) ports.adFacts.set(viewer.id, facts)
  return chosen(visit, live, { facts, subject: null, seed })
}

/** A page of a home feed, and the facts of the member that its own query found. */
interface HomeRead {
  readonly facts: string | null
}

/**
 * Reads a page of a home feed with ads. Its query also reads the member's facts: when they are not those
 * that the ads were chosen by, ads are chosen and the page is read once more.
 */
export async function withHomeAds<Page extends HomeRead>(
  visit: Visit,
  { delivery, seed }: { readonly delivery: Delivery; readonly seed: string },
  read: (delivery: Delivery) => Promise<Page>,
): Promise<{ readonly page: Page; readonly delivery: Delivery }> {
  const page = await read(delivery)
  const { viewer, ports } = visit
  if (viewer === null || page.facts === null || page.facts === delivery.facts?.text)
    return { page, delivery }
  const facts = memberFactsOf(page.facts)
  ports.adFacts.set(viewer.id, facts)
  const live = await liveNow(visit)
  const again =
    live === undefined ? nothingDelivered : chosen(visit, live, { facts, subject: null, seed })
  return { page: await read(again), delivery: again }
}
